import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { longName } from '../../../test/members.ts';
import { photographed } from '../../../test/photographed.ts';
import { portrait } from '../../../test/photos.ts';
import { Sheet } from '../../../test/Sheet.tsx';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { ListRow } from './ListRow.tsx';

const meta = {
  title: 'Patterns/ListRow',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'one line in a list of equal things.',
      avoid: 'things that are looked at rather than read: those are tiles.',
    },
    accessibility: {
      keyboard: [['Enter', 'Follows its link, where it has an address.']],
      screenReader: [
        'Only the title is the link, so its name stays short; detail and end are read after it.',
      ],
    },
  },
  component: ListRow,
  decorators: [story => <div style={{ maxInlineSize: '26rem' }}>{story()}</div>],
  args: {
    title: 'Giulia',
    detail: 'Shall we go, then?',
    href: '/chats/1',
    start: <Avatar photo={portrait(6)} name="Giulia" />,
  },
} satisfies Meta<typeof ListRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole row is the link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Giulia' })).toHaveAttribute('href', '/chats/1');
  },
};

/** The focus stays in the list when a row goes with its button, and goes to the heading with the last one. */
export const Removed: Story = {
  render: function List() {
    const [names, setNames] = useState(['Anna', 'Bruno', 'Carla']);
    return (
      <section>
        <h2>People</h2>
        <ul>
          {names.map(name => (
            <li key={name}>
              <ListRow
                title={name}
                end={
                  <Button size="s" onClick={() => setNames(names.filter(other => other !== name))}>
                    Remove {name}
                  </Button>
                }
              />
            </li>
          ))}
        </ul>
      </section>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const remove = async (name: string) => {
      canvas.getByRole('button', { name: `Remove ${name}` }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await remove('Bruno');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Carla' })).toHaveFocus());
    await remove('Carla');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Anna' })).toHaveFocus());
    await remove('Anna');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'People' })).toHaveFocus());
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <div>
        <ListRow
          title="Giulia"
          detail="Shall we go, then?"
          href="/chats/1"
          start={<Avatar photo={portrait(6)} name="" />}
          end={<Badge>new</Badge>}
        />
        <ListRow title="Promotions" detail="At most once a week" end={<Button size="s">Switch off</Button>} />
        <ListRow title={longName} detail={longName} href="/chats/2" end={<Badge>99+</Badge>} />
        <ListRow title="Nothing else" />
      </div>
    </Sheet>
  ),
};
