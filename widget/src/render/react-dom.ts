/** React's `createRoot`, implemented with our `render`. */
import { type Drawn, render } from './render.ts';

/** React's `createRoot` on the shop's page. */
export const createRoot = (container: Element) => ({
  render: (what: Drawn) => render(what, container),
  unmount: () => render(null, container),
});
