import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { InEachLanguage } from '../../../../test/InEachLanguage.tsx';
import { longName, member } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { missingPhoto } from '../../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { anything, words, wordsIn } from '../../../../test/words.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import { LanderPhoto, type LanderPhotoProps } from './LanderPhoto.tsx';

const box = { display: 'grid', inlineSize: '12rem', blockSize: '15rem' } as const;

const meta = {
  title: 'Product/Landers/LanderPhoto',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a person on a landing page, as large as the box around it, with the mark of fictional profiles.',
      avoid:
        'lists in which people are looked for: those take the MemberTile, which leads to the person. Invented people: without a member there is no picture.',
    },
    accessibility: {
      keyboard: [],
      screenReader: ['The picture has a text with the name; name, age, place and mark are its caption.'],
    },
  },
  component: LanderPhoto,
  args: { member: member(2), sizes: '12rem' },
  render: args => (
    <div style={box}>
      <LanderPhoto {...args} />
    </div>
  ),
} satisfies Meta<typeof LanderPhoto>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Has an alternative text and a name, and no link: a landing page leads to the sign-up only. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: words(memberWords.photoAlt({ name: 'Bianca' })) }),
    ).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveTextContent('Bianca, 25');
    await expect(canvas.queryByText('Varese')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const WithPlace: Story = {
  args: { place: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Varese')).toBeVisible();
  },
};

/** A fictional profile has a badge in every layout. */
export const Fictional: Story = {
  args: { member: member(2, { origin: 'system' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(wordsIn(memberWords.fictionalLong({ label: anything }))),
    ).toBeInTheDocument();
  },
};
export const FictionalBelow: Story = { ...Fictional, args: { ...Fictional.args, caption: 'below' } };
export const FictionalStrip: Story = { ...Fictional, args: { ...Fictional.args, caption: 'strip' } };

/** The picture fails to load: the figure and dark text are shown. */
export const Broken: Story = {
  args: { member: member(7, { photo: missingPhoto }) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part="monogram"]')).toBeVisible());
    await expect(canvas.getByRole('figure')).toHaveTextContent('Karim, 38');
  },
};

export const NoPhoto: Story = { args: { member: member(7, { photo: null }) } };
export const LongName: Story = {
  args: { member: member(5, { name: longName, place: longName, origin: 'ai' }), place: true },
};

const shown = (args: Omit<LanderPhotoProps, 'sizes'>, width = '12rem') => (
  <div style={{ ...box, inlineSize: width, blockSize: `calc(1.25 * ${width})` }}>
    <LanderPhoto sizes={width} {...args} />
  </div>
);
/** On a phone a picture is as wide as the mark: it takes one line in every language. */
export const SmallMarks: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 7.25rem)', gap: '1rem' }}>
      <InEachLanguage>
        {shown({ caption: 'on', member: member(4) }, '7.25rem')}
        {shown({ caption: 'strip', member: member(4, { origin: 'operator' }) }, '7.25rem')}
      </InEachLanguage>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll<HTMLElement>('.vl-OriginMark')];
    await expect(marks).toHaveLength(14);
    for (const mark of marks)
      await expect(mark.offsetHeight / Number.parseFloat(getComputedStyle(mark).lineHeight)).toBeLessThan(2);
  },
};

const extreme = (caption: LanderPhotoProps['caption']) => (
  <>
    {shown({ caption, member: member(2), place: true })}
    {shown({ caption, member: member(4), place: true })}
    {shown({ caption, member: member(7, { photo: null }), place: true })}
    {shown({
      caption,
      member: member(5, { name: longName, place: longName, origin: 'operator' }),
      place: true,
    })}
    {shown({ caption, member: member(1, { origin: 'ai' }) }, '8rem')}
  </>
);
/** On phones a strip of paper is smaller. */
const phone = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1rem',
  inlineSize: 'min(22.5rem, 100vw - 4rem)',
  containerName: 'lander',
  containerType: 'inline-size',
} as const;

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="on the picture: a member, not a private member, no photo, a long name, small">
        {extreme('on')}
      </SheetRow>
      <SheetRow label="below it">{extreme('below')}</SheetRow>
      <SheetRow label="on a strip of paper">{extreme('strip')}</SheetRow>
      <SheetRow label="on a strip, on a phone">
        <div style={phone}>
          {shown({ caption: 'strip', member: member(2) }, '8rem')}
          {shown({ caption: 'strip', member: member(4) }, '8rem')}
        </div>
      </SheetRow>
    </Sheet>
  ),
};
