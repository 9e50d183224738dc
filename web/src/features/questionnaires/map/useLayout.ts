import { useEffect, useRef, useState } from 'react';
import type { Shape } from './graph.ts';
import type { Layout } from './layout.ts';

interface Laid {
  id: number;
  layout: Layout;
}

/** Where boxes stand and lines run. The old layout stays until the new one is ready; null before the first, 'failed' if it could not be computed. */
export const useLayout = (shape: Shape): Layout | 'failed' | null => {
  const [layout, setLayout] = useState<Layout | 'failed' | null>(null);
  const worker = useRef<Worker>(null);
  const newest = useRef(0);

  useEffect(() => {
    const started = new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<Laid>) => data.id === newest.current && setLayout(data.layout);
    started.onerror = () => setLayout((before) => before ?? 'failed');
    worker.current = started;
    return () => started.terminate();
  }, []);

  const request = JSON.stringify(shape);
  useEffect(() => {
    newest.current += 1;
    worker.current?.postMessage({ id: newest.current, shape: JSON.parse(request) });
  }, [request]);

  return layout;
};
