/** People who are in the database of the browser tests before it is opened; `seed-people.ts` puts them there. */
export const SEEDED = {
  staff: '+989120000001',
  admin: '+989120000004',
  /** Has as many orders as `orders` says. */
  collector: '+989120000002',
  orders: 1000,
  /** Has none. */
  buyer: '+989120000003',
  password: 'Walnut tree 7',
} as const;
