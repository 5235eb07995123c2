import type { Message as WireMessage } from '@velluto/api-client';

/** What one tab tells the others about the outbox that they share. */
export type TabNews =
  | { kind: 'delivered'; profile: string; key: string; message: WireMessage }
  | { kind: 'changed'; profile: string };

/** The other tabs of the same browser. */
export interface Tabs {
  /** Runs while no other tab does what has the same name; the browser lets go of it when the tab is closed. */
  alone<Result>(name: string, run: () => Promise<Result>): Promise<Result>;
  tell(news: TabNews): void;
}

/** The tabs of this browser; one alone where browsers know no others. */
export function browserTabs(listen: (news: TabNews) => void): Tabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('velluto.outbox') : null;
  if (channel) channel.onmessage = ({ data }: MessageEvent<TabNews>) => listen(data);
  return {
    // without locks two tabs may send the same at once: the key lets the server take it once
    alone: async (name, run) => (navigator.locks ? await navigator.locks.request(name, run) : await run()),
    tell: news => channel?.postMessage(news),
  };
}
