import { Alert } from '#components/ui/Alert.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { Chip } from '#components/ui/Chip.tsx';
import { ChipLink } from '#components/ui/ChipLink.tsx';
import { Radio } from '#components/ui/Radio.tsx';
import { Segmented } from '#components/ui/Segmented.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import css from './Gallery.module.css';
import { TEXTS } from './texts.ts';

const { groups, ranges, states, filters, checks, fields, messages } = TEXTS;
const TONES = ['neutral', 'success', 'warning', 'error', 'info', 'gold'] as const;
const NOTICES = ['success', 'info', 'warning', 'error'] as const;

const options = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([id, label]) => ({ id, label }));

export function PlainChoice() {
  return (
    <>
      <div className={css.line}>
        <Segmented name="size" legend={TEXTS.rows.choice} options={options(groups)} selected="web" />
        <Segmented name="range" legend={TEXTS.rows.choice} options={options(ranges)} selected="six" size="sm" quiet />
      </div>
      <div className={css.line}>
        <Checkbox label={checks.on} defaultChecked />
        <Checkbox label={checks.off} />
        <Checkbox label={checks.disabled} disabled />
        <Radio name="one" label={checks.on} defaultChecked />
        <Radio name="one" label={checks.off} />
      </div>
      <Checkbox id="gallery-check" label={checks.off} error={checks.error} />
    </>
  );
}

export function PlainChips() {
  return (
    <div className={css.line}>
      {TONES.map((tone) => (
        <Chip tone={tone} key={tone}>
          {states[tone]}
        </Chip>
      ))}
      <ChipLink href="#chips" current>
        {filters.current}
      </ChipLink>
      <ChipLink href="#chips">{filters.other}</ChipLink>
    </div>
  );
}

export function PlainFields() {
  return (
    <>
      <TextField id="f-rest" label={fields.rest} placeholder={fields.placeholder} hint={fields.hint} />
      <TextField id="f-filled" label={fields.filled} defaultValue={fields.name} required />
      <TextField id="f-error" label={fields.error} defaultValue={fields.wrong} error={fields.problem} />
      <TextField id="f-disabled" label={fields.disabled} defaultValue={fields.name} disabled />
      <TextField id="f-read" label={fields.readOnly} defaultValue={fields.name} readOnly />
      <TextArea id="f-area" label={fields.area} defaultValue={fields.hint} />
    </>
  );
}

export function PlainMessages() {
  return NOTICES.map((tone) => (
    <Alert tone={tone} key={tone}>
      <p>{messages[tone]}</p>
    </Alert>
  ));
}
