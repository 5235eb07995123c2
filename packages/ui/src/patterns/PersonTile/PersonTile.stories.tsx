import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '../../../test/members.ts';
import { photographed } from '../../../test/photographed.ts';
import { portrait } from '../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { Badge } from '../../base/Badge/Badge.tsx';
import * as icons from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { OriginMark } from '../OriginMark/OriginMark.tsx';
import { PersonTile } from './PersonTile.tsx';
import { PersonTileSkeleton } from './PersonTileSkeleton.tsx';

const meta = {
  title: 'Patterns/PersonTile',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a person in a grid, whatever the reason they are in it.',
      avoid: 'rows with text, such as conversations: those have an Avatar.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the person, then the actions of the tile.'],
        ['Enter', 'Opens the person’s page.'],
      ],
      screenReader: [
        'The whole tile is one link with name and age; who is not a private member is said with it.',
      ],
    },
  },
  component: PersonTile,
  decorators: [story => <div style={{ inlineSize: '11rem' }}>{story()}</div>],
  args: {
    href: '/members/6',
    name: 'Giulia',
    age: 31,
    picture: { photo: portrait(6), alt: 'Photo of Giulia' },
    details: ['Monza', '13 interests'],
  },
} satisfies Meta<typeof PersonTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    canvas.getByRole('link').focus();
  },
};

/** Pressing the action beside the name does not open the page. */
export const WithAction: Story = {
  args: {
    action: <IconButton label="Like Giulia" icon={icons.like} tone="quiet" onClick={fn()} />,
    badges: ['Premium', 'New'],
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: sample('Like Giulia') });
    await waitFor(() => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      expect(top?.closest('button')).toBe(button);
    });
    const link = canvas.getByRole('link', { name: 'Giulia, 31' });
    await expect(link).toBeVisible();
    const { left, top, width } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + 1)).toBe(link);
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="plain, everything, nothing, long, loading, with an action, with a mark and an action">
        {[
          <PersonTile key="plain" {...args} />,
          <PersonTile
            key="all"
            {...args}
            online="Online"
            ribbon="Likes you"
            badges={<Badge tone="photo">IT</Badge>}
          />,
          <PersonTile key="none" {...args} picture={{ photo: null, alt: '' }} details={[]} />,
          <PersonTile
            key="long"
            {...args}
            name={longName}
            details={[longName, '13 interests']}
            ribbon="Likes you"
          />,
          <PersonTileSkeleton key="skeleton" />,
          <PersonTile
            key="action"
            {...args}
            badges={['Premium', 'New']}
            ribbon="Likes you"
            action={<IconButton label="Like Giulia" icon={icons.like} tone="quiet" />}
          />,
          <PersonTile
            key="mark"
            {...args}
            origin={
              <OriginMark origin="ai" label="Demo · automatic" shortLabel="Demo profile" background="photo" />
            }
            action={<IconButton label="Like Giulia" icon={icons.like} tone="quiet" />}
          />,
        ].map(tile => (
          <div key={tile.key} style={{ inlineSize: '11rem' }}>
            {tile}
          </div>
        ))}
      </SheetRow>
    </Sheet>
  ),
};
