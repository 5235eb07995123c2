import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { journeys } from '../../.storybook/docs/journeys.ts';
import { root } from '../support/run-step.ts';
import { sourceStories } from './sheets.ts';

const namesIn = async (folder: string) =>
  (await readdir(join(root, '.storybook', folder))).map(file => file.replace(/\.\w+$/, ''));

test('every fingerprint and every picture of the front page belongs to a contact sheet', async () => {
  const sheets = new Set((await sourceStories()).filter(({ isSheet }) => isSheet).map(({ id }) => id));
  expect((await namesIn('fingerprints')).filter(story => !sheets.has(story))).toEqual([]);
  expect((await namesIn('gallery')).filter(story => !sheets.has(story))).toEqual([]);
  const onBoards = journeys.flatMap(({ screens }) => screens.map(([story]) => story));
  expect((await namesIn('boards')).sort()).toEqual(onBoards.sort());
  expect(onBoards.filter(story => !sheets.has(story))).toEqual([]);
}, 60_000);
