import type { ReactNode } from 'react';
import { Actions, Row } from './account-look.ts';

interface Props {
  readonly name: ReactNode;
  /** How it stands. */
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
}

/** One line of a section: name, state, button. */
export function SettingsRow({ name, children, action }: Props) {
  return (
    <Row>
      <span>{name}</span>
      <div>{children}</div>
      {action && <Actions>{action}</Actions>}
    </Row>
  );
}
