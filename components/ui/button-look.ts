import type { IconName } from '#lib/motif/icon-paths.ts';
import css from './Button.module.css';
import { classNames } from './class-names.ts';

/** What a button and a link that looks like one share. */
export interface ButtonLook {
  /** One gold a view; ink for other main actions, line and quiet for the rest. */
  readonly variant?: 'gold' | 'ink' | 'line' | 'quiet';
  /** 52, 44 or 36 px high. */
  readonly size?: 'lg' | 'md' | 'sm';
  /** As wide as its container. */
  readonly block?: boolean;
  /** Icon before the label. */
  readonly icon?: IconName;
  /** Arrow after the label, which slides on hover. */
  readonly go?: boolean;
}

export const buttonClass = (
  { variant = 'gold', size = 'lg', block = false }: ButtonLook,
  ...more: readonly (string | false | null | undefined)[]
): string => classNames(css.button, css[variant], css[size], block && css.block, ...more);
