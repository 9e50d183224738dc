import type { Locator } from '@playwright/test';

/** Records what a person does with mouse and keyboard, so that a journey can show where it could be shorter. */
export class Hand {
  readonly pressed: string[] = [];
  readonly typed: string[] = [];

  async press(target: Locator): Promise<void> {
    this.pressed.push((await target.getAttribute('aria-label')) ?? (await target.textContent())?.trim() ?? '');
    await target.click();
  }

  /** Switches something on, or chooses it: counted as a click. */
  async check(target: Locator, name: string): Promise<void> {
    this.pressed.push(name);
    await target.check();
  }

  /** Fills in a field. */
  async type(target: Locator, name: string, text: string): Promise<void> {
    this.typed.push(name);
    await target.fill(text);
  }
}
