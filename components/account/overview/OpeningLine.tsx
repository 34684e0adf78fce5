import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { builtPath } from '#lib/pages/record-path.ts';
import { useFigures } from '../use-figures.ts';
import { Buttons, Opening } from './overview-look.ts';
import { useOverviewText } from './use-overview.ts';

interface Props {
  readonly lng: LanguageCode;
  /** Orders that wait for the customer; not known yet without it. */
  readonly waiting: number | undefined;
}

/** The day, whether something waits, and the two things customers come for. */
export function OpeningLine({ lng, waiting }: Props) {
  const text = useOverviewText();
  const figures = useFigures(lng);
  const day = figures.today(new Date());
  const tickets = builtPath('profile-ticket', lng);
  return (
    <Opening>
      <p className="muted">
        {day}
        {waiting !== undefined && (
          <>
            {' · '}
            {waiting > 0 ? text('waiting', { count: figures.count(waiting) }) : text('nothingWaits')}
          </>
        )}
      </p>
      <Buttons>
        {tickets && (
          <ButtonLink variant="line" size="md" href={tickets}>
            {text('newTicket')}
          </ButtonLink>
        )}
        <ButtonLink variant="gold" size="md" href={pathOf('service-tariffs', lng)}>
          {text('order')}
        </ButtonLink>
      </Buttons>
    </Opening>
  );
}
