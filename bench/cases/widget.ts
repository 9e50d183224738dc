/**
 * What the widget costs a shop's page: until its button is seen, and from the click until the conversation is open. Beside each run
 * stands a floor: an element with a shadow root and a button, or a box with text, written by hand in a kilobyte, without anything to ask.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startHost } from '../../e2e/widget/host.ts';
import { measure, openPage, type Shown, settled, startBrowser } from '../lib/page.ts';
import type { Figure } from '../lib/report.ts';
import { median, round } from '../lib/stats.ts';

const runs = Number(process.env.RUNS ?? 25);
const mostTimesTheFloor = 1.2;
const mostUntilVisible = 8;
const mostToOpen = { wall: 40, thread: 25 };

const floor = `(()=>{const host=document.createElement('parley-widget');const root=host.attachShadow({mode:'open'});const sheet=new CSSStyleSheet();
sheet.replaceSync(':host{position:fixed;z-index:2147483647}button{position:fixed;bottom:20px;right:20px;padding:16px 22px;border:0;border-radius:28px;background:#6d28d9;color:#fff;font:600 16px/24px system-ui;cursor:pointer;box-shadow:0 6px 24px #0004}section{position:fixed;bottom:20px;right:20px;width:550px;height:350px;padding:20px;box-sizing:border-box;border-radius:20px;background:#fff;color:#222;font:15px/1.45 system-ui;box-shadow:0 24px 64px #0003}[hidden]{display:none}');
root.adoptedStyleSheets=[sheet];const button=document.createElement('button');button.textContent='Need help choosing?';
button.onclick=()=>{button.hidden=true;const box=document.createElement('section');box.role='dialog';box.tabIndex=-1;const title=document.createElement('h2');title.textContent='Find your next jacket';
box.append(title);for(const text of ['In the mountains','Around town','On the bike','Read our size guide']){const answer=document.createElement('p');answer.textContent=text;box.append(answer)}root.append(box);box.focus()};
root.append(button);document.documentElement.append(host)})()`;

/** Asks for the script of `address`, as a snippet that a tag manager adds does. */
const ask = (address: string) => `
  const script = document.createElement('script');
  Object.assign(script.dataset, { userId: '1', popupId: '13' });
  script.src = ${JSON.stringify(address)};
  document.head.append(script)`;

const button = "document.querySelector('parley-widget').shadowRoot.querySelector('button')";
/** What a visitor's pointer does: it arrives, and presses later, when everything it made the loader fetch is there or not. */
const point = `${button}.dispatchEvent(new PointerEvent('pointerenter'))`;
const click = `${button}.click()`;
/** Milliseconds between the two: less than a hand needs to stop and press. */
const pressAfter = 100;

const middle = (all: Shown[], part: keyof Shown) => median(all.map((shown) => shown[part]));

/** Measures the two, turn by turn with their floors. */
export async function widget(): Promise<Figure[]> {
  const host = await startHost();
  const bare = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/javascript' });
    answer.end(floor);
  }).listen(0, '127.0.0.1');
  const browser = await startBrowser();
  const scripts = { floor: `http://127.0.0.1:${(bare.address() as AddressInfo).port}/floor.js`, ours: `${host.parley}/embed.js/1/13` };
  const visible = { floor: [] as Shown[], ours: [] as Shown[] };
  const opened = { floor: [] as Shown[], ours: [] as Shown[] };
  try {
    for (let run = -1; run < runs; run++)
      for (const name of ['floor', 'ours'] as const) {
        host.reset();
        const page = await openPage(browser, `${host.shop}/empty.html`);
        const first = await measure(page, ask(scripts[name]), 'button');
        await settled(page);
        await page.evaluate(point);
        await sleep(pressAfter);
        const second = await measure(page, click, '[role=dialog]');
        await page.context().close();
        // The first of each warms the browser and the servers up.
        if (run < 0) continue;
        visible[name].push(first);
        opened[name].push(second);
      }
  } finally {
    await browser.close();
    bare.close();
    await host.close();
  }
  const ratio = middle(visible.ours, 'wall') / middle(visible.floor, 'wall');
  const ms = (name: string, all: typeof visible, part: keyof Shown, most: number): Figure => ({
    name,
    value: round(middle(all.ours, part), 1),
    unit: 'ms',
    target: `≤ ${most}`,
    met: middle(all.ours, part) <= most,
    detail: `floor ${round(middle(all.floor, part), 1)} ms; median of ${runs}`,
  });
  return [
    {
      name: 'widget: script asked for until visible, against a shadow root by hand',
      value: round(ratio),
      unit: '×',
      target: `≤ ${mostTimesTheFloor}`,
      met: ratio <= mostTimesTheFloor,
      detail: `${round(middle(visible.ours, 'wall'), 1)} against ${round(middle(visible.floor, 'wall'), 1)} ms`,
    },
    ms('widget: main thread until visible', visible, 'thread', mostUntilVisible),
    ms('widget: click until open', opened, 'wall', mostToOpen.wall),
    ms('widget: main thread from click until open', opened, 'thread', mostToOpen.thread),
  ];
}
