import { connect } from 'node:net';
import pLimit from 'p-limit';
import { SECOND } from '../clock.ts';
import type { ScannerSettings } from '../config/scanner-settings.ts';

/** Whether nothing harmful is known of a file. Rejects when nobody can say. */
export type Scan = (bytes: Buffer) => Promise<boolean>;

/** Where files are not scanned. */
export const noScan: Scan = async () => true;

/** A file of 10 MB takes a second or two; a scanner that loads its signatures takes calls and answers later. */
const TIMEOUT = 30 * SECOND;
const LONGEST_ANSWER = 1024;

/** The scanner has ten threads unless told otherwise, for all who ask it. */
const AT_ONCE = 4;

/** INSTREAM of clamd(8): a command, pieces with their length before them, and an empty one at the end. */
function framed(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  const end = Buffer.alloc(4);
  const piece = bytes.length > 0 ? [length, bytes] : [];
  return Buffer.concat([Buffer.from('zINSTREAM\0'), ...piece, end]);
}

/** What the scanner says: `stream: OK`, `stream: <name> FOUND`, or why it could not look. */
function verdictOf(answer: string): boolean {
  const said = answer.replaceAll('\0', '').trim();
  if (said === 'stream: OK') return true;
  if (said.startsWith('stream: ') && said.endsWith(' FOUND')) return false;
  throw new Error(`The scanner gave no verdict: ${said.slice(0, 100) || 'nothing'}`);
}

function ask({ host, port }: ScannerSettings, bytes: Buffer, timeout: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ host, port, signal: AbortSignal.timeout(timeout) }, () => socket.write(framed(bytes)));
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      answer += String(text);
      if (answer.length > LONGEST_ANSWER) socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

/** Has files looked at by ClamAV's clamd over TCP. */
export function clamdScan(settings: ScannerSettings, timeout = TIMEOUT): Scan {
  const inTurns = pLimit(AT_ONCE);
  return (bytes) => inTurns(async () => verdictOf(await ask(settings, bytes, timeout)));
}
