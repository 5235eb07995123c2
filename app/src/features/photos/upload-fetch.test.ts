import { createClient, uploadMessagePhoto } from '@velluto/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { toProblem } from '../../lib/problem.ts';
import { uploadFetch } from './upload-fetch.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's upload, ended by the event that `ending` names. */
function stubUpload(ending: 'onload' | 'onerror') {
  const sent: { body?: unknown; headers: string[]; parts: number[] } = { headers: [], parts: [] };
  class Upload {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 201;
    response = new Blob([JSON.stringify({ photo: { id: 'p1' } })]);
    onload?: () => void;
    onerror?: () => void;
    open() {}
    getResponseHeader = () => 'application/json';
    setRequestHeader(name: string) {
      sent.headers.push(name);
    }
    send(body: unknown) {
      sent.body = body;
      this.upload.onprogress?.({ loaded: 1, total: 4 });
      this[ending]?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  return sent;
}

const file = new File(['a picture'], 'canal.jpg', { type: 'image/jpeg' });
const upload = (onProgress: (part: number) => void = () => undefined) =>
  uploadMessagePhoto(createClient({ baseUrl: 'http://app', fetch: uploadFetch(file, onProgress) }), { file });

it('sends the form itself: WebKit cannot read the body of a request with a file of the database', async () => {
  const readBody = vi.spyOn(Request.prototype, 'blob').mockRejectedValue(new TypeError('Load failed'));
  const sent = stubUpload('onload');
  expect(await upload(part => sent.parts.push(part))).toEqual({ photo: { id: 'p1' } });
  expect((sent.body as FormData).get('file')).toMatchObject({ name: 'canal.jpg', size: 9 });
  expect(sent.headers).toEqual(['x-requested-with']);
  expect(sent.parts).toEqual([0.25]);
  expect(readBody).not.toHaveBeenCalled();
});

it('only a lost connection is reported as one', async () => {
  stubUpload('onerror');
  expect(toProblem(await upload().catch(error => error))).toEqual({ code: 'offline' });
  stubUpload('onload');
  const broken = await upload(() => {
    throw new Error('a fault of the app');
  }).catch(error => error);
  expect(toProblem(broken)).toEqual({ code: 'internal_error' });
});
