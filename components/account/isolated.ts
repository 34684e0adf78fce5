/** Marks that keep a number or a name left to right inside a sentence of any direction (Unicode isolates). */
export const isolated = (text: string): string => `\u2066${text}\u2069`;
