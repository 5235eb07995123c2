import type { ClientOptions } from '@velluto/api-client';

/** A `fetch` that reports the progress of the upload (0–1), by XMLHttpRequest. */
export function uploadFetch(onProgress: (part: number) => void): NonNullable<ClientOptions['fetch']> {
  return async request => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      call.responseType = 'blob';
      request.headers.forEach((value, name) => {
        call.setRequestHeader(name, value);
      });
      call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      call.onload = () => {
        const type = call.getResponseHeader('Content-Type') ?? '';
        resolve(new Response(call.response, { status: call.status, headers: { 'Content-Type': type } }));
      };
      call.onerror = () => reject(new TypeError('The upload got no answer.'));
      call.onabort = () => reject(request.signal.reason);
      request.signal.addEventListener('abort', () => call.abort());
      call.send(body);
    });
  };
}
