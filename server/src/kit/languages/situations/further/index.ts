/** What customers come with besides, in ten languages. */
import type { ChatLanguage } from '../../replies/index.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import type { FurtherSituations } from './shape.ts';
import { tr } from './tr.ts';

export const furtherSituations = { en, de, fr, es, it, nl, pl, tr, ar, ja } satisfies Record<ChatLanguage, FurtherSituations>;
