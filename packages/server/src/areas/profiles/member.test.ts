import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { sitesWith } from '../../../test/sites.ts';
import { picture, upload } from '../../../test/upload.ts';

type Picture = { locked: boolean };

const sites = sitesWith({ brief: { visible_profile_fields: ['drinks'] } });
const server = await createTestServer({ parts: { sites } });
const visitor = await server.client();
const page = async (id: string, call = visitor) => {
  const { status, body } = await call('GET', `/api/member.php?id=${id}`);
  return status === 200 ? body : { status, code: body.code };
};
const interests = (memberId: string, ...list: string[]) =>
  server.db
    .insertInto('member_interest')
    .values(list.map(interest => ({ member_id: memberId, interest })))
    .execute();

describe("a person's page", () => {
  test('shows the facts of the profile, and what both have in common', async () => {
    const olga = await server.member({
      name: 'Olga',
      about_me: 'Amo il mare.',
      sexuality: 'bi',
      last_active_at: new Date('2026-11-21T10:00:00Z'),
      attributes: JSON.stringify({ drinks: 'rarely' }),
    });
    const nina = await server.member();
    await interests(olga.id, 'music', 'travelling', 'cooking');
    await interests(nina.id, 'travelling', 'cooking', 'sex');
    const { profile } = await page(olga.id, await server.client(nina));
    expect(profile).toMatchObject({
      name: 'Olga',
      about_me: 'Amo il mare.',
      sexuality: 'bi',
      last_active_at: '2026-11-21T10:00:00.000Z',
      interests: ['cooking', 'music', 'travelling'],
      shared_interests: ['cooking', 'travelling'],
      attributes: {
        drinks: 'rarely',
        hair_colour: null,
        relationship_status: null,
        body_type: null,
        eye_colour: null,
      },
      online: false,
      liked: false,
      liked_me: false,
      matched: false,
      conversation: null,
      photos: [],
    });
    expect((await page(olga.id)).profile.shared_interests).toEqual([]);
  });

  test('has no fact that the site does not show, also not in the API response', async () => {
    const olga = await server.member({
      attributes: JSON.stringify({ drinks: 'rarely', body_type: 'slim', eye_colour: 'green' }),
    });
    const at = (host: string) => visitor('GET', `/api/member.php?id=${olga.id}`, undefined, { host });
    expect((await at('localhost')).body.profile.attributes).toMatchObject({ body_type: 'slim' });
    expect((await at('brief.test')).body.profile.attributes).toEqual({
      drinks: 'rarely',
      hair_colour: null,
      relationship_status: null,
      body_type: null,
      eye_colour: null,
    });
  });

  test('never reveals the day of birth, the address or whom the member looks for', async () => {
    const olga = await server.member({ date_of_birth: '1988-07-09', email: 'olga@secret.example' });
    const text = JSON.stringify(await page(olga.id, await server.client(await server.member())));
    for (const secret of ['1988-07-09', 'secret.example', 'looking_for', 'password'])
      expect(text).not.toContain(secret);
  });

  test('says whether a profile is real, of a partner or fictional', async () => {
    const demo = await server.member({ origin: 'system', account: false });
    expect((await page(demo.id)).profile.origin).toBe('system');
  });

  test('shows others of the same country and gender below, neither the member nor oneself', async () => {
    const olga = await server.member({ country: 'FR', region: null, gender: 'female' });
    const viewer = await server.member({ country: 'FR', region: null, gender: 'female' });
    const others: string[] = [];
    for (let n = 0; n < 8; n++) others.push((await server.member({ country: 'FR', region: null })).id);
    // added later, which would put them first, but of another gender or country
    await server.member({ country: 'FR', region: null, gender: 'male' });
    for (const country of ['IT', 'DE']) await server.member({ country, region: null, gender: 'female' });
    const { similar } = await page(olga.id, await server.client(viewer));
    expect(similar.map((other: { id: string }) => other.id)).toEqual(others.reverse().slice(0, 6));
  });

  test.each([
    ['member', { online: true, premium: true, active: true }],
    ['ai', { online: false, premium: false, active: false }],
    ['operator', { online: false, premium: false, active: false }],
    ['system', { online: false, premium: false, active: false }],
  ] as const)('shows online and premium only of private members: origin %s', async (origin, shown) => {
    const row = { origin, premium: true, last_active_at: server.clock.now() };
    const { profile } = await page((await server.member({ ...row, account: false })).id);
    const { online, premium, last_active_at } = profile;
    expect({ online, premium, active: last_active_at !== null }).toEqual(shown);
  });

  test('locks all photos but the main one, except for premium members and the owner', async () => {
    const olga = await server.member({ gender: 'female' });
    const ownCall = await server.client(olga);
    for (let n = 0; n < 3; n++) await upload(ownCall, await picture());
    const locked = async (call: typeof ownCall) =>
      (await page(olga.id, call)).profile.photos.map((photo: Picture) => photo.locked);
    const [free, premium] = [
      await server.client(await server.member()),
      await server.client(await server.member({ paid_user: true })),
    ];
    for (const call of [visitor, free]) {
      expect(await locked(call)).toEqual([false, true, true]);
      for (const photo of (await page(olga.id, call)).profile.photos.slice(1)) {
        expect([photo.filename, photo.thumb_filename]).toEqual(
          Array(2).fill(expect.stringMatching('/blur.webp$')),
        );
      }
    }
    for (const call of [premium, ownCall]) expect(await locked(call)).toEqual([false, false, false]);
  });

  test('has the id of the conversation once there is one', async () => {
    const [nina, olga] = [await server.member({ credits: 2 }), await server.member()];
    const call = await server.client(nina);
    const { body } = await call(
      'POST',
      '/api/message.php',
      { profile: olga.id, text: 'Ciao' },
      {
        headers: { 'idempotency-key': '00000000-0000-4000-8000-000000000001' },
      },
    );
    expect((await page(olga.id, call)).profile.conversation).toBe(body.conversation.id);
  });

  test('of oneself is shown as others see it', async () => {
    const nina = await server.member({ name: 'Nina' });
    expect((await page(nina.id, await server.client(nina))).profile).toMatchObject({
      name: 'Nina',
      liked: false,
    });
  });

  test('is not found for members who are deleted, of another pool, or unknown', async () => {
    const missing = [
      (await server.member({ status: 'disabled' })).id,
      (await server.member({ status: 'deleted' })).id,
      (await server.member({ pool: 'elsewhere' })).id,
      '019aa000-0000-7000-8000-ffffffffffff',
    ];
    const notFound = { status: 404, code: 'not_found' };
    const nina = await server.client(await server.member());
    for (const id of missing) {
      expect(await page(id, nina)).toEqual(notFound);
      // visitors are told the same of everybody whom they may not see
      expect(await page(id)).toEqual({ status: 403, code: 'authentication_required' });
    }
    for (const id of ['nobody', "' or 1=1 --"]) expect(await page(encodeURIComponent(id))).toEqual(notFound);
  });

  test('is hidden from others before the e-mail is confirmed, like the member everywhere else', async () => {
    const unconfirmed = await server.member({ accountStatus: 'not_confirmed', credits: 2 });
    const ownCall = await server.client(unconfirmed);
    const nina = await server.client(await server.member());
    expect(await page(unconfirmed.id, nina)).toEqual({ status: 404, code: 'not_found' });
    expect(await page(unconfirmed.id)).toEqual({ status: 403, code: 'authentication_required' });
    expect((await nina('GET', `/api/chat.php?profile=${unconfirmed.id}`)).status).toBe(404);
    for (const path of ['/api/like.php', '/api/block.php']) {
      expect((await nina('POST', path, { profile: unconfirmed.id })).status, path).toBe(404);
    }
    expect((await page(unconfirmed.id, ownCall)).profile.id).toBe(unconfirmed.id);
    // a held message does not reveal its sender either
    const other = await server.member();
    const key = { headers: { 'idempotency-key': server.ctx.ids.uuid() } };
    expect((await ownCall('POST', '/api/message.php', { profile: other.id, text: 'Ciao' }, key)).status).toBe(
      201,
    );
    const reader = await server.client(other);
    expect((await reader('GET', `/api/chat.php?profile=${unconfirmed.id}`)).status).toBe(404);
    expect(await page(unconfirmed.id, reader)).toEqual({ status: 404, code: 'not_found' });
  });
});

describe('the own profile', () => {
  test('keeps no control character and no pile of marks in what a member writes, and one line in a town', async () => {
    const pile = `a${'\u0301'.repeat(11)}`;
    const call = await server.client(await server.member());
    const change = { about_me: `Ciao\u000b\u001b\u0085${pile}`, city: 'Reggio\u000b\n Calabria\u0007' };
    const { profile } = (await call('PUT', '/api/profile.php', change)).body;
    expect([profile.about_me, profile.city]).toEqual([`Ciao\n\na${'\u0301'.repeat(3)}`, 'Reggio Calabria']);
  });

  test('changes the given fields and keeps the others', async () => {
    const nina = await server.member({ about_me: 'Vecchio', city: 'Milano' });
    const call = await server.client(nina);
    const edit = async (change: object) => (await call('PUT', '/api/profile.php', change)).body.profile;
    expect(await edit({ about_me: '  Nuovo\u0000\u0007\n' })).toMatchObject({
      about_me: 'Nuovo',
      city: 'Milano',
      region: 'IT-25',
    });
    expect(await edit({ city: ' Roma ', region: 'IT-62' })).toMatchObject({
      about_me: 'Nuovo',
      city: 'Roma',
      region: 'IT-62',
    });
    expect(await edit({ interests: ['music', 'travelling'] })).toMatchObject({
      interests: ['music', 'travelling'],
    });
    expect(await edit({ city: null, region: null, interests: [] })).toMatchObject({
      city: null,
      region: null,
      interests: [],
    });
    const attributes = {
      hair_colour: 'red',
      relationship_status: null,
      body_type: null,
      eye_colour: 'green',
      drinks: 'never',
    };
    expect(await edit({ attributes })).toMatchObject({ attributes, about_me: 'Nuovo' });
    expect((await call('GET', '/api/profile.php')).body.profile).toMatchObject({
      attributes,
      about_me: 'Nuovo',
    });
  });

  test('is found by search in its new region, with its number of interests', async () => {
    const nina = await server.member({ name: 'Nina mobile' });
    const call = await server.client(nina);
    await call('PUT', '/api/profile.php', { region: 'IT-88', interests: ['music', 'sex', 'travelling'] });
    const { body } = await visitor('GET', '/api/members.php?country=IT&region=IT-88');
    expect(body.results).toMatchObject([{ id: nina.id, num_interests: 3, region: 'IT-88' }]);
  });

  test.each([
    [{ region: 'DE-BY' }, 'region', 'unknown'],
    [{ interests: ['music', 'flying saucers'] }, 'interests', 'unknown'],
    [{ interests: ['music', 'music'] }, 'interests', 'format'],
    [{ about_me: 'x'.repeat(2001) }, 'about_me', 'too_long'],
    [{ name: 'Other' }, 'name', 'unknown'],
    [{ date_of_birth: '1999-01-01' }, 'date_of_birth', 'unknown'],
    [{ attributes: { drinks: 'always' } }, 'attributes.drinks', 'not_allowed'],
  ])('refuses %o', async (change, field, code) => {
    const call = await server.client(await server.member());
    const { status, body } = await call('PUT', '/api/profile.php', change);
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(body.details).toContainEqual({ field, code });
  });

  test('moves to another country of the site, and loses region and town', async () => {
    const member = await server.member();
    const call = await server.client(member);
    const edit = async (change: object) => (await call('PUT', '/api/profile.php', change)).body;
    expect((await edit({ country: 'DE' })).profile).toMatchObject({
      country: 'DE',
      region: null,
      city: null,
    });
    const berlin = { country: 'DE', region: 'DE-BE', city: 'Berlin' };
    expect((await edit(berlin)).profile).toMatchObject(berlin);
    expect((await edit({ country: 'DE', about_me: 'Ciao' })).profile).toMatchObject(berlin);
    const searched = await call('GET', '/api/members.php?country=DE&region=DE-BE');
    expect(searched.status).toBe(200);
    const place = server.db.selectFrom('member_search').select(['country', 'region']);
    expect(await place.where('member_id', '=', member.id).executeTakeFirst()).toEqual({
      country: 'DE',
      region: 'DE-BE',
    });
    for (const change of [{ country: 'JP' }, { country: 'IT', region: 'DE-BE' }, { region: 'IT-25' }]) {
      expect((await edit(change)).code).toBe('invalid_request');
    }
    expect((await edit({ about_me: '' })).profile).toMatchObject(berlin);
  });

  test('ends in one country also when two pages move it concurrently', async () => {
    const member = await server.member();
    const call = await server.client(member);
    const moves = [
      { country: 'DE', region: 'DE-BE' },
      { country: 'FR', region: 'FR-IDF' },
      { region: 'IT-25' },
    ];
    await Promise.all(moves.map(change => call('PUT', '/api/profile.php', change)));
    const { country, region } = (await call('GET', '/api/profile.php')).body.profile;
    expect(region.slice(0, 2)).toBe(country);
  });

  test('stores whom the member looks for', async () => {
    const nina = await server.member();
    const call = await server.client(nina);
    const { profile } = (await call('PUT', '/api/profile.php', { looking_for: 'both' })).body;
    const place = server.db
      .selectFrom('member_search')
      .select('looking_for')
      .where('member_id', '=', nina.id);
    expect([profile.looking_for, (await place.executeTakeFirst())?.looking_for]).toEqual(['both', 'both']);
    expect((await call('PUT', '/api/profile.php', { looking_for: 'robots' })).body.code).toBe(
      'invalid_request',
    );
  });

  test('changes the version of the member’s own polled calls', async () => {
    const call = await server.client(await server.member());
    const { headers } = await call('GET', '/api/user.php');
    await call('PUT', '/api/profile.php', { city: 'Bari' });
    const polled = await call('GET', '/api/user.php', undefined, {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([polled.status, polled.body.user.profile.city]).toEqual([200, 'Bari']);
  });
});
