import { listPlans } from '#lib/contract/plans.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { priceList } from './list-plans.ts';

export function mountPlans(mount: Mount): void {
  mount(listPlans, async () => priceList());
}
