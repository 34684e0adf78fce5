import { useEffect, useState } from 'react';
import { useText } from '#components/providers/use-text.ts';
import type { Attachment } from '#lib/contract/attachments.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';

/** The preview of a picture, once it is here. */
export function Preview({ file }: { readonly file: Attachment }) {
  const [url, setUrl] = useState<string>();
  const dispatch = useAppDispatch();
  const text = useText('support');

  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    dispatch(withApi((api) => api.readFile(file.id, 'preview'))).then(
      (blob) => {
        if (isGone) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      () => undefined, // its name and the way to save it stay
    );
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [dispatch, file.id]);

  if (!url) return null;
  return <img src={url} alt={text('picture', { name: file.name })} />;
}
