// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, readDraft, writeDraft } from '#lib/forms/draft.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';

const KEY = STORAGE_KEYS.consultationDraft;
const draft = {
  values: { name: 'سارا', message: 'یک فروشگاه' },
  attempt: { key: 'k', values: { name: 'سارا' }, context: {} },
};

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('a draft', () => {
  it('comes back as it was and goes when it arrived', () => {
    writeDraft(KEY, draft);
    expect(readDraft(KEY)).toEqual(draft);
    expect(readDraft(STORAGE_KEYS.commentDraft)).toBeUndefined();
    clearDraft(KEY);
    expect(readDraft(KEY)).toBeUndefined();
  });

  it.each(['', '{', 'null', '[]', '{"values":{"name":1}}', '{"values":null}'])(
    'that reads %j is no draft',
    (stored) => {
      sessionStorage.setItem(KEY, stored);
      expect(readDraft(KEY)?.values ?? {}).toEqual({});
    },
  );

  it('drops an attempt it cannot read and keeps the text', () => {
    sessionStorage.setItem(KEY, JSON.stringify({ values: { name: 'Sara' }, attempt: { key: 5 } }));
    expect(readDraft(KEY)).toEqual({ values: { name: 'Sara' }, attempt: undefined });
  });

  it('does without storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => writeDraft(KEY, draft)).not.toThrow();
  });
});
