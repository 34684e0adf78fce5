/** The five rings, in the order they are shown. */
export const CATEGORIES = ['indexing', 'content', 'performance', 'security', 'accessibility'] as const;
