import { useState } from 'react';
import type * as z from 'zod';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage } from '#components/providers/use-text.ts';
import { ANALYSIS_LIMITS, type Analysis, SiteAddress } from '#lib/contract/analyses.ts';
import { startAnalysis } from '#lib/contract/analysis-calls.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { failureMessage } from '#lib/http/error-message.ts';
import { withApi } from '#store/call.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { usedUp } from './start-run.ts';
import { useAnalyzerText } from './use-analyzer-text.ts';

interface Asked {
  readonly url: string;
  readonly pages: number;
}

type Started = z.output<(typeof startAnalysis)['reply']>;

interface Start {
  /** Asks for a run; resolves to it, or to another one of the site that is under way. */
  readonly start: (asked: Asked) => Promise<Started | undefined>;
  readonly isBusy: boolean;
  /** What is wrong with the address. */
  readonly fieldError: string | undefined;
  /** Why the run was refused. */
  readonly refusal: string | undefined;
}

/** Starts runs; `runs` are the newest, by which a refusal is explained. */
export function useStart(runs: readonly Analysis[]): Start {
  const [state, setState] = useState<Pick<Start, 'isBusy' | 'fieldError' | 'refusal'>>({
    isBusy: false,
    fieldError: undefined,
    refusal: undefined,
  });
  const dispatch = useAppDispatch();
  const { text } = useAnalyzerText();
  const message = useMessage();
  const { number, moment } = useFormat();
  const none = { isBusy: false, fieldError: undefined, refusal: undefined };

  function refusalOf(error: unknown): string | undefined {
    const retryAfter = error instanceof ApiError ? error.retryAfter : undefined;
    const limit = error instanceof ApiError && error.code === 'rate_limited' ? usedUp(runs, Date.now()) : undefined;
    if (limit === 'quotaUnderWay') return text(limit, { number: number(ANALYSIS_LIMITS.underWay) });
    if (limit === 'quotaDay') {
      const time = moment(new Date(Date.now() + (retryAfter ?? 0) * 1000).toISOString());
      return text(limit, { number: number(ANALYSIS_LIMITS.aDay), time });
    }
    return message(failureMessage(error, 'other'));
  }

  async function start({ url, pages }: Asked): Promise<Started | undefined> {
    if (state.isBusy) return undefined;
    const key = url.trim() === '' ? 'field_required' : 'url_invalid';
    if (!SiteAddress.safeParse(url).success) {
      setState({ ...none, fieldError: message({ error: true, message: key }) });
      return undefined;
    }
    setState({ ...none, isBusy: true });
    try {
      const started = await dispatch(withApi((api) => api.call(startAnalysis, { body: { url, pages } })));
      setState(none);
      return started;
    } catch (error) {
      const isField = error instanceof ApiError && error.fields.url !== undefined;
      if (isField) setState({ ...none, fieldError: message({ error: true, message: 'url_invalid' }) });
      else setState({ ...none, refusal: refusalOf(error) });
      return undefined;
    }
  }
  return { ...state, start };
}
