import { cookieFetch } from '@velluto/api-client/node';

/** Makes a browser that keeps its cookies; it calls the API as the app does, and reads pages. */
export function browserAt(address: string) {
  const fetchWithCookies = cookieFetch();
  return (method: string, path: string, body?: unknown): Promise<Response> => {
    const headers = { 'x-requested-with': 'velluto', 'content-type': 'application/json' };
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    return fetchWithCookies(new Request(address + path, { method, headers, ...content }));
  };
}
