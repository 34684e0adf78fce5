import type { ReactNode } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { readCustomer } from '#lib/contract/desk.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { useQuery } from '../use-query.ts';
import { Columns, Facts, Lines, PanelBody } from './desk-look.ts';
import { useAgo } from './use-ago.ts';
import { useLanguageName } from './use-language-name.ts';
import type { PlaceControl } from './use-place.ts';

interface Props {
  readonly id: string;
  readonly control: PlaceControl;
}

/** Who a customer is, and what happened so far. Give it the id as its key. */
export function CustomerFacts({ id, control: { linkTo } }: Props) {
  const [card, reload] = useQuery((api) => api.call(readCustomer, { params: { id } }));
  const text = useText('desk');
  const forms = useText('forms');
  const messages = useText('messages');
  const { moment } = useFormat();
  const ago = useAgo();
  const languageName = useLanguageName();
  if (card.state === 'failed') {
    return (
      <PanelBody>
        <LoadFailed onRetry={reload} />
      </PanelBody>
    );
  }
  if (card.state === 'loading') {
    return (
      <PanelBody>
        <Skeleton label={messages('loading')} rows={2} />
      </PanelBody>
    );
  }
  const { name, company, phone, email, locale, createdAt, orders, tickets, feedback } = card.data;
  const isNew = orders.length + tickets.length + feedback.length === 0;
  return (
    <PanelBody>
      <h3 className="h5">{name ?? phone ?? text('nameless')}</h3>
      <Columns>
        <Facts>
          {company && <Fact name={text('company')}>{company}</Fact>}
          {phone && (
            <Fact name={forms('phone')}>
              <a className="link" href={`tel:${phone}`}>
                <bdi dir="ltr">{phone}</bdi>
              </a>
            </Fact>
          )}
          {email && (
            <Fact name={forms('email')}>
              <a className="link" href={`mailto:${email}`}>
                <bdi>{email}</bdi>
              </a>
            </Fact>
          )}
          <Fact name={text('writesIn')}>{languageName(locale)}</Fact>
          <Fact name={text('since')}>{moment(createdAt)}</Fact>
        </Facts>
        <div>
          <h4 className="h6">{text('history')}</h4>
          {isNew && <p className="body2 muted">{text('noHistory')}</p>}
          <Lines>
            {tickets.map((one) => (
              <li key={one.id}>
                <a className="link" {...linkTo({ part: one.kind === 'live' ? 'live' : 'tickets', id: one.id })}>
                  <bdi>{one.reference}</bdi> {one.subject || text('live')}
                </a>
                <span className="caption muted">{ago(one.changedAt)}</span>
              </li>
            ))}
            {orders.map((one) => (
              <li key={one.id}>
                <a className="link" {...linkTo({ part: 'orders', id: one.id })}>
                  <bdi dir="ltr">{one.reference}</bdi> {text(`stage_${one.stage}`)}
                </a>
                <span className="caption muted">{ago(one.changedAt)}</span>
              </li>
            ))}
            {feedback.map((one) => (
              <li key={one.createdAt}>
                <span dir="auto">{one.message}</span>
                <span className="caption muted">{ago(one.createdAt)}</span>
              </li>
            ))}
          </Lines>
        </div>
      </Columns>
    </PanelBody>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
