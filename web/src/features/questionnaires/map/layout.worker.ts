/** Computes map layouts in a worker, because hundreds of questions take seconds. */
import type { Shape } from './graph.ts';
import { layOut } from './layout.ts';

addEventListener('message', ({ data }: MessageEvent<{ id: number; shape: Shape }>) => {
  postMessage({ id: data.id, layout: layOut(data.shape) });
});
