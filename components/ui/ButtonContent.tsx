import type { ReactNode } from 'react';
import type { IconName } from '#lib/motif/icon-paths.ts';
import css from './Button.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  readonly icon?: IconName | undefined;
  readonly go?: boolean | undefined;
  readonly children: ReactNode;
}

export function ButtonContent({ icon, go, children }: Props) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {go && <Icon name="arrow" flip className={css.go} />}
    </>
  );
}
