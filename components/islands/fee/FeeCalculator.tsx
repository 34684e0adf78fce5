'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { feeOf } from '#lib/fee.ts';
import { readAmount } from '#lib/format/amount.ts';
import css from './FeeCalculator.module.css';
import { FeeSteps } from './FeeSteps.tsx';
import { type FeeCurrency, moneyFormat, RANGE } from './fee-currency.ts';

export interface FeeTexts {
  readonly spend: string;
  readonly hint: string;
  readonly paid: string;
  readonly fee: string;
  readonly total: string;
  readonly invalid: string;
  readonly note: string;
}

interface Props {
  readonly locale: string;
  readonly currency: FeeCurrency;
  readonly texts: FeeTexts;
  /** The span of each tier in words, in the order of the tiers. */
  readonly spans: readonly string[];
}

/** Monthly ad spend in, fee and total out. A slider for trying, a field for exact sums; both keep in step. */
export function FeeCalculator({ locale, currency, texts, spans }: Props) {
  const id = useId();
  const [usd, setUsd] = useState<number>(RANGE.start);
  const [typed, setTyped] = useState<string>();
  const isInvalid = typed !== undefined && readAmount(typed) === undefined;
  const { tier, rate, fee, total } = feeOf(usd);
  const money = (amount: number): string => moneyFormat(locale, currency)(amount * currency.perUsd);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });

  const type = (text: string): void => {
    setTyped(text);
    const amount = readAmount(text);
    if (amount !== undefined) setUsd(amount / currency.perUsd);
  };
  const slide = (amount: number): void => {
    setTyped(undefined);
    setUsd(amount);
  };

  const field = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was changed before the script was there
  useEffect(() => {
    if (slider.current && slider.current.value !== slider.current.defaultValue) slide(Number(slider.current.value));
    if (field.current && field.current.value !== field.current.defaultValue) type(field.current.value);
  }, []);

  return (
    <div className={css.fee} data-live="">
      <div className={css.left}>
        <label className={css.label} htmlFor={`${id}-spend`}>
          {texts.spend}
        </label>
        <input
          className={`${css.amount} figure num`}
          id={`${id}-spend`}
          ref={field}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? money(usd)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={() => !isInvalid && setTyped(undefined)}
          aria-describedby={`${id}-hint`}
          aria-invalid={isInvalid}
        />
        <p
          className={`caption ${isInvalid ? css.error : 'muted'}`}
          id={`${id}-hint`}
          role={isInvalid ? 'alert' : undefined}
        >
          {isInvalid ? texts.invalid : texts.hint}
        </p>
        <input
          className={css.range}
          type="range"
          ref={slider}
          min={RANGE.min}
          max={RANGE.max}
          step={RANGE.step}
          value={Math.min(Math.max(usd, RANGE.min), RANGE.max)}
          onChange={(event) => slide(Number(event.target.value))}
          aria-label={texts.spend}
          aria-valuetext={money(usd)}
        />
        <FeeSteps current={tier} spans={spans} percent={(share) => percent.format(share)} />
      </div>
      <div className={css.right} data-dark="">
        <dl className={css.sum} aria-live="polite">
          <div>
            <dt>{texts.paid}</dt>
            <dd className="num">{money(usd)}</dd>
          </div>
          <div>
            <dt>
              {texts.fee} <bdi>{percent.format(rate)}</bdi>
            </dt>
            <dd className="num">{money(fee)}</dd>
          </div>
          <div className={css.total}>
            <dt>{texts.total}</dt>
            <dd className="figure num">{money(total)}</dd>
          </div>
        </dl>
        <p className="caption muted">{texts.note}</p>
      </div>
    </div>
  );
}
