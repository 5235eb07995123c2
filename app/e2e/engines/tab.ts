import type { Engine, EngineName } from '../../../tools/support/engines.ts';
import { openFirefox } from './firefox.ts';
import { openWebkit } from './webkit.ts';

/** Size of the window, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A cookie of the product. */
export interface Cookie {
  name: string;
  value: string;
}

/** An element of the page, as the engine's driver knows it. */
export interface Handle {
  click(): Promise<void>;
  /** Types after what is in the field. */
  type(text: string): Promise<void>;
  choose(file: string): Promise<void>;
}

/** What a journey needs of a browser, alike in every engine. */
export interface Tab {
  goto(address: string): Promise<void>;
  back(): Promise<void>;
  resize(size: Size): Promise<void>;
  setCookies(cookies: readonly Cookie[]): Promise<void>;
  pressTab(): Promise<void>;
  /** Runs a script in the page: the body of a function, whose result is JSON. */
  run<Result>(script: string, ...args: unknown[]): Promise<Result>;
  /** The element that such a script returns. */
  find(script: string, ...args: unknown[]): Promise<Handle | null>;
  close(): Promise<void>;
}

/** Opens a window of an engine. */
export const openTab = (name: EngineName, engine: Engine, size: Size): Promise<Tab> =>
  (name === 'webkit' ? openWebkit : openFirefox)(engine, size);
