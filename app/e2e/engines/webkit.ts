import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import type { Engine } from '../../../tools/support/engines.ts';
import type { Handle, Size, Tab } from './tab.ts';

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise(listening => server.once('listening', listening));
  const { port } = server.address() as { port: number };
  await new Promise(closed => server.close(closed));
  return port;
}

/** Starts the driver on a screen of its own; returns its address and what ends both. */
async function startDriver({ driver = '', env }: Engine) {
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 1400x1000x24', driver, `--port=${port}`];
  const child = spawn('xvfb-run', screen, {
    // a process group, for the screen does not end with its script
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, ...env, LANGUAGE: 'it', LC_ALL: 'C.UTF-8' },
  });
  const stop = () => {
    if (child.pid !== undefined) process.kill(-child.pid);
  };
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`${address}/status`).then(
        answer => answer.ok,
        () => false,
      )
    )
      return { address, stop };
    await setTimeout(100);
  }
  stop();
  throw new Error('The driver of WebKit does not answer.');
}

const handleOf = (element: WebElement): Handle => ({
  click: () => element.click(),
  type: text => element.sendKeys(text),
  choose: file => element.sendKeys(file),
});

/** Opens a window of WebKitGTK, the engine of every iPhone. */
export async function openWebkit(engine: Engine, size: Size): Promise<Tab> {
  const { address, stop } = await startDriver(engine);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: engine.binary, args: ['--automation', '--full-screen'] },
  });
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  const resize = async (next: Size) =>
    void (await driver
      .manage()
      .window()
      .setRect({ ...next, x: 0, y: 0 }));
  await resize(size);
  return {
    goto: to => driver.get(to),
    back: () => driver.navigate().back(),
    resize,
    setCookies: async cookies => {
      for (const cookie of cookies) await driver.manage().addCookie({ ...cookie });
    },
    pressTab: () => driver.actions().sendKeys(Key.TAB).perform(),
    run: <Result>(script: string, ...args: unknown[]) => driver.executeScript<Result>(script, ...args),
    find: async (script, ...args) => {
      const element = await driver.executeScript<WebElement | null>(script, ...args);
      return element && handleOf(element);
    },
    async close() {
      await driver.quit();
      stop();
    },
  };
}
