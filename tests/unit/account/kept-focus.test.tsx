// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useKeptFocus } from '#components/account/use-kept-focus.ts';

const user = userEvent.setup();

/** Rows that go when they are pressed, a form with a file to take out, and the part that changes. */
function Desk() {
  const root = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState(['one', 'two']);
  const [hasFile, setHasFile] = useState(true);
  useKeptFocus(root);
  return (
    <div ref={root}>
      <ol>
        {rows.map((row) => (
          <li key={row}>
            <a href={`?row=${row}`} aria-current={row === rows[0] || undefined} onClick={() => setRows(rows.slice(1))}>
              {row}
            </a>
          </li>
        ))}
      </ol>
      <form>
        <textarea aria-label="answer" />
        {hasFile && (
          <button type="button" onClick={() => setHasFile(false)}>
            file
          </button>
        )}
      </form>
      <section tabIndex={-1} data-focus-home="" aria-label="panel" />
    </div>
  );
}

afterEach(cleanup);

it('goes on with what is chosen of the list, and with the part that changes when nothing is left of it', async () => {
  render(<Desk />);
  await user.click(screen.getByText('one'));
  expect(document.activeElement).toBe(screen.getByText('two'));
  await user.click(screen.getByText('two'));
  expect(document.activeElement).toBe(screen.getByLabelText('panel'));
});

it('goes on with the form around what is gone', async () => {
  render(<Desk />);
  await user.click(screen.getByText('file'));
  expect(document.activeElement).toBe(screen.getByLabelText('answer'));
});

it('leaves the focus alone that somebody has moved on', async () => {
  render(<Desk />);
  await user.click(screen.getByText('one'));
  screen.getByLabelText('answer').focus();
  await user.click(screen.getByText('file'));
  expect(document.activeElement).toBe(screen.getByLabelText('answer'));
});
