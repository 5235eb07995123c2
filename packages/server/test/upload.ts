import sharp from 'sharp';
import type { TestAnswer, TestClient } from './client.ts';

/** A form with one file, as a browser sends it. */
export function multipart(
  content: Uint8Array,
  { field = 'file', name = 'photo.jpg', type = 'image/jpeg' } = {},
): { payload: Buffer; type: string } {
  const boundary = 'an-edge-that-is-in-no-file';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { payload, type: `multipart/form-data; boundary=${boundary}` };
}

/** Uploads a file like a browser's form. */
export function upload(
  call: TestClient,
  content: Uint8Array,
  {
    path = '/api/photo.php',
    host,
    ...form
  }: { path?: string; host?: string; field?: string; name?: string; type?: string } = {},
): Promise<TestAnswer> {
  const { payload, type } = multipart(content, form);
  return call('POST', path, payload, { headers: { 'content-type': type }, ...(host && { host }) });
}

/** A small JPEG in one colour, with a name and a place in its metadata. */
export function picture(colour = '#a55', width = 120, height = 150): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Nina Rossi' }, IFD3: { GPSLatitude: '45/1', GPSLongitude: '9/1' } })
    .toBuffer();
}
