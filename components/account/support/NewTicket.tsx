import { type SubmitEvent, useRef, useState } from 'react';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { SelectField } from '#components/ui/SelectField.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { readableUrl } from '#lib/analyses/shown-address.ts';
import { openTicket } from '#lib/contract/ticket-calls.ts';
import { Department, Priority } from '#lib/contract/tickets.ts';
import { uuid } from '#lib/forms/uuid.ts';
import { type About, parseAbout } from '#lib/support/about.ts';
import { keepDraft } from '#lib/support/drafts.ts';
import { AttachButtons } from '../attachments/AttachButtons.tsx';
import { FileList } from '../attachments/FileList.tsx';
import { Line } from '../attachments/file-look.ts';
import { useDrop } from '../attachments/use-drop.ts';
import { CheckName } from '../CheckName.tsx';
import { useAction } from '../use-action.ts';
import { SuggestedPages } from './SuggestedPages.tsx';
import { Form, Pair } from './support-look.ts';
import { bodyOf, initialFields, keepFields, sentBefore, type TicketFields } from './ticket-form.ts';
import { useAlong } from './use-along.ts';
import { useKeptFiles } from './use-kept-files.ts';
import { type Surroundings, useSurroundings } from './use-surroundings.ts';

const DRAFT = 'new';

/** Orders and analyses to choose from; what the link asks for is there even before they are read. */
function useRelated(surroundings: Surroundings | null, about: About | null) {
  const text = useText('support');
  const orders = surroundings?.orders ?? [];
  const analyses = surroundings?.analyses ?? [];
  const known = [
    { id: '', label: text('relatedNone') },
    ...orders.map(({ id, reference }) => ({ id: `order:${id}`, label: text('aboutOrder', { reference }) })),
    ...analyses.map(({ id, url }) => ({
      id: `analysis:${id}`,
      label: text('aboutAnalysis', { url: readableUrl(url) }),
    })),
  ];
  const asked = about && about.kind !== 'payment' ? `${about.kind}:${about.id}` : '';
  if (known.some(({ id }) => id === asked)) return known;
  return [...known, { id: asked, label: text(about?.kind === 'order' ? 'thisOrder' : 'thisAnalysis') }];
}

interface Props {
  readonly onSent: (id: string) => void;
  /** Something was typed or chosen. */
  readonly onTouched?: () => void;
}

/** Writes a ticket: what is typed stays on the device until it is sent. */
export function NewTicket({ onSent, onTouched }: Props) {
  const text = useText('support');
  const forms = useText('messages');
  const message = useMessage();
  const { run, isBusy, error } = useAction();
  const [about] = useState(() => parseAbout(new URLSearchParams(location.search).get('about')));
  const [fields, setFields] = useState(() => initialFields(DRAFT, about));
  const [isTried, setTried] = useState(false);
  const [goesAlong, setGoesAlong] = useState(true);
  const query = useSurroundings();
  const surroundings = query.state === 'ready' ? query.data : null;
  const related = useRelated(surroundings, about);
  const along = useAlong(surroundings);
  /** Under which these very words were sent: the service may have them, whatever came of the answer. */
  const sentAs = useRef(sentBefore(DRAFT));
  /** Other words, or other files, are another ticket. */
  function change(changes: Partial<TicketFields>): void {
    const next = { ...fields, ...changes };
    sentAs.current = undefined;
    setFields(next);
    keepFields(DRAFT, next);
    onTouched?.();
  }
  const isUnderWay = useRef(false);
  // A file that the ticket has waited for goes with it.
  const files = useKeptFiles(DRAFT, () => isUnderWay.current || change({}));
  const drop = useDrop(files);
  const missing = (value: string) => (isTried && value.trim() === '' ? forms('field_required') : undefined);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setTried(true);
    const form = event.currentTarget;
    if (fields.subject.trim() === '' || fields.text.trim() === '') {
      // After the errors stand there.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    isUnderWay.current = true;
    await send().finally(() => {
      isUnderWay.current = false;
    });
  }

  async function send(): Promise<void> {
    const sent = await files.arrived();
    if (!sent) return; // a file did not get through, and says so
    const attachments = sent.map((file) => file.id);
    sentAs.current ??= uuid();
    const id = sentAs.current;
    keepFields(DRAFT, fields, id);
    const body = bodyOf({ id, fields, attachments, about, surroundings: goesAlong ? surroundings : null });
    const isSent = await run((api) => api.call(openTicket, { body }));
    if (!isSent) return;
    keepDraft(DRAFT, { text: '', attachments: [] });
    onSent(id);
  }

  return (
    <Form noValidate onSubmit={(event) => void submit(event)} {...drop}>
      <h2 className="h4">{text('newTicket')}</h2>
      {about?.kind === 'payment' && (
        <p className="muted">
          <bdi>{text('aboutPayment', { reference: about.reference })}</bdi>
        </p>
      )}
      {about?.kind === 'analysis' && about.check && (
        <p className="muted">
          <CheckName id={about.check} say={(check) => text('aboutCheck', { check })} />
        </p>
      )}
      <TextField
        id="ticket-subject"
        label={text('subject')}
        required
        dir="auto"
        maxLength={160}
        error={missing(fields.subject)}
        value={fields.subject}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <SuggestedPages question={fields.subject} />
      <Pair>
        <SelectField
          id="ticket-department"
          label={text('department')}
          options={Department.options.map((option) => ({ id: option, label: text(`dept-${option}`) }))}
          value={fields.department}
          onChange={({ target }) => change({ department: Department.catch('other').parse(target.value) })}
        />
        <SelectField
          id="ticket-priority"
          label={text('priority')}
          options={Priority.options.map((option) => ({ id: option, label: text(`priority_${option}`) }))}
          value={fields.priority}
          onChange={({ target }) => change({ priority: Priority.catch('normal').parse(target.value) })}
        />
      </Pair>
      <SelectField
        id="ticket-related"
        label={text('related')}
        options={related}
        value={fields.related}
        onChange={({ target }) => change({ related: target.value })}
      />
      <TextArea
        id="ticket-text"
        label={text('message')}
        hint={text('draftKept')}
        required
        dir="auto"
        maxLength={10_000}
        error={missing(fields.text)}
        value={fields.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <FileList files={files} />
      <Line>
        <AttachButtons files={files} />
      </Line>
      {along && (
        <Checkbox
          id="ticket-along"
          checked={goesAlong}
          onChange={({ target }) => setGoesAlong(target.checked)}
          label={`${text('along')} ${along}`}
        />
      )}
      {error && <Alert tone="error" role="alert" title={message(error)} />}
      <div>
        <Button type="submit" variant="ink" size="lg" loading={isBusy || files.isSending}>
          {text('sendTicket')}
        </Button>
      </div>
    </Form>
  );
}
