import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { giulia, longName } from '../../../../test/messages.ts';
import { markDescription, markWords } from '../../../../test/origin-words.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { sample } from '../../../../test/samples/sample.ts';
import { words } from '../../../../test/words.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import { Menu } from '../../../base/Menu/Menu.tsx';
import { cost } from '../../../i18n/messages/payments/cost.ts';
import { originWords } from '../../../i18n/messages/profiles/fictional.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import { ChatTopBar, type ChatTopBarProps } from './ChatTopBar.tsx';

const meta = {
  title: 'Product/Chat/ChatTopBar',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'the top of an open conversation.', avoid: 'any other page: that has the TopBar.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through back, the person, the credits, the actions and the menu.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: [
        'The link of the person says profile, name and age, whether they are online and who answers.',
        'Who answers for a demo profile stands below as a note.',
      ],
    },
  },
  component: ChatTopBar,
  args: {
    member: giulia,
    profileHref: '/members/giulia',
    backHref: '/chats',
    credits: 4,
    creditsHref: '/credits',
  },
} satisfies Meta<typeof ChatTopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a menu the balance stands last, away from the edge. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const end = (selector: string) =>
      canvasElement.querySelector(selector)?.getBoundingClientRect().right ?? 0;
    await expect(end('.vl-ChatTopBar') - end('.vl-CoinPill')).toBeGreaterThanOrEqual(12);
  },
};

/** A visible line says who answers before anything is written, so the mark needs only the site's word. */
export const Program: Story = {
  args: { member: { ...giulia, origin: 'ai' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(words(originWords.ai.head));
    await expect(canvas.getByText(words(memberWords.fictional))).toBeVisible();
    await expect(canvas.getByText(markDescription('ai'))).toBeInTheDocument();
    await expect(canvas.queryByText(markWords('ai'))).toBeNull();
  },
};

export const NoCredits: Story = {
  args: { credits: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(cost.credits({ credits: 0 })) })).toHaveAttribute(
      'href',
      '/credits',
    );
  },
};
export const TenCredits: Story = { args: { credits: 10 } };
/** An unknown balance is not shown as zero. */
export const Unknown: Story = {
  args: { credits: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
  },
};
export const LongName: Story = { args: { member: longName } };

const more = <IconButton icon={<Icon shape={icons.more} />} label="More" />;

/** The question that it opens, and cancelling it, are tested in `Foundations/Blocking and reporting`. */
export const MenuOpen: Story = {
  args: {
    menu: (
      <Menu
        label="Conversation with Giulia"
        trigger={more}
        items={[{ id: 'block', label: 'Block', tone: 'danger', onSelect: fn() }]}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: sample('Block') })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(getComputedStyle(document.body).pointerEvents).toBe('auto'));
  },
};

const Box = (props: ChatTopBarProps & { width?: string }) => {
  const { width = '24rem', ...rest } = props;
  return (
    <div style={{ inlineSize: width }}>
      <ChatTopBar {...rest} />
    </div>
  );
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="online · offline · automatic answers, a program, a team, at 320 px">
        <Box {...args} />
        <Box {...args} member={{ ...giulia, online: false }} />
        <Box {...args} member={{ ...giulia, origin: 'system' }} />
        <Box {...args} member={{ ...giulia, origin: 'ai' }} width="20rem" />
        <Box {...args} member={{ ...giulia, origin: 'operator' }} width="20rem" />
      </SheetRow>
      <SheetRow label="balance unknown, 0, 2 with 2 reserved at 320 px, 99 999 · with a menu">
        <Box {...args} credits={null} />
        <Box {...args} credits={0} />
        <Box {...args} credits={2} reserved={2} width="20rem" />
        <Box
          {...args}
          credits={99_999}
          menu={<IconButton icon={<Icon shape={icons.more} />} label="More" />}
        />
      </SheetRow>
      <SheetRow label="long name, 320 px">
        <Box {...args} member={longName} width="20rem" />
      </SheetRow>
    </Sheet>
  ),
};
