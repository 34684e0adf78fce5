import type { PushMessage } from '#lib/contract/push.ts';
import { findLanguageByLocale, languageOf } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import type { PushSender } from '../../adapters/push/push-sender.ts';
import type { Queries } from '../../db/database.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { noticePath } from '../notices/notice-path.ts';
import { noticeSentence } from '../notices/sentence.ts';

/** Shows a sentence about an order, a site or the account in one browser of a customer. */
export function pushNotice(db: Queries, send: PushSender): JobHandlers['push-notice'] {
  return async ({ subscriptionId, key, data }) => {
    const row = await db
      .selectFrom('push_subscriptions')
      .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
      .select(['endpoint', 'p256dh', 'auth', 'locale'])
      .where('push_subscriptions.id', '=', subscriptionId)
      .executeTakeFirst();
    if (!row) return; // unsubscribed since
    const { locale: saved, ...target } = row;
    const lng = findLanguageByLocale(saved) ?? 'en';
    const message: PushMessage = {
      title: messagesOf(lng, 'shell').brand,
      body: noticeSentence(languageOf(lng).locale, key, data),
      path: noticePath(key, data, lng),
    };
    const outcome = await send(target, JSON.stringify(message));
    if (outcome === 'failed') throw new Error('the push service did not take it');
    if (outcome === 'gone') await db.deleteFrom('push_subscriptions').where('id', '=', subscriptionId).execute();
  };
}
