import { createContext, use } from 'react';

/** Does something, and once more after the person has proven who they are, should the service ask for that. */
export type Confirmed = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

export const ConfirmationContext = createContext<Confirmed>((work) => work());

export const useConfirmation = (): Confirmed => use(ConfirmationContext);
