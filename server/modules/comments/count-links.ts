/** Addresses with a scheme or `www.`, mail addresses, and bare names of hosts under the endings that spam uses most. */
const LINK =
  /https?:\/\/|\bwww\.|[\w.+-]+@[\w-]+\.[a-z]{2,}|\b[\w-]+\.(?:com|net|org|info|biz|ru|cn|top|xyz|online|site|shop|io|ir|me)\b/iu;

/** Words of a text that are a link or an address: comments with one always wait for a person. */
export const countLinks = (text: string): number => text.split(/\s+/).filter((word) => LINK.test(word)).length;
