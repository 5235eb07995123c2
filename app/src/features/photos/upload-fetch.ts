import { type ClientOptions, formData } from '@velluto/api-client';

/**
 * A `fetch` that uploads a file and reports the progress (0–1), by XMLHttpRequest. It sends a form of its own: WebKit cannot read
 * the body of a request with a file that comes from the device's database.
 */
export function uploadFetch(
  file: File,
  onProgress: (part: number) => void,
): NonNullable<ClientOptions['fetch']> {
  return request =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      call.responseType = 'blob';
      request.headers.forEach((value, name) => {
        // the form says its own type, which has the mark between its parts
        if (name !== 'content-type') call.setRequestHeader(name, value);
      });
      call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      call.onload = () => {
        const type = call.getResponseHeader('Content-Type') ?? '';
        resolve(new Response(call.response, { status: call.status, headers: { 'Content-Type': type } }));
      };
      call.onerror = () => reject(new TypeError('The upload got no answer.'));
      call.onabort = () => reject(request.signal.reason);
      request.signal.addEventListener('abort', () => call.abort());
      call.send(formData({ file }));
    });
}
