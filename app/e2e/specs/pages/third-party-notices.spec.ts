import { expect, test } from '../../support/test.ts';

test('the notices of third parties are served as text, with packages and typefaces', async ({ request }) => {
  const answer = await request.get('/third-party-notices.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const notices = await answer.text();
  for (const part of ['## react - ', '## valtio - ', '## newsreader (OFL-1.1)', 'SIL OPEN FONT LICENSE'])
    expect(notices).toContain(part);
});
