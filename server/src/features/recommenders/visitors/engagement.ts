/**
 * The identifier of an engagement: `uuid.ownerId.recommenderId.signature`. The signature proves that we created it, so nothing is stored.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Platform } from '../../../platform/index.ts';
import { placesPerText, signatureLength } from '../../../platform/secrets/signing.ts';

export interface Engagement {
  /** A UUID. */
  id: string;
  ownerId: number;
  recommenderId: number;
}

const purpose = 'engagement';

/** The last two digits of a UUID, for each place in a series. */
const endings = Array.from({ length: placesPerText }, (_, place) => place.toString(16).padStart(2, '0'));
const beginningLength = 34;

/** Random bytes for so many orders are drawn at once: drawing costs as much for many as for few. */
const ordersAtOnce = 64;

/**
 * Makes the function that gives the places of a series in random order; which byte moves which is no secret, so the slight bias of the remainder
 * does not matter.
 */
function createShuffle(): () => Uint8Array {
  let random = new Uint8Array();
  let used = 0;
  return () => {
    if (used === random.length) {
      random = randomBytes(ordersAtOnce * placesPerText);
      used = 0;
    }
    const places = Uint8Array.from({ length: placesPerText }, (_, place) => place);
    for (let last = placesPerText - 1; last > 0; last--) {
      const other = (random[used + last] as number) % (last + 1);
      [places[last], places[other]] = [places[other] as number, places[last] as number];
    }
    used += placesPerText;
    return places;
  };
}

/**
 * Makes the function that gives a recommender's new identifiers; they contain only letters, digits, dashes, underscores and dots. UUIDs are made in series
 * that differ in their last two digits, and a series is signed at once: a random UUID and a signature for each visitor cost as much as a fifth of the bootstrap.
 * The places of a series are given in random order, so that two identifiers do not tell how many visitors came between. Identifiers are no secret
 * and prove nothing without their signature: from one of them the others of its series can be guessed, their signatures cannot.
 */
export function createMint({ signer }: Pick<Platform, 'signer'>, ownerId: number, recommenderId: number): () => string {
  const signers = signer(purpose);
  let beginning = '';
  let signatures = '';
  const shuffledPlaces = createShuffle();
  let places = shuffledPlaces();
  let usedPlaces: number = placesPerText;
  return () => {
    if (usedPlaces === placesPerText) {
      beginning = randomUUID().slice(0, beginningLength);
      signatures = signers.series(`${beginning}.${ownerId}.${recommenderId}`, placesPerText);
      places = shuffledPlaces();
      usedPlaces = 0;
    }
    const place = places[usedPlaces++] as number;
    const signature = signatures.slice(place * signatureLength, (place + 1) * signatureLength);
    return `${beginning}${endings[place]}.${ownerId}.${recommenderId}.${signature}`;
  };
}

/** One new identifier. */
export const mintEngagement = (platform: Pick<Platform, 'signer'>, ownerId: number, recommenderId: number): string =>
  createMint(platform, ownerId, recommenderId)();

/** A new engagement's identifier as the end of a bootstrap. Its length depends on the two ids alone. */
export const engagementEnd = (identifier: string): string => `"${identifier}"}`;

/** The content of an identifier; null when the signature is invalid, or when it belongs to another owner or recommender than the given ones. */
export function verifyEngagement(
  { signer }: Pick<Platform, 'signer'>,
  token: string,
  ownerId?: number,
  recommenderId?: number,
): Engagement | null {
  const [id = '', owner, recommender, signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return null;
  const place = endings.indexOf(id.slice(beginningLength));
  const isOurs =
    (place >= 0 && signer(purpose).isInSeries(`${id.slice(0, beginningLength)}.${owner}.${recommender}`, place, signature)) ||
    // Conversations from before there were series.
    signer(purpose).verify(token) !== null;
  if (!isOurs) return null;
  const engagement = { id, ownerId: Number(owner), recommenderId: Number(recommender) };
  const fits =
    (ownerId === undefined || ownerId === engagement.ownerId) &&
    (recommenderId === undefined || recommenderId === engagement.recommenderId);
  return fits ? engagement : null;
}
