/**
 * Sends what nobody waits for so that the browser finishes it when the page is gone. No cookie goes along and none comes
 * back, which a beacon could not promise. What is lost is lost.
 */
export function sendAside(url: string, body: object): void {
  const request: RequestInit = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
  };
  fetch(url, request).catch(() => undefined);
}
