import type { ReactNode } from 'react';
import css from './Alert.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

const ICONS = { success: 'check', info: 'info', warning: 'alert', error: 'alert' } as const;

interface Props {
  readonly tone: keyof typeof ICONS;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits; leave out for what stands on the page from the start. */
  readonly role?: 'alert' | 'status';
  readonly className?: string | undefined;
}

/** A notice: start border and icon in the tone's colour, words in ink. */
export function Alert({ tone, title, children, role, className }: Props) {
  return (
    <div className={classNames(css.alert, css[tone], className)} role={role}>
      <Icon name={ICONS[tone]} className={css.icon} />
      <div className={css.body}>
        {title && <p className={css.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
