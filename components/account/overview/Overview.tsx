import type { LanguageCode } from '#lib/i18n/languages.ts';
import { OverviewView } from '../views.tsx';
import { OfferCard } from './OfferCard.tsx';
import { overviewFacts } from './overview-facts.ts';

interface Props {
  readonly lng: LanguageCode;
}

/** The overview with what stands on it for everybody, made when the site is exported. */
export function Overview({ lng }: Props) {
  return <OverviewView facts={overviewFacts(lng)} offer={<OfferCard lng={lng} />} isProfile={false} />;
}

/** The same on the page about the customer, whose details come first. */
export function ProfileOverview({ lng }: Props) {
  return <OverviewView facts={overviewFacts(lng)} offer={<OfferCard lng={lng} />} isProfile />;
}
