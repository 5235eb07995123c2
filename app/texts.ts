import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Messages } from '@velluto/ui/provider';
import type { Plugin } from 'vite';

/** Areas of texts that several files of messages make up; every other file is an area of its own. */
const areas: Record<string, readonly string[]> = {
  frame: [
    'shell',
    'shell-dialogs',
    'member',
    'fictional',
    'dialog',
    'legal',
    'landers',
    'home',
    'error',
    'notices',
  ],
  people: ['search', 'likes', 'likes-dialogs', 'match', 'members'],
  profile: ['profile', 'profile-dialogs', 'attributes', 'interests', 'location'],
  chat: ['chat', 'chat-dialogs', 'chat-media'],
  signup: ['signup', 'signup-fields', 'signup-dialogs', 'account', 'access'],
  credits: ['credits', 'credits-dialogs'],
  payment: ['payment', 'payment-dialogs', 'transactions', 'direct-debit'],
  landing: ['lander-pages', 'member-landing'],
};
const areaByFile = new Map(Object.entries(areas).flatMap(([area, files]) => files.map(file => [file, area])));

/** The area of a file of messages. */
export function areaOf(file: string): string {
  const name = basename(file, '.ts');
  return areaByFile.get(name) ?? name;
}

const folders = [
  join(import.meta.dirname, '../packages/ui/src/i18n/catalogs'),
  join(import.meta.dirname, 'src/locales/catalogs'),
];
const languages = globSync('*.po', { cwd: folders[0] }).map(file => basename(file, '.po'));

const catalogOf = async (path: string): Promise<Messages> =>
  (await import(pathToFileURL(path).href)).messages;

/** The messages of a language by area, in the order of the catalogs. */
export async function messagesByArea(language: string): Promise<Map<string, Messages>> {
  const found = new Map<string, Messages>();
  for (const folder of folders) {
    const messages = await catalogOf(join(folder, `${language}.ts`));
    for (const [id, file] of await origins(join(folder, `${language}.po`))) {
      const area = found.get(areaOf(file)) ?? {};
      found.set(areaOf(file), area);
      const message = messages[id];
      if (message !== undefined) area[id] = message;
    }
  }
  return found;
}

/** Short names for the ids of all messages, the same in every build of the same catalogs. */
async function shortIds(): Promise<Map<string, string>> {
  const catalogs = await Promise.all(folders.map(folder => origins(join(folder, `${languages[0]}.po`))));
  const ids = catalogs.flat().map(([id]) => id);
  return new Map(ids.sort().map((id, at) => [id, at.toString(36)]));
}

const renamed = (messages: Messages, names: ReadonlyMap<string, string>): Messages =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [names.get(id) ?? id, message]));

const asModule = (messages: Messages) =>
  `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;

/** Every id of a catalog with the file that has its message. */
async function origins(catalog: string): Promise<[id: string, file: string][]> {
  const entries = (await readFile(catalog, 'utf8')).split(/\n{2,}/);
  return entries.flatMap(entry => {
    const [, id] = entry.match(/^msgid "(.+)"$/m) ?? [];
    const [, file] = entry.match(/^#: (\S+)/m) ?? [];
    return id && file ? [[id, file]] : [];
  });
}

const virtual = '\0velluto:texts';
/** `\0velluto:texts/it/frame` */
const part = new RegExp(`^${virtual}/(\\w+)/([\\w-]+)$`);

/** What stands in `platform/i18n/area-loaders.ts` when it is built. */
async function loaders(): Promise<string> {
  const lines = await Promise.all(
    languages.map(async language => {
      const names = [...(await messagesByArea(language)).keys()];
      const entries = names.map(area => `'${area}': () => import('velluto:texts/${language}/${area}')`);
      return `${language}: { ${entries.join(', ')} }`;
    }),
  );
  return `export const areaLoaders = { ${lines.join(',\n')} };`;
}

const messageFile = /\/(i18n|locales)\/messages\/[\w-]+\.ts$/;
const loaderFile = join(import.meta.dirname, 'src/platform/i18n/area-loaders.ts');
const needs = join(import.meta.dirname, 'src/platform/i18n/needs.ts');

/**
 * Cuts the catalogs into areas, each a chunk that is loaded with the first code that needs it: a file of messages says
 * which area its texts are in as soon as it runs (`needTexts`).
 */
const textsByArea = (names: () => Promise<ReadonlyMap<string, string>>): Plugin => ({
  name: 'velluto:texts-by-area',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^velluto:texts\// },
    handler: id => `\0${id}`,
  },
  load: {
    filter: { id: new RegExp(`^${virtual}`) },
    async handler(id) {
      const [, language, area] = id.match(part) ?? [];
      if (!language || !area) return null;
      const messages = (await messagesByArea(language)).get(area) ?? {};
      return asModule(renamed(messages, await names()));
    },
  },
  transform: {
    filter: { id: [messageFile, loaderFile] },
    async handler(code, id) {
      if (id === loaderFile) return { code: await loaders(), map: null };
      const need = `import { needTexts } from ${JSON.stringify(needs)};\nneedTexts('${areaOf(id)}');`;
      return { code: `${need}\n${code}`, map: null };
    },
  },
  // which chunk needs which areas, for `bench/sizes.ts`
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap(file => {
      if (file.type !== 'chunk') return [];
      const areas = file.moduleIds.filter(id => messageFile.test(id)).map(areaOf);
      return areas.length > 0 ? [[file.fileName, [...new Set(areas)]]] : [];
    });
    const source = JSON.stringify(Object.fromEntries(chunks));
    this.emitFile({ type: 'asset', fileName: '.vite/texts.json', source });
  },
});

/** Ids are long because people read them; pages and scripts carry short ones. */
const shortenIds = (names: () => Promise<ReadonlyMap<string, string>>): Plugin => ({
  name: 'velluto:short-ids',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: [messageFile, /\/catalogs\/\w\w\.ts$/] },
    async handler(code, id) {
      const short = await names();
      if (!messageFile.test(id)) return { code: asModule(renamed(await catalogOf(id), short)), map: null };
      const known = (all: string, id: string) => (short.has(id) ? `id: '${short.get(id)}'` : all);
      return { code: code.replaceAll(/\bid: '([\w.]+)'/g, known), map: null };
    },
  },
});

/** How texts get into the app: by area, and under short names in what is built. */
export function texts(command: 'build' | 'serve'): Plugin[] {
  const none = new Map<string, string>();
  let ids: Promise<ReadonlyMap<string, string>> | undefined;
  const names = () => (ids ??= command === 'build' ? shortIds() : Promise.resolve(none));
  return [textsByArea(names), shortenIds(names)];
}
