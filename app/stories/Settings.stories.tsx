import type { Meta } from '@storybook/react-vite';
import {
  confirmSecondFactorExamples,
  getBlocksExamples,
  getDeletionExamples,
  getExportExamples,
  getPrivacyExamples,
  getSessionsExamples,
  getUserExamples,
  startSecondFactorExamples,
  updatePreferencesExamples,
  withdrawConsentExamples,
} from '@velluto/api-client/examples';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { genderStep } from '../../packages/ui/src/i18n/messages/accounts/signup.ts';
import { genderPicker } from '../../packages/ui/src/i18n/messages/accounts/signup-fields.ts';
import { problemMessages } from '../../packages/ui/src/i18n/messages/error.ts';
import { confirmDialog } from '../../packages/ui/src/i18n/messages/layout/layout-dialogs.ts';
import { blockedRow, deleteAccountRow } from '../../packages/ui/src/i18n/messages/notifications.ts';
import { geolocationButton, locationField } from '../../packages/ui/src/i18n/messages/profiles/location.ts';
import { blockButton } from '../../packages/ui/src/i18n/messages/profiles/profile.ts';
import { notPhotographed } from '../../packages/ui/test/photographed.ts';
import { sample } from '../../packages/ui/test/samples/sample.ts';
import { anything, formats, words, wordsIn } from '../../packages/ui/test/words.ts';
import { loginCodeMessages } from '../src/locales/messages/accounts/login-code.ts';
import { secondFactorMessages } from '../src/locales/messages/accounts/second-factor.ts';
import { commonMessages } from '../src/locales/messages/common.ts';
import { settingsMessages } from '../src/locales/messages/settings.ts';
import type { OpenScreen } from './support/Screen.tsx';
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
    const home = canvas.getByRole('region', { name: words(commonMessages.place) });
    await expect(home).toHaveTextContent([sample('Milano'), 'Lombardia', formats().country('IT')].join(', '));
  },
};

/** The place: typed, or from the device, which does not know it here. */
export const Place: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: { address: '/settings', user: people.free },
  beforeEach: () => {
    const unknown = { code: 2, PERMISSION_DENIED: 1 } as GeolocationPositionError;
    const asked = spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_, refuse) =>
      refuse?.(unknown),
    );
    return () => asked.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    const home = within(canvas.getByRole('region', { name: words(commonMessages.place) }));
    await userEvent.click(home.getByRole('button', { name: words(settingsMessages.change) }));
    await expect(await home.findByRole('textbox', { name: wordsIn(locationField.city) })).toHaveValue(
      sample('Milano'),
    );
    await userEvent.click(home.getByRole('button', { name: words(geolocationButton.idle) }));
    await expect(await home.findByText(wordsIn(geolocationButton.error))).toBeVisible();
    await expect(home.getByRole('textbox', { name: wordsIn(locationField.city) })).toHaveValue(
      sample('Milano'),
    );
  },
};

/**
 * Withdrawing the consent asks for confirmation and says what is erased and what stays; the same place offers to give
 * it again.
 */
export const ConsentWithdrawn: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: {
    address: '/settings',
    user: people.free,
    answers: {
      'DELETE /api/preferences.php': withdrawConsentExamples.withdrawn,
      'PUT /api/preferences.php': updatePreferencesExamples.changed,
      '/api/user.php': getUserExamples.free,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const consent = within(canvas.getByRole('region', { name: words(settingsMessages.consent) }));
    await userEvent.click(consent.getByRole('button', { name: words(settingsMessages.consentWithdraw) }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(wordsIn(confirmDialog.withdrawConsent.body))).toBeVisible();
    await userEvent.click(
      question.getByRole('button', { name: words(confirmDialog.withdrawConsent.action) }),
    );
    await expect(await canvas.findByText(wordsIn(settingsMessages.consentPaused))).toBeVisible();
    await expect(canvas.queryByRole('region', { name: words(settingsMessages.consent) })).toBeNull();

    const sought = within(canvas.getByRole('region', { name: words(settingsMessages.preferences) }));
    await userEvent.click(sought.getByRole('button', { name: words(settingsMessages.consentGive) }));
    const both = await sought.findByRole('radio', { name: words(genderPicker.both) });
    const save = sought.getByRole('button', { name: words(commonMessages.save) });
    await userEvent.click(save);
    // nothing was chosen: the erased answers and the consent are asked for
    await expect(await sought.findByText(wordsIn(genderStep.consentMissing))).toBeVisible();
    await userEvent.click(both);
    await userEvent.click(sought.getByRole('radio', { name: words(genderStep.bi) }));
    await userEvent.click(
      sought.getByRole('checkbox', { name: wordsIn(genderStep.consent({ site: 'Velluto' })) }),
    );
    await userEvent.click(save);
    await expect(await canvas.findByText(wordsIn(settingsMessages.consentBack))).toBeVisible();
  },
};

/** While the consent is withdrawn, a link from an empty list opens the form that gives it again. */
export const ConsentGone: ScreenStory = {
  args: {
    address: '/settings?change=preferences',
    user: people.free,
    answers: { '/api/preferences.php': withdrawConsentExamples.withdrawn },
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

/** Blocked people are listed and can be unblocked: the row stays and keeps the focus. */
export const Blocked: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: { address: '/settings', user: people.free, answers: { 'DELETE /api/block.php': {} } },
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: words(settingsMessages.blocked) }));
    await userEvent.click(part.getByRole('button', { name: words(settingsMessages.blockedShow) }));
    await userEvent.click(
      await part.findByRole('button', { name: words(blockButton.unblockLabel({ name: 'Valentina' })) }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: words(confirmDialog.unblock.action) }));
    await expect(await part.findByText(words(blockedRow.open))).toBeVisible();
    await waitFor(() =>
      expect(
        part.getByRole('button', { name: words(blockButton.blockLabel({ name: 'Valentina' })) }),
      ).toHaveFocus(),
    );
  },
};

/** The discount for staying is one line in the dialog; the deletion needs no further step because of it. */
export const DeletingWithOffer: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: {
    address: '/settings',
    user: people.premium,
    answers: { '/api/account.php': getDeletionExamples.offer, 'POST /api/discountcode.php': null },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words(deleteAccountRow.action) }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(
      await question.findByText(
        words(settingsMessages.stayOffer({ percent: formats().percent(30), days: 30 })),
      ),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: words(confirmDialog.deleteAccount.action) }));
    const why = question.getByRole('combobox', { name: words(settingsMessages.why) });
    await waitFor(() => expect(why).toHaveAttribute('aria-invalid', 'true'));
    // a server that does not answer now
    await userEvent.click(question.getByRole('button', { name: words(settingsMessages.stayTake) }));
    await waitFor(() =>
      expect(question.getByText(wordsIn(problemMessages.service_unavailable))).toBeVisible(),
    );
    await waitFor(() =>
      expect(question.getByRole('button', { name: words(confirmDialog.deleteAccount.action) })).toBeEnabled(),
    );
  },
};

/** The button works while the list of losses is still loading. */
export const DeletingAtOnce: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: { address: '/settings', user: people.free },
  play: async ({ canvas, loaded, userEvent }) => {
    const { http } = (loaded as OpenScreen).app.client;
    const answered = http.GET;
    let pressed = false;
    spyOn(http, 'GET').mockImplementation((path, ...options) =>
      path === '/api/account.php' && !pressed ? new Promise(() => {}) : answered(path, ...options),
    );
    await userEvent.click(await canvas.findByRole('button', { name: words(deleteAccountRow.action) }));
    const question = within(await screen.findByRole('alertdialog'));
    pressed = true;
    await userEvent.click(question.getByRole('button', { name: words(confirmDialog.deleteAccount.action) }));
    const why = question.getByRole('combobox', { name: words(settingsMessages.why) });
    await waitFor(() => expect(why).toHaveAttribute('aria-invalid', 'true'));
  },
};

/** Two-factor log-in is on: the forms that turn it off or make new recovery codes. */
export const CodeOn: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: {
    address: '/settings',
    user: people.free,
    answers: { '/api/sessions.php': getSessionsExamples.secondFactor },
  },
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: words(settingsMessages.code) }));
    await userEvent.click(part.getByRole('button', { name: words(settingsMessages.change) }));
    await expect(await part.findByRole('textbox', { name: words(loginCodeMessages.code) })).toBeVisible();
  },
};

/** Password and code are missing: the first of them takes the focus. */
export const CodeMissing: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: CodeOn.args,
  play: async context => {
    await CodeOn.play?.(context);
    const { canvas, userEvent } = context;
    const part = within(await canvas.findByRole('region', { name: words(settingsMessages.code) }));
    await userEvent.click(part.getByRole('button', { name: words(secondFactorMessages.newCodes) }));
    await waitFor(() =>
      expect(part.getByRole('textbox', { name: words(loginCodeMessages.code) })).toHaveAttribute(
        'aria-invalid',
        'true',
      ),
    );
    await waitFor(() => expect(part.getByLabelText(words(settingsMessages.password))).toHaveFocus());
  },
};

/** The key for the authenticator app, after the password. */
export const CodeKey: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: {
    address: '/settings',
    user: people.free,
    answers: {
      'POST /api/second-factor.php': startSecondFactorExamples.made,
      'PUT /api/second-factor.php': confirmSecondFactorExamples.ten,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: words(settingsMessages.code) }));
    await userEvent.click(part.getByRole('button', { name: words(settingsMessages.codeTurnOn) }));
    await userEvent.type(
      await part.findByLabelText(words(settingsMessages.password)),
      'una lunga passeggiata',
    );
    await userEvent.click(part.getByRole('button', { name: words(secondFactorMessages.next) }));
    await expect(await part.findByRole('img', { name: words(secondFactorMessages.picture) })).toBeVisible();
  },
};

/** The recovery codes, which are shown once. */
export const CodeRecovery: ScreenStory = {
  ...CodeKey,
  play: async context => {
    await CodeKey.play?.(context);
    const { canvas, userEvent } = context;
    const part = within(await canvas.findByRole('region', { name: words(settingsMessages.code) }));
    await userEvent.type(part.getByRole('textbox', { name: words(loginCodeMessages.code) }), '492039{Enter}');
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(10));
  },
};

/** On the way to the list and back the codes stay: they are shown once. */
export const CodeRecoveryKept: ScreenStory = {
  ...CodeKey,
  beforeEach: ({ loaded }) => {
    const { navigator } = loaded as OpenScreen;
    const listeners = new Set<() => void>();
    Object.assign(navigator, {
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      navigate: async (address: string) => {
        const { state } = navigator;
        const page = { ...state.page, query: new URL(address, 'http://site').search };
        Object.assign(navigator, { state: { ...state, page } });
        for (const listener of listeners) listener();
      },
    });
  },
  play: async context => {
    await CodeRecovery.play?.(context);
    const { canvas, loaded } = context;
    const { navigate } = (loaded as OpenScreen).navigator;
    const headline = canvas.getByRole('heading', { level: 1 });
    const codes = () =>
      within(canvas.getByRole('region', { name: words(settingsMessages.code) })).queryAllByRole('listitem');
    await navigate('/settings?change=code');
    await waitFor(() => expect(headline).toHaveTextContent(wordsIn(settingsMessages.code)));
    await expect(codes()).toHaveLength(10);
    await navigate('/settings');
    await waitFor(() => expect(headline).not.toHaveTextContent(wordsIn(settingsMessages.code)));
    await expect(codes()).toHaveLength(10);
  },
};

/** A session is ended: the password is asked for, and the focus moves to the session that stays. */
export const EndingDevice: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: {
    address: '/settings',
    user: people.free,
    answers: { 'DELETE /api/sessions.php': {} },
  },
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: words(settingsMessages.sessions) }));
    const [device] = part.getAllByRole('button', {
      name: wordsIn(settingsMessages.endOne({ device: `${anything} · ${anything}` })),
    });
    if (!device) throw new Error('no other device');
    await userEvent.click(device);
    const password = await part.findByLabelText(words(settingsMessages.password));
    await userEvent.type(password, '{Enter}');
    // a second Enter while the first is being answered would be ignored
    await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(password, 'una lunga passeggiata{Enter}');
    await waitFor(() =>
      expect(part.getByText(words(settingsMessages.thisDevice)).closest('li')).toHaveFocus(),
    );
    await waitFor(() => expect(part.queryByLabelText(words(settingsMessages.password))).toBeNull());
  },
};
