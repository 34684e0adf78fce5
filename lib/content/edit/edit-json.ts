import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';

/** `['questions', 'items', 0, 'answer']`: the keys that lead to a text. */
export type Steps = readonly (string | number)[];

/** `questions.items.0.answer` as the steps that lead there; for files whose keys hold no dots. */
export const dottedSteps = (field: string): Steps =>
  field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const FORMAT = { insertSpaces: true, tabSize: 2, eol: '\n' };

/**
 * Changes texts of a file and nothing else: order, line breaks and spaces stay as they are.
 *
 * @param changes new texts by their field; a field that is missing is added
 * @param stepsOf the way to a field, where it is not the dotted one
 */
export function editTexts(
  json: string,
  changes: ReadonlyMap<string, string>,
  stepsOf: (field: string) => Steps = dottedSteps,
): string {
  const tree = parseTree(json);
  const found = [...changes].map(([field, text]) => ({
    field,
    text,
    node: tree && findNodeAtLocation(tree, [...stepsOf(field)]),
  }));
  const nodes = found
    .flatMap(({ text, node }) => (node ? [{ offset: node.offset, length: node.length, text }] : []))
    .sort((a, b) => a.offset - b.offset);
  const parts = nodes.map(({ offset, text }, at) => {
    const previous = nodes[at - 1];
    return json.slice(previous ? previous.offset + previous.length : 0, offset) + JSON.stringify(text);
  });
  const last = nodes.at(-1);
  const replaced = parts.join('') + json.slice(last ? last.offset + last.length : 0);
  return found
    .filter(({ node }) => !node)
    .reduce(
      (whole, { field, text }) =>
        applyEdits(whole, modify(whole, [...stepsOf(field)], text, { formattingOptions: FORMAT })),
      replaced,
    );
}
