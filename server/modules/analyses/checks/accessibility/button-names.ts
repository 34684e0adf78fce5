import { pageCheck } from '../../check.ts';
import { share } from '../../outcome.ts';
import { nameOf } from '../../page/accessible-name.ts';
import { elements, seenTags } from '../../page/page.ts';

export const check = pageCheck({
  id: 'button-names',
  category: 'accessibility',
  weight: 10,
  ease: 3,
  source: 'Lighthouse, SiteOne',
  run: (page) => {
    const buttons = elements(page, 'button, [role=button], input[type=submit], input[type=button]');
    const bad = buttons.filter((button) => {
      const isInput = button.name === 'input';
      return isInput
        ? button.attribs.type === 'button' && !button.attribs.value && nameOf(page, button) === ''
        : nameOf(page, button) === '';
    });
    return share(buttons.length, seenTags(bad));
  },
});
