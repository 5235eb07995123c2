import lighthouse from 'lighthouse';
import { openBrowser } from '../../support/open-browser.ts';

const debugPort = 9377;
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;
const requests = 'network-requests';

/** Measurements of one load, in milliseconds except for `cls` (a score) and `bytes` (of the first load). */
export type Paint = Record<keyof typeof audits | 'bytes', number>;

/** A request in Lighthouse's report; in milliseconds and bytes. */
interface Request {
  networkRequestTime: number;
  networkEndTime?: number;
  transferSize: number;
  resourceType: string;
}

const quietMs = 2000;

/** Bytes of the first load: of all requests until none was open for two seconds. */
function firstLoad(all: Request[]): number {
  let bytes = 0;
  let end = 0;
  for (const request of all.toSorted((a, b) => a.networkRequestTime - b.networkRequestTime)) {
    if (bytes > 0 && request.networkRequestTime > end + quietMs) break;
    bytes += request.transferSize;
    // the stream of live events stays open and would never count as ended
    if (request.resourceType !== 'EventSource') end = Math.max(end, request.networkEndTime ?? 0);
  }
  return bytes;
}

/** Opens a browser for Lighthouse with its mobile throttling: 1.6 Mbps, 150 ms, a processor four times slower. */
export async function openLighthouse() {
  await openBrowser(`--remote-debugging-port=${debugPort}`);
  return {
    /** Loads a page in a fresh profile and measures it. */
    async measure(url: string, headers: Record<string, string>): Promise<Paint> {
      const result = await lighthouse(url, {
        port: debugPort,
        onlyAudits: [...Object.values(audits), requests],
        throttlingMethod: 'devtools',
        extraHeaders: headers,
        logLevel: 'error',
      });
      const values = Object.entries(audits).map(([name, id]) => [name, result?.lhr.audits[id]?.numericValue]);
      const details = result?.lhr.audits[requests]?.details;
      const items = details && 'items' in details ? (details.items as unknown as Request[]) : [];
      const paint: Partial<Paint> = { ...Object.fromEntries(values), bytes: firstLoad(items) };
      if (Object.values(paint).some(value => value === undefined))
        throw new Error(`${url} was not measured.`);
      return paint as Paint;
    },
  };
}
