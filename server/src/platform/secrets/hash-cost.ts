/** What the hash of a password costs: KiB of memory, and passes over them. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
}

/** OWASP's minimum for argon2id; about 30 ms, off the event loop. */
export const fullHashCost: HashCost = { memoryCost: 19_456, timeCost: 2 };
