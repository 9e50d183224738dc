/**
 * 'Why don't I see it?' on the shop's own page: the loader fetches this where the address has the owner's link. It shows which rule decides what, while the
 * page is used, and links to where each cause is changed. Other fragments that contain the loader's mark do nothing.
 */
import type { Trace } from '@parley/contract';
import { addressOf, loaderFile, trace as tracePath } from '@parley/contract/paths';
import { deviceOf, traceMark } from '@parley/contract/showing';
import type { ParleyGlobal } from '../bridge.ts';
import { type Finding, findingsOf } from './findings.ts';
import { traceWords } from './words.ts';

const token = location.hash.split(`#parley-${traceMark}`)[1];
const [, , id = ''] = /^(\d+)-(\d+)-/.exec(token ?? '') ?? [];
const script = document.querySelector<HTMLScriptElement>(`script[data-popup-id="${id}"][src*="${loaderFile}"]`);

const read = (area: () => Storage, key: string): string | null => {
  try {
    return area().getItem(key);
  } catch {
    return null;
  }
};

/** Creates an element with text and children. */
function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string, children: Node[] = []): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(text, ...children);
  return made;
}

const styles = `
:host{all:initial!important;position:fixed!important;inset:auto auto 16px 16px!important;z-index:2147483647!important;margin:0!important;padding:0!important;border:0!important;background:none!important}
section{box-sizing:border-box;width:min(380px,calc(100vw - 32px));max-height:calc(100vh - 32px);overflow:auto;padding:16px 18px;border:1px solid #d9d5e3;border-radius:14px;background:#fff;color:#17131f;font:14px/20px system-ui;box-shadow:0 10px 40px #0003;color-scheme:light dark}
h2{margin:0;font-size:17px;line-height:24px}header{display:flex;justify-content:space-between;gap:12px;align-items:start}
p{margin:2px 0 10px;font-weight:600}ul{margin:0;padding:0;list-style:none}li{display:flex;gap:8px;align-items:start;padding:6px 0;border-top:1px solid #eceaf1}
li>div{flex:1;min-width:0;overflow-wrap:anywhere}small{display:block;color:#5b5668;font-size:12px;line-height:17px}i{flex:none;width:18px;font-style:normal;font-weight:700;text-align:center}
[data-state=yes] i{color:#176a38}[data-state=no] i{color:#b3261e}[data-state=wait] i{color:#8a4700}
a,button{flex:none;padding:4px 10px;border:1px solid #c9c4d6;border-radius:8px;background:none;color:inherit;font:600 13px/20px system-ui;text-decoration:none;cursor:pointer}
a:focus-visible,button:focus-visible{outline:3px solid #6d28d9;outline-offset:1px}
@media(prefers-color-scheme:dark){section{border-color:#3a3645;background:#17151e;color:#eeecf4}li{border-color:#292634}small{color:#aca7ba}[data-state=yes] i{color:#85dba3}[data-state=no] i{color:#ff9f97}[data-state=wait] i{color:#f5bd6b}a,button{border-color:#4a4558}a:focus-visible,button:focus-visible{outline-color:#b794ff}}`;

const marks = { yes: '✓', no: '✕', wait: '…' } as const;

async function open(given: string, { dataset, src }: HTMLScriptElement): Promise<void> {
  const { userId = '', popupId = '' } = dataset;
  const [base = ''] = src.split(loaderFile);
  const words = traceWords(navigator.language);
  const host = document.createElement('parley-trace');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const close = make('button', words.close);
  const verdict = make('p', '');
  verdict.role = 'status';
  const list = make('ul', '');
  const card = make('section', '', [make('header', '', [make('h2', words.title), close]), verdict, list]);
  card.ariaLabel = words.title;
  root.append(card);
  document.documentElement.append(host);

  const answer = await fetch(base + addressOf(tracePath, { userId, popupId, token: given }));
  if (!answer.ok) {
    verdict.textContent = words.ended;
    close.onclick = () => host.remove();
    return;
  }
  const { trace }: { trace: Trace } = await answer.json();
  const key = `parley:${userId}/${popupId}`;
  // The state when the page was opened: while this watches, the recommender may open.
  const before = {
    closed: /"open":false/.test(read(() => sessionStorage, key) ?? read(() => localStorage, key) ?? ''),
    openedAt: Number(read(() => localStorage, `${key}:opened`)) || null,
    openedInVisit: read(() => sessionStorage, `${key}:opened`) !== null,
  };
  const item = ({ state, text, saw, tab }: Finding) => {
    const mark = make('i', marks[state]);
    mark.ariaHidden = 'true';
    const row = make('li', '', [mark, make('div', text, saw ? [make('small', saw)] : [])]);
    row.dataset.state = state;
    if (!tab) return row;
    const link = make('a', words.mend);
    link.href = `${trace.editor}?tab=${tab}${tab === 'publish' ? `&website=${encodeURIComponent(location.origin)}` : ''}`;
    link.target = '_blank';
    link.rel = 'noopener';
    link.ariaLabel = `${words.mend}: ${text}`;
    row.append(link);
    return row;
  };
  let shown = '';
  const look = () => {
    const recommender = (window as unknown as { Parley?: ParleyGlobal }).Parley?.[`${userId}/${popupId}`];
    const findings = findingsOf(
      trace,
      {
        ...before,
        page: location.href,
        origin: location.origin,
        device: deviceOf(innerWidth),
        now: new Date(),
        trace: recommender?.trace() ?? [],
      },
      words,
    );
    const next = JSON.stringify(findings);
    // Findings that did not change are left in place, so that a focused link keeps the focus.
    if (next === shown) return;
    shown = next;
    verdict.textContent = findings.some(({ state }) => state === 'no') ? words.hidden : words.shows;
    const focused = [...list.querySelectorAll('a')].indexOf(root.activeElement as HTMLAnchorElement);
    list.replaceChildren(...findings.map(item));
    if (focused >= 0) list.querySelectorAll('a')[focused]?.focus();
  };
  look();
  const clock = setInterval(look, 1000);
  close.onclick = () => {
    clearInterval(clock);
    host.remove();
  };
}

if (token && script) open(token, script).catch((error: unknown) => console.debug('Parley', error));
