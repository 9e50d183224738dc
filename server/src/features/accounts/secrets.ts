/** Passwords and opaque tokens: only their hashes are stored. */
import { createHash, randomBytes } from 'node:crypto';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { fields } from '@parley/contract';
import type { Platform } from '../../platform/index.ts';
import { fullHashCost } from '../../platform/secrets/hash-cost.ts';

const parameters = { algorithm: 2 satisfies Algorithm.Argon2id as Algorithm, parallelism: 1 };

/** Keyboards encode the same letters differently; after normalisation they are the same password. */
const normal = (password: string) => password.normalize('NFKC');

/** The argon2id hash of a password, in PHC form. Slow on purpose: never inside an open transaction. */
export const hashPassword = (password: string, cost = fullHashCost): Promise<string> => hash(normal(password), { ...parameters, ...cost });

/** `hashPassword` for requests, whose number nobody controls. @throws HttpError 503 `busy` */
export const hashInTurn = ({ hashing, hashCost }: Pick<Platform, 'hashing' | 'hashCost'>, password: string): Promise<string> =>
  hashing.run(() => hashPassword(password, hashCost));

/** Replaces the hash of an unknown name, so that checking it takes as long as any other. */
const nobodysHash = hashPassword(randomBytes(32).toString('base64url'));
nobodysHash.catch(() => {});

/** Whether the password matches the hash; never for null, an unknown name. Takes the same time whatever the outcome. */
async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await nobodysHash), normal(password)).catch(() => false);
  return fits && passwordHash !== null;
}

/** `passwordFits` for requests, whose number nobody controls. @throws HttpError 503 `busy` */
export const fitsInTurn = ({ hashing }: Pick<Platform, 'hashing'>, passwordHash: string | null, password: string): Promise<boolean> =>
  hashing.run(() => passwordFits(passwordHash, password));

/** 256 random bits as URL-safe text, after the owner's id: with it, the database looks in one place also where owners are spread over machines. */
export const newToken = (ownerId: number): string => `${ownerId}-${randomBytes(32).toString('base64url')}`;

/** The owner that a token names; null for one from before tokens named theirs, which is 43 characters long. Only its hash proves that it is that owner's. */
export const ownerIdIn = (token: string): number | null => {
  const [, id] = /^(\d+)-[\w-]{43}$/.exec(token) ?? [];
  return fields.idIn(id);
};

/** The form in which a token is stored. */
export const tokenHashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
