import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { Chip } from '#components/ui/Chip.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { Order } from '#lib/contract/orders.ts';
import { MessageFiles } from '../attachments/MessageFiles.tsx';
import { Files, RuledHead } from './order-look.ts';

const TONES = { shown: 'neutral', asked: 'warning', approved: 'success', changes: 'info' } as const;

/** What was handed over, with the customer's word about it. */
export function OrderFiles({ files }: { readonly files: Order['deliverables'] }) {
  const text = useText('orders');
  const { day } = useFormat();
  return (
    <section aria-labelledby="files">
      <RuledHead>
        <h3 className="h5" id="files">
          {text('files')}
        </h3>
      </RuledHead>
      {files.length === 0 && <p className="body2 muted">{text('noFiles')}</p>}
      {files.length > 0 && (
        <Files>
          {files.toReversed().map(({ id, title, url, file, addedAt, state }) => (
            <li key={id}>
              <span className="h6" id={`file-${id}`}>
                {title}
              </span>
              <span className="caption muted num">{day(addedAt)}</span>
              <span>
                <Chip tone={TONES[state]}>{text(`file_${state}`)}</Chip>
              </span>
              {url && (
                <TextLink
                  id={`open-${id}`}
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  aria-labelledby={`open-${id} file-${id}`}
                >
                  {text('open')}
                </TextLink>
              )}
              {file && (
                <div>
                  <MessageFiles files={[file]} />
                </div>
              )}
            </li>
          ))}
        </Files>
      )}
    </section>
  );
}
