import type { LanguageCode } from '#lib/i18n/languages.ts';

/** A text in a language, beside the English one where there is one. */
export interface Case {
  language: LanguageCode;
  file?: string;
  text: string;
  english?: string;
  field?: string;
}

/** A text that breaks the rule, and one beside it that does not. */
export const CASES: Record<string, { bad: Case[]; good: Case[] }> = {
  empty: { bad: [{ language: 'de', text: '  ' }], good: [{ language: 'de', text: 'Los' }] },
  unwritten: {
    bad: [{ language: 'de', text: '✎ Titel' }],
    good: [{ language: 'de', text: 'Titel' }],
  },
  placeholders: {
    bad: [
      { language: 'de', text: 'ab {{preis}}', english: 'from {{price}}' },
      { language: 'de', text: 'ab', english: 'from {{price}}' },
    ],
    good: [{ language: 'fa', text: '{{b}} و {{a}}', english: '{{a}} and {{b}}' }],
  },
  tags: {
    bad: [
      { language: 'de', text: 'Jetzt <b>neu</b>', english: 'New' },
      { language: 'de', text: '<a onclick="x()">Los</a>', english: '<a onclick="x()">Go</a>' },
    ],
    good: [
      { language: 'de', text: 'kleiner als 5 < 6', english: 'less' },
      { language: 'de', text: 'Das Element `<dialog>`', english: 'The element `<dialog>`' },
    ],
  },
  links: {
    bad: [
      { language: 'de', text: 'Siehe https://alpha.de', english: 'See https://alpha.com' },
      { language: 'fa', text: 'بنویسید', english: 'Write to help@alpha.com' },
      { language: 'fr', text: 'Appelez le +98 21 1234 5679', english: 'Call +98 21 1234 5678' },
    ],
    good: [
      { language: 'de', text: 'Mit https://alpha.com', english: 'By https://alpha.com' },
      { language: 'de', text: 'Beispiel: name@example.de', english: 'Example: name@example.com' },
    ],
  },
  pairs: {
    bad: [
      { language: 'de', text: 'Preis (ohne Steuer' },
      { language: 'de', text: 'der „Plan' },
      { language: 'fr', text: '«\u202fle plan' },
      { language: 'zh', text: '（说明' },
    ],
    good: [
      { language: 'de', text: '1) lesen, 2) öffnen (bald)' },
      { language: 'de', text: 'der „Plan“' },
      { language: 'en', text: '[prices](page:service-tariffs) and `f(x`' },
    ],
  },
  'end-mark': {
    bad: [
      { language: 'de', file: 'de/ui/forms.json', text: 'Name', english: 'Name:' },
      { language: 'fa', file: 'fa/ui/forms.json', text: 'مطمئن هستید', english: 'Are you sure?' },
      { language: 'it', file: 'it/ui/forms.json', text: 'Invio', english: 'Sent.' },
    ],
    good: [
      { language: 'fa', file: 'fa/ui/forms.json', text: 'مطمئن هستید؟', english: 'Are you sure?' },
      { language: 'zh', file: 'zh/ui/forms.json', text: '已发送', english: 'Sent.' },
      { language: 'de', file: 'de/pages/home.json', text: 'Wie?', english: 'How it works' },
    ],
  },
  'persian-typing': {
    bad: [
      { language: 'fa', text: 'ما می سازیم' },
      { language: 'fa', text: 'سایت های ما' },
      { language: 'ar', text: 'كتـــاب' },
    ],
    good: [
      { language: 'fa', text: 'ما می\u200cسازیم و سایت\u200cهای ما' },
      { language: 'ar', text: 'مواقع بـ React' },
    ],
  },
  'label-length': {
    bad: [{ language: 'de', file: 'de/ui/shell.json', text: 'Kostenlose Beratung jetzt anfragen!', english: 'Book' }],
    good: [
      { language: 'de', file: 'de/ui/shell.json', text: 'Beratung anfragen', english: 'Book' },
      { language: 'de', file: 'de/ui/messages.json', text: 'x'.repeat(60), english: 'Failed' },
    ],
  },
  'same-as-english': {
    bad: [{ language: 'it', text: 'We build sites for you', english: 'We build sites for you' }],
    good: [
      { language: 'it', text: 'UI/UX design', english: 'UI/UX design' },
      { language: 'fa', text: '+98 912 000 0000', english: '+98 912 000 0000' },
    ],
  },
  'wrong-script': {
    bad: [
      { language: 'zh', text: 'Book a free call with us' },
      { language: 'ru', text: 'Book your free call сейчас' },
    ],
    good: [
      { language: 'zh', text: '用 Google Ads 和 App Store 推广您的应用' },
      { language: 'ru', text: 'Google Play' },
      { language: 'de', text: 'Wir bauen Seiten für Sie' },
    ],
  },
  'foreign-letters': {
    bad: [
      { language: 'fa', text: 'كتاب' },
      { language: 'fa', text: 'سایتي' },
      { language: 'ar', text: 'تصمیم' },
      { language: 'ru', text: 'сaйт' },
      { language: 'tr', text: 'i̇ş' },
    ],
    good: [
      { language: 'fa', text: 'کتابی برای شما' },
      { language: 'ar', text: 'تصميم' },
      { language: 'ru', text: 'сайт на React' },
    ],
  },
  marks: {
    bad: [
      { language: 'fa', text: 'سلام, دنیا' },
      { language: 'ar', text: 'كيف?' },
      { language: 'zh', text: '网站,应用' },
    ],
    good: [
      { language: 'fa', text: 'سلام، دنیا؟' },
      { language: 'zh', text: '网站，应用。' },
      { language: 'de', text: 'Hallo, Welt?' },
    ],
  },
  glossary: {
    bad: [
      { language: 'de', text: 'Gestaltung', english: 'Web design' },
      { language: 'es', text: 'Ver el tarifario', english: 'See the prices' },
    ],
    good: [
      { language: 'de', text: 'Webdesign', english: 'Web design' },
      { language: 'de', text: 'Terminplan', english: 'Plan' },
      { language: 'es', text: 'Los tarifarios', english: 'Price lists' },
      { language: 'es', text: 'Desde {{tarifario}}', english: 'From {{tarifario}}' },
    ],
  },
  digits: {
    bad: [
      { language: 'fa', text: 'در 3 هفته' },
      { language: 'ar', text: 'في ٣ أسابيع' },
    ],
    good: [
      { language: 'fa', text: 'در ۳ هفته با WCAG 2.2 و {{n1}}' },
      { language: 'fa', text: '+98 912 000 0000' },
      { language: 'ar', text: 'في 3 أسابيع' },
    ],
  },
  'typed-price': {
    bad: [
      { language: 'en', text: 'from $500 a month' },
      { language: 'fa', text: '۱۴٬۹۰۰٬۰۰۰ تومان' },
    ],
    good: [
      { language: 'en', text: 'from {{price}}' },
      { language: 'en', text: 'Plans from $500', field: 'seo.description' },
    ],
  },
  invisible: {
    bad: [
      { language: 'en', text: 'a\u200bb' },
      { language: 'ar', text: 'می\u200cشود' },
      { language: 'fa', text: '\u2066abc' },
    ],
    good: [
      { language: 'fa', text: 'می\u200cشود' },
      { language: 'fa', text: '\u2066+98\u2069' },
    ],
  },
  spaces: {
    bad: [
      { language: 'en', text: ' a' },
      { language: 'en', text: 'a  b' },
    ],
    good: [{ language: 'en', text: 'a b' }],
  },
  'space-before-mark': {
    bad: [
      { language: 'de', text: 'Hallo , Welt' },
      { language: 'fr', text: 'Et vous?' },
      { language: 'fr', text: 'Et vous ?' },
    ],
    good: [
      { language: 'de', text: 'Hallo, Welt' },
      { language: 'en', text: '≥ 4.5 : 1' },
      { language: 'fr', text: 'Et vous\u202f?' },
      { language: 'fr', text: 'à 10:05' },
      { language: 'fr', text: 'notre [page](page:web-design) et `size={{ xs: 12 }}`' },
    ],
  },
  'chinese-spacing': {
    bad: [{ language: 'zh', text: '用 WhatsApp下单' }],
    good: [
      { language: 'zh', text: '用WhatsApp下单，Google Ads投放' },
      { language: 'en', text: 'a b' },
    ],
  },
  'doubled-words': {
    bad: [{ language: 'en', text: 'we build the the site' }],
    good: [
      { language: 'fr', text: 'si vous vous posez la question' },
      { language: 'tr', text: 'tek tek' },
    ],
  },
  'seo-length': {
    bad: [
      { language: 'en', text: 'x'.repeat(61), field: 'seo.title' },
      { language: 'zh', text: '网'.repeat(31), field: 'seo.title' },
      { language: 'zh', text: '网'.repeat(81), field: 'seo.description' },
    ],
    good: [
      { language: 'fa', text: `${'س'.repeat(60)}\u200c`, field: 'seo.title' },
      { language: 'en', text: 'x'.repeat(61) },
    ],
  },
};
