import type { AnalysisFailure } from '#lib/contract/analyses.ts';

export type FetchFailure = Exclude<AnalysisFailure, 'internal'> | 'certificate';

/** Why an address gave no answer. Its detail is for a proof about certificates only, never for other networks. */
export class FetchError extends Error {
  override name = 'FetchError';
  readonly kind: FetchFailure;
  constructor(kind: FetchFailure, detail = '') {
    super(detail || kind);
    this.kind = kind;
  }
}

const CERTIFICATE = /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)|HOSTNAME_MISMATCH)/;
/** Nobody answers where a connection is asked for; a port that is filtered looks like one that refuses. */
const SILENT = /CONNECT_TIMEOUT|ETIMEDOUT/;
const SLOW = /TIMEOUT|^ABORT/;

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return [code, error.name, ...codesOf(error.cause)];
}

function ownError(error: unknown): FetchError | undefined {
  if (error instanceof FetchError) return error;
  return error instanceof Error && error.cause ? ownError(error.cause) : undefined;
}

/** One of four classes, so that an answer tells nothing about ports and hosts that are not public. */
export function asFetchError(error: unknown): FetchError {
  const own = ownError(error);
  if (own) return own;
  const codes = codesOf(error);
  const certificate = codes.find((code) => CERTIFICATE.test(code));
  if (certificate) return new FetchError('certificate', certificate);
  const isSilent = codes.some((code) => SILENT.test(code));
  const isSlow = codes.some((code) => SLOW.test(code.toUpperCase()));
  return new FetchError(isSlow && !isSilent ? 'too_slow' : 'unreachable');
}
