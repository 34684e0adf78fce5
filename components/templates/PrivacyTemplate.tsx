import { PlainHero } from '#components/sections/company/PlainHero.tsx';
import { Statement } from '#components/sections/company/Statement.tsx';
import { PartiesTable } from '#components/sections/privacy/PartiesTable.tsx';
import { PolicyNote } from '#components/sections/privacy/PolicyNote.tsx';
import { RecordsTable } from '#components/sections/privacy/RecordsTable.tsx';
import { StoredTable } from '#components/sections/privacy/StoredTable.tsx';
import { SiteFrame } from '#components/shell/SiteFrame.tsx';
import { ItemGrid } from '#components/ui/ItemGrid.tsx';
import { JsonLd } from '#components/ui/JsonLd.tsx';
import { Section } from '#components/ui/Section.tsx';
import { fill } from '#lib/i18n/fill.ts';
import type { TemplateProps } from '#lib/pages/site-page.tsx';
import { companyGraph } from '#lib/seo/company-graph.ts';
import { site } from '#lib/site.ts';

const SECTIONS = ['who', 'purposes', 'browser', 'records', 'parties', 'rights', 'ask'] as const;

/** The privacy policy; its tables are made from the lists the software itself works with. */
export function PrivacyTemplate({ id, lng, content }: TemplateProps<'privacy-policy'>) {
  const { seo, hero, who, purposes, browser, records, parties, rights, ask } = content;
  const values = { name: site.legalName, address: site.address.join(', '), email: site.email };
  const frame = (name: (typeof SECTIONS)[number]) =>
    ({
      id: name,
      lng,
      number: SECTIONS.indexOf(name) + 1,
      rail: content[name].rail,
      title: content[name].title,
    }) as const;
  return (
    <SiteFrame id={id} lng={lng}>
      <JsonLd graph={companyGraph({ id, lng, type: 'WebPage', seo })} />
      <PlainHero id={id} lng={lng} title={hero.title} lead={hero.lead}>
        <PolicyNote
          lng={lng}
          content={hero}
          sections={SECTIONS.map((name) => ({ id: name, label: content[name].rail }))}
        />
      </PlainHero>
      <Statement {...frame('who')}>{fill(who.text, values)}</Statement>
      <Section {...frame('purposes')}>
        <ItemGrid items={purposes.items} />
      </Section>
      <Section {...frame('browser')} lead={browser.lead}>
        <StoredTable lng={lng} content={content} whose="visitor" />
        <StoredTable lng={lng} content={content} whose="customer" />
      </Section>
      <Section {...frame('records')} lead={records.lead}>
        <RecordsTable lng={lng} content={content} />
      </Section>
      <Section {...frame('parties')} lead={parties.lead}>
        <PartiesTable lng={lng} content={parties} />
      </Section>
      <Section {...frame('rights')}>
        <ItemGrid items={rights.items} />
      </Section>
      <Statement {...frame('ask')}>{fill(ask.text, values)}</Statement>
    </SiteFrame>
  );
}
