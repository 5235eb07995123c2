import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { sample } from '../../../../test/samples/sample.ts';
import { Button } from '../../../base/Button/Button.tsx';
import { eye } from '../../../base/Icon/shapes/eye.ts';
import { lock } from '../../../base/Icon/shapes/lock.ts';
import { mail } from '../../../base/Icon/shapes/mail.ts';
import { pin } from '../../../base/Icon/shapes/pin.ts';
import { Text } from '../../../base/Text/Text.tsx';
import { Card } from '../../../patterns/Card/Card.tsx';
import { SettingsPage, type SettingsPart, SettingsPartTitle } from './SettingsPage.tsx';

const part = (id: string, title: string, icon: SettingsPart['icon'], value?: string): SettingsPart => ({
  id,
  title,
  icon,
  value,
  content: (
    <Card>
      <SettingsPartTitle>
        <Text strong>{title}</Text>
      </SettingsPartTitle>
      <Button>Change</Button>
    </Card>
  ),
});

const meta = {
  title: 'Product/Settings/SettingsPage',
  parameters: {
    since: '2.0.0',
    status: 'stable',
    guidance: {
      use: 'the settings, with a page for each part on phones.',
      avoid: 'a single form: that is a Page.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the rows, or the content of the parts.'],
        ['Enter', 'Follows the row that has the focus.'],
      ],
      screenReader: ['The rows are a navigation with the name of the page.'],
    },
    layout: 'fullscreen',
  },
  component: SettingsPage,
  args: {
    title: 'Your account',
    parts: [
      part('place', 'City', pin, 'Milano'),
      part('visibility', 'Who sees you', eye),
      part('password', 'Your password', lock),
    ],
    links: [{ title: 'Mails about new likes', icon: mail, href: '/notifications' }],
    open: undefined,
    href: '/settings?change={id}',
    children: <Text>Delete</Text>,
  },
} satisfies Meta<typeof SettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a wide window all parts, and rows only for other pages. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('group', { name: sample('Your password') })).toBeVisible();
  },
};

/** On a phone a list of rows. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: sample('Your password') })).toHaveAttribute(
      'href',
      '/settings?change=password',
    );
  },
};

/** On a phone a part has a page of its own, with the way back. */
export const PartOnPhone: Story = {
  args: { open: 'password' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(sample('Your password'));
    await expect(canvas.getByRole('link', { name: sample('Your account') })).toHaveAttribute(
      'href',
      '/settings',
    );
    // only the headline is shown
    const [headline, ...repeated] = canvas.getAllByText(sample('Your password'));
    await expect(headline).toBeVisible();
    for (const title of repeated) await expect(title).not.toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(canvas.getByText(sample('Milano'))).not.toBeVisible();
  },
};

/** In a wide window the part has a name for the focus, and the headline stands where it does without a part. */
export const PartInWideWindow: Story = {
  args: { open: 'password' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: sample('Your password') })).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="tabs"]')).not.toBeVisible();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="the list, a part">
        <SettingsPage {...args} />
        <SettingsPage {...args} parts={args.parts.slice(1)} open="password" />
      </SheetRow>
    </Sheet>
  ),
};
