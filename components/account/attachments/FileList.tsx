import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { ATTACHMENT_LIMITS } from '#lib/contract/attachments.ts';
import { Files, Line, Progress } from './file-look.ts';
import { Preview } from './Preview.tsx';
import type { FilesOfMessage } from './use-files.ts';

/** Files of a message that is being written: progress, problems, and the way to take each out. */
export function FileList({ files }: { readonly files: FilesOfMessage }) {
  const text = useText('support');
  const { number } = useFormat();
  if (files.files.length === 0 && !files.isFull) return null;
  return (
    <div>
      <Files>
        {files.files.map(({ key, name, share, attachment, problem }) => (
          <li key={key}>
            {attachment?.width != null && <Preview file={attachment} />}
            <Line>
              <bdi>{name}</bdi>
              {!attachment && !problem && <Progress value={share} aria-label={text('uploading', { name })} />}
              {problem === 'fileLost' && (
                <Button variant="line" size="sm" onClick={() => files.retry(key)}>
                  {text('sendAgain')}
                </Button>
              )}
              <Button variant="quiet" size="sm" icon="close" onClick={() => files.remove(key)}>
                <span className="vh">{text('removeFile', { name })}</span>
              </Button>
            </Line>
            {problem && (
              <p className="caption" role="alert">
                {text(problem, { name })}
              </p>
            )}
          </li>
        ))}
      </Files>
      {files.isFull && <p role="alert">{text('fileLimit', { count: number(ATTACHMENT_LIMITS.perMessage) })}</p>}
    </div>
  );
}
