import type * as z from 'zod';
import type { OtpChannel } from '#lib/contract/otp.ts';
import { after, type Clock, SECOND } from '../../clock.ts';
import type { MessageConfig } from '../../config/message-settings.ts';
import { consoleProvider, type Inbox } from './console-provider.ts';
import { httpProvider } from './http-provider.ts';
import { kavenegar } from './kavenegar.ts';
import { poster } from './post.ts';
import { telegram } from './telegram.ts';
import type { Outcome, Provider, TextMessage } from './text-message.ts';
import { twilio } from './twilio.ts';
import { whatsapp } from './whatsapp.ts';

export type Channel = z.infer<typeof OtpChannel>;

/** A provider that failed so often in a row is left alone for a while. */
const FAILURES = 5;
const PAUSE = 30 * SECOND;

export interface Messenger {
  /** Channels that are set up; `sms` always is. */
  readonly channels: readonly Channel[];
  /** The messages of the console, when it stands in for a provider. */
  readonly inbox: Inbox | null;
  /** `sent` by the first provider that took it; `unknown` when one may have; `failed` when none did. */
  send(channel: Channel, message: TextMessage): Promise<'sent' | 'unknown' | 'failed'>;
}

interface Log {
  warn(details: object, text: string): void;
}

/** A provider that is skipped for half a minute after five failures in a row; then one message tries it again. */
function withBreaker(provider: Provider, { clock, log, onOutcome }: MessengerDeps): Provider {
  let failures = 0;
  let closedUntil = new Date(0);
  const send = async (message: TextMessage): Promise<Outcome> => {
    if (clock() < closedUntil) return 'down';
    const outcome = await provider.send(message);
    onOutcome?.(provider.name, outcome);
    const isFailure = outcome === 'down' || outcome === 'unknown';
    failures = isFailure ? failures + 1 : 0;
    if (failures >= FAILURES) closedUntil = after(clock(), PAUSE);
    if (outcome !== 'sent') log.warn({ provider: provider.name, outcome }, 'message was not taken');
    return outcome;
  };
  return { name: provider.name, send };
}

export interface MessengerDeps {
  readonly config: MessageConfig;
  readonly clock: Clock;
  readonly print: (text: string) => void;
  readonly log: Log;
  /** Milliseconds a provider has to answer. */
  readonly timeout: number;
  /** Hears how each try ended. */
  readonly onOutcome?: (provider: string, outcome: Outcome) => void;
}

/** The channels of the settings, each with its providers in the order of preference. */
export function createMessenger(deps: MessengerDeps): Messenger {
  const { config, clock, print, timeout } = deps;
  const post = poster(timeout);
  const printer = consoleProvider(print, clock);
  const makers = {
    kavenegar: () => kavenegar(config.kavenegar, post),
    twilio: () => twilio(config.twilio, post),
    http: () => httpProvider(config.http, post),
    console: () => printer,
  };
  const providers: Readonly<Record<Channel, readonly Provider[]>> = {
    sms: config.providers.map((name) => withBreaker(makers[name](), deps)),
    whatsapp: config.whatsapp ? [withBreaker(whatsapp(config.whatsapp, post), deps)] : [],
    telegram: config.telegram ? [withBreaker(telegram(config.telegram, post), deps)] : [],
  };
  const channels = (['sms', 'whatsapp', 'telegram'] as const).filter((channel) => providers[channel].length > 0);
  async function send(channel: Channel, message: TextMessage): Promise<'sent' | 'unknown' | 'failed'> {
    let mayHaveArrived = false;
    for (const provider of providers[channel]) {
      const outcome = await provider.send(message);
      if (outcome === 'sent') return 'sent';
      mayHaveArrived ||= outcome === 'unknown';
    }
    return mayHaveArrived ? 'unknown' : 'failed';
  }
  return { channels, inbox: config.providers.includes('console') ? printer : null, send };
}
