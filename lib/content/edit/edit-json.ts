import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';

/** `questions.items.0.answer` as the steps that lead there. Keys hold no dots except in a glossary, which is not edited. */
const stepsOf = (field: string): (string | number)[] =>
  field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const FORMAT = { insertSpaces: true, tabSize: 2, eol: '\n' };

/**
 * Changes texts of a file and nothing else: order, line breaks and spaces stay as they are.
 *
 * @param changes new texts by their dotted field; a field that is missing is added
 */
export function editTexts(json: string, changes: ReadonlyMap<string, string>): string {
  const tree = parseTree(json);
  const found = [...changes].map(([field, text]) => ({
    field,
    text,
    node: tree && findNodeAtLocation(tree, stepsOf(field)),
  }));
  const replaced = found
    .flatMap(({ text, node }) => (node ? [{ offset: node.offset, length: node.length, text }] : []))
    .sort((a, b) => b.offset - a.offset)
    .reduce(
      (whole, { offset, length, text }) => whole.slice(0, offset) + JSON.stringify(text) + whole.slice(offset + length),
      json,
    );
  return found
    .filter(({ node }) => !node)
    .reduce(
      (whole, { field, text }) => applyEdits(whole, modify(whole, stepsOf(field), text, { formattingOptions: FORMAT })),
      replaced,
    );
}
