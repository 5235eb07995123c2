import type { Meta, StoryObj } from '@storybook/react-vite';
import { acceptTermsExamples, getLikesExamples, likeExamples } from '@velluto/api-client/examples';
import { toLike } from '@velluto/api-client/ui';
import { expect, screen, waitFor, within } from 'storybook/test';
import { likeDialog } from '../../packages/ui/src/i18n/messages/likes/likes-dialogs.ts';
import { matchDialog } from '../../packages/ui/src/i18n/messages/likes/match-dialog.ts';
import { deleteAccountRow } from '../../packages/ui/src/i18n/messages/notifications.ts';
import { notPhotographed } from '../../packages/ui/test/photographed.ts';
import { sample } from '../../packages/ui/test/samples/sample.ts';
import { words } from '../../packages/ui/test/words.ts';
import { Providers } from '../src/App.tsx';
import { createLikeAlertsStore } from '../src/features/likes/like-alerts.ts';
import Overlays from '../src/layout/overlays/Overlays.tsx';
import { VersionNotice } from '../src/layout/overlays/VersionNotice.tsx';
import { createLoadFailuresStore } from '../src/lib/load-failures.ts';
import { createNewTermsStore } from '../src/lib/session/new-terms.ts';
import { createUnsavedStore } from '../src/lib/session/unsaved.ts';
import { sessionMessages, updateMessages } from '../src/locales/messages/accounts/session.ts';
import { termsMessages } from '../src/locales/messages/accounts/terms.ts';
import { settingsMessages } from '../src/locales/messages/settings.ts';
import { type OpenScreen, openScreen, Screen, type ScreenArgs, useStoryContext } from './support/Screen.tsx';
import { people, screens } from './support/screen-meta.tsx';

/** Overlays that open by themselves, without a page below them. */
function Above({ app, navigator }: OpenScreen) {
  return (
    <Providers app={useStoryContext(app)} navigator={navigator}>
      <VersionNotice />
      <Overlays />
    </Providers>
  );
}

const meta = {
  title: 'Screens/Overlays',
  tags: ['sheet'],
  ...screens('What opens by itself above a page, once nobody is busy.'),
  loaders: [async ({ args, globals }) => ({ ...(await openScreen(args as ScreenArgs, globals.locale)) })],
  render: (_args, { loaded }) => <Above {...(loaded as OpenScreen)} />,
} satisfies Meta<ScreenArgs>;
export default meta;
type Story = StoryObj<ScreenArgs>;

const changed = { ...people.premium, terms_outdated: true };

/** Terms that the member has not agreed to: the dialog opens once, and only an answer closes it. */
export const NewTerms: Story = {
  args: {
    address: '/members',
    user: changed,
    site: { terms_changes: 'Refunds now take three days instead of five.' },
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: words(termsMessages.title) });
    await expect(dialog).toHaveTextContent(sample('Refunds now take three days instead of five.'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('button', { name: words(termsMessages.agree) })).toBeEnabled();
  },
};

/** On a page where the terms do not open by themselves: they open when a call was refused because of them. */
export const NewTermsAfterRefusal: Story = {
  tags: ['!sheet'],
  // it ends with the dialog closed
  parameters: { ...notPhotographed, drawsNothing: true },
  args: {
    address: '/credits',
    user: changed,
    answers: { 'PUT /api/terms.php': acceptTermsExamples.accepted },
  },
  play: async ({ loaded, userEvent }) => {
    const { app } = loaded as OpenScreen;
    const again = app.store(createNewTermsStore).ask();
    const dialog = within(await screen.findByRole('dialog', { name: words(termsMessages.title) }));
    await userEvent.click(dialog.getByRole('button', { name: words(termsMessages.agree) }));
    await expect(await again).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Another member has logged in in another tab: the notice takes no focus, and can be reached in an open dialog too. */
export const OtherMember: Story = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: { address: '/settings', user: people.free },
  render: (_args, { loaded }) => <Screen {...(loaded as OpenScreen)} />,
  play: async ({ loaded, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words(deleteAccountRow.action) }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const field = dialog.getByLabelText(words(settingsMessages.password));
    await userEvent.type(field, 'seven paper moons');
    const unsaved = (loaded as OpenScreen).app.store(createUnsavedStore).state;
    // the page that a story opens has no document of its own to follow
    Object.assign(unsaved, { typed: true, switchedTo: { name: 'Carla' } });
    const goOn = await screen.findByRole('button', {
      name: words(sessionMessages.goOnAs({ name: 'Carla' })),
    });
    const { name } = people.free.profile;
    await expect(screen.getByText(words(sessionMessages.ofMember({ name })))).toBeVisible();
    // logging in leaves the page, and with it what was typed
    await expect(
      screen.queryByRole('button', { name: words(sessionMessages.logInAgain({ name })) }),
    ).toBeNull();
    await expect(field).toHaveFocus();
    await userEvent.hover(goOn);
    for (let step = 0; step < 10 && document.activeElement !== goOn; step++) await userEvent.tab();
    await expect(goOn).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(
      await screen.findByRole('button', { name: words(sessionMessages.goOnAs({ name: 'Carla' })) }),
    ).toBeVisible();
  },
};

/** The page has loaded again because a new version is out. */
export const Updated: Story = {
  tags: ['!sheet'],
  args: { address: '/members', user: people.free },
  beforeEach: () => {
    sessionStorage.setItem('vl.chunk-reload', String(performance.timeOrigin));
    return () => sessionStorage.removeItem('vl.chunk-reload');
  },
  play: async ({ userEvent }) => {
    const notice = within(await screen.findByRole('region', { name: words(updateMessages.title) }));
    await expect(notice.getByText(words(updateMessages.body({ site: 'Velluto' })))).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: words(updateMessages.close) }));
    await expect(screen.queryByRole('region', { name: words(updateMessages.title) })).toBeNull();
  },
  parameters: { ...notPhotographed, drawsNothing: true },
};

/** A dialog of the settings cannot be loaded while a form is half filled: the page is not reloaded by itself. */
export const PartLost: Story = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: { address: '/settings', user: people.free },
  render: (_args, { loaded }) => <Screen {...(loaded as OpenScreen)} />,
  play: async ({ loaded, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words(deleteAccountRow.action) }));
    const field = within(await screen.findByRole('alertdialog')).getByLabelText(
      words(settingsMessages.password),
    );
    await userEvent.type(field, 'seven paper moons');
    const { app } = loaded as OpenScreen;
    const unsaved = app.store(createUnsavedStore).state;
    // the page that a story opens has no document of its own to follow
    unsaved.typed = true;
    app.store(createLoadFailuresStore).tell();
    const notice = within(await screen.findByRole('region', { name: words(updateMessages.lost) }));
    await expect(notice.getByText(words(updateMessages.lostTyped))).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('seven paper moons');
    await expect(notice.getByRole('button', { name: words(updateMessages.reload) })).toBeEnabled();
    await userEvent.click(notice.getByRole('button', { name: words(updateMessages.close) }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: words(updateMessages.lost) })).toBeNull(),
    );
  },
};

/**
 * Another member has logged in in another tab, and the page belongs to one account: the notice offers to log in again
 * or to go on as the other.
 */
export const PageOfAnother: Story = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: { address: '/members', user: people.free },
  play: async ({ loaded }) => {
    const { app } = loaded as OpenScreen;
    app.store(createUnsavedStore).state.switchedTo = { name: 'Carla', goesOnAt: '/chats' };
    const notice = within(await screen.findByRole('alert'));
    const name = people.free.profile.name;
    await expect(notice.getByText(words(sessionMessages.ofOwner({ name })))).toBeVisible();
    await expect(
      notice.getByRole('button', { name: words(sessionMessages.logInAgain({ name })) }),
    ).toBeVisible();
    await expect(
      notice.getByRole('button', { name: words(sessionMessages.goOnAs({ name: 'Carla' })) }),
    ).toBeVisible();
  },
};

const [received] = getLikesExamples.all.liked_by;

/** A like that comes while the page is open, and that cannot be returned: the dialog stays and says why. */
export const LikeBackFails: Story = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: { address: '/settings', user: people.free, answers: { 'POST /api/like.php': null } },
  render: (_args, { loaded }) => <Screen {...(loaded as OpenScreen)} />,
  play: async ({ loaded, userEvent }) => {
    const { app } = loaded as OpenScreen;
    if (!received) throw new Error('Nobody likes the reader.');
    app.store(createLikeAlertsStore).state.like = toLike(received);
    const dialog = within(
      await screen.findByRole('dialog', { name: words(likeDialog.title({ name: received.profile.name })) }),
    );
    await userEvent.click(dialog.getByRole('button', { name: words(likeDialog.likeBack) }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('button', { name: words(likeDialog.likeBack) })).toBeEnabled();
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
  },
};

/** A like that is returned is celebrated at once. */
export const LikeBackMatches: Story = {
  ...LikeBackFails,
  tags: ['!sheet'],
  args: {
    address: '/settings',
    user: people.free,
    answers: { 'POST /api/like.php': likeExamples.matched },
  },
  play: async ({ loaded, userEvent }) => {
    const { app } = loaded as OpenScreen;
    if (!received) throw new Error('Nobody likes the reader.');
    app.store(createLikeAlertsStore).state.like = toLike(received);
    await userEvent.click(await screen.findByRole('button', { name: words(likeDialog.likeBack) }));
    await expect(await screen.findByRole('dialog', { name: words(matchDialog.match) })).toBeVisible();
  },
};
