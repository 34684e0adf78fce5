import { settlePayment as settleCall } from '#lib/contract/desk-payments.ts';
import { listGateways, startPayment as startCall, verifyPayment as verifyCall } from '#lib/contract/payments.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { settlePayment } from './settle-payment.ts';
import { startPayment } from './start-payment.ts';
import { verifyPayment } from './verify-payment.ts';

export function mountPayments(mount: Mount, deps: ModuleDeps): void {
  mount(listGateways, async () => ({
    items: [...deps.gateways.values()].map(({ id, currencies }) => ({ id, currencies: [...currencies] })),
  }));
  mount(startCall, (call) => startPayment(deps, call));
  mount(settleCall, settlePayment);
  mount(verifyCall, (call) => verifyPayment(deps, call));
}
