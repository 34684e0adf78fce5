import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import type { Order } from '#lib/contract/orders.ts';
import { AttachButtons } from '../attachments/AttachButtons.tsx';
import { FileList } from '../attachments/FileList.tsx';
import { Line } from '../attachments/file-look.ts';
import { MessageFiles } from '../attachments/MessageFiles.tsx';
import { useDrop } from '../attachments/use-drop.ts';
import { useFiles } from '../attachments/use-files.ts';
import { GiveFiles, RuledHead } from './order-look.ts';
import type { OrderState } from './use-order.ts';

interface Props {
  readonly order: Order;
  readonly state: OrderState;
}

/** What the customer gave for the work, and the way to give more while there is work. */
export function OwnFiles({ order: { files, next }, state }: Props) {
  const text = useText('orders');
  const given = useFiles();
  const drop = useDrop(given);
  const isOpen = next !== null;
  if (!isOpen && files.length === 0) return null;

  async function give(): Promise<void> {
    const arrived = await given.arrived();
    if (arrived && arrived.length > 0 && (await state.give(arrived))) given.clear();
  }
  return (
    <section aria-labelledby="own-files">
      <RuledHead>
        <h3 className="h5" id="own-files">
          {text('ownFiles')}
        </h3>
      </RuledHead>
      <GiveFiles {...(isOpen && drop)}>
        <MessageFiles files={files} />
        {isOpen && (
          <>
            <p className="body2 muted">{text('ownFilesText')}</p>
            <FileList files={given} />
            <Line>
              <AttachButtons files={given} />
              {given.files.length > 0 && (
                <Button
                  variant="ink"
                  size="sm"
                  loading={state.isBusy || given.isSending}
                  disabled={given.attachments.length === 0}
                  onClick={() => void give()}
                >
                  {text('giveFiles')}
                </Button>
              )}
            </Line>
          </>
        )}
      </GiveFiles>
    </section>
  );
}
