/** React's `createRoot`, implemented with Preact's `render`. */
import type { ComponentChild } from 'preact';
import { render } from 'preact';

/** React's `createRoot` on Preact. */
export const createRoot = (container: Element) => ({
  render: (node: ComponentChild) => render(node, container),
  unmount: () => render(null, container),
});
