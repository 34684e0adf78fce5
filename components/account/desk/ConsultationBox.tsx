import { useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import {
  type ConsultationListQuery,
  changeConsultation,
  type DeskConsultation,
  deleteConsultation,
  listConsultationsAtDesk,
} from '#lib/contract/desk-inboxes.ts';
import { useAction } from '../use-action.ts';
import { AssignSelect } from './AssignSelect.tsx';
import { BackToList } from './BackToList.tsx';
import { Choice } from './Choice.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import { Buttons, Lines, PanelBody, PanelHead, Words } from './desk-look.ts';
import { EraseButton } from './EraseButton.tsx';
import { Inbox } from './Inbox.tsx';
import { KeyCap } from './KeyCap.tsx';
import { NotInList } from './NotInList.tsx';
import { useAgo } from './use-ago.ts';
import { useKeys } from './use-keys.ts';
import { useLanguageName } from './use-language-name.ts';
import { useList } from './use-list.ts';
import type { PlaceControl } from './use-place.ts';

/** Requests for a consultation, in the order they came. */
export function ConsultationBox({ control, onChange }: { control: PlaceControl; onChange: () => void }) {
  const text = useText('desk');
  const ago = useAgo();
  const [search, setSearch] = useState('');
  const [state, setState] = useState<ConsultationListQuery['state']>('open');
  const list = useList([state, search].join(), (api, cursor) =>
    api.call(listConsultationsAtDesk, { query: { state, cursor, ...(search && { search }) } }),
  );
  const [changed, setChanged] = useState<DeskConsultation>();
  return (
    <Inbox
      part="consultations"
      control={control}
      title={text('consultations')}
      search={search}
      onSearch={setSearch}
      filters={
        <Choice
          label={text('status')}
          value={state}
          onChange={setState}
          options={(['open', 'done', 'all'] as const).map((id) => ({ id, label: text(`requests_${id}`) }))}
        />
      }
      list={list}
      rowOf={(request) => ({
        icon: 'plane',
        title: request.name,
        kind: [request.locale.slice(0, 2), request.assignee].filter(Boolean).join(' · '),
        text: request.message,
        time: ago(request.createdAt),
        ...(request.doneAt === null && { note: text('waiting') }),
      })}
      empty={text('emptyConsultations')}
      open={(id, item) => {
        const request = changed?.id === id ? changed : item;
        if (!request) return <NotInList control={control} />;
        return (
          <Request
            key={id}
            request={request}
            control={control}
            onChange={(next) => {
              setChanged(next);
              list.reload();
              onChange();
            }}
            onErased={() => {
              control.go({ part: 'consultations', id: null });
              list.reload();
              onChange();
            }}
          />
        );
      }}
    />
  );
}

interface RequestProps {
  readonly request: DeskConsultation;
  readonly control: PlaceControl;
  readonly onChange: (changed: DeskConsultation) => void;
  readonly onErased: () => void;
}

function Request({ request, control, onChange, onErased }: RequestProps) {
  const text = useText('desk');
  const message = useMessage();
  const { moment, number } = useFormat();
  const languageName = useLanguageName();
  const { run, isBusy, error } = useAction();
  const { id, name, email, phone, page, locale, journey, doneAt, createdAt, customerId } = request;
  const change = (body: { isDone?: boolean; assigneeId?: string | null }) =>
    run(async (api) => onChange(await api.call(changeConsultation, { params: { id }, body })));
  const finish = () => void change({ isDone: doneAt === null });
  useKeys({ e: finish, a: () => document.getElementById('desk-assign')?.focus() });

  return (
    <>
      <PanelHead>
        <div>
          <BackToList control={control} />
          <p className="caption muted">
            {moment(createdAt)} · {languageName(locale)} · <bdi dir="ltr">{page}</bdi>
          </p>
          <h2 className="h3">{name}</h2>
        </div>
        <Buttons>
          <AssignSelect value={request.assigneeId} onChange={(assigneeId) => void change({ assigneeId })} />
          <Button variant="line" size="sm" loading={isBusy} onClick={finish}>
            {text(doneAt ? 'reopen' : 'done')} <KeyCap name="E" />
          </Button>
        </Buttons>
      </PanelHead>
      <PanelBody>
        {error && <Alert tone="error" role="alert" title={message(error)} />}
        <Words dir="auto" lang={locale}>
          {request.message}
        </Words>
        <Buttons>
          <ButtonLink variant="ink" size="sm" icon="plane" href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </ButtonLink>
          <ButtonLink variant="line" size="sm" href={`tel:${phone}`}>
            <bdi dir="ltr">{phone}</bdi>
          </ButtonLink>
        </Buttons>
        {journey && (
          <div>
            <h3 className="h6">{text('readBefore', { count: number(journey.pageCount) })}</h3>
            <Lines>
              {journey.pages.map((path) => (
                <li key={path}>
                  <a className="link" href={path}>
                    <bdi dir="ltr">{path}</bdi>
                  </a>
                </li>
              ))}
            </Lines>
          </div>
        )}
        <EraseButton
          name={name}
          erase={(api) => api.call(deleteConsultation, { params: { id } })}
          onErased={onErased}
        />
      </PanelBody>
      {customerId && <CustomerFacts key={customerId} id={customerId} control={control} />}
    </>
  );
}
