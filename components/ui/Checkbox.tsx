import { Choice, type ChoiceProps } from './Choice.tsx';

export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />;
}
