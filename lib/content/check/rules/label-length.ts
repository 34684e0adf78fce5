import { isLongerThan, visibleLength } from '../../fields.ts';
import type { TextRule } from '../rule.ts';

/** English up to this length is a button, a tab or a menu entry, which have one line. */
const LABEL = 22;

/** Other languages need more room, and a label has this much of it. */
const ROOM = 34;

/** Messages and what a plan includes are sentences, however short in English. */
const SENTENCES = /(?:^|\/)ui\/messages\.json$/;

/** A button or menu entry that does not fit its line on a telephone. */
export const labelLength: TextRule = {
  id: 'label-length',
  level: 'error',
  check({ file, field, text, english }) {
    if (SENTENCES.test(file) || field.includes('features')) return undefined;
    if (english === undefined || !/(?:^|\/)ui\//.test(file) || isLongerThan(english, LABEL)) return undefined;
    if (!isLongerThan(text, ROOM)) return undefined;
    return { problem: `${visibleLength(text)} characters; a label has room for ${ROOM}`, mend: 'find a shorter word' };
  },
};
