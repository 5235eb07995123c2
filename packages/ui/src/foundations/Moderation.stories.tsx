import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { tabTo } from '../../test/keyboard.ts';
import { member, profile } from '../../test/members.ts';
import { giulia, talk } from '../../test/messages.ts';
import { words } from '../../test/words.ts';
import { dialogWords } from '../i18n/messages/layout/dialog.ts';
import { safetyMenu } from '../i18n/messages/layout/layout.ts';
import { confirmDialog } from '../i18n/messages/layout/layout-dialogs.ts';
import { blockButton, profileHeader } from '../i18n/messages/profiles/profile.ts';
import { ChatTopBar } from '../product/chat/ChatTopBar/ChatTopBar.tsx';
import { MessageList } from '../product/chat/MessageList/MessageList.tsx';
import { SwipeDeck } from '../product/discover/SwipeDeck/SwipeDeck.tsx';
import { ConfirmDialog } from '../product/layout/ConfirmDialog/ConfirmDialog.tsx';
import { SafetyMenu } from '../product/layout/SafetyMenu/SafetyMenu.tsx';
import { BlockButton } from '../product/profiles/BlockButton/BlockButton.tsx';
import { PhotoViewerDialog } from '../product/profiles/PhotoViewerDialog/PhotoViewerDialog.tsx';
import { ProfileHeader } from '../product/profiles/ProfileHeader/ProfileHeader.tsx';

/**
 * Every person who is shown can be blocked and reported within two steps, by keyboard too; Escape closes what was opened.
 * Every place that shows another person has the `SafetyMenu`.
 */
const meta = { title: 'Foundations/Moderation', parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The menu with the confirmation that it opens, as on every page that shows a person. */
function Asking({ name, children }: { name: string; children: (menu: ReactNode) => ReactNode }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      {children(
        <SafetyMenu
          name={name}
          reportHref="/complaints"
          onBlock={() => setAsked(true)}
          onDeleteChat={() => undefined}
        />,
      )}
      <ConfirmDialog
        open={asked}
        question={{ action: 'block', name }}
        onConfirm={() => setAsked(false)}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

/**
 * Two steps by keyboard: the first press opens the menu, the second blocks or reports. Escape closes the menu and the
 * confirmation, and the focus returns to the menu button each time.
 */
async function twoSteps(
  name: string,
  { userEvent }: { userEvent: { keyboard: (keys: string) => Promise<void> } },
) {
  const button = await screen.findByRole('button', { name: words(safetyMenu.label({ name })) });
  tabTo(button);
  let activations = 0;
  const activate = async () => {
    activations += 1;
    await userEvent.keyboard('{Enter}');
  };
  await activate();
  const report = await screen.findByRole('menuitem', { name: words(safetyMenu.report) });
  await waitFor(() => expect(report).toHaveFocus());
  await expect(activations).toBeLessThan(2);
  await expect(report).toHaveAttribute('href', '/complaints');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());

  activations = 0;
  await activate();
  await waitFor(() => expect(screen.getByRole('menuitem', { name: words(safetyMenu.report) })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: words(blockButton.block) })).toHaveFocus());
  await activate();
  await expect(activations).toBe(2);
  const question = await screen.findByRole('alertdialog', {
    name: words(confirmDialog.block.title({ name })),
  });
  await waitFor(() => expect(screen.getByRole('button', { name: words(dialogWords.notNow) })).toHaveFocus());
  await expect(question.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
}

export const FromProfile: Story = {
  render: () => (
    <Asking name="Bianca">{menu => <ProfileHeader member={profile(2)}>{menu}</ProfileHeader>}</Asking>
  ),
  play: context => twoSteps('Bianca', context),
};

export const FromConversation: Story = {
  render: () => (
    <Asking name="Giulia">
      {menu => (
        <div style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', blockSize: '40rem' }}>
          <ChatTopBar
            member={giulia}
            profileHref="/members/giulia"
            backHref="/chats"
            credits={4}
            creditsHref="/credits"
            menu={menu}
          />
          <MessageList messages={talk} name="Giulia" />
        </div>
      )}
    </Asking>
  ),
  play: context => twoSteps('Giulia', context),
};

export const FromSwipeGame: Story = {
  render: () => (
    <Asking name="Vera">
      {menu => (
        <SwipeDeck cards={[member(10), member(2)]} likesLeft={4} menu={menu} onDecide={() => undefined} />
      )}
    </Asking>
  ),
  play: context => twoSteps('Vera', context),
};

/** Works in the photo viewer too, which stays open behind the menu and the confirmation. */
export const FromPhoto: Story = {
  render: () => (
    <Asking name="Bianca">
      {menu => (
        <PhotoViewerDialog member={profile(2)} unlockHref="/credits" onClose={() => undefined} menu={menu} />
      )}
    </Asking>
  ),
  play: async context => {
    await screen.findByRole('dialog', { name: words(profileHeader.photos({ name: 'Bianca' })) });
    await twoSteps('Bianca', context);
    await expect(
      screen.getByRole('dialog', { name: words(profileHeader.photos({ name: 'Bianca' })) }),
    ).toBeVisible();
  },
};

/** The block button of a profile: pressed and confirmed, then unblocked in the same way. */
export const BlockAndBack: Story = {
  render: function Asked() {
    const [blocked, setBlocked] = useState(false);
    const [action, setAction] = useState<'block' | 'unblock' | null>(null);
    return (
      <>
        <BlockButton
          memberId="vera"
          name="Vera"
          blocked={blocked}
          onPress={event => setAction(event.action)}
        />
        {action && (
          <ConfirmDialog
            open
            question={{ action, name: 'Vera' }}
            onClose={() => setAction(null)}
            onConfirm={() => {
              setBlocked(action === 'block');
              setAction(null);
            }}
          />
        )}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: words(blockButton.blockLabel({ name: 'Vera' })) }),
    );
    await screen.findByRole('alertdialog', { name: words(confirmDialog.block.title({ name: 'Vera' })) });
    await userEvent.click(screen.getByRole('button', { name: words(blockButton.block) }));
    await userEvent.click(
      await canvas.findByRole('button', { name: words(blockButton.unblockLabel({ name: 'Vera' })) }),
    );
    await screen.findByRole('alertdialog', { name: words(confirmDialog.unblock.title({ name: 'Vera' })) });
    await userEvent.keyboard('{Escape}');
    await expect(
      await canvas.findByRole('button', { name: words(blockButton.unblockLabel({ name: 'Vera' })) }),
    ).toBeVisible();
  },
};
