/** Finds what keeps a recommender from showing on a page, from the data of the server and of the page. Pure. */
import type { Trace } from '@parley/contract';
import { type ShowScene, showVerdicts } from '@parley/contract/showing';
import { triggerNames } from '@parley/contract/triggers';
import { isAllowed } from '../loader/websites.ts';
import type { TraceWords } from './words.ts';

export interface Finding {
  /** 'no' keeps it from showing, 'wait' only from opening by itself now. */
  state: 'yes' | 'no' | 'wait';
  text: string;
  /** The observation in words. */
  saw: string;
  /** Where the owner changes it: the tab of the editor; empty where nothing needs to be changed. */
  tab: '' | 'publish' | 'behaviour';
}

export interface Seen extends ShowScene {
  origin: string;
  /** The visitor closed it before. */
  closed: boolean;
  /** The loader's trace: a line for each trigger. */
  trace: readonly string[];
}

/** The findings in the order in which they are checked. */
export function findingsOf(trace: Trace, seen: Seen, words: TraceWords): Finding[] {
  const check = (fits: boolean, [yes, no]: [string, string], tab: Finding['tab'], saw = ''): Finding => ({
    state: fits ? 'yes' : 'no',
    text: fits ? yes : no,
    saw,
    tab: fits ? '' : tab,
  });
  const verdicts = showVerdicts(trace.showing, seen).map(({ rule, fits, saw }): Finding => {
    const finding = check(fits, words.rules[rule], 'behaviour', saw);
    return rule === 'frequency' && !fits ? { ...finding, state: 'wait' } : finding;
  });
  const wait = (text: string, saw = '', tab: Finding['tab'] = 'behaviour'): Finding => ({ state: 'wait', text, saw, tab });
  const on = triggerNames.filter((name) => trace.triggers[name]);
  const measured = new Map(seen.trace.map((line) => [line.split(':')[0], line.split(': ')[1] ?? '']));
  const triggers = on.map((name): Finding => {
    const [fires, value = ''] = (measured.get(name) ?? '').split(' ');
    const amount = typeof trace.triggers[name] === 'number' ? ` (${trace.triggers[name]})` : '';
    return {
      state: fires === 'yes' ? 'yes' : 'wait',
      text: words.triggers[name] + amount,
      saw: `${fires === 'yes' ? words.fired : words.notYet} ${value}`.trim(),
      tab: '',
    };
  });
  return [
    check(trace.active, words.active, 'publish'),
    check(isAllowed(seen.origin, trace.websites), words.website, 'publish', seen.origin),
    ...verdicts,
    ...(trace.showing.showAfterSeconds ? [wait(words.waiting(trace.showing.showAfterSeconds))] : []),
    ...(trace.experiment ? [wait(words.experiment, '', '')] : []),
    seen.closed ? wait(words.closed[1]) : check(true, words.closed, ''),
    ...(on.length > 0 ? triggers : [wait(words.noTrigger)]),
  ];
}
