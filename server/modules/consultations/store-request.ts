import { randomUUIDv7 } from 'node:crypto';
import type { ConsultationBody } from '#lib/contract/consultations.ts';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';

type ConsultationRequest = Omit<ConsultationBody, 'captcha'>;

/** Stores a request, its phone number in E.164, and queues the mail to the staff with it. */
export async function storeRequest(tx: Tx, request: ConsultationRequest, now: Date): Promise<{ id: string }> {
  const id = randomUUIDv7();
  const { journey, ...columns } = request;
  const row = { ...columns, id, journey: journey ? JSON.stringify(journey) : null, created_at: now };
  await tx.insertInto('consultations').values(row).execute();
  await enqueue(tx, 'consultation-mail', { consultationId: id }, now);
  return { id };
}
