import { type SubmitEvent, useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { clearDraft, readDraft } from '#lib/forms/draft.ts';
import { languageOf } from '#lib/i18n/languages.ts';
import { type Plan, priceIn } from '#lib/plans.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { parseAbout } from '#lib/support/about.ts';
import { useWay } from '../../auth/use-way.ts';
import { DialogForm } from '../account-look.ts';
import { useMoney } from '../use-money.ts';
import { usePlanName } from '../use-plan-name.ts';
import { usePlaceOrder } from './use-place-order.ts';

const CENTS = 100;

/** What another page has laid in, when the address says so: a finding of the analyzer. Kept until the order is placed. */
function laidNote(): string {
  if (!parseAbout(new URLSearchParams(location.search).get('about'))) return '';
  return readDraft(STORAGE_KEYS.orderDraft)?.values.note ?? '';
}

/** A plan at its price, with room for a note; placing it makes the order. */
export function OrderForm({ plan }: { readonly plan: Plan }) {
  const [note, setNote] = useState(laidNote);
  const { place, isBusy, error } = usePlaceOrder(plan);
  const text = useText('orders');
  const message = useMessage();
  const name = usePlanName()(plan.id);
  const write = useMoney();
  const { lng } = useWay();
  const { price, currency } = priceIn(plan, languageOf(lng).currency);
  const unit = currency === 'USD' ? CENTS : 1;
  const shown = {
    from: price.from * unit,
    ...(price.to && { to: price.to * unit }),
    currency: currency === 'USD' ? currency : 'IRT',
  } as const;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void place({ channel: 'site', ...(note.trim() && { note: note.trim() }) }, () => {
      clearDraft(STORAGE_KEYS.orderDraft);
      location.reload();
    });
  }

  return (
    <DialogForm noValidate onSubmit={submit} aria-busy={isBusy} style={{ maxInlineSize: '38rem' }}>
      <h2 className="h3">{text('placeTitle', { plan: name })}</h2>
      <p className="h2 num">{write.price(shown)}</p>
      <p className="muted">{text('placeText')}</p>
      <TextArea
        id="order-note"
        label={text('placeNote')}
        rows={note.includes('\n') ? 10 : 4}
        dir="auto"
        maxLength={2000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {error && <Alert tone="error" role="alert" title={message(error)} />}
      <Button type="submit" variant="gold" size="md" loading={isBusy}>
        {text('place')}
      </Button>
    </DialogForm>
  );
}
