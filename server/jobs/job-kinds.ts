/** Every kind of job and what it carries: ids, never personal data, so that a dead letter may be read by anyone. */
export interface JobPayloads {
  'consultation-mail': { readonly consultationId: string };
}
export type JobKind = keyof JobPayloads;

/** What a handler learns about its run. Runs may repeat (a crash after the work, before the tick), so handlers bear it. */
export interface JobRun {
  /** Stays the same over all tries: use it where the other side can tell a repetition. */
  readonly id: string;
  readonly attempt: number;
}

export type JobHandlers = { readonly [Kind in JobKind]: (payload: JobPayloads[Kind], run: JobRun) => Promise<void> };
