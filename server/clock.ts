/** Tells the time; tests put their own in. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** A time so many milliseconds after another. */
export const after = (time: Date, milliseconds: number): Date => new Date(time.getTime() + milliseconds);

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
