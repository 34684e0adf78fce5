import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepDraft, readDraft } from '#lib/support/drafts.ts';
import { type FilesOfMessage, useFiles } from '../attachments/use-files.ts';

/** Files of a draft on this device: those that have arrived are still there after a reload. */
export function useKeptFiles(draft: string, onChange: () => unknown = () => undefined): FilesOfMessage {
  const [kept] = useState(() => readDraft(draft).attachments);
  const files = useFiles(kept);
  const ids = files.attachments.map(({ id }) => id).join();
  const known = useRef(ids);
  const keep = useEffectEvent(() => {
    if (known.current === ids) return;
    known.current = ids;
    keepDraft(draft, { attachments: [...files.attachments] });
    onChange();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another file has arrived or was taken out
  useEffect(() => keep(), [ids]);
  return files;
}
