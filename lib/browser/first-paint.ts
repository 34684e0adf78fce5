import { STORAGE_KEYS } from '../storage-keys.ts';

/**
 * Runs in `<head>` before anything is painted: marks the saved appearance on `<html>`, so that a static page never
 * shows the wrong one. Kept as text because it is printed into every page; the rest of the switch is `appearance.ts`.
 */
export const FIRST_PAINT_SCRIPT = `try{let m=localStorage.getItem('${STORAGE_KEYS.themeMode}');if(m=='light'||m=='dark')document.documentElement.toggleAttribute('data-'+m,true)}catch{}`;
