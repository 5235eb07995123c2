import { describe, expect, test } from 'vitest';
import { testAgeProvider } from '../../../test/age-provider.ts';
import { fakeClock } from '../../../test/fakes.ts';
import type { AgeCheck } from './age.ts';
import { tokenAge } from './token.ts';
import { withoutProvider } from './without-provider.ts';

const clock = fakeClock();
const { sandbox, state, sign } = await testAgeProvider(() => clock);
const makeTokenAge = (fetcher = sandbox.fetcher) =>
  tokenAge(sandbox.provider, { minAge: 18, clock, fetcher });
const returnUrl = 'https://velluto.test/age?next=%2Fchats';

/** What every way of the port promises. */
describe.each<[name: string, check: AgeCheck]>([
  ['none', withoutProvider('none')],
  ['declaration', withoutProvider('declaration')],
  ['token', makeTokenAge()],
])('%s', (name, check) => {
  test('says what it is, and leads nowhere or to a page that learns the nonce and the way back, and nothing else', () => {
    expect(check.method).toBe(name);
    const url = check.begin({ nonce: 'n0', returnUrl });
    if (url === null) return;
    const { protocol, searchParams } = new URL(url);
    expect(protocol).toBe('https:');
    expect(Object.fromEntries(searchParams)).toEqual({
      audience: 'velluto-test',
      nonce: 'n0',
      min_age: '18',
      return_url: returnUrl,
    });
  });

  test.each(['', 'no token', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJhZ2Vfb3Zlcl8xOCI6dHJ1ZX0.'])(
    'refuses %o',
    async token => {
      await expect(check.confirm(token)).rejects.toMatchObject({ code: 'age_token_invalid' });
    },
  );
});

describe('a token', () => {
  test('that is good gives the nonce it was made for', async () => {
    expect(await makeTokenAge().confirm(await sign({ nonce: 'n1' }))).toEqual({ nonce: 'n1' });
  });

  test('has to prove the age that the site asks for', async () => {
    const from21 = tokenAge(sandbox.provider, { minAge: 21, clock, fetcher: sandbox.fetcher });
    await expect(from21.confirm(await sign({}))).rejects.toMatchObject({ code: 'age_token_invalid' });
    expect(await from21.confirm(await sign({ nonce: 'n2', age_over_21: true }))).toEqual({ nonce: 'n2' });
  });

  test.each([
    ['of another issuer', { issuer: 'https://evil.test' }, 'age_token_invalid'],
    ['for another audience', { audience: 'another site' }, 'age_token_invalid'],
    ['with another key', { forged: true }, 'age_token_invalid'],
    ['that says the person is younger', { age_over_18: false }, 'age_token_invalid'],
    ['that says nothing of the age', { age_over_18: undefined }, 'age_token_invalid'],
    ['that has expired', { seconds: -61 }, 'age_token_expired'],
  ])('%s is refused', async (_, parts, code) => {
    await expect(makeTokenAge().confirm(await sign(parts))).rejects.toMatchObject({ code });
  });

  test('is good while the clocks differ by less than a minute', async () => {
    expect(await makeTokenAge().confirm(await sign({ nonce: 'n2', seconds: -59 }))).toEqual({ nonce: 'n2' });
  });

  test('is checked by keys from the address of the site file, which may not lead elsewhere', async () => {
    const asked: Request[] = [];
    const check = makeTokenAge(async request => {
      asked.push(request);
      return sandbox.fetcher(request);
    });
    await check.confirm(await sign({}));
    expect(asked.map(({ url, redirect }) => [url, redirect])).toEqual([
      ['https://age.test/jwks.json', 'error'],
    ]);
  });

  test('can be sent again once the provider answers', async () => {
    const check = makeTokenAge();
    const token = await sign({ nonce: 'n3' });
    state.down = true;
    await expect(check.confirm(token)).rejects.toMatchObject({ code: 'age_provider_unavailable' });
    state.down = false;
    expect(await check.confirm(token)).toEqual({ nonce: 'n3' });
  });
});
