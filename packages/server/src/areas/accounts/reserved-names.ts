import type { Language } from '@velluto/rules';

/** Names of people who speak for a site (staff, support, moderation), in the languages of the product; compared by `skeleton`. */
const reserved: Record<Language, readonly string[]> = {
  en: [
    'admin',
    'administrator',
    'moderator',
    'mod',
    'support',
    'helpdesk',
    'customerservice',
    'customercare',
    'staff',
    'team',
    'editor',
    'editorial',
    'management',
    'official',
    'security',
    'system',
    'service',
    'webmaster',
  ],
  it: [
    'assistenza',
    'supporto',
    'servizioclienti',
    'amministratore',
    'amministratrice',
    'amministrazione',
    'moderatore',
    'moderatrice',
    'moderazione',
    'redazione',
    'direzione',
    'ufficiale',
    'sicurezza',
  ],
  de: [
    'kundenservice',
    'kundendienst',
    'kundenbetreuung',
    'administratorin',
    'moderatorin',
    'moderation',
    'redaktion',
    'geschäftsleitung',
    'offiziell',
    'sicherheit',
  ],
  es: [
    'soporte',
    'asistencia',
    'atencionalcliente',
    'administrador',
    'administradora',
    'administracion',
    'moderador',
    'moderadora',
    'moderacion',
    'redaccion',
    'direccion',
    'equipo',
    'oficial',
    'seguridad',
  ],
  fr: [
    'assistance',
    'serviceclient',
    'administrateur',
    'administratrice',
    'administration',
    'moderateur',
    'moderatrice',
    'redaction',
    'direction',
    'equipe',
    'officiel',
    'securite',
  ],
  nl: [
    'klantenservice',
    'ondersteuning',
    'beheer',
    'beheerder',
    'moderatie',
    'redactie',
    'directie',
    'officieel',
    'beveiliging',
  ],
  pl: [
    'wsparcie',
    'pomoc',
    'obsługaklienta',
    'administracja',
    'moderacja',
    'redakcja',
    'zespół',
    'dyrekcja',
    'oficjalny',
    'bezpieczeństwo',
  ],
};

/**
 * Characters that look like a Latin letter, by that letter: the small letters of Unicode's confusables.txt (UTS #39) that look like
 * those of the names above, letters whose marks cannot be decomposed, digits used as letters, small capitals of phonetics, and
 * the Lisu alphabet, which is written in Latin capitals.
 */
const lookAlikes: Record<string, string> = {
  a: 'аαɑ4ᴀꓮ',
  b: 'ьβ8ʙꓐ',
  c: 'сϲᴄꓚ',
  d: 'ԁđᴅꓓ',
  e: 'еєεҽ3ᴇꓰɛ',
  f: 'ꜰꓝ',
  g: 'ɡ9ɢꓖ',
  h: 'һнʜꓧ',
  j: 'јϳᴊꓙ',
  k: 'кκᴋꓗ',
  // the capital I and the small l are one stroke
  l: 'iıіιӏł1|ʟɪꓡꓲ',
  m: 'мᴍꓟ',
  n: 'пηɴꓠ',
  o: 'оοσøօ0ᴏꓳ',
  p: 'рρᴘꓑ',
  q: 'ԛꞯ',
  r: 'гѓʀꓣ',
  s: 'ѕ5ꜱꓢʂƽƨ',
  t: 'тτ7ᴛꓔ',
  // the v was written for the u
  u: 'υսцµvνѵᴜᴠꓴꓦ',
  w: 'ԝωшᴡꓪ',
  x: 'хχꓫ',
  y: 'уγүʏꓬ',
  z: 'ʐ2ᴢꓜ',
};
const letterOf = new Map(
  Object.entries(lookAlikes).flatMap(([letter, others]) =>
    [...others].map(character => [character, letter] as const),
  ),
);

/** What a name looks like: every character replaced by the small Latin letter without marks that it resembles. */
const skeleton = (text: string): string =>
  [...text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')]
    .map(character => letterOf.get(character) ?? character)
    .join('')
    .replaceAll('ß', 'ss')
    .replaceAll('rn', 'm')
    .replaceAll('uu', 'w');

const words = new Set(Object.values(reserved).flat().map(skeleton));
const parts = /[ ._'’-]+/g;

/** Whether a text consists of these names, one after the other, and of nothing else. */
const isMadeOf = (text: string, names: ReadonlySet<string>): boolean =>
  names.has(text) ||
  [...names].some(
    word => word.length < text.length && text.startsWith(word) && isMadeOf(text.slice(word.length), names),
  );

/** Scripts whose letters look like each other's; Chinese, Japanese and Korean signs look like no letters. */
const alphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /[\p{L}--[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Common}\p{sc=Inherited}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}]]/v,
];

/**
 * Why a well-formed name is refused: it could be taken for a site's, or mixes alphabets to look like another.
 *
 * @param siteNames names of all sites of the server, since members of one see those of others
 */
export function confusingNameProblem(
  name: string,
  siteNames: readonly string[],
): 'reserved' | 'mixed_scripts' | null {
  const names = new Set([...words, ...siteNames.map(site => skeleton(site.replaceAll(parts, '')))]);
  const looks = name.split(parts).map(skeleton);
  // a number at the end does not make another name of it
  const plain = name.split(parts).map(part => skeleton(part.replace(/\p{N}+$/u, '')));
  if ([...looks, ...plain].some(part => names.has(part))) return 'reserved';
  if ([looks, plain].some(all => isMadeOf(all.join(''), names))) return 'reserved';
  const isMixed = alphabets.filter(alphabet => alphabet.test(name)).length > 1;
  return isMixed ? 'mixed_scripts' : null;
}
