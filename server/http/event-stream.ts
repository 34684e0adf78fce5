import type { FastifyReply } from 'fastify';
import { SECOND } from '../clock.ts';

/** A line now and then: the server closes a connection that is silent for twenty seconds, and proxies do alike. */
const BEAT = 12 * SECOND;

/** Bytes that wait for a reader who does not read; beyond them the stream ends, and the page comes back for a new one. */
const MOST_WAITING = 64 * 1024;

export interface EventStream {
  send(event: string, data: unknown): void;
  end(): void;
}

interface Options {
  /** Milliseconds after which it ends; the page comes back with a token that is valid then. */
  readonly life: number;
  readonly onClose: () => void;
}

/** Makes a stream of Server-Sent Events of an answer. */
export function openEventStream(reply: FastifyReply, { life, onClose }: Options): EventStream {
  reply.hijack();
  const { raw } = reply;
  const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream; charset=utf-8' };
  raw.writeHead(200, headers as Record<string, string>); // what the guards have set
  raw.flushHeaders();
  const beat = setInterval(() => raw.write(': \n\n'), BEAT).unref();
  const end = setTimeout(() => raw.end(), life).unref();
  raw.on('close', () => {
    clearInterval(beat);
    clearTimeout(end);
    onClose();
  });
  return {
    send: (event, data) => {
      if (raw.writableLength > MOST_WAITING) raw.destroy();
      else raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end: () => raw.end(),
  };
}

/** How many streams each person has open here. */
export class OpenStreams {
  readonly #open = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  isFull(userId: string): boolean {
    return (this.#open.get(userId) ?? 0) >= this.#most;
  }

  count(userId: string, by: 1 | -1): void {
    const streams = (this.#open.get(userId) ?? 0) + by;
    if (streams > 0) this.#open.set(userId, streams);
    else this.#open.delete(userId);
  }
}
