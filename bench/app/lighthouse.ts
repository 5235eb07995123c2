import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { testBrowser } from '../../tools/browser.ts';

const debugPort = 9377;
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

/** Milliseconds, but for `cls` (a score) and `bytes`. */
export type Paint = Record<keyof typeof audits, number>;

/** A browser with Lighthouse: applied mobile throttling, 1.6 Mbps, 150 ms and a processor four times slower. */
export async function openLighthouse() {
  const browser = await testBrowser();
  const instance = await chromium.launch({
    ...browser,
    args: [...browser.args, `--remote-debugging-port=${debugPort}`],
  });
  return {
    /** Loads a page in a fresh profile and measures it. */
    async measure(url: string, headers: Record<string, string>): Promise<Paint> {
      const result = await lighthouse(url, {
        port: debugPort,
        onlyAudits: Object.values(audits),
        throttlingMethod: 'devtools',
        extraHeaders: headers,
        logLevel: 'error',
      });
      const values = Object.entries(audits).map(([name, id]) => [name, result?.lhr.audits[id]?.numericValue]);
      const paint: Partial<Paint> = Object.fromEntries(values);
      if (Object.values(paint).some(value => value === undefined))
        throw new Error(`${url} was not measured.`);
      return paint as Paint;
    },
    close: () => instance.close(),
  };
}
