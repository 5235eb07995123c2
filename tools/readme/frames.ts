/** A screenshot, as HTML that can stand in a composition. */
const image = (picture: Buffer) => `<img src="data:image/png;base64,${picture.toString('base64')}">`;

/** A screenshot in the frame of a phone. */
export const phone = (picture: Buffer): string => `<figure class="phone">${image(picture)}</figure>`;

/** A screenshot in the frame of a browser window. */
export const browserWindow = (address: string, picture: Buffer): string =>
  `<figure class="window"><figcaption>${address}</figcaption>${image(picture)}</figure>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The text of a file as an editor shows it. */
export const editor = (file: string, text: string): string =>
  `<figure class="window editor"><figcaption>${file}</figcaption><pre>${escaped(text)}</pre></figure>`;

/** A page of 1200 × 750 px that shows parts next to each other. */
export const composition = (...parts: string[]): string => `<!doctype html><meta charset="utf-8"><style>
  body { display: flex; align-items: center; justify-content: center; gap: 40px; margin: 0; width: 1200px; height: 750px;
    overflow: hidden; background: #efe7e1; font: 15px/1.6 "Hanken Grotesk", sans-serif; color: #2a1620 }
  figure { margin: 0; flex: none; overflow: hidden; background: #fff; box-shadow: 0 12px 32px rgb(42 22 32 / 0.16) }
  img { display: block; width: 100% }
  .phone { width: 318px; border: 8px solid #2a1620; border-radius: 36px }
  .window { border-radius: 10px }
  .window:only-child { width: 1120px }
  figcaption { padding: 8px 16px; background: #dfd3cb; font-size: 14px }
  .editor { width: 470px }
  .editor + .window { width: 610px }
  pre { margin: 0; padding: 18px 20px; font: 14px/1.7 monospace; white-space: pre-wrap; overflow-wrap: anywhere }
</style>${parts.join('')}`;
