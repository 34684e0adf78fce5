// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Accordion } from '#components/ui/Accordion.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { TextField } from '#components/ui/TextField.tsx';

afterEach(cleanup);

describe('Button', () => {
  test('presses once and sends no form by itself', async () => {
    const press = vi.fn();
    render(<Button onClick={press}>Order</Button>);
    const button = screen.getByRole('button', { name: 'Order' });
    await userEvent.click(button);
    expect(press).toHaveBeenCalledOnce();
    expect(button.getAttribute('type')).toBe('button');
  });

  test('keeps its name while it loads and says that it is busy', () => {
    render(
      <Button loading type="submit">
        Send
      </Button>,
    );
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('true');
  });

  test('a link that looks like one is a link, and its icons have no name', () => {
    render(
      <ButtonLink href="/en" icon="chat" go>
        WhatsApp
      </ButtonLink>,
    );
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe('/en');
  });
});

describe('TextField', () => {
  test('ties label, hint and error to the control', () => {
    render(
      <TextField id="email" label="Email" hint="We answer there." error="Please add the part after the @." required />,
    );
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.hasAttribute('required')).toBe(true);
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Please add the part after the @.',
      'We answer there.',
    ]);
  });

  test('describes nothing where there is nothing to say', () => {
    render(<TextField id="name" label="Name" />);
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });
});

test('Checkbox: its whole line is the target, and its error is read with it', async () => {
  render(<Checkbox id="human" label="I am human" error="Please tick this." />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I am human' });
  await userEvent.click(screen.getByText('I am human'));
  expect(box.checked).toBe(true);
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please tick this.');
});

describe('Tabs', () => {
  const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: id, panel: <p>panel {id}</p> }));

  test('are a named radio group with one panel each, in the same order', () => {
    render(<Tabs name="plans" legend="Service" tabs={tabs} selected="two" />);
    screen.getByRole('group', { name: 'Service' });
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['one', false],
      ['two', true],
      ['three', false],
    ]);
    expect(screen.getAllByText(/^panel/).map((panel) => panel.textContent)).toEqual([
      'panel one',
      'panel two',
      'panel three',
    ]);
  });

  test('move with the arrow keys, without a script of ours', async () => {
    render(<Tabs name="plans" legend="Service" tabs={tabs} selected="one" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'two' }).checked).toBe(true);
  });
});

test('Accordion: answers stand in the document before they are opened', async () => {
  render(<Accordion items={[{ title: 'Who owns the code?', body: 'You do.' }]} />);
  const details = screen.getByText('You do.').closest('details');
  expect(details?.open).toBe(false);
  await userEvent.click(screen.getByText('Who owns the code?'));
  expect(details?.open).toBe(true);
});
