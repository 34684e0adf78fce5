import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import type { Tx } from '../db/database.ts';
import type { Limit } from './rate-limit.ts';

/** One request to an endpoint, checked against the contract. */
export interface Call<E extends Endpoint> {
  readonly body: E extends { body: infer Body extends z.ZodType } ? z.output<Body> : undefined;
  readonly query: E extends { query: infer Query extends z.ZodType } ? z.output<Query> : undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly now: Date;
  /**
   * Does the work in one transaction, after counting it against the limits, and keeps its answer for repetitions of
   * the request. A handler that writes calls it once, last.
   */
  commit<T>(limits: readonly Limit[], work: (tx: Tx) => Promise<T>): Promise<T>;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<z.input<E['reply']>>;
