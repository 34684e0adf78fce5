import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import { readOrder } from '#lib/contract/order-calls.ts';
import { readProfile } from '#lib/contract/profile.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { usePath } from '../use-path.ts';
import { useQuery } from '../use-query.ts';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { PRINT_STYLES, Tools } from './invoice-look.ts';

/** The invoice of an order as a page that prints to a clean sheet. */
export function InvoicePage({ id }: { readonly id: string }) {
  const [query, reload] = useQuery(async (api) => {
    const [order, profile] = await Promise.all([api.call(readOrder, { params: { id } }), api.call(readProfile, {})]);
    return { order, profile };
  });
  const text = useText('orders');
  const messages = useText('messages');
  const address = usePath()('profile-order');
  const number = query.state === 'ready' ? query.data.order.invoice?.number : undefined;
  const title = number && text('invoiceNumber', { number });

  // A browser names the file after the page.
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);

  return (
    <>
      <GlobalStyles styles={PRINT_STYLES} />
      <Tools>
        <TextLink href={`${address}?id=${id}`}>{text('toOrder')}</TextLink>
        {number && (
          <Button variant="ink" size="md" icon="download" onClick={() => window.print()}>
            {text('print')}
          </Button>
        )}
      </Tools>
      {query.state === 'loading' && <Skeleton label={messages('loading')} rows={6} />}
      {query.state === 'failed' && !query.isMissing && <LoadFailed onRetry={reload} />}
      {query.state === 'failed' && query.isMissing && <Alert tone="error" role="alert" title={text('notFound')} />}
      {query.state === 'ready' && !number && <Alert tone="info" title={text('noInvoice')} />}
      {query.state === 'ready' && number && <InvoiceSheet {...query.data} />}
    </>
  );
}
