/** What the parts of this feature share. */
import type { Platform } from '../../platform/index.ts';
import type { Assistant } from '../assistant/index.ts';

export interface Context {
  platform: Platform;
  assistant: Pick<Assistant, 'rehearse' | 'rehearsingWith'>;
}
