/** What must be asked before something is published. The tests of the assistant decide; they need the recommenders, so compose.ts passes this. */
import type { CompanyProfile } from '@parley/contract';

export interface Publishing {
  /** Before a recommender is switched on. @throws HttpError 409 */
  assertMayActivate(ownerId: number): Promise<void>;
  /** Before a company profile is saved. @throws HttpError 409 */
  assertMaySaveProfile(ownerId: number, profile: CompanyProfile): Promise<void>;
}
