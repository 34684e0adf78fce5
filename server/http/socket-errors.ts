import type { Socket } from 'node:net';
import { problemOf } from './problem.ts';

/** Answers bytes that are no HTTP request, and headers beyond the limits: there is no route to answer for them. */
export function answerSocketError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(problemOf('invalid_request'));
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/problem+json; charset=utf-8',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}
