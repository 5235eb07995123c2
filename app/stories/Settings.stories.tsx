import type { Meta } from '@storybook/react-vite';
import {
  confirmSecondFactorExamples,
  getBlocksExamples,
  getDeletionExamples,
  getExportExamples,
  getPrivacyExamples,
  getSessionsExamples,
  startSecondFactorExamples,
} from '@velluto/api-client/examples';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Settings',
  tags: ['sheet'],
  ...screens('What concerns the account and is not shown to others.'),
} satisfies Meta<ScreenArgs>;
export default meta;

export const Settings: ScreenStory = {
  args: { address: '/settings', user: people.free },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('region', { name: 'Where you live' });
    await expect(home).toHaveTextContent('Milano, Lombardia, Italy');
  },
};

/** The place: typed, or from the device, which does not know it here. */
export const Place: ScreenStory = {
  tags: ['!sheet'],
  args: { address: '/settings', user: people.free },
  beforeEach: () => {
    const unknown = { code: 2, PERMISSION_DENIED: 1 } as GeolocationPositionError;
    const asked = spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_, refuse) =>
      refuse?.(unknown),
    );
    return () => asked.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    const home = within(canvas.getByRole('region', { name: 'Where you live' }));
    await userEvent.click(home.getByRole('button', { name: 'Change' }));
    await expect(await home.findByRole('textbox', { name: /Town/ })).toHaveValue('Milano');
    await userEvent.click(home.getByRole('button', { name: 'Use my location' }));
    await expect(await home.findByText(/could not find your place/)).toBeVisible();
    await expect(home.getByRole('textbox', { name: /Town/ })).toHaveValue('Milano');
  },
};

/** May be invisible, and has an archive to fetch. */
export const Premium: ScreenStory = {
  args: {
    address: '/settings',
    user: people.premium,
    answers: {
      '/api/block.php': getBlocksExamples.none,
      '/api/privacy.php': getPrivacyExamples.visible,
      '/api/export.php': getExportExamples.ready,
    },
  },
};

/** Who was blocked is listed, and a block is taken back there: the row stays, with the keyboard in it. */
export const Blocked: ScreenStory = {
  tags: ['!sheet'],
  args: { address: '/settings', user: people.free, answers: { 'DELETE /api/block.php': {} } },
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'Blocked people' }));
    await userEvent.click(part.getByRole('button', { name: 'Show' }));
    await userEvent.click(await part.findByRole('button', { name: 'Unblock Valentina' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Unblock' }));
    await expect(await part.findByText('No longer blocked')).toBeVisible();
    await waitFor(() => expect(part.getByRole('button', { name: 'Block Valentina' })).toHaveFocus());
  },
};

/** Before the account is deleted the discount for staying is one line; the deletion asks for no more than without it. */
export const DeletingWithOffer: ScreenStory = {
  tags: ['!sheet'],
  args: {
    address: '/settings',
    user: people.premium,
    answers: { '/api/account.php': getDeletionExamples.offer, 'POST /api/discountcode.php': null },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete …' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(
      await question.findByText('If you stay, your next purchase within 30 days is 30% cheaper.'),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete account' }));
    const why = question.getByRole('combobox', { name: 'Why are you leaving?' });
    await waitFor(() => expect(why).toBeInvalid());
    // a server that does not answer now
    await userEvent.click(question.getByRole('button', { name: 'Stay and see the prices' }));
    await waitFor(() => expect(question.getByText(/^We are not reachable for a moment/)).toBeVisible());
    await waitFor(() => expect(question.getByRole('button', { name: 'Delete account' })).toBeEnabled());
  },
};

/** A code is asked for at the log-in: what turns that off, or makes new recovery codes. */
export const CodeOn: ScreenStory = {
  tags: ['!sheet'],
  args: {
    address: '/settings',
    user: people.free,
    answers: { '/api/sessions.php': getSessionsExamples.secondFactor },
  },
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'Log-in with a code' }));
    await userEvent.click(part.getByRole('button', { name: 'Change' }));
    await expect(await part.findByRole('textbox', { name: 'Code' })).toBeVisible();
  },
};

/** Password and code are missing: the first of them takes the focus. */
export const CodeMissing: ScreenStory = {
  tags: ['!sheet'],
  args: CodeOn.args,
  play: async context => {
    await CodeOn.play?.(context);
    const { canvas, userEvent } = context;
    const part = within(await canvas.findByRole('region', { name: 'Log-in with a code' }));
    await userEvent.click(part.getByRole('button', { name: 'New recovery codes' }));
    await waitFor(() => expect(part.getByRole('textbox', { name: 'Code' })).toBeInvalid());
    await waitFor(() => expect(part.getByLabelText('Current password')).toHaveFocus());
  },
};

/** The key for the authenticator app, after the password. */
export const CodeKey: ScreenStory = {
  tags: ['!sheet'],
  args: {
    address: '/settings',
    user: people.free,
    answers: {
      'POST /api/second-factor.php': startSecondFactorExamples.made,
      'PUT /api/second-factor.php': confirmSecondFactorExamples.ten,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'Log-in with a code' }));
    await userEvent.click(part.getByRole('button', { name: 'Turn on' }));
    await userEvent.type(await part.findByLabelText('Current password'), 'una lunga passeggiata');
    await userEvent.click(part.getByRole('button', { name: 'Continue' }));
    await expect(await part.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  },
};

/** The recovery codes, which are shown once. */
export const CodeRecovery: ScreenStory = {
  ...CodeKey,
  play: async context => {
    await CodeKey.play?.(context);
    const { canvas, userEvent } = context;
    const part = within(await canvas.findByRole('region', { name: 'Log-in with a code' }));
    await userEvent.type(part.getByRole('textbox', { name: 'Code' }), '492039{Enter}');
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(10));
  },
};

/** A session is ended: the password is asked for, and the focus moves to the session that stays. */
export const EndingDevice: ScreenStory = {
  tags: ['!sheet'],
  args: {
    address: '/settings',
    user: people.free,
    answers: { 'DELETE /api/sessions.php': {} },
  },
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'Where you are logged in' }));
    const [device] = part.getAllByRole('button', { name: /^Log out \w+ · / });
    if (!device) throw new Error('no other device');
    await userEvent.click(device);
    const password = await part.findByLabelText('Current password');
    await userEvent.type(password, '{Enter}');
    // a second Enter while the first is being answered would be ignored
    await waitFor(() => expect(password).toBeInvalid());
    await userEvent.type(password, 'una lunga passeggiata{Enter}');
    await waitFor(() => expect(part.getByText('This device').closest('li')).toHaveFocus());
    await waitFor(() => expect(part.queryByLabelText('Current password')).toBeNull());
  },
};
