import { expect, it } from 'vitest';
import { answer, screenHandlers } from '../examples.ts';

it('everybody in the examples has a photograph', async () => {
  const read = screenHandlers.filter(({ info }) => info.method === 'GET');
  expect(read).not.toEqual([]);
  for (const { info } of read) {
    const path = String(info.path).replace('*', '');
    const answered = await (await answer(new Request(`https://api.example${path}`))).text();
    expect([path, answered.match(/"main_image":\{[^}]*"filename":"\/img/)]).toEqual([path, null]);
  }
});
