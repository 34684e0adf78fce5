import { pageCheck } from '../../check.ts';
import { none, notApplicable } from '../../outcome.ts';
import { seenTags } from '../../page/page.ts';
import { textOf } from '../../page/text-of.ts';

/** Words that say nothing about where a link leads, in the languages of most readers. */
const EMPTY_WORDS = new Set(
  `click here|click this|here|go|this|start|right here|more|learn more|read more|more info|see more
hier|hier klicken|klicken sie hier|mehr|mehr erfahren|weiterlesen|mehr lesen
ici|cliquez ici|en savoir plus|lire la suite|plus|voir plus
clicca qui|qui|leggi tutto|scopri di più|continua|di più
aquí|haz clic aquí|haga clic aquí|leer más|más|saber más|ver más
aqui|clique aqui|saiba mais|leia mais|mais
здесь|тут|нажмите здесь|подробнее|читать далее|далее|ещё|еще
buraya tıklayın|tıklayın|buraya|devamı|devamını oku|daha fazla|daha fazlası
اینجا|اینجا کلیک کنید|کلیک کنید|بیشتر|ادامه|ادامه مطلب|ادامهٔ مطلب|بیشتر بخوانید|مشاهده بیشتر
هنا|اضغط هنا|انقر هنا|المزيد|اقرأ المزيد|للمزيد|تابع القراءة
点击这里|点击|这里|更多|查看更多|了解更多|阅读更多|详情`.split(/[|\n]/),
);
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\u200c\s]+/g, ' ')
    .replaceAll(/[.…>»→:]+/g, '')
    .trim();

export const check = pageCheck({
  id: 'link-text',
  category: 'content',
  weight: 2,
  ease: 2,
  source: 'Lighthouse',
  run: (page) => {
    const named = page.links.filter(({ url }) => url !== null);
    const bad = named.filter(({ element }) =>
      EMPTY_WORDS.has(plain(element.attribs['aria-label'] ?? textOf(element, false))),
    );
    return named.length === 0 ? notApplicable : none(seenTags(bad.map(({ element }) => element)));
  },
});
