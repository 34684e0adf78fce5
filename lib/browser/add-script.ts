/**
 * Appends a script to the page, to run as soon as it is there.
 * @param data what the script reads from its own element (`document.currentScript.dataset`)
 */
export function appendScript(address: string, data: Readonly<Record<string, string>> = {}): HTMLScriptElement {
  const script = document.createElement('script');
  Object.assign(script.dataset, data);
  script.src = address;
  document.head.append(script);
  return script;
}

/** The same for who waits for it; resolves with whether it could be had. */
export const addScript = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const script = appendScript(address);
    script.onload = () => resolve(true);
    script.onerror = () => {
      script.remove(); // so that it can be asked for again
      resolve(false);
    };
  });
