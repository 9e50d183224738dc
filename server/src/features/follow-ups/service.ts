/** Decides what to ask after a turn. */
export {};
