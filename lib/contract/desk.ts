import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { UNSAFE_ERRORS } from './errors.ts';
import { line, phone } from './fields.ts';
import { OrderSummary } from './orders.ts';
import { Role } from './session.ts';
import { TicketSummary } from './tickets.ts';

const READ_ERRORS = ['validation_failed', 'session_expired', 'staff_only'] as const;

/** How much waits in each inbox, and since when the longest. */
export const readDesk = endpoint({
  method: 'GET',
  path: 'desk',
  access: 'staff',
  summary: 'How much waits at the desk, for staff.',
  reply: z.object({
    tickets: z.int(),
    live: z.int(),
    consultations: z.int(),
    comments: z.int(),
    orders: z.int(),
    feedback: z.int(),
    oldest: z.object({
      threads: z.iso.datetime().nullable(),
      consultations: z.iso.datetime().nullable(),
      comments: z.iso.datetime().nullable(),
    }),
  }),
  success: 200,
  errors: ['session_expired', 'staff_only'],
});

const Person = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  locale: z.string(),
  createdAt: z.iso.datetime(),
});

export const CustomerListQuery = z.strictObject({
  /** Part of a name, a company, a number or an address. */
  search: line(80).optional(),
  cursor: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(50).default(30),
});
export type CustomerListQuery = z.output<typeof CustomerListQuery>;

export const listCustomers = endpoint({
  method: 'GET',
  path: 'desk/customers',
  access: 'staff',
  summary: 'Accounts, newest first, for staff.',
  query: CustomerListQuery,
  reply: z.object({ items: z.array(Person), nextCursor: z.uuid().nullable() }),
  success: 200,
  errors: READ_ERRORS,
});

/** A customer with what the desk has to know before it answers: the newest twenty of each kind. */
export const CustomerCard = Person.extend({
  isHere: z.boolean(),
  orders: z.array(OrderSummary),
  tickets: z.array(TicketSummary),
  feedback: z.array(z.object({ rating: z.int(), message: z.string(), createdAt: z.iso.datetime() })),
});
export type CustomerCard = z.infer<typeof CustomerCard>;

export const readCustomer = endpoint({
  method: 'GET',
  path: 'desk/customers/:id',
  access: 'staff',
  summary: 'A customer with orders, tickets and feedback, for staff.',
  params: z.strictObject({ id: z.uuid() }),
  reply: CustomerCard,
  success: 200,
  errors: [...READ_ERRORS, 'not_found'],
});

const Member = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  role: Role.exclude(['customer']),
});

export const listMembers = endpoint({
  method: 'GET',
  path: 'desk/staff',
  access: 'admin',
  summary: 'Who works at the desk and as what, for admins.',
  reply: z.object({ items: z.array(Member), nextCursor: z.null() }),
  success: 200,
  errors: ['session_expired', 'staff_only'],
});

/** `customer` takes the desk away. Nobody changes the role of themselves, so that an admin is left. */
export const changeMember = endpoint({
  method: 'POST',
  path: 'desk/staff',
  access: 'admin',
  summary: 'Gives the account of a number a role, for admins.',
  body: z.strictObject({ phone, role: Role }),
  reply: z.object({}),
  success: 200,
  errors: [...UNSAFE_ERRORS, 'session_expired', 'staff_only', 'user_not_found'],
});

export const AuditListQuery = z.strictObject({
  event: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .optional(),
  userId: z.uuid().optional(),
  cursor: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type AuditListQuery = z.output<typeof AuditListQuery>;

export const listAudit = endpoint({
  method: 'GET',
  path: 'desk/audit',
  access: 'admin',
  summary: 'What happened around signing in, paying and the desk, newest first, for admins.',
  query: AuditListQuery,
  reply: z.object({
    items: z.array(
      z.object({
        id: z.uuid(),
        at: z.iso.datetime(),
        /** A short name: `role-changed`. */
        event: z.string(),
        person: z.object({ id: z.uuid(), name: z.string().nullable() }).nullable(),
        details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      }),
    ),
    nextCursor: z.uuid().nullable(),
  }),
  success: 200,
  errors: READ_ERRORS,
});

/** What an admin looks at when something is slow or silent. */
export const SystemState = z.object({
  database: z.object({ kind: z.enum(['embedded', 'postgres']), version: z.string(), bytes: z.number() }),
  queue: z.object({
    waiting: z.int(),
    overdue: z.int(),
    /** Jobs that failed to the last try, newest first; fifty at most. */
    dead: z.array(
      z.object({ id: z.uuid(), kind: z.string(), reason: z.string().nullable(), createdAt: z.iso.datetime() }),
    ),
  }),
  /** `printed`: no server is set up, so mail and texts stand in the log. */
  mail: z.enum(['smtp', 'printed']),
  texts: z.object({ providers: z.array(z.string()), channels: z.array(z.string()) }),
  gateways: z.array(z.string()),
  versions: z.object({ service: z.string(), node: z.string(), migration: z.string() }),
  startedAt: z.iso.datetime(),
});
export type SystemState = z.infer<typeof SystemState>;

export const readSystem = endpoint({
  method: 'GET',
  path: 'desk/system',
  access: 'admin',
  summary: 'State of queue, mail, texts and database, and versions, for admins.',
  reply: SystemState,
  success: 200,
  errors: ['session_expired', 'staff_only'],
});

export const retryJob = endpoint({
  method: 'POST',
  path: 'desk/system/jobs/:id',
  access: 'admin',
  summary: 'Tries a job again that failed to the last try, for admins.',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({}),
  reply: z.object({}),
  success: 200,
  errors: [...UNSAFE_ERRORS, 'session_expired', 'staff_only', 'not_found'],
});
