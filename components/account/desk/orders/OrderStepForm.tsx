import { type SubmitEvent, useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { confirmPayment, confirmRepayment } from '#lib/contract/desk-payments.ts';
import { type DeskOrder, stepOrderAtDesk } from '#lib/contract/order-calls.ts';
import { useFiles } from '../../attachments/use-files.ts';
import { leftToPay, toReturn } from '../../orders/order-sums.ts';
import { useAction } from '../../use-action.ts';
import { useMoney } from '../../use-money.ts';
import { Choice } from '../Choice.tsx';
import { Form } from '../desk-look.ts';
import { HandedFields } from './HandedFields.tsx';
import { handedOf, NOTHING_HANDED } from './handed.ts';
import {
  amountOf,
  type DeskStep,
  hasAmount,
  hasFiles,
  isOfMoney,
  missingOf,
  type StepFields,
  stepBody,
} from './step-body.ts';

const EMPTY: StepFields = { amount: '', note: '', reference: '' };

interface Props {
  readonly order: DeskOrder;
  readonly onChange: (order: DeskOrder) => void;
  /** The order has moved on since it was read. */
  readonly onMoved: () => void;
}

/** What the agency may do with an order now, with what each step needs. */
export function OrderStepForm({ order, onChange, onMoved }: Props) {
  const text = useText('desk');
  const messages = useText('messages');
  const message = useMessage();
  const { money } = useMoney();
  const { run, isBusy, error } = useAction();
  const [step, setStep] = useState<DeskStep | undefined>(order.deskSteps[0]);
  const [fields, setFields] = useState(EMPTY);
  const [handedText, setHandedText] = useState(NOTHING_HANDED);
  const files = useFiles();
  const [isTried, setTried] = useState(false);
  if (!step) return null;

  const sum = step === 'repay' ? toReturn(order) : leftToPay(order);
  const amount = amountOf(order, fields);
  const missing = missingOf(order, step, fields);
  const errorOf = (name: keyof StepFields): string | undefined =>
    isTried && missing.includes(name) ? messages('field_required') : undefined;
  const field = (name: keyof StepFields) => ({
    id: `step-${name}`,
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [name]: target.value }),
  });

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (!step || missing.length > 0) return;
    const params = { id: order.id };
    const done = await run(async (api) =>
      onChange(
        isOfMoney(step)
          ? await api.call(step === 'repay' ? confirmRepayment : confirmPayment, {
              params,
              body: { amount: sum?.amount ?? 0, reference: fields.reference.trim() },
            })
          : await api.call(stepOrderAtDesk, {
              params,
              body: stepBody(step, fields, { amount, handed: handedOf(handedText, files) }),
            }),
      ),
    );
    if (!done) onMoved();
  }
  return (
    <Form noValidate onSubmit={(event) => void submit(event)} aria-busy={isBusy}>
      <div data-wide="">
        <Choice
          label={text('nextStep')}
          value={step}
          onChange={setStep}
          options={order.deskSteps.map((id) => ({ id, label: text(`step_${id}`) }))}
        />
      </div>
      {hasAmount(step, order) && (
        <TextField
          {...field('amount')}
          label={text('agreed')}
          hint={order.price.currency}
          error={errorOf('amount')}
          inputMode="decimal"
          dir="ltr"
        />
      )}
      {isOfMoney(step) && (
        <TextField
          {...field('reference')}
          label={text('bankReference')}
          hint={text(step === 'repay' ? 'repayText' : 'confirmText', { amount: sum ? money(sum) : '' })}
          error={errorOf('reference')}
          maxLength={120}
          dir="ltr"
        />
      )}
      {hasFiles(step) && <HandedFields id="step" fields={handedText} files={files} onChange={setHandedText} />}
      {!isOfMoney(step) && (
        <div data-wide="">
          <TextArea
            {...field('note')}
            label={text(step === 'cancel' ? 'reason' : 'noteToCustomer')}
            error={errorOf('note')}
            rows={3}
            maxLength={2000}
            dir="auto"
          />
        </div>
      )}
      <div data-wide="">
        <Button type="submit" variant="ink" size="md" loading={isBusy || files.isSending}>
          {text(`step_${step}`)}
        </Button>
      </div>
      {error && (
        <div data-wide="">
          <Alert tone="error" role="alert" title={message(error)} />
        </div>
      )}
    </Form>
  );
}
