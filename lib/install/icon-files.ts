/** An icon as devices want it: how large it is and how much of its side the brand mark's tile takes. */
export interface IconFile {
  readonly size: number;
  /** 1 keeps the tile's own rounded corners; less lays it on a full ground that a device may cut to any shape. */
  readonly share: number;
}

/** Home screen of iOS, which rounds the corners itself and shows transparency as black. */
export const APPLE_ICON = 'apple-touch-icon.png';

/**
 * Every raster icon, by its name under `/icons/`. A maskable one keeps the mark inside the circle of 80 % that every
 * device shows (W3C, Web Application Manifest, "maskable").
 */
export const ICON_FILES: ReadonlyMap<string, IconFile> = new Map([
  ['icon-192.png', { size: 192, share: 1 }],
  ['icon-512.png', { size: 512, share: 1 }],
  ['maskable-192.png', { size: 192, share: 0.8 }],
  ['maskable-512.png', { size: 512, share: 0.8 }],
  [APPLE_ICON, { size: 180, share: 0.92 }],
]);

export const iconUrl = (file: string): string => `/icons/${file}`;
