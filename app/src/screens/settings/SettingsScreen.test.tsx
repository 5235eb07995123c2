import { getProfileExamples, getUserExamples } from '@velluto/api-client/examples';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openScreen } from '../../../stories/support/Screen.tsx';
import { App } from '../../App.tsx';

it('keeps a town that is written from right to left before its region', async () => {
  const { profile } = getProfileExamples.filled;
  const screen = await openScreen({
    address: '/settings',
    user: getUserExamples.free.user,
    answers: { '/api/profile.php': { profile: { ...profile, city: 'חיפה' } } },
  });
  expect(renderToString(<App {...screen} />)).toMatch(/>\u2068חיפה\u2069, [^<>]+, Italy</);
});
