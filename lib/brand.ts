/**
 * The brand: what the specification calls `{product}`. Changing the slug changes the two routes that carry it.
 * Everything that is reached from outside (phone, profiles, addresses) stands in `site.ts`.
 */
export const brand = { name: 'Alpha', slug: 'alpha', legalName: 'Alpha Digital Agency' } as const;
