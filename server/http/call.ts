import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import type { Tx } from '../db/database.ts';
import type { ServiceError } from './problem.ts';
import type { Limit } from './rate-limit.ts';
import type { SignedIn } from './signed-in.ts';

/** One request to an endpoint, checked against the contract. */
export interface Call<E extends Endpoint> {
  readonly body: E extends { body: infer Body extends z.ZodType } ? z.output<Body> : undefined;
  readonly query: E extends { query: infer Query extends z.ZodType } ? z.output<Query> : undefined;
  readonly params: E extends { params: infer Params extends z.ZodType } ? z.output<Params> : undefined;
  /** Who calls; known before the handler runs where the endpoint asks for it. */
  readonly session: E extends { access: 'anyone' } ? undefined : SignedIn;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly now: Date;
  /**
   * Does the work in one transaction, after counting it against the limits, and keeps its answer for repetitions of
   * the request. A handler that writes calls it once, last. A refusal that the work gives back, instead of throwing it,
   * is thrown after the commit: what was written stays, a counted guess for one.
   */
  commit<T>(limits: readonly Limit[], work: (tx: Tx) => Promise<T | ServiceError>): Promise<T>;
}

/** A handler of an address that a browser opens redirects and gives nothing back. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<E extends { success: 303 } ? void : z.input<E['reply']>>;
