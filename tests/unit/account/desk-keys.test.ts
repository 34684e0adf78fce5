// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { nameOf, useKeySwitch } from '#components/account/desk/use-keys.ts';

afterEach(cleanup);

describe('a key of the desk', () => {
  it.each([
    ['a', { key: 'a', code: 'KeyQ' }, 'AZERTY'],
    ['z', { key: 'z', code: 'KeyY' }, 'QWERTZ'],
    ['j', { key: 'J', code: 'KeyJ' }, 'with the capitals locked'],
    ['j', { key: 'ت', code: 'KeyJ' }, 'Persian'],
    ['e', { key: 'у', code: 'KeyE' }, 'Russian'],
    ['r', { key: 'Process', code: 'KeyR' }, 'in a Chinese input method'],
    ['1', { key: '۱', code: 'Digit1' }, 'a Persian figure'],
    ['2', { key: 'é', code: 'Digit2' }, 'AZERTY without Shift'],
    ['?', { key: '؟', code: 'Slash' }, 'Persian and Arabic'],
    ['?', { key: '？', code: 'Slash' }, 'full width'],
    ['/', { key: 'ظ', code: 'Slash' }, 'Arabic'],
    ['/', { key: '/', code: 'Digit7' }, 'QWERTZ with Shift'],
    ['-', { key: '-', code: 'Slash' }, 'QWERTZ'],
  ])('is %s', (name, event) => {
    expect(nameOf(event)).toBe(name);
  });

  it('stays switched off after a reload', () => {
    const { result } = renderHook(() => useKeySwitch());
    expect(result.current[0]).toBe(true);
    act(() => result.current[1](false));
    cleanup();
    expect(renderHook(() => useKeySwitch()).result.current[0]).toBe(false);
  });
});
