import { pageCheck } from '../../check.ts';
import { fail, pass } from '../../outcome.ts';
import { textOf } from '../../page/text-of.ts';

const PRIVACY =
  /privacy|datenschutz|confidentialit|données personnelles|privacidad|riservatezza|конфиденциальн|персональных данных|gizlilik|kvkk|aydınlatma|حریم[\s\u200c]*خصوصی|خصوصية|隐私|cookie policy/i;

export const check = pageCheck({
  id: 'privacy-page',
  category: 'security',
  weight: 1,
  ease: 3,
  source: 'own',
  run: ({ links }) =>
    links.some(({ element, href }) => PRIVACY.test(`${href} ${textOf(element, false)}`)) ? pass() : fail(),
});
