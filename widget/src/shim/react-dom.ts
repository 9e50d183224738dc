/** React's `createRoot`, implemented with Preact's `render`. */
import type { ComponentChild } from 'preact';
import { render } from 'preact';

export const createRoot = (container: Element) => ({
  render: (node: ComponentChild) => render(node, container),
  unmount: () => render(null, container),
});
