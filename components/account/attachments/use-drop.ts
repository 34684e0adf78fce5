import { type ClipboardEvent, type DragEvent, useState } from 'react';
import type { FilesOfMessage } from './use-files.ts';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Handlers that take files which are dropped on an element or pasted into it. */
export function useDrop(files: FilesOfMessage) {
  const [isDropping, setDropping] = useState(false);
  return {
    'data-dropping': isDropping || undefined,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDropping(true);
    },
    onDragLeave: () => setDropping(false),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDropping(false);
      files.add(event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => {
      if (event.clipboardData.files.length === 0) return;
      event.preventDefault();
      files.add(event.clipboardData.files);
    },
  };
}
