import { useText } from '#components/providers/use-text.ts';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { useAppSelector } from '#store/hooks.ts';
import { FactList, Panel, PanelHead } from './overview-look.ts';
import { useOverviewText } from './use-overview.ts';

/** Who is signed in, and where that is changed. */
export function DetailsPanel({ lng }: { readonly lng: LanguageCode }) {
  const user = useAppSelector((state) => state.user);
  const account = useText('account');
  const text = useOverviewText();
  const forms = useText('forms');
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const missing = <span className="muted">{account('notGiven')}</span>;
  return (
    <Panel columns={4} aria-labelledby="details">
      <PanelHead>
        <h2 className="h5" id="details">
          {account('details')}
        </h2>
      </PanelHead>
      <FactList>
        <dt>{forms('name')}</dt>
        <dd>{name ? <bdi>{name}</bdi> : missing}</dd>
        <dt>{forms('phone')}</dt>
        <dd>{user?.phone_number ? <bdi dir="ltr">{user.phone_number}</bdi> : missing}</dd>
        <dt>{forms('email')}</dt>
        <dd>{user?.email ? <bdi>{user.email}</bdi> : missing}</dd>
      </FactList>
      <p className="caption">
        <TextLink href={pathOf('profile-account-management', lng)}>{text('changeDetails')}</TextLink>
      </p>
    </Panel>
  );
}
