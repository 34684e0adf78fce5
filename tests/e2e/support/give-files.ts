import type { Locator } from '@playwright/test';

/** A point of a picture, the smallest there is. */
const POINT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const PICTURE = Buffer.from(POINT, 'base64');

type Way = 'drop' | 'paste';

/** Gives a picture to whatever takes files around an element, with the events a browser sends of it. */
const givePicture = (into: Locator, way: Way, name: string): Promise<void> =>
  into.evaluate(
    (element, { given, point, file }) => {
      const bytes = Uint8Array.from(atob(point), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], file, { type: 'image/png' }));
      const options = { bubbles: true, cancelable: true };
      if (given === 'paste') {
        element.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }));
        return;
      }
      element.dispatchEvent(new DragEvent('dragover', { ...options, dataTransfer: data }));
      element.dispatchEvent(new DragEvent('drop', { ...options, dataTransfer: data }));
    },
    { given: way, point: POINT, file: name },
  );

export const dropPicture = (into: Locator, name: string): Promise<void> => givePicture(into, 'drop', name);

/** A screenshot from the clipboard: it comes as `image.png`. */
export const pastePicture = (into: Locator): Promise<void> => givePicture(into, 'paste', 'image.png');
