import type { Locator } from '@playwright/test';

/** Records what a person does with mouse and keyboard, so that a journey can show where it could be shorter. */
export class Hand {
  readonly pressed: string[] = [];
  readonly typed: string[] = [];

  async press(target: Locator): Promise<void> {
    this.pressed.push((await target.getAttribute('aria-label')) ?? (await target.textContent())?.trim() ?? '');
    await target.click();
  }

  /** Switches something on: counted as a click. */
  async check(target: Locator, name: string): Promise<void> {
    this.pressed.push(name);
    await target.check();
  }

  /** Chooses from a native select: counted as two clicks, to open it and to choose. */
  async choose(target: Locator, option: string): Promise<void> {
    this.pressed.push('a list', option);
    await target.selectOption(option);
  }

  /** Fills in a field. */
  async type(target: Locator, name: string, text: string): Promise<void> {
    this.typed.push(name);
    await target.fill(text);
  }
}
