import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { severalLandmarks } from '../../../../test/landmarks.ts';
import { longName } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { sample } from '../../../../test/samples/sample.ts';
import { words } from '../../../../test/words.ts';
import { about } from '../../../i18n/messages/profiles/profile.ts';
import { AboutBlock } from './AboutBlock.tsx';

const short = 'Looking for someone to miss a train with. I bake at night and take the window seat.';
const sundays = 'On Sundays I walk to the lake, whatever the weather, and come back with a new plan.';
const long = () => `${sample(short)} ${`${sample(sundays)} `.repeat(12)}`;

const meta = {
  title: 'Product/Profiles/AboutBlock',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: "a person's own words on the profile.", avoid: 'texts the site wrote.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the button of a long text.'],
        ['Enter, Space', 'Show all of the text, or fold it.'],
      ],
      screenReader: ['A region with its heading as a name; the button says whether the whole text is shown.'],
    },
  },
  component: AboutBlock,
  decorators: [story => <div style={{ maxInlineSize: '34rem' }}>{story()}</div>],
  args: { name: 'Bianca', text: short },
} satisfies Meta<typeof AboutBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { text: '' } };
export const Unbroken: Story = { args: { text: longName.repeat(4) } };

export const Long: Story = {
  render: args => <AboutBlock {...args} text={long()} />,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: words(about.more) });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await expect(canvas.getByRole('button', { name: words(about.less) })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

/** The marks of the guides; `auto` are those that browsers draw, which are right. */
const marks = {
  en: 'auto',
  it: 'auto',
  de: 'auto',
  pl: 'auto',
  es: '"«" "»"',
  fr: '"«\u202f" "\u202f»"',
  nl: '"“" "”"',
};

export const QuotationMarks: Story = {
  parameters: severalLandmarks,
  render: args => (
    <>
      {Object.keys(marks).map(language => (
        <div key={language} lang={language}>
          <AboutBlock {...args} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('q')].map(
      quotation => getComputedStyle(quotation).quotes,
    );
    await expect(drawn).toEqual(Object.values(marks));
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: { ...photographed, ...severalLandmarks },
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: () => (
    <Sheet>
      <SheetRow label="short, long, empty, a word without end">
        {[short, long(), '', longName.repeat(4)].map(text => (
          <div key={text.length} style={{ inlineSize: '16rem' }}>
            <AboutBlock name="Bianca" text={text} />
          </div>
        ))}
      </SheetRow>
    </Sheet>
  ),
};
