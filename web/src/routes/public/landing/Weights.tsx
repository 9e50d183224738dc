import { loaderFile, placement as placementPath } from '@parley/contract/paths';
import { useEffect, useState } from 'react';
import { peers, peersMeasuredOn } from '../../../content/peers.ts';
import type { LandingContent } from '../../../content/shapes.ts';
import { useLanguage } from '../../../lib/site/useLanguage.ts';
import { Wide } from '../../../ui/site/Page.tsx';
import classes from './Weights.module.css';

/** Loader, panel and placement: no build may exceed their budgets (widget/.size-limit.json; the placement has 512 bytes). */
const wholeOpen = 18_512;

interface Measured {
  /** What Parley loads on every page view: the loader and the placement. Null until both have arrived. */
  parley: number | null;
  /** Everything that this page has loaded so far. */
  page: number;
}

/** Compressed bytes, as the browser reports them. */
const measure = (): Measured => {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const sizeOf = ({ encodedBodySize }: PerformanceResourceTiming) => encodedBodySize;
  const part = (path: string) => entries.find(({ name }) => new URL(name).pathname.startsWith(path));
  const [loader, placement] = [part(loaderFile), part(placementPath.slice(0, placementPath.indexOf(':')))];
  return {
    // Some browsers report 0 for what they had in their cache.
    parley: loader && placement && sizeOf(loader) > 0 ? sizeOf(loader) + sizeOf(placement) : null,
    page: entries.reduce((sum, entry) => sum + sizeOf(entry), 0),
  };
};

/** Measures again whenever the page has loaded something. */
const useMeasured = (): Measured | null => {
  const [measured, setMeasured] = useState<Measured | null>(null);
  useEffect(() => {
    if (!('PerformanceObserver' in window)) return;
    const observer = new PerformanceObserver(() => setMeasured(measure()));
    observer.observe({ type: 'resource', buffered: true });
    return () => observer.disconnect();
  }, []);
  return measured;
};

/** What Parley loads on a page view, measured in the visitor's own browser, beside what others embed. */
export const Weights = ({ words }: { words: LandingContent['weights'] }) => {
  const { language } = useLanguage();
  const measured = useMeasured();
  const size = (bytes: number) => `${(bytes / 1000).toLocaleString(language, { maximumFractionDigits: bytes < 10_000 ? 1 : 0 })} kB`;
  const most = Math.max(...peers.map(({ bytes }) => bytes));
  const parley = measured?.parley ?? null;
  return (
    <section className={classes.weights} aria-labelledby="weights">
      <Wide>
        <div className={classes.grid}>
          <div>
            <h2 id="weights">{words.title}</h2>
            <p>{words.text}</p>
          </div>
          <div>
            <dl className={classes.bars}>
              <div className={classes.own}>
                <dt>
                  Parley <small>{parley === null ? words.soon : words.measured}</small>
                </dt>
                <dd>
                  <span>{parley === null ? '…' : size(parley)}</span>
                  <progress max={most} value={parley ?? 0} aria-hidden />
                </dd>
              </div>
              <div className={classes.own}>
                <dt>
                  Parley <small>{words.open}</small>
                </dt>
                <dd>
                  <span>&lt; {size(wholeOpen)}</span>
                  <progress max={most} value={wholeOpen} aria-hidden />
                </dd>
              </div>
              {peers.map(({ name, version, bytes }) => (
                <div key={name}>
                  <dt>
                    {name} <small>{version}</small>
                  </dt>
                  <dd>
                    <span>{size(bytes)}</span>
                    <progress max={most} value={bytes} aria-hidden />
                  </dd>
                </div>
              ))}
            </dl>
            <p className={classes.note}>
              {words.note.replace('{day}', new Date(peersMeasuredOn).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' }))}{' '}
              {measured && words.page.replace('{size}', size(measured.page))}
            </p>
          </div>
        </div>
      </Wide>
    </section>
  );
};
