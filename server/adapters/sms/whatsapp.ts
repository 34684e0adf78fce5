import { findLanguageByLocale, type Locale } from '#lib/i18n/languages.ts';
import type { Poster } from './post.ts';
import type { Provider } from './text-message.ts';

export interface WhatsappSettings {
  readonly url: string;
  readonly token: string;
  readonly sender: string;
  readonly template: string;
}

/** Templates are kept by language; the two that need a country say it with an underscore. */
const templateLanguage = (locale: Locale): string =>
  locale === 'en-US' || locale === 'zh-CN' ? locale.replace('-', '_') : (findLanguageByLocale(locale) ?? 'en_US');

/** WhatsApp, Cloud API: codes go out in an authentication template; its text is WhatsApp's own. */
export function whatsapp({ url, token, sender, template }: WhatsappSettings, post: Poster): Provider {
  return {
    name: 'whatsapp',
    send: async ({ to, code, locale }) => {
      if (code === undefined) return 'refused';
      const parameters = [{ type: 'text', text: code }];
      const components = [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters },
      ];
      return post({
        url: `${url}/${encodeURIComponent(sender)}/messages`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          to: to.replace('+', ''),
          type: 'template',
          template: { name: template, language: { code: templateLanguage(locale) }, components },
        }),
      });
    },
  };
}
