/** The actions of the walks in a browser. They are few, so that each browser needs only a small driver. Each waits for what it needs. */
import { expect } from '@playwright/test';

/** What a driver can do with a page. Functions for `evaluate` run in the page and see only their arguments. */
export interface Driver {
  /** What the content security policy stopped in any document so far, where the driver can see it. */
  violations?: readonly string[];
  open(url: string): Promise<void>;
  /** The size of what the page sees. */
  resize(width: number, height: number): Promise<void>;
  evaluate<A extends unknown[], T>(run: (...args: A) => T, ...args: A): Promise<T>;
  /** Clicks in the middle of the element that `find` gives, as a mouse does; false without one. */
  click(find: Find, name: string): Promise<boolean>;
  /** Types into the element that `find` gives, with real keys; false without one. */
  type(find: Find, name: string, text: string): Promise<boolean>;
  /** Presses a key where the focus is. */
  key(name: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** What the page shows, as a PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

type Find = (name: string) => Element | undefined;

/** Finds what can be pressed, a button, a link, a switch or a choice, by the name that a visitor sees or hears, also in shadow roots. */
export const findControl: Find = (name) => {
  const all = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? all(element.shadowRoot) : [])]);
  const is = (text: string | null) => text?.replaceAll(/\s+/g, ' ').trim() === name;
  const controls = all(document).filter(
    (element) => element.matches('button, a[href], input[role=switch], input[type=radio]') && element.checkVisibility(),
  );
  return controls.find((control) => {
    // The label of a switch may hold its description too.
    const labels = [...((control as HTMLInputElement).labels ?? [])].flatMap((label) => [label, ...label.querySelectorAll('*')]);
    return [control.getAttribute('aria-label'), control.textContent, ...labels.map(({ textContent }) => textContent)].some(is);
  });
};

/** Finds a field by its label or placeholder, also in shadow roots. */
export const findField: Find = (name) => {
  const all = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? all(element.shadowRoot) : [])]);
  const words = (text: string | null | undefined) => text?.replaceAll(/[\s*]+/g, ' ').trim();
  const fields = all(document).filter((element) => element.matches('input, textarea, select') && element.checkVisibility());
  return fields.find((field) => {
    const { labels, placeholder } = field as HTMLInputElement;
    return [field.getAttribute('aria-label'), placeholder, ...[...(labels ?? [])].map(({ textContent }) => textContent)].some(
      (text) => words(text) === name,
    );
  });
};

/** The page's visible text, with that of open shadow roots. */
const textOf = () => {
  const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? [...shadowRoot.children] : []));
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not seen
  return [document.body, ...shadows].map((part) => (part as HTMLElement).innerText).join('\n');
};

export class Hand {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  open = (url: string) => this.driver.open(url);
  resize = (width: number, height: number) => this.driver.resize(width, height);
  key = (name: 'Enter' | 'Escape' | 'Tab') => this.driver.key(name);

  evaluate<A extends unknown[], T>(run: (...args: A) => T, ...args: A): Promise<T> {
    return this.driver.evaluate(run, ...args);
  }

  /** Presses a button, a link or a switch. */
  async press(name: string): Promise<void> {
    await expect.poll(() => this.driver.click(findControl, name), { message: `press “${name}”` }).toBe(true);
  }

  /** Types into a field. */
  async write(name: string, text: string): Promise<void> {
    await expect.poll(() => this.driver.type(findField, name, text), { message: `write into “${name}”` }).toBe(true);
  }

  /** Waits until the page shows a text. */
  async sees(text: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.evaluate(textOf), { message: `see “${text}”` })
      .toMatch(text instanceof RegExp ? text : new RegExp(escaped(text)));
  }

  /** Waits until a text is gone. */
  async missesSoon(text: string): Promise<void> {
    await expect.poll(() => this.evaluate(textOf), { message: `no longer see “${text}”` }).not.toContain(text);
  }

  /** Waits until the page's path matches. */
  async arrivesAt(path: RegExp): Promise<void> {
    await expect.poll(() => this.evaluate(() => location.pathname + location.search), { message: `arrive at ${path}` }).toMatch(path);
  }

  /**
   * What the content security policy stopped, code from texts (`eval`) among it: in all documents where the driver collects it, else in the
   * document that is open, where that collects it itself.
   */
  async violations(): Promise<readonly string[] | undefined> {
    return this.driver.violations ?? this.evaluate(() => (window as { violations?: string[] }).violations);
  }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
