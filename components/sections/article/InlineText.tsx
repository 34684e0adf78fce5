import { Fragment, type ReactNode } from 'react';
import { TextLink } from '#components/ui/TextLink.tsx';
import { type Inline, isPageId, parseInline } from '#lib/content/inline.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { isBuilt } from '#lib/pages/registry.ts';

interface RunProps {
  readonly run: Inline;
  readonly lng: LanguageCode;
}

function Run({ run, lng }: RunProps): ReactNode {
  switch (run.kind) {
    case 'text':
      return run.text;
    case 'code':
      return (
        <code dir="ltr" translate="no">
          {run.text}
        </code>
      );
    case 'strong':
      return (
        <strong>
          <Runs runs={run.children} lng={lng} />
        </strong>
      );
    case 'link':
      return (
        <TextLink href={run.url}>
          <Runs runs={run.children} lng={lng} />
        </TextLink>
      );
    case 'page': {
      const inside = <Runs runs={run.children} lng={lng} />;
      // A page that is not built has no address yet; its words stay.
      if (!isPageId(run.page) || !isBuilt(run.page)) return inside;
      return <TextLink href={pathOf(run.page, lng)}>{inside}</TextLink>;
    }
  }
}

const Runs = ({ runs, lng }: { readonly runs: readonly Inline[]; readonly lng: LanguageCode }) =>
  runs.map((run, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs of a text have no name and never change places
    <Fragment key={at}>
      <Run run={run} lng={lng} />
    </Fragment>
  ));

interface Props {
  readonly text: string;
  readonly lng: LanguageCode;
}

/** A text with its marks: strong words, code, links. */
export const InlineText = ({ text, lng }: Props) => <Runs runs={parseInline(text)} lng={lng} />;
