import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Surface } from '../../base/Surface/Surface.tsx';
import { Text } from '../../base/Text/Text.tsx';
import { Page, PageBleed } from './Page.tsx';

const content = (
  <Surface>
    <Text>Content of the page.</Text>
  </Surface>
);
const title = (
  <>
    Near you, <em>tonight</em>
  </>
);

const meta = {
  title: 'Patterns/Page',
  component: Page,
  args: { title, lead: '1,248 people in Lombardy', children: content },
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the content of every screen: it brings the headline and the width.',
      avoid: 'inside dialogs.',
    },
    accessibility: {
      keyboard: [],
      screenReader: [
        'The title is the heading of first level; the line above it and the lead are read as text.',
      ],
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { aside: <Button>Filters</Button> } };

export const Kicker: Story = { args: { title: 'Log in', kicker: 'Good to see you again', lead: undefined } };

export const Bleed: Story = { args: { children: <PageBleed>{content}</PageBleed> } };

/** On a phone title and filters are one row, and the lead a line below it. */
export const Compact: Story = {
  args: { title: 'Find people', aside: <Button size="s">Filters</Button>, compact: true },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const filters = canvas.getByRole('button').getBoundingClientRect();
    await expect(title.top).toBeLessThan(filters.bottom);
    await expect(title.right).toBeLessThanOrEqual(filters.left);
    await expect(canvasElement.querySelector('header')?.offsetHeight).toBeLessThan(80);
  },
};

export const LongTitle: Story = {
  args: { title: 'Benachrichtigungseinstellungen und Datenschutzerklärungen', width: 'narrow' },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      {(['narrow', 'reading', 'wide'] as const).map(width => (
        <SheetRow key={width} label={width}>
          <Page {...args} width={width} aside={<Button>Filters</Button>} />
        </SheetRow>
      ))}
      <SheetRow label="kicker">
        <Page {...args} title="Log in" kicker="Good to see you again" width="narrow" />
      </SheetRow>
    </Sheet>
  ),
};
