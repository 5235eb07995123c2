/** An event whose work the browser waits for. */
export interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** A request on its way through the worker. */
export interface PassingRequest {
  request: Request;
  /** The page that asks; empty when the request is for a page. */
  clientId: string;
  /** The page that the request will become. */
  resultingClientId: string;
  /** What the browser asked for while the worker started; nothing where it does not. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** A page of the site that is open. */
export interface OpenPage {
  url: string;
  focused?: boolean;
  visibilityState?: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: unknown): void;
}

/** A push message that was clicked. */
export interface ClickEvent extends WaitingEvent {
  notification: { close(): void; data?: unknown };
}

/** What came by push. */
export interface PushEvent extends WaitingEvent {
  data: { text(): string } | null;
}

/** The browser made its push subscription anew, or ended it. */
export interface SubscriptionEvent extends WaitingEvent {
  oldSubscription?: { options: unknown } | null;
  newSubscription?: { toJSON(): unknown } | null;
}

interface WorkerEvents {
  install: WaitingEvent;
  activate: WaitingEvent;
  fetch: PassingRequest;
  message: WaitingEvent & { data: unknown };
  push: PushEvent;
  notificationclick: ClickEvent;
  pushsubscriptionchange: SubscriptionEvent;
}

/** What the worker needs of the browser; the library of types for workers does not go together with that for pages. */
export interface WorkerScope {
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
  location: { origin: string };
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  fetch(input: string | Request, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    pushManager: { subscribe(options: unknown): Promise<{ toJSON(): unknown }> };
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  navigator: { setAppBadge?(): Promise<void> };
}
