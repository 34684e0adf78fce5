/**
 * Adds a script to the page, to run as soon as it is there; resolves with whether it could be had.
 * @param data what the script reads from its own element (`document.currentScript.dataset`)
 */
export const addScript = (address: string, data: Readonly<Record<string, string>> = {}): Promise<boolean> =>
  new Promise((resolve) => {
    const script = document.createElement('script');
    script.async = true;
    Object.assign(script.dataset, data);
    script.src = address;
    script.onload = () => resolve(true);
    script.onerror = () => {
      script.remove(); // so that it can be asked for again
      resolve(false);
    };
    document.head.append(script);
  });
