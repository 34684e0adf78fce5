import { formatNumber } from '#lib/format/numbers.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './NotFound.module.css';
import { NotFoundBody } from './NotFoundBody.tsx';
import { NotFoundDrawing } from './NotFoundDrawing.tsx';
import { SiteFrame } from './SiteFrame.tsx';

/** 404 page of one language, `/{lng}/404`: shown by hosts that look for the nearest one, and by the service. */
export function NotFoundPage({ lng }: { readonly lng: LanguageCode }) {
  return (
    <SiteFrame id={null} lng={lng}>
      <div className={css.page}>
        <NotFoundDrawing label={formatNumber(404, lng)} />
        <div className="wrap">
          <NotFoundBody lng={lng} />
        </div>
      </div>
    </SiteFrame>
  );
}
