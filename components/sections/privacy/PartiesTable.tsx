import { Table } from '#components/ui/Table.tsx';
import { PARTIES, type PrivacyContent } from '#lib/content/kinds/privacy.ts';
import { fill } from '#lib/i18n/fill.ts';
import { thirdPartyHosts } from '#lib/privacy.ts';

interface Props {
  readonly content: PrivacyContent['parties'];
}

type Party = (typeof PARTIES)[number];

/** Used when a visitor does something: follows a link, asks for a code, signs in elsewhere. */
const BY_CHOICE: readonly Party[] = ['messages', 'signIn'];

/** Who receives data besides the agency, with what this build is configured to call. */
export function PartiesTable({ content: { title, who, what, when, items, states } }: Props) {
  const stateOf = (party: Party): string => {
    if (party === 'chat') return states.link;
    if (BY_CHOICE.includes(party)) return states.chosen;
    const host = thirdPartyHosts[party];
    return host ? fill(states.used, { host }) : states.unused;
  };
  return (
    <Table
      caption={title}
      head={[who, what, when]}
      rows={PARTIES.map((party) => ({ id: party, cells: [items[party].title, items[party].text, stateOf(party)] }))}
    />
  );
}
