import { Fragment } from 'react';
import { type Block, type Inline, parseMarkdown } from '#lib/support/markdown.ts';

function Part({ part }: { readonly part: Inline }) {
  if (part.kind === 'bold') return <strong>{part.text}</strong>;
  if (part.kind === 'italic') return <em>{part.text}</em>;
  if (part.kind === 'code') return <code dir="ltr">{part.text}</code>;
  if (part.kind !== 'link') return part.text;
  return (
    <a href={part.url} target="_blank" rel="noopener noreferrer nofollow ugc">
      <bdi>{part.text}</bdi>
    </a>
  );
}

/** Parts and lines of a message never change their places, so these are their keys. */
const keyed = <Item,>(items: readonly Item[]) => items.map((item, at) => ({ key: `${at}`, item }));

const Parts = ({ parts }: { readonly parts: readonly Inline[] }) =>
  keyed(parts).map(({ key, item }) => <Part key={key} part={item} />);

function Lines({ lines }: { readonly lines: readonly (readonly Inline[])[] }) {
  return keyed(lines).map(({ key, item }, at) => (
    <Fragment key={key}>
      {at > 0 && <br />}
      <Parts parts={item} />
    </Fragment>
  ));
}

function Words({ block }: { readonly block: Block }) {
  if (block.kind === 'code') return <pre dir="ltr">{block.text}</pre>;
  if (block.kind === 'list' || block.kind === 'numbers') {
    const List = block.kind === 'list' ? 'ul' : 'ol';
    return (
      <List dir="auto">
        {keyed(block.lines).map(({ key, item }) => (
          <li key={key}>
            <Parts parts={item} />
          </li>
        ))}
      </List>
    );
  }
  const Box = block.kind === 'quote' ? 'blockquote' : 'p';
  return (
    <Box dir="auto">
      <Lines lines={block.lines} />
    </Box>
  );
}

/** What somebody wrote, with its few marks made elements. Each block runs in the direction of its own letters. */
export function MessageText({ text }: { readonly text: string }) {
  return keyed(parseMarkdown(text)).map(({ key, item }) => <Words key={key} block={item} />);
}
