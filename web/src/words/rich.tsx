import { Fragment, type ReactNode } from 'react';
import { type Text, translated } from './t.ts';

type Places<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never;

/** A text with elements in its places: `rich('Read {guide} first.', { guide: <Anchor href="…">{t('the guide')}</Anchor> })`. */
export const rich = <T extends Text>(text: T, places: Record<Places<T>, ReactNode>): ReactNode =>
  translated(text)
    .split(/(\{\w+\})/)
    .map((part, index) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order
      return <Fragment key={index}>{name === undefined ? part : places[name as Places<T>]}</Fragment>;
    });
