import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { SECOND } from '../clock.ts';
import type { MailInSettings } from '../config/mail-in-settings.ts';
import { tokenOf } from './reply-address.ts';

/** Connections get so long to end when the service stops; a mail that is cut off comes again. */
const CLOSE_AFTER = 3 * SECOND;

/** Five files of 10 MB, a third larger as mail writes them, and the words. */
const LARGEST = 70_000_000;

export interface MailIn {
  readonly port: number;
  close(): Promise<void>;
}

interface Handlers {
  /** Whether an address is given out; nothing else is let in. */
  readonly isKnown: (token: string) => Promise<boolean>;
  /** Rejects when it cannot be taken now. */
  readonly take: (token: string, raw: Buffer) => Promise<void>;
  readonly onError: (error: Error) => void;
}

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer); // a stream of bytes
  return Buffer.concat(chunks);
}

/**
 * Takes mail for reply addresses, handed on by a mail server. An unknown address is refused at once (550); what cannot be
 * written now is refused for now (451), and the other side keeps it and comes again.
 */
export async function openMailIn({ port, host, domain }: MailInSettings, handlers: Handlers): Promise<MailIn> {
  const server = new SMTPServer({
    banner: 'answers to tickets',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    size: LARGEST,
    rejectOversized: true,
    maxClients: 20,
    socketTimeout: 60 * SECOND,
    closeTimeout: CLOSE_AFTER,
    onRcptTo({ address }, _session, done) {
      const token = tokenOf(address, domain);
      if (!token) {
        done(refusal(550, 'No such address'));
        return;
      }
      handlers.isKnown(token).then(
        (isKnown) => done(isKnown ? null : refusal(550, 'No such address')),
        () => done(refusal(451, 'Try again later')),
      );
    },
    onData(stream, { envelope }, done) {
      const tokens = envelope.rcptTo.flatMap(({ address }) => tokenOf(address, domain) ?? []);
      readAll(stream)
        .then(async (raw) => {
          for (const token of new Set(tokens)) await handlers.take(token, raw);
          done();
        })
        .catch((error: Error) => {
          handlers.onError(error);
          done(refusal(451, 'Try again later'));
        });
    },
  });
  server.on('error', handlers.onError);
  server.listen(port, host);
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo; // a TCP server that listens
  return { port: address.port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
