/** What JSX becomes on the shop's page: plain descriptions that render.ts draws. The owner's area has React's own. */
import type { Component, Described, Drawn } from './render.ts';

/** Describes an element or a component. */
export const jsx = (type: string | Component, props: Described['props'], key?: string | number): Described => ({ type, props, key });
export { jsx as jsxs };
/** Several elements without one around them. */
export const Fragment = ({ children }: { children?: Drawn }): Drawn => children;
