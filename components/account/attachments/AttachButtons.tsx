import { useId } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { buttonClass } from '#components/ui/button-look.ts';
import { Icon } from '#components/ui/Icon.tsx';
import { ACCEPTED, type FilesOfMessage } from './use-files.ts';

interface Props {
  readonly files: FilesOfMessage;
}

/** Chooses files, or takes a picture where the device has a camera at hand. */
export function AttachButtons({ files }: Props) {
  const text = useText('support');
  const id = useId();
  const hasCamera = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
  const choose = (target: HTMLInputElement) => {
    files.add(target.files ?? []);
    target.value = ''; // the same file may be chosen again
  };
  const look = buttonClass({ variant: 'line', size: 'sm' });
  return (
    <>
      <input id={id} className="vh" type="file" multiple accept={ACCEPTED} onChange={({ target }) => choose(target)} />
      <label htmlFor={id} className={look}>
        <Icon name="link" />
        {text('attach')}
      </label>
      {hasCamera && (
        <>
          <input
            id={`${id}-camera`}
            className="vh"
            type="file"
            accept="image/*"
            capture="environment"
            onChange={({ target }) => choose(target)}
          />
          <label htmlFor={`${id}-camera`} className={look}>
            {text('takePhoto')}
          </label>
        </>
      )}
    </>
  );
}
