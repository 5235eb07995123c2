import { expect, type Page } from '@playwright/test';

/** Everything that the site's scripts have stored in the browser, as text: what somebody with access to the device could find. */
export function readDeviceStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const latin1 = new TextDecoder('latin1');
    const textOf = async (value: unknown): Promise<string> => {
      if (value instanceof Blob)
        return `${'name' in value ? value.name : ''} ${latin1.decode(await value.arrayBuffer())}`;
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return latin1.decode(value);
      if (typeof value !== 'object' || value === null) return String(value);
      return (await Promise.all(Object.entries(value).flat().map(textOf))).join(' ');
    };
    const parts: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      parts.push(name);
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName).objectStore(storeName);
        parts.push(await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        if (response?.headers.get('content-type')?.includes('html'))
          parts.push(request.url, await response.text());
      }
    }
    return textOf(parts);
  });
}

/** How many encrypted values are stored on the device. */
export function countEncryptedRows(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const opening = indexedDB.open('velluto.encrypted');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('rows').objectStore('rows').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
}

/** Waits until typed text is stored, that is until two readings in a row are the same. */
export async function waitUntilStored(page: Page): Promise<void> {
  let before = '';
  await expect
    .poll(async () => {
      const now = await readDeviceStorage(page);
      const same = now === before;
      before = now;
      return same;
    })
    .toBe(true);
}
