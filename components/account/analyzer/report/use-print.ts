import { type RefObject, useEffect } from 'react';

/** On paper everything is open and light, whatever the screen shows; the browser names the file after the title. */
export function usePrint(report: RefObject<HTMLElement | null>, title: string): void {
  useEffect(() => {
    const opened: HTMLDetailsElement[] = [];
    const page = { title: document.title };
    const before = (): void => {
      page.title = document.title;
      document.title = title;
      report.current?.setAttribute('data-light', '');
      for (const item of report.current?.querySelectorAll('details:not([open])') ?? []) {
        if (!(item instanceof HTMLDetailsElement)) continue;
        item.open = true;
        opened.push(item);
      }
    };
    const after = (): void => {
      document.title = page.title;
      report.current?.removeAttribute('data-light');
      for (const item of opened.splice(0)) item.open = false;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [report, title]);
}
