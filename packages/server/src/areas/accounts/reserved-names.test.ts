import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { signupForm } from '../../../test/signup.ts';
import { confusingNameProblem } from './reserved-names.ts';

const sites = ['Velluto', 'Nordlys'];

describe('a name', () => {
  test.each([
    'Velluto',
    'Velluto Support',
    'VellutoSupport',
    'velluto_88',
    'VE11UTO',
    'Admin',
    'admin.2026',
    'Assistenza',
    'Anna Moderator',
    'Kundenservice',
    'Obsługa Klienta',
    'Atención al cliente',
    'Modérateur',
    'Аdmin',
    'Ѕuрроrt',
    'Suppοrt',
    'Adrnin',
    'Velluto Team',
    'AdminTeam',
    'Vellvto',
    'VELLVT0',
    'Nordlys',
    'N0rd1ys',
    'Nordlys Team',
    'Redazione',
    'Redaktion',
    'Redacción',
    'Rédaction',
    'Redactie',
    'Redakcja',
    'Velluto Redazione',
    'Editorial',
    'ᴠᴇʟʟᴜᴛᴏ',
    'ɴᴏʀᴅʟʏs',
    'ʂupport',
    'ꓦꓰꓡꓡꓴꓔꓳ',
    'ꓮꓓꓟꓲꓠ',
  ])('%s could be taken for the site’s', name => {
    expect(confusingNameProblem(name, sites)).toBe('reserved');
  });

  test.each(['Bіanca', 'Αnna', 'Марiя', 'Ꭺnna', 'Ⲣia', 'ᗩnna', 'Vellutဝ'])('%s mixes alphabets', name => {
    expect(confusingNameProblem(name, sites)).toBe('mixed_scripts');
  });

  test.each([
    'Bianca',
    'Modesta',
    'Adminah',
    'Supportina',
    'Zoë',
    'Мария',
    'Ελένη',
    'さくらサクラ桜',
    'Bice',
    'שרה',
    'ليلى',
    'Zoë 女 2',
    'Łucja',
    'Anna-Lena 88',
    "D'Angelo",
    'Vittoria',
    'Eduardo',
    'Viviana',
  ])('%s is a member’s', name => {
    expect(confusingNameProblem(name, sites)).toBeNull();
  });

  test('of a site is reserved on every site of the server, and on no other', () => {
    expect(confusingNameProblem('Nordlys', ['Nordlys'])).toBe('reserved');
    expect(confusingNameProblem('Nordlys', ['Velluto'])).toBeNull();
  });
});

test('the sign-up reports it while the name is typed, and refuses it', async () => {
  const server = await createTestServer();
  const call = await server.client();
  for (const [name, code] of [
    ['Velluto Support', 'reserved'],
    ['Bіanca', 'mixed_scripts'],
  ] as const) {
    expect((await call('POST', '/api/signup-check.php', { name })).body).toEqual({ name: code });
    const { status, body } = await call('POST', '/api/signup.php', { ...signupForm(), name });
    expect([status, body.details]).toEqual([400, [{ field: 'name', code }]]);
  }
  const existing = await server.member({ name: 'Admin' });
  expect((await (await server.client(existing))('GET', '/api/user.php')).body.user.profile.name).toBe(
    'Admin',
  );
});
