declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, number | { readonly min?: number; readonly max?: number }>>;
    /** Every glyph stays; the text has to be empty. */
    readonly keepAllGlyphs?: boolean;
  }
  // biome-ignore lint/style/noDefaultExport: the shape of the package
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>;
}
