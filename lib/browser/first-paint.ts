import { STORAGE_KEYS } from '../storage-keys.ts';

/**
 * Runs before anything is painted: marks the saved appearance on `<html>`, and whether somebody is signed in, so that a
 * static page never shows the wrong one. Kept as text because it is printed into every page; the rest is in
 * `appearance.ts` and `member.ts`.
 */
export const FIRST_PAINT_SCRIPT = `try{let s=localStorage,h=document.documentElement,m=s.getItem('${STORAGE_KEYS.themeMode}');if(m=='light'||m=='dark')h.toggleAttribute('data-'+m,true);h.toggleAttribute('data-member',!!s.getItem('${STORAGE_KEYS.accessToken}'))}catch{}`;
