import { expect, test } from 'vitest';
import { areaProblems, foreignNames, foreignTitles } from './areas.ts';

const areas = ['access', 'chat'];

test('the list, the folders and the table with the same names pass', () => {
  expect(areaProblems(areas, ['chat', 'access'], areas)).toEqual([]);
});

test.each([
  [
    'a folder outside of the list',
    areaProblems(areas, [...areas, 'gadgets'], areas),
    /areas\/gadgets is not in serverAreas of .*: add it/,
  ],
  [
    'a name without a folder',
    areaProblems(areas, ['chat'], areas),
    /serverAreas has access, .*: take it out/,
  ],
  [
    'a table in another order',
    areaProblems(areas, areas, ['chat', 'access']),
    /architecture\.md: the table of areas .*: write/,
  ],
])('%s is reported with file and remedy', (_, problems, expected) => {
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(expected);
});

test('parts of the other layers are named as areas, or are shared by several', () => {
  const paths = [
    'app/src/features/chat/',
    'app/src/screens/home/',
    'api-spec/paths/chat.yaml',
    'api/ui/chat.test.ts',
  ];
  expect(foreignNames(areas, paths)).toEqual([]);
  expect(foreignNames(areas, [...paths, 'app/src/features/gadgets/'])).toEqual([
    'app/src/features/gadgets/ is not named as an area: move it to one of serverAreas of .dependency-cruiser.cjs',
  ]);
});

test('stories of a product component are listed under its area', () => {
  const file = 'packages/ui/src/product/likes/LikeButton/LikeButton.stories.tsx';
  expect(foreignTitles([[file, "title: 'Product/Likes/LikeButton'"]])).toEqual([]);
  expect(foreignTitles([[file, "title: 'Product/Hearts/LikeButton'"]])).toEqual([
    `${file}: the title begins with Product/Hearts: write the name of its folder, likes, instead`,
  ]);
});
