import { type SubmitEvent, useState } from 'react';
import { useFormat } from '#components/providers/use-format.ts';
import { useMessage, useText } from '#components/providers/use-text.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { controlProps, fieldClass } from '#components/ui/field-parts.ts';
import { TextField } from '#components/ui/TextField.tsx';
import { importUsage } from '#lib/contract/stats.ts';
import { useAction } from '../use-action.ts';
import { Form, PanelBody } from './desk-look.ts';
import { type FiguresRead, readFigures } from './read-figures.ts';

/** Figures that one call takes (`lib/contract/stats.ts`). */
const AT_ONCE = 500;

/** Takes a CSV file of figures into the chart of a customer. */
export function UsageUpload({ customerId }: { readonly customerId: string }) {
  const text = useText('desk');
  const messages = useText('messages');
  const message = useMessage();
  const { number } = useFormat();
  const { run, isBusy, error } = useAction();
  const [source, setSource] = useState('');
  const [read, setRead] = useState<FiguresRead>();
  const [taken, setTaken] = useState<number>();
  const [isTried, setTried] = useState(false);
  const figures = read?.isRight ? read.figures : [];
  const hint = read?.isRight ? text('rows', { count: number(figures.length) }) : text('figuresText');
  const wrong = read && !read.isRight ? text('wrongLine', { line: number(read.line) }) : undefined;

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (source.trim() === '' || figures.length === 0) return;
    const done = await run(async (api) => {
      for (let at = 0; at < figures.length; at += AT_ONCE) {
        const part = figures.slice(at, at + AT_ONCE);
        await api.call(importUsage, { body: { customerId, source: source.trim(), figures: part } });
      }
    });
    if (done) setTaken(figures.length);
  }
  return (
    <PanelBody>
      <h3 className="h5">{text('figures')}</h3>
      <Form noValidate onSubmit={(event) => void submit(event)} aria-busy={isBusy}>
        <TextField
          id="figures-source"
          label={text('source')}
          hint={text('sourceHint')}
          error={isTried && source.trim() === '' ? messages('field_required') : undefined}
          maxLength={60}
          value={source}
          onChange={({ target }) => setSource(target.value)}
        />
        <Field
          id="figures-file"
          label={text('csvFile')}
          hint={hint}
          error={wrong ?? (isTried && figures.length === 0 ? messages('field_required') : undefined)}
        >
          <input
            {...controlProps({ id: 'figures-file', hint, error: wrong })}
            className={fieldClass}
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => {
              setTaken(undefined);
              void target.files?.[0]?.text().then((content) => setRead(readFigures(content)));
            }}
          />
        </Field>
        <div data-wide="">
          <Button type="submit" variant="line" size="md" icon="upload" loading={isBusy}>
            {text('upload')}
          </Button>
        </div>
      </Form>
      {error && <Alert tone="error" role="alert" title={message(error)} />}
      {taken !== undefined && <Alert tone="success" role="status" title={text('taken', { count: number(taken) })} />}
    </PanelBody>
  );
}
