import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../../test/photographed.ts';
import { Sheet } from '../../../test/Sheet.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Base/Heading',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'headlines, names and large amounts. The level follows the structure of the page, the size is independent of it.',
      avoid: 'bold text in a paragraph.',
    },
    accessibility: { keyboard: [], screenReader: ['A heading of its “level”, whatever its size is.'] },
  },
  component: Heading,
  args: {
    children: (
      <>
        Near you, <em>tonight</em>
      </>
    ),
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Emphasis: Story = { args: { emphasis: true, children: 'It’s a Match', size: 'hero' } };

const sizes = ['hero', 'h1', 'h2', 'h3', 'xl', 'l'] as const;

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: ({ children }) => (
    <Sheet>
      {sizes.map(size => (
        <Heading key={size} size={size}>
          {children}
        </Heading>
      ))}
      <Heading size="h1" emphasis>
        It’s a Match
      </Heading>
      <Heading size="xl">Bianca, 28</Heading>
      <Heading size="h2">Świętosława Żółkiewska, 41</Heading>
      <div style={{ inlineSize: '16rem' }}>
        <Heading size="h3" maxLines={2}>
          Geschwindigkeitsbegrenzung für Herzensangelegenheiten am Abend
        </Heading>
      </div>
    </Sheet>
  ),
};
