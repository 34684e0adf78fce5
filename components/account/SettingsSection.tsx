import type { ReactNode } from 'react';
import { Column, Section } from './account-look.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A part of the settings: heading and a sentence at the start, rows beside them. */
export function SettingsSection({ id, title, text, children }: Props) {
  return (
    <Section aria-labelledby={id}>
      <div>
        <h2 className="h5" id={id}>
          {title}
        </h2>
        <p className="caption muted">{text}</p>
      </div>
      <Column>{children}</Column>
    </Section>
  );
}
