import type { Client, Settings, SignupRequest, StorageKeyResponse } from '@velluto/api-client';
import type { Brand, Clock, Wording } from '@velluto/ui/provider';
import type { Bus } from './bus.ts';
import type { SearchResult } from './head/search-result.ts';
import type { LanguageState } from './i18n/language.ts';
import type { Session } from './session/session.ts';

/** Parameters of an advertising link (spec § 5.6). */
export type AttributionSource = NonNullable<SignupRequest['traffic']>;

/** Which advertising link brought the visitor here. */
export interface Attribution {
  /** Its parameters; dropped at the end of this visit unless the visitor consents. */
  source: AttributionSource | null;
  /** The visitor consented, now or on an earlier visit, and the server stores the source. */
  consented: boolean;
  /** Parameters for calls that are open to visitors from a traffic source. */
  callParams: { network?: string };
  /** Query of the address without tracking parameters; null when it has none. */
  query: string | null;
}

/** Makes a feature's store; called once per context, when the store is first used. */
export type StoreFactory<Store> = (app: AppContext) => Store;

/** What all parts of the app share: made once in the browser, and once per request on the server. */
export interface AppContext {
  side: 'browser' | 'server';
  site: Settings;
  brand: Brand;
  session: Session;
  language: LanguageState;
  /** Makes each text of `Intl` once: on the server, if that rendered it (decision 30). */
  wording: Wording;
  /** What the document's head says of the page. Screens set it by `useTitle` and `useSearchResult`. */
  head: { title: string } & Partial<SearchResult>;
  bus: Bus;
  /** Cookies of the request, or of the document as they are now. */
  cookies(): string;
  /** Key of the encrypted storage, as it came with the page; null where it did not. */
  storageKey: StorageKeyResponse | null;
  /** The advertising link by which the visitor came, if any. */
  attribution: Attribution;
  /** The server's time. */
  clock: Clock;
  /** The API client. */
  client: Client;
  /** The store that this factory makes: one per context. */
  store<Store>(factory: StoreFactory<Store>): Store;
}

/** What differs between browser, server and tests. */
export type AppContextParts = Omit<AppContext, 'store'>;

export function createAppContext(parts: AppContextParts): AppContext {
  const stores = new Map<StoreFactory<unknown>, unknown>();
  const app: AppContext = {
    ...parts,
    store<Store>(factory: StoreFactory<Store>) {
      if (!stores.has(factory)) stores.set(factory, factory(app));
      return stores.get(factory) as Store;
    },
  };
  return app;
}
