/**
 * The identifier of an engagement: `uuid.ownerId.recommenderId.signature`. The signature proves that we created it, so nothing is stored.
 */
import { randomUUID } from 'node:crypto';
import type { Platform } from '../../platform/index.ts';

export interface Engagement {
  /** A UUID. */
  id: string;
  ownerId: number;
  recommenderId: number;
}

const purpose = 'engagement';

/** A new engagement's identifier; it contains only letters, digits, dashes, underscores and dots. */
export function mintEngagement(platform: Pick<Platform, 'signer'>, ownerId: number, recommenderId: number): string {
  return platform.signer(purpose).sign(`${randomUUID()}.${ownerId}.${recommenderId}`);
}

/** A new engagement's identifier as the end of a bootstrap. Its length depends on the two ids alone. */
export const engagementEnd = (platform: Pick<Platform, 'signer'>, ownerId: number, recommenderId: number): string =>
  `"${mintEngagement(platform, ownerId, recommenderId)}"}`;

/** The content of an identifier; null when the signature is invalid, or when it belongs to another owner or recommender than the given ones. */
export function verifyEngagement(
  platform: Pick<Platform, 'signer'>,
  token: string,
  ownerId?: number,
  recommenderId?: number,
): Engagement | null {
  const [id, owner, recommender] = platform.signer(purpose).verify(token)?.split('.') ?? [];
  if (!id) return null;
  const engagement = { id, ownerId: Number(owner), recommenderId: Number(recommender) };
  const fits =
    (ownerId === undefined || ownerId === engagement.ownerId) &&
    (recommenderId === undefined || recommenderId === engagement.recommenderId);
  return fits ? engagement : null;
}
