/** What an app can have itself: each is a folder in `src/screens` of the starter. */
export const screenNames = ['members', 'chats', 'credits'] as const;

export type Screen = (typeof screenNames)[number];

/** Files of the starter that an app with these screens does not need. */
export function filesWithout(screens: readonly Screen[]): string[] {
  const has = (name: Screen) => screens.includes(name);
  const needed = {
    ...Object.fromEntries(screenNames.map(name => [`src/screens/${name}`, has(name)])),
    'src/screens/members-with-chats.test.tsx': has('members') && has('chats'),
    // what these two share
    'src/people': has('members') || has('chats'),
  };
  return Object.entries(needed).flatMap(([file, isNeeded]) => (isNeeded ? [] : [file]));
}

/** The module `src/own-screens.ts`, which lists the screens of an app. */
export const ownScreensModule = (screens: readonly Screen[]): string =>
  [
    ...screens.toSorted().map(name => `import { ${name} } from './screens/${name}/index.tsx';`),
    `import type { Screens } from './screens.ts';`,
    '',
    `/** What this app has itself; the first one is its home page. The server's own app has the rest. */`,
    `export const ownScreens: readonly [Screens, ...Screens[]] = [${screens.join(', ')}];`,
    '',
  ].join('\n');
