import { useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import type { Attachment } from '#lib/contract/attachments.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { saveFile } from '../save-file.ts';
import { Files } from './file-look.ts';
import { Preview } from './Preview.tsx';

function FileRow({ file }: { readonly file: Attachment }) {
  const text = useText('support');
  const { size } = useSize();
  const [isBusy, setBusy] = useState(false);
  const [isLost, setLost] = useState(false);
  const dispatch = useAppDispatch();

  function load(): void {
    setBusy(true);
    dispatch(withApi((api) => api.readFile(file.id, 'full')))
      .then((blob) => saveFile(blob, file.name))
      .then(() => setLost(false))
      .catch(() => setLost(true))
      .finally(() => setBusy(false));
  }

  return (
    <li>
      {file.width !== null && <Preview file={file} />}
      <Button variant="line" size="sm" icon="file" loading={isBusy} onClick={load}>
        <bdi>{file.name}</bdi> <span className="caption muted">{size(file.size)}</span>
      </Button>
      {isLost && (
        <p className="caption" role="alert">
          {text('fileLost', { name: file.name })}
        </p>
      )}
    </li>
  );
}

/** Bytes as people say them. */
function useSize() {
  const { locale } = useFormat();
  const unit = (value: number, name: 'kilobyte' | 'megabyte') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits: 1 }).format(value);
  const size = (bytes: number): string =>
    bytes < 1_000_000 ? unit(Math.max(1, Math.round(bytes / 1000)), 'kilobyte') : unit(bytes / 1_000_000, 'megabyte');
  return { size };
}

/** Files of a message: pictures are shown, everything can be saved. */
export function MessageFiles({ files }: { readonly files: readonly Attachment[] }) {
  if (files.length === 0) return null;
  return (
    <Files>
      {files.map((file) => (
        <FileRow key={file.id} file={file} />
      ))}
    </Files>
  );
}
