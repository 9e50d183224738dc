import type { MetaDescriptor } from 'react-router';
import { type Plain, t } from '../words/t.ts';

/** The `meta` export of a screen of the owner's area: its title in the owner's language. */
export const pageMeta = (title: Plain) => (): MetaDescriptor[] => [{ title: `${t(title)} · Parley` }];
