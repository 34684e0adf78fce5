import { requestConsultation } from '#lib/contract/consultations.ts';
import { parsePhone } from '#lib/phone.ts';
import type { Captcha } from '../../adapters/captcha.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { ServiceError } from '../../http/problem.ts';
import { CONSULTATION_LIMITS } from '../../http/rate-limit.ts';
import { spendProof } from '../captcha/spend-proof.ts';
import { storeRequest } from './store-request.ts';

export function mountConsultations(mount: Mount, captcha: Captcha): void {
  mount(requestConsultation, async ({ body: { captcha: answer, ...asked }, request, now, commit }) => {
    const phone = parsePhone(asked.phone)?.e164;
    if (!phone) throw new ServiceError('validation_failed', { fields: { phone: 'phone_invalid' } });
    // May ask another host, so it stays outside the transaction.
    const proof = await captcha.verify(answer, 'consultation', request.hostname);
    return commit(CONSULTATION_LIMITS, async (tx) => {
      await spendProof(tx, proof);
      return storeRequest(tx, { ...asked, phone }, now);
    });
  });
}
