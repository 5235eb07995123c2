import { fireEvent, screen } from '@testing-library/react';
import { answer, refuse } from '@velluto/api-client/msw';
import { it } from 'vitest';
import { i18n } from '../../i18n.ts';
import { openPage, server, unproved } from '../../testing.tsx';

const likeButton = () =>
  screen.findByRole('button', { name: i18n._('vl.LikeButton.idleLabel', { name: 'Giulia' }) });

it('a mutual like opens the match dialog', async () => {
  await openPage('/members');
  fireEvent.click(await likeButton());
  await screen.findByRole('dialog');
});

it('a call that is refused until the age is proved brings the page for it', async () => {
  await openPage('/members');
  const like = await likeButton();
  server.use(answer('getUser', unproved), refuse('like', 'age_unproved'));
  fireEvent.click(like);
  await screen.findByRole('button', { name: i18n._('vl.AgeCheckBox.start') });
});
