import { useText } from '#components/providers/use-text.ts';
import { TextField } from '#components/ui/TextField.tsx';
import { AttachButtons } from '../../attachments/AttachButtons.tsx';
import { FileList } from '../../attachments/FileList.tsx';
import type { FilesOfMessage } from '../../attachments/use-files.ts';
import { Buttons } from '../desk-look.ts';
import type { HandedText } from './handed.ts';

interface Props {
  readonly id: string;
  readonly fields: HandedText;
  readonly files: FilesOfMessage;
  readonly onChange: (fields: HandedText) => void;
}

/** What is handed over: its name, and a link or a file. */
export function HandedFields({ id, fields, files, onChange }: Props) {
  const text = useText('desk');
  const hasFile = files.attachments.length > 0;
  return (
    <>
      <TextField
        id={`${id}-title`}
        label={text('fileTitle')}
        maxLength={120}
        value={fields.title}
        onChange={({ target }) => onChange({ ...fields, title: target.value })}
      />
      {!hasFile && (
        <TextField
          id={`${id}-url`}
          label={text('fileLink')}
          type="url"
          dir="ltr"
          maxLength={2000}
          value={fields.url}
          onChange={({ target }) => onChange({ ...fields, url: target.value })}
        />
      )}
      <div data-wide="">
        <FileList files={files} />
        {!hasFile && !files.isSending && (
          <Buttons>
            <span className="body2 muted">{text('orFile')}</span>
            <AttachButtons files={files} />
          </Buttons>
        )}
      </div>
    </>
  );
}
