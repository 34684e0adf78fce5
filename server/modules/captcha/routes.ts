import { createChallenge } from '#lib/contract/captcha.ts';
import type { Captcha } from '../../adapters/captcha.ts';
import type { Mount } from '../../http/endpoint-routes.ts';

export function mountCaptcha(mount: Mount, captcha: Captcha): void {
  mount(createChallenge, async ({ query }) => ({ ...(await captcha.challenge(query.form)) }));
}
