/** Host of an address as people say it: `https://www.example.com/a` → `example.com`. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url);
