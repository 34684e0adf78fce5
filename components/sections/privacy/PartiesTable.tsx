import { Table } from '#components/ui/Table.tsx';
import { PARTIES, type PrivacyContent } from '#lib/content/kinds/privacy.ts';
import { fill } from '#lib/i18n/fill.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { calledHosts, pressedHosts } from '#lib/privacy.ts';

interface Props {
  readonly lng: LanguageCode;
  readonly content: PrivacyContent['parties'];
}

type Party = (typeof PARTIES)[number];

/** Who receives data besides the agency, with what this build is configured to call. */
export function PartiesTable({ lng, content: { title, who, what, when, items, states } }: Props) {
  const names = new Intl.ListFormat(languageOf(lng).locale);
  const stateOf = (party: Party): string => {
    if (party === 'chat') return states.link;
    if (party === 'messages') return states.chosen;
    const called = calledHosts[party] ?? [];
    const pressed = pressedHosts[party] ?? [];
    if (called.length > 0) return fill(states.used, { host: names.format(called) });
    return pressed.length > 0 ? fill(states.pressed, { host: names.format(pressed) }) : states.unused;
  };
  return (
    <Table
      caption={title}
      head={[who, what, when]}
      rows={PARTIES.map((party) => ({ id: party, cells: [items[party].title, items[party].text, stateOf(party)] }))}
    />
  );
}
