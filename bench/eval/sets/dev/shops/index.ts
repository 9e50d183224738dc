/** The shops of the set that is tuned on. */
import type { Shop } from '../../../lib/shop.ts';
import { alfar } from './alfar.ts';
import { bakhoor } from './bakhoor.ts';
import { dokuma } from './dokuma.ts';
import { garrigue } from './garrigue.ts';
import { hamono } from './hamono.ts';
import { harbour } from './harbour.ts';
import { pedale } from './pedale.ts';
import { roestwerk } from './roestwerk.ts';
import { speelhout } from './speelhout.ts';
import { zielnik } from './zielnik.ts';

export const devShops: readonly Shop[] = [harbour, roestwerk, garrigue, alfar, pedale, speelhout, zielnik, dokuma, bakhoor, hamono];
