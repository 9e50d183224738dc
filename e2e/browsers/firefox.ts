/** Debian's Firefox, through WebDriver BiDi, which it speaks without a program between. */
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Driver } from './hand.ts';

/** What a page writes to its console when its policy stops something, before what it stopped. */
const stopped = 'stopped by the policy: ';

export interface Browser {
  /** A page in a profile of its own. */
  begin(): Promise<Driver>;
  stop(): Promise<void>;
}

/** Starts Firefox without a window. The caller stops it. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-GB',
      'ui.prefersReducedMotion': 1,
      // Pages are drawn in software, and nothing here tells sixty frames a second from twenty (decision 156).
      'layout.frame_rate': 20,
      // A spare process for a page that may come.
      'dom.ipc.processPrelaunch.enabled': false,
    },
  });
  return {
    async begin() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      // Over the console, so that nothing is lost when the page goes on to its next document.
      const violations: string[] = [];
      page.on('console', (message) => message.text().startsWith(stopped) && violations.push(message.text().slice(stopped.length)));
      await page.evaluateOnNewDocument((prefix) => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.debug(`${prefix}${event.violatedDirective} ${event.blockedURI} in ${location.pathname}`),
        );
      }, stopped);
      const element = async (find: (name: string) => Element | undefined, name: string) =>
        (await page.evaluateHandle(find, name)).asElement() as ElementHandle<Element> | null;
      return {
        violations,
        async open(url) {
          await page.goto(url, { waitUntil: 'load' });
        },
        resize: (width, height) => page.setViewport({ width, height }),
        evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
        async click(find, name) {
          const found = await element(find, name);
          await found?.click();
          return found !== null;
        },
        async type(find, name, text) {
          const found = await element(find, name);
          await found?.type(text);
          return found !== null;
        },
        key: (name) => page.keyboard.press(name),
        picture: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}
