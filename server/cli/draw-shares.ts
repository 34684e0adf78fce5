// Run after the export: draws the share image of every page and language to out/share. What was drawn before is kept
// in .cache/share under the hash of what it says, so only pages whose text changed are drawn again.
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { type ShareCard, shareCards } from '#lib/share-image/share-card.ts';
import { writeFonts } from '#lib/share-image/share-fonts.ts';

const OUT = 'out';
const KEPT = path.join('.cache', 'share');
const FONTS = path.join('.cache', 'share-fonts');

interface Picture {
  readonly lng: LanguageCode;
  readonly card: ShareCard;
}

const keptFile = ({ card }: Picture): string => path.join(KEPT, path.basename(card.path));

/** Draws what is not there yet. The text engine reads its configuration once, so fonts are written before it loads. */
async function draw(missing: readonly Picture[], all: readonly Picture[]): Promise<void> {
  const chinese = all.filter(({ lng }) => lng === 'zh').flatMap(({ card }) => [card.title, card.place]);
  process.env.FONTCONFIG_FILE = await writeFonts(FONTS, chinese);
  const { drawShare } = await import('#lib/share-image/draw-share.ts');
  const queue = [...missing];
  const lane = async (): Promise<void> => {
    for (let next = queue.pop(); next; next = queue.pop())
      writeFileSync(keptFile(next), await drawShare(next.card, next.lng));
  };
  await Promise.all([lane(), lane(), lane()]);
}

/** Forgets pictures no page has any more. */
function sweep(all: readonly Picture[]): void {
  const wanted = new Set(all.map((picture) => path.basename(keptFile(picture))));
  for (const file of readdirSync(KEPT)) if (!wanted.has(file)) rmSync(path.join(KEPT, file));
}

const all = shareCards();
mkdirSync(KEPT, { recursive: true });
const missing = all.filter((picture) => !existsSync(keptFile(picture)));
if (missing.length > 0) await draw(missing, all);
sweep(all);
rmSync(path.join(OUT, 'share'), { recursive: true, force: true });
for (const picture of all) {
  const target = path.join(OUT, picture.card.path);
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(keptFile(picture), target);
}
