import { expect, it } from 'vitest';
import { areasIn, strangers } from './areas.ts';

const areas = ['chat', 'data-rights'];

it('reads the areas from the first column of their table', () => {
  const table = '| Area | What |\n| --- | --- |\n| `chat` | Messages of `members` |\n| `data-rights` | |';
  expect(areasIn(`# Map\n\n## Areas\n\n${table}\n\n## Next\n\n| \`other\` | |\n`)).toEqual(areas);
});

it('finds folders and files that are named otherwise', () => {
  const files = [
    'app/src/features/chat/chats.ts',
    'app/src/features/messaging/chats.ts',
    'app/src/screens/home/HomeScreen.tsx',
    'app/src/screens/every-screen.test.tsx',
    'api-spec/paths/chat.yaml',
    'api-spec/paths/own-data.yaml',
    'api-spec/paths/trust/blocks.yaml',
    'packages/server/src/areas/home/handlers.ts',
  ];
  expect(strangers(files, areas).map(problem => problem.split(':')[0])).toEqual([
    'app/src/features/messaging',
    'packages/server/src/areas/home',
    'api-spec/paths/own-data',
    'api-spec/paths/trust',
  ]);
});
