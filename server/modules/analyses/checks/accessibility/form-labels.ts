import { pageCheck } from '../../check.ts';
import { share } from '../../outcome.ts';
import { nameOf } from '../../page/accessible-name.ts';
import { elements, seenTags } from '../../page/page.ts';

const FIELDS = 'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image]), select, textarea';

export const check = pageCheck({
  id: 'form-labels',
  category: 'accessibility',
  weight: 10,
  ease: 2,
  source: 'Lighthouse, SiteOne',
  run: (page) => {
    const fields = elements(page, FIELDS);
    const labels = elements(page, 'label[for]');
    const labelled = new Set(labels.map(({ attribs }) => attribs.for));
    const bad = fields.filter(
      (field) =>
        !labelled.has(field.attribs.id ?? '') &&
        page.$(field).closest('label').length === 0 &&
        nameOf(page, field) === '',
    );
    return share(fields.length, seenTags(bad));
  },
});
