import { STATUS_CODES } from 'node:http';
import * as z from 'zod';
import { checkSession } from '#lib/contract/auth.ts';
import { type Endpoint, IDEMPOTENCY_HEADER } from '#lib/contract/endpoint.ts';
import { COMMON_ERRORS, ERROR_STATUS, type ErrorCode, Problem } from '#lib/contract/errors.ts';

/** The parts of an OpenAPI 3.1 document that this service writes. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly security?: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, { description: string }>>;
}
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: object;
}
export interface OpenApi {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
}

const DESCRIPTION = `Bodies and answers are JSON. Failures are problem documents (RFC 9457) with a stable \`code\`.
A POST, PATCH or DELETE carries the header X-XSRF-TOKEN with the value of the XSRF-TOKEN cookie, which auth/loged sets.
Calls marked "signed in" carry the access token of a session: Authorization: Bearer …`;

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

function fieldParameters(place: 'path' | 'query', schema: z.ZodType | undefined): Parameter[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: !z.safeParse(field, undefined).success,
    schema: jsonSchema(field, 'input'),
  }));
}

const headerParameter = (name: string, required: boolean, description: string): Parameter => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

function headerParameters({ method, path, errors, cookieless }: Endpoint): Parameter[] {
  // The session check hands the token out.
  if (method === 'GET' || cookieless || path === checkSession.path) return [];
  const token = headerParameter('X-XSRF-TOKEN', true, 'Value of the XSRF-TOKEN cookie.');
  const key = headerParameter(IDEMPOTENCY_HEADER, false, 'A UUID made once a form: repetitions get the first answer.');
  return errors.includes('idempotency_mismatch') ? [token, key] : [token];
}

function failures(codes: readonly ErrorCode[]): Record<string, { description: string }> {
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  const byStatus = Object.groupBy(codes, (code) => String(ERROR_STATUS[code]));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, found]) => [
      status,
      { description: `${STATUS_CODES[status]}: ${found?.join(', ')}`, content: problem },
    ]),
  );
}

/** A navigation answers with an address, everything else with JSON. */
const successOf = ({ success, reply }: Endpoint) =>
  success === 303
    ? { description: 'See Other', headers: { location: { schema: { type: 'string' } } } }
    : { description: 'Success', content: { 'application/json': { schema: jsonSchema(reply, 'output') } } };

function operationOf(endpoint: Endpoint): Operation {
  const { path, summary, params, body, query, success, errors, access } = endpoint;
  const parameters = [
    ...fieldParameters('path', params),
    ...fieldParameters('query', query),
    ...headerParameters(endpoint),
  ];
  return {
    operationId: `${endpoint.method.toLowerCase()}-${path.replaceAll('/', '-').replaceAll(':', '')}`,
    summary,
    tags: [path.split('/')[0] ?? path],
    ...(access !== 'anyone' && { security: [{ accessToken: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } },
    }),
    responses: { [success]: successOf(endpoint), ...failures([...COMMON_ERRORS, ...errors]) },
  };
}

/** Describes the calls of the contract as OpenAPI 3.1. */
export function describeApi(title: string, endpoints: readonly Endpoint[]): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const path = `/${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.1',
    info: { title, version: '1', description: DESCRIPTION },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(Problem, 'output') },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } },
    },
  };
}
