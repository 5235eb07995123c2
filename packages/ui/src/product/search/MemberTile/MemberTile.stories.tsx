import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InEachLanguage } from '../../../../test/InEachLanguage.tsx';
import { longName, member } from '../../../../test/members.ts';
import { anyMark, markDescription, markWords } from '../../../../test/origin-words.ts';
import { photographed } from '../../../../test/photographed.ts';
import { lockedPhoto, missingPhoto } from '../../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { formats, words } from '../../../../test/words.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import { PersonTileSkeleton } from '../../../patterns/PersonTile/PersonTileSkeleton.tsx';
import { MemberTile } from './MemberTile.tsx';

const meta = {
  title: 'Product/Search/MemberTile',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a member in search results and suggestions.',
      avoid: 'likes, which have a date: that is a LikeTile.',
    },
    accessibility: {
      keyboard: [['Enter', 'Opens the person’s page.']],
      screenReader: [
        'The link says name and age; place, online and mark are read in their places around it.',
      ],
    },
  },
  component: MemberTile,
  args: { member: member(2) },
  decorators: [story => <div style={{ inlineSize: '11rem' }}>{story()}</div>],
} satisfies Meta<typeof MemberTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole tile is one link to the profile. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Bianca, 25/ });
    await expect(link).toHaveAttribute('href', '/members/member-2');
    await expect(canvas.queryByText(anyMark())).toBeNull();
  },
};

/** A language that is not the reader's. */
export const OtherLanguage: Story = {
  args: { member: member(2, { language: 'sv' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(words(memberWords.speaks({ language: formats().language('sv') }))),
    ).toBeInTheDocument();
  },
};

/** Fictional profiles are marked, by text and icon; a picture has one label. */
export const Fictional: Story = {
  args: { member: member(4, { origin: 'ai', language: 'sv' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.vl-LanguageMark')).toBeNull();
    await expect(canvas.getByText(markWords('ai'))).toBeVisible();
    await expect(canvas.getByText(markDescription('ai'))).toBeInTheDocument();
  },
};

export const LikesYou: Story = {
  args: { member: member(2, { likeNew: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(memberWords.likesYou({ gender: 'other' })))).toBeVisible();
  },
};
export const NoPhoto: Story = { args: { member: member(2, { photo: null }) } };
export const Locked: Story = { args: { member: member(2, { photo: lockedPhoto }) } };
export const LongName: Story = {
  args: { member: member(2, { name: longName, place: 'Garmisch-Partenkirchen, Oberbayern', likeNew: true }) },
};

export const Waiting: Story = { render: () => <PersonTileSkeleton /> };

const cell = { inlineSize: '11rem' };

/** The widths of tiles on a phone, and one in which the whole words fit. */
const widths = ['8.375rem', '10.5rem', '16rem'];
const origins = ['operator', 'ai', 'system'] as const;

/**
 * The mark takes one line in every language and stays below the face: a narrow tile shows the site's word and an icon, for
 * a program or for a team, a wider one says it in words.
 */
export const Marks: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: () => (
    <Sheet>
      {widths.map((inlineSize, row) => (
        <SheetRow key={inlineSize} label={inlineSize}>
          <InEachLanguage>
            <div style={{ inlineSize }}>
              <MemberTile member={member(4, { origin: origins[row] })} />
            </div>
          </InEachLanguage>
        </SheetRow>
      ))}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const tiles = [...canvasElement.querySelectorAll('article')];
    await expect(tiles).toHaveLength(7 * widths.length);
    for (const [index, tile] of tiles.entries()) {
      const short = tile.querySelector('[data-part="short"]');
      await expect(short?.checkVisibility()).toBe(index < 14);
      const { top, height } = tile.getBoundingClientRect();
      const mark = tile.querySelector('.vl-OriginMark');
      const box = mark?.getBoundingClientRect();
      const lines = Number(box?.height) / Number.parseFloat(getComputedStyle(mark as Element).lineHeight);
      await expect(lines).toBeLessThan(2);
      await expect((Number(box?.top) - top) / height).toBeGreaterThan(0.55);
    }
  },
};

/** Texts of the site become badges beside those of the tile. */
export const TextBadges: Story = {
  args: { badges: ['Verified', 'Nearby'] },
  play: async ({ canvas }) => {
    for (const text of ['Verified', 'Nearby']) await expect(canvas.getByText(text)).toHaveClass('vl-Badge');
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: () => (
    <Sheet>
      <SheetRow label="plain, online, likes you, not a member, not a member who likes you">
        {[
          member(2, { online: false }),
          member(0),
          member(1),
          member(4),
          member(9, { likeNew: true, origin: 'operator' }),
        ].map(shown => (
          <div key={shown.id} style={cell}>
            <MemberTile member={shown} />
          </div>
        ))}
      </SheetRow>
      <SheetRow label="no photo, picture fails, locked, nothing said, long name and place">
        {[
          member(6, { photo: null }),
          member(7, { photo: missingPhoto }),
          member(3, { photo: lockedPhoto }),
          member(5, { place: null, numInterests: 0, online: false }),
          member(8, {
            name: longName,
            place: 'Garmisch-Partenkirchen, Oberbayern',
            likeNew: true,
            origin: 'ai',
          }),
        ].map(shown => (
          <div key={shown.id} style={cell}>
            <MemberTile member={shown} />
          </div>
        ))}
      </SheetRow>
      <SheetRow label="doubled, narrow">
        <div style={{ inlineSize: '22rem' }}>
          <MemberTile member={member(2)} sizes="22rem" />
        </div>
        <div style={{ inlineSize: '8.5rem' }}>
          <MemberTile member={member(4, { likeNew: true })} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
