import * as calls from '#lib/contract/desk.ts';
import { parsePhone } from '#lib/phone.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { ServiceError } from '../../http/problem.ts';
import { changeRole, listStaff } from '../account/set-role.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { nameOf } from '../tickets/summaries.ts';
import { listCustomers, readCustomer } from './customers.ts';
import { listAudit } from './list-audit.ts';
import { readDesk } from './read-desk.ts';
import { readSystem, retryJob } from './system.ts';

/** The desk's own calls. That only staff gets here, and only admins where the contract says so, is the mounter's care. */
export function mountDesk(mount: Mount, deps: ModuleDeps): void {
  const { db } = deps.database;
  mount(calls.readDesk, async ({ now }) => readDesk(db, now));
  mount(calls.listCustomers, async ({ query }) => listCustomers(db, query));
  mount(calls.readCustomer, async ({ params, session, now }) => readCustomer(db, params.id, session.userId, now));
  mount(calls.listMembers, async () => {
    const people = await listStaff(db);
    const items = people.flatMap(({ id, phone, role, first_name, last_name }) =>
      role === 'customer' ? [] : [{ id, phone, role, name: nameOf(first_name, last_name) }],
    );
    return { items, nextCursor: null };
  });
  mount(calls.changeMember, async ({ body, session, now, commit }) => {
    const phone = parsePhone(body.phone)?.e164;
    if (!phone) throw new ServiceError('validation_failed', { fields: { phone: 'phone_invalid' } });
    if (phone === session.phone) throw new ServiceError('validation_failed', { fields: { phone: 'invalid' } });
    return commit([], async (tx) => {
      if (!(await changeRole(tx, phone, body.role, now, session.userId))) throw new ServiceError('user_not_found');
      return {};
    });
  });
  mount(calls.listAudit, async ({ query }) => listAudit(db, query));
  mount(calls.readSystem, async ({ now }) => readSystem(deps, now));
  mount(calls.retryJob, async ({ params, session, now, commit }) =>
    commit([], async (tx) => {
      await retryJob(tx, params.id, now);
      await recordEvent(tx, { event: 'job-retried', userId: session.userId, details: { job: params.id } }, now);
      return {};
    }),
  );
}
