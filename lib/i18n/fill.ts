/** Fills `{{name}}` placeholders of a content text; content is not an i18next key and has no plurals. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
