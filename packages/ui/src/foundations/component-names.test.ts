import { build, mergeConfig } from 'vite';
import { expect, it } from 'vitest';
import storybook from '../../../../.storybook/main.ts';

/** A component whose name the bundler would shorten. */
const entry = 'virtual:entry';
const component = {
  name: 'component',
  resolveId: (id: string) => (id === entry ? id : null),
  load: (id: string) =>
    id === entry ? 'function Button() { return globalThis.pressed } globalThis.shown = Button;' : null,
};

it('a built Storybook keeps the names of components, which the code on docs pages shows', async () => {
  const config = await storybook.viteFinal?.({}, { configType: 'PRODUCTION' } as never);
  const built = await build(
    mergeConfig(
      { build: config?.build },
      {
        configFile: false,
        logLevel: 'error',
        plugins: [component],
        build: { write: false, rolldownOptions: { input: entry } },
      },
    ),
  );
  const code = [built].flat().flatMap(result => ('output' in result ? result.output : []))[0];
  const page: { shown?: () => void } = {};
  new Function('globalThis', code?.type === 'chunk' ? code.code : '')(page);
  expect(page.shown?.name).toBe('Button');
});
