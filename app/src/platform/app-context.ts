import type { Client, Settings, StorageKeyResponse } from '@velluto/api-client';
import type { Brand, Clock } from '@velluto/ui/provider';
import type { Bus } from './bus.ts';
import type { LanguageState } from './i18n/language.ts';
import type { Session } from './session/session.ts';
import type { Traffic } from './traffic.ts';

/** Makes a feature's store; called once a visit, when something first asks for it. */
export type StoreFactory<Store> = (app: AppContext) => Store;

/** Everything that belongs to one visit: made once in the browser, once per request on the server. */
export interface AppContext {
  side: 'browser' | 'server';
  site: Settings;
  brand: Brand;
  session: Session;
  language: LanguageState;
  /** Title of the page, without the count in front. Screens set it by `useTitle`; the document reads it. */
  head: { title: string };
  bus: Bus;
  /** Cookies of the request, or of the document as they are now. */
  cookies(): string;
  /** The key to what the device keeps, as the page brought it; null where it brought none. */
  storageKey: StorageKeyResponse | null;
  /** The advertising link by which the visitor came, if any. */
  traffic: Traffic;
  /** The server's time. */
  clock: Clock;
  /** The API client. */
  client: Client;
  /** The feature store that this factory makes, the same one for the whole visit. */
  store<Store>(factory: StoreFactory<Store>): Store;
}

/** What differs between browser and server. */
export type AppContextParts = Omit<AppContext, 'store'>;

/** Puts a visit together. */
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
