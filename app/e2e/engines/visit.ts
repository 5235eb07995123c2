import { expect } from '@playwright/test';
import { drawnAnew } from '../support/first-elements.ts';
import { brokenWords, chooseOption, findElement, isHydrated, misfits, takeErrors } from './page-scripts.ts';
import type { Cookie, Handle, Tab } from './tab.ts';

/** A dialog, by its class, and the text of the button that closes it. */
export interface Dismissal {
  dialog: string;
  button: string;
}

/** A person with a window of an engine. */
export class Visit {
  readonly tab: Tab;
  readonly #origin: string;
  readonly #dismissals: readonly Dismissal[];

  /** `dismissals`: what closes dialogs that open by themselves. */
  constructor(tab: Tab, origin: string, dismissals: readonly Dismissal[]) {
    this.tab = tab;
    this.#origin = origin;
    this.#dismissals = dismissals;
  }

  /** Opens a page and waits until it can be used. */
  async open(path: string): Promise<void> {
    // a page that replaces its entry of the history meanwhile can stop a navigation of the driver
    await expect(async () => {
      await this.tab.goto(this.#origin + path);
      await this.arrives(path, 3_000);
    }).toPass();
    await this.ready();
  }

  /** Opens an address that leads to another one. */
  follow = (path: string) => this.tab.goto(this.#origin + path);

  /** Sets cookies while no page of the app is open: a page of another member would reload itself. */
  async setCookies(cookies: readonly Cookie[]): Promise<void> {
    await this.tab.goto(`${this.#origin}/robots.txt`);
    await this.tab.setCookies(cookies);
  }

  /** Waits until the page can be used. */
  ready = () => expect.poll(() => this.tab.run(isHydrated), 'the page is hydrated').toBe(true);

  /** The element, once it is there. */
  async #find(selector: string, text?: string): Promise<Handle> {
    let found: Handle | null = null;
    await expect
      .poll(
        async () => {
          for (const { dialog, button } of this.#dismissals)
            await (await this.tab.find(findElement, `${dialog} button`, button))?.click();
          found = await this.tab.find(findElement, selector, text);
          return found !== null;
        },
        `${selector} ${text ?? ''}`,
      )
      .toBe(true);
    return found as unknown as Handle;
  }

  press = async (selector: string, text?: string) => (await this.#find(selector, text)).click();
  type = async (selector: string, text: string) => (await this.#find(selector)).type(text);
  choose = async (selector: string, file: string) => (await this.#find(selector)).choose(file);

  pick = async (selector: string, value: string) =>
    expect.poll(() => this.tab.run(chooseOption, selector, value), selector).toBe(value);

  /** Waits until the page shows a text. */
  sees = (text: string) =>
    expect
      .poll(() => this.tab.run<string>('return document.body.innerText'), `shows ${text}`)
      .toContain(text);

  /** Opens a page, and fails unless it is sound and hydration keeps the server's elements. */
  async openSound(path: string, where = path): Promise<void> {
    await this.open(path);
    await this.isSound(where);
    expect.soft(await this.tab.run(drawnAnew), `drawn anew on ${where}`).toEqual([]);
  }

  /** Waits for the address. */
  async arrives(path: string | RegExp, timeout?: number): Promise<void> {
    const address = () => this.tab.run<string>('return location.pathname + location.search');
    const arrival = expect.poll(address, timeout === undefined ? {} : { timeout });
    await (typeof path === 'string' ? arrival.toBe(path) : arrival.toMatch(path));
  }

  /** Fails for errors in the console, texts that are cut, short words in two lines, and what is wider than the window. */
  async isSound(where: string): Promise<void> {
    expect.soft(await this.tab.run(takeErrors), `errors of ${where}`).toEqual([]);
    expect.soft(await this.tab.run(misfits), `texts of ${where}`).toEqual([]);
    expect.soft(await this.tab.run(brokenWords), `words of ${where}`).toEqual([]);
    const [needed, width] = await this.tab.run<[number, number]>(
      'return [document.documentElement.scrollWidth, innerWidth]',
    );
    expect.soft(needed, `width of ${where}`).toBeLessThanOrEqual(width);
  }
}
