/** Scripts by what they are for, recognised by their address or their call. */
export const TRACKERS: readonly (readonly [string, RegExp])[] = [
  ['Google Analytics', /google-analytics\.com|googletagmanager\.com\/gtag|gtag\(/],
  ['Google Tag Manager', /googletagmanager\.com\/gtm/],
  ['Google Ads', /googleadservices\.com|doubleclick\.net|AW-\d{6,}/],
  ['Meta Pixel', /connect\.facebook\.net|fbq\(/],
  ['LinkedIn Insight', /snap\.licdn\.com/],
  ['TikTok Pixel', /analytics\.tiktok\.com/],
  ['X Pixel', /static\.ads-twitter\.com/],
  ['Microsoft Clarity', /clarity\.ms/],
  ['Microsoft Ads', /bat\.bing\.com/],
  ['Hotjar', /hotjar\.com/],
  ['Yandex Metrica', /mc\.yandex\.(?:ru|com)/],
  ['Baidu Tongji', /hm\.baidu\.com/],
  ['Matomo', /matomo\.(?:js|php)|_paq/],
  ['Plausible', /plausible\.io/],
];

export const CONSENT_TOOLS: readonly (readonly [string, RegExp])[] = [
  ['Cookiebot', /cookiebot\.com/],
  ['OneTrust', /onetrust|cookielaw\.org/],
  ['Usercentrics', /usercentrics/],
  ['Didomi', /didomi/],
  ['iubenda', /iubenda\.com/],
  ['Complianz', /complianz/],
  ['CookieYes', /cookieyes/],
  ['Klaro', /klaro/],
  ['Osano', /osano\.com/],
  ['tarteaucitron', /tarteaucitron/],
  ['Google consent mode', /['"]consent['"]\s*,\s*['"]default['"]/],
];

/** Those that need no consent everywhere, because they set no cookie. */
export const COOKIELESS: ReadonlySet<string> = new Set(['Plausible']);

export const SOCIAL_HOSTS =
  /(?:^|\.)(?:facebook|instagram|linkedin|x|twitter|youtube|tiktok|pinterest|threads|vk|weibo|aparat|eitaa)\.(?:com|net|ru|ir)$/;

export const namesIn = (known: readonly (readonly [string, RegExp])[], text: string): string[] =>
  known.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
