import { visibleLength } from '../../fields.ts';
import type { TextRule } from '../rule.ts';

/** Characters a result page shows; a Chinese character takes the room of two. */
const LIMITS = { 'seo.title': { Hans: 30, other: 60 }, 'seo.description': { Hans: 80, other: 160 } } as const;

const isLimited = (field: string): field is keyof typeof LIMITS => field in LIMITS;

/** Search result texts that would be cut. */
export const seoLength: TextRule = {
  id: 'seo-length',
  level: 'error',
  check({ language, field, text }) {
    if (!isLimited(field)) return undefined;
    const limit = language.script === 'Hans' ? LIMITS[field].Hans : LIMITS[field].other;
    const length = visibleLength(text);
    if (length <= limit) return undefined;
    return { problem: `${length} characters; results show ${limit}`, mend: 'rewrite it shorter, do not abbreviate' };
  },
};
