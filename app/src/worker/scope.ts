/** An event that the browser keeps the worker alive for. */
export interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page. */
export interface FetchEvent {
  request: Request;
  /** Id of the page that makes the request; empty when the request is for a page. */
  clientId: string;
  /** Id of the page that the request will open. */
  resultingClientId: string;
  /** Response of the navigation preload; undefined where the browser has none. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** An open page of the site. */
export interface WindowClient {
  url: string;
  focused?: boolean;
  visibilityState?: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: unknown): void;
}

/** A push message that was clicked. */
export interface NotificationClickEvent extends ExtendableEvent {
  notification: { close(): void; data?: unknown };
}

/** A push message that arrived. */

export interface PushEvent extends ExtendableEvent {
  data: { text(): string } | null;
}

/** The browser renewed its push subscription, or ended it. */
export interface SubscriptionEvent extends ExtendableEvent {
  oldSubscription?: { options: unknown } | null;
  newSubscription?: { toJSON(): unknown } | null;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & { data: unknown };
  push: PushEvent;
  notificationclick: NotificationClickEvent;
  pushsubscriptionchange: SubscriptionEvent;
}

/** The parts of the worker's scope that are used; TypeScript's worker types conflict with the DOM types. */
export interface WorkerScope {
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
  location: { origin: string };
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match' | 'has'>;
  fetch(input: string | Request, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    pushManager: { subscribe(options: unknown): Promise<{ toJSON(): unknown }> };
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  navigator: { setAppBadge?(): Promise<void> };
}
