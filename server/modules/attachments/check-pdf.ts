/** Names of a document that does something when it is opened, or carries other files. ISO 32000-1, 12.6 and 7.11. */
const ACTIVE = /\/(JavaScript|JS|Launch|OpenAction|AA|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE)\b/;

/** Any letter of a name may be written as its number: `/J#61vaScript`. */
const plain = (text: string): string =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** What follows the end of a document: nothing but white space. */
const TAIL = /%%EOF\s*$/;

/** Ends of archives that hide behind a document: a ZIP is read from its end. */
const ARCHIVE = ['PK\u0005\u0006', 'PK\u0003\u0004', 'Rar!', '7z\u00bc\u00af'];

const NEAR_END = 1024;

/**
 * Whether a PDF only shows something. What is packed into its streams is not looked at: it is never shown by the site and
 * always saved, so it is opened by the reader's own program, which asks before it acts.
 */
export function isPlainPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (!TAIL.test(text.slice(-NEAR_END))) return false;
  if (ARCHIVE.some((mark) => text.includes(mark))) return false;
  return !ACTIVE.test(plain(text));
}
