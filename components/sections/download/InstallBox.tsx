import { Button } from '#components/ui/Button.tsx';
import { scriptUrl } from '#lib/browser/bundle.ts';
import type { DownloadContent } from '#lib/content/kinds/download.ts';
import css from './InstallBox.module.css';

interface Props {
  readonly words: DownloadContent['install'];
}

/**
 * The browser's own installation where it has one, else a word about the steps below. The script is plain, because the
 * browser's offer may come before the framework is there (`lib/browser/install.ts`).
 */
export async function InstallBox({ words }: Props) {
  return (
    <div id="install" className={css.box} data-install="none" suppressHydrationWarning>
      <p className={`${css.none} muted`}>{words.none}</p>
      <div className={css.ready}>
        <Button variant="gold" icon="download">
          {words.button}
        </Button>
        <p className="muted">{words.ready}</p>
      </div>
      <div role="status">
        <p className={css.done}>{words.done}</p>
      </div>
      <script src={await scriptUrl('install')} defer />
    </div>
  );
}
