import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phones } from '../../../test/Phones.tsx';
import { photographed } from '../../../test/photographed.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Heading } from '../../base/Heading/Heading.tsx';
import { LanderFrame } from './LanderFrame.tsx';
import { drawn } from './story.css.ts';

const words = (
  <>
    <Heading level={1} size="hero">
      Good <em>evening</em>
    </Heading>
    <p style={{ margin: 0 }}>One sentence, and the way in.</p>
    <div>
      <Button tone="primary">Sign up</Button>
    </div>
  </>
);

const meta = {
  title: 'Patterns/LanderFrame',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the first screen of a landing page.',
      avoid: 'pages for members, which begin with their content.',
    },
    accessibility: {
      keyboard: [],
      screenReader: [
        'Text and picture are read in the order of the layout: beside each other, the text comes first.',
      ],
    },
    bare: true,
  },
  component: LanderFrame,
  args: { arrangement: 'beside', picture: <div className={drawn} />, children: words },
} satisfies Meta<typeof LanderFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Bleed: Story = { args: { arrangement: 'bleed' } };
export const Across: Story = { args: { arrangement: 'across' } };
export const Around: Story = { args: { arrangement: 'around' } };
export const Panel: Story = { args: { arrangement: 'panel', background: 'sunken' } };
export const Card: Story = { args: { arrangement: 'card', background: 'accent' } };
export const Over: Story = { args: { arrangement: 'over' } };
export const WordsAlone: Story = { args: { picture: undefined } };

const arrangements = ['beside', 'bleed', 'across', 'around', 'panel', 'card', 'over'] as const;

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <>
      <Phones>
        {[
          <LanderFrame key="alone" {...args} picture={undefined} />,
          ...arrangements.map(arrangement => (
            <LanderFrame key={arrangement} {...args} arrangement={arrangement} />
          )),
        ]}
      </Phones>
      {(['panel', 'card'] as const).map(arrangement => (
        <LanderFrame key={arrangement} {...args} arrangement={arrangement} background="accent" />
      ))}
    </>
  ),
};
