/** WebKitGTK's own small browser, through its WebDriver, on a screen in memory. */
import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { Builder, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../server/src/testing/free-port.ts';
import type { Browser } from './firefox.ts';

/** How long the screen, the driver and a session may take to start. Together below the limit of the fixture, whose message would name none of them. */
const patience = 30_000;

/** What `promise` resolves to. @throws Error that names `what` when it takes too long: a driver without its browser waits for ever */
async function soon<T>(what: string, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} was not ready within ${patience / 1000} s`)), patience);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Rejects when a process ends or cannot be started. */
const ended = (child: ChildProcess) =>
  new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`${child.spawnfile} ended with ${code ?? signal}`)));
  });

/** The first line that a process writes to a stream of its own. */
const firstLine = (child: ChildProcess, stream: number) =>
  new Promise<string>((resolve) => {
    child.stdio[stream]?.once('data', (chunk: Buffer) => resolve(String(chunk).trim()));
  });

/** Resolves once the driver takes calls, or after `patience`: by then its caller has given up. */
async function ready(url: string): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end; ) {
    const up = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs in the page: whether an element stays where it is for two frames. */
const isStill = (element: Element, answer: (still: boolean) => void) => {
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const before = place();
  requestAnimationFrame(() => requestAnimationFrame(() => answer(place() === before)));
};

/** Clicks, as a visitor does once the element has come to rest and nothing is in front any more; false until then. */
async function click(session: WebDriver, found: WebElement): Promise<boolean> {
  try {
    if (!(await session.executeAsyncScript<boolean>(isStill as never, found))) return false;
    await found.click();
  } catch (problem) {
    if (problem instanceof error.ElementClickInterceptedError || problem instanceof error.StaleElementReferenceError) return false;
    if (!(problem instanceof error.ElementNotInteractableError)) throw problem;
    // A switch is drawn by what is beneath it. The driver takes it for hidden, so the keyboard has to do.
    await session.executeScript((control: HTMLElement) => control.focus(), found);
    await session.actions().sendKeys(Key.SPACE).perform();
  }
  return true;
}

/** Starts a screen in memory and WebKit’s driver on it. The caller stops both, with the browsers. @throws when the driver does not start */
export async function startWebKit(driverPath: string, browserPath: string): Promise<Browser> {
  // It looks for a free number for its screen itself and writes it to its third stream.
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1700x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const processes = [screen];
  const stop = () => {
    for (const process of processes) process.kill();
  };
  const url = await startDriver().catch((problem) => {
    stop();
    throw problem;
  });

  /** Starts the driver on the screen; resolves to its address. */
  async function startDriver(): Promise<string> {
    const display = `:${await soon('Xvfb', Promise.race([firstLine(screen, 3), ended(screen)]))}`;
    const port = await freePort();
    // No GPU, no accessibility bus, no desktop's settings.
    const env = { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1', GSETTINGS_BACKEND: 'memory' };
    const driver = spawn(driverPath, [`--port=${port}`], { env, stdio: 'ignore' });
    processes.unshift(driver);
    await soon('WebKitWebDriver', Promise.race([ready(`http://127.0.0.1:${port}`), ended(driver)]));
    return `http://127.0.0.1:${port}`;
  }

  return {
    async begin() {
      const options = { binary: browserPath, args: ['--automation'] };
      const builder = new Builder().usingServer(url).withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
      const session = await soon('WebKit', Promise.resolve(builder.build()));
      const element = (find: (name: string) => Element | undefined, name: string) =>
        session.executeScript<WebElement | null>(find as never, name);
      return {
        open: (to) => session.get(to),
        async resize(width, height) {
          const window = session.manage().window();
          const inner = () => session.executeScript<[number, number]>('return [innerWidth, innerHeight]');
          // The window's frame and its bar are around the page, a new size takes a while to arrive in it, and a window has a smallest width.
          const arrived = (before: [number, number]) =>
            expect
              .poll(inner, { timeout: 2_000 })
              .not.toEqual(before)
              .then(
                () => true,
                () => false,
              );
          for (let changes = true, tries = 0; changes && tries < 10; tries++) {
            const before = await inner();
            if (before[0] === width && before[1] === height) return;
            const rect = await window.getRect();
            await window.setRect({ x: 0, y: 0, width: rect.width + width - before[0], height: rect.height + height - before[1] });
            changes = await arrived(before);
          }
        },
        evaluate: (run, ...args) => session.executeScript(run as never, ...args) as never,
        async click(find, name) {
          const found = await element(find, name);
          return found !== null && click(session, found);
        },
        async type(find, name, text) {
          const found = await element(find, name);
          await found?.sendKeys(text);
          return found !== null;
        },
        async key(name) {
          const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };
          await session.actions().sendKeys(keys[name]).perform();
        },
        picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
        close: () => session.quit(),
      };
    },
    stop: async () => stop(),
  };
}
