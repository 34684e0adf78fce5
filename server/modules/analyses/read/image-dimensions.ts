import { imageSize } from 'image-size';

/** Width and height by the first bytes of a picture; `null` for a format that does not tell them there. */
export function dimensionsOf(bytes: Uint8Array): readonly [number, number] | null {
  try {
    const { width, height } = imageSize(bytes);
    return [width, height];
  } catch {
    return null;
  }
}
