import { fireEvent, screen, within } from '@testing-library/react';
import { memberExample } from '@velluto/api-client/examples';
import { expect, it } from 'vitest';
import { i18n } from '../i18n.ts';
import { openPage } from '../testing.tsx';

it('a tile and the match dialog lead to the conversation', async () => {
  await openPage('/members');
  const tile = await screen.findByRole('link', { name: 'Giulia, 29' });
  expect(tile.getAttribute('href')).toBe(`/members/${memberExample('Giulia').id}/chat`);
  const like = i18n._('vl.LikeButton.idleLabel', { name: 'Giulia' });
  fireEvent.click(await screen.findByRole('button', { name: like }));
  const dialog = within(await screen.findByRole('dialog'));
  const write = i18n._('vl.MatchDialog.write', { name: 'Giulia' });
  fireEvent.click(dialog.getByRole('button', { name: new RegExp(write) }));
  await screen.findByRole('textbox', { name: i18n._('vl.Composer.label', { name: 'Giulia' }) });
});
