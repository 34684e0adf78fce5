import { InvoicePage } from './InvoicePage.tsx';
import { OrderList } from './OrderList.tsx';
import { OrderPage } from './OrderPage.tsx';
import { PlaceOrder } from './PlaceOrder.tsx';

/** Orders: all of them, one (`?id=`), its invoice (`&view=invoice`), or a new one of a plan (`?plan=`, `&via=` a chat app). */
export function OrdersView() {
  const query = new URLSearchParams(location.search);
  const id = query.get('id');
  const plan = query.get('plan');
  if (plan) return <PlaceOrder id={plan} via={query.get('via')} />;
  if (!id) return <OrderList />;
  return query.get('view') === 'invoice' ? <InvoicePage id={id} /> : <OrderPage id={id} />;
}
