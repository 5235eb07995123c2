import type { ReactNode } from 'react';
import { Badge } from '../../src/base/Badge/Badge.tsx';
import { Inline } from '../../src/base/Inline/Inline.tsx';
import { Photo } from '../../src/base/Photo/Photo.tsx';
import { Text } from '../../src/base/Text/Text.tsx';
import { OriginMark } from '../../src/patterns/OriginMark/OriginMark.tsx';
import { PersonTile } from '../../src/patterns/PersonTile/PersonTile.tsx';
import { TopBar } from '../../src/product/layout/TopBar/TopBar.tsx';
import { MemberTile } from '../../src/product/search/MemberTile/MemberTile.tsx';
import { member, viewer } from '../members.ts';
import { portrait } from '../photos.ts';
import type { Pairs } from './pair.ts';

const Narrow = ({ children }: { children: ReactNode }) => (
  <div style={{ inlineSize: '11rem', maxInlineSize: '100%' }}>{children}</div>
);
const giulia = {
  href: '#giulia',
  name: 'Giulia',
  age: 31,
  picture: { photo: portrait(6), alt: 'Photo of Giulia' },
};

/** Pictures of people, and the bar above them. */
export const people: Pairs = {
  PersonTile: [
    {
      good: {
        picture: () => (
          <Narrow>
            <PersonTile {...giulia} details={['Monza', '13 interests']} badges={['IT']} />
          </Narrow>
        ),
        why: 'Two short facts and one badge leave the face free.',
      },
      bad: {
        picture: () => (
          <Narrow>
            <PersonTile
              {...giulia}
              details={['Monza, Lombardia', '13 interests', 'last seen an hour ago']}
              badges={['IT', 'Premium', 'Verified', 'Near you']}
              ribbon="New"
            />
          </Narrow>
        ),
        why: 'Four badges and a ribbon cover the person they are about.',
      },
    },
  ],
  MemberTile: [
    {
      good: {
        picture: () => (
          <Narrow>
            <MemberTile member={member(4, { origin: 'operator' })} />
          </Narrow>
        ),
        why: 'The origin is passed on, so a profile that is no member’s says so.',
      },
      bad: {
        picture: () => (
          <Narrow>
            <MemberTile member={member(4, { origin: 'member' })} badges={<Badge tone="photo">Top</Badge>} />
          </Narrow>
        ),
        why: 'A made-up profile as a member, with praise on top, deceives.',
      },
    },
  ],
  OriginMark: [
    {
      good: {
        picture: () => <OriginMark origin="system" label="Demo" description="Demonstration profile" />,
        why: 'It means one thing: this is not a private member.',
      },
      bad: {
        picture: () => (
          <Inline gap={2}>
            <OriginMark origin="system" label="Recommended" />
            <Badge tone="new">New</Badge>
            <Badge tone="neutral">Top</Badge>
          </Inline>
        ),
        why: 'Among praise, a mark that advertises is no longer seen as one.',
      },
    },
  ],
  Photo: [
    {
      good: {
        picture: () => (
          <Narrow>
            <Photo photo={portrait(4)} alt="Elena" ratio="1" priority />
          </Narrow>
        ),
        why: 'The focal point keeps the face in every frame.',
      },
      bad: {
        picture: () => (
          <Narrow>
            <Photo photo={{ ...portrait(4), focal: { x: 0, y: 1 } }} alt="Elena" ratio="2.4" priority />
          </Narrow>
        ),
        why: 'A strip without the focal point cuts the face off.',
      },
    },
  ],
  TopBar: [
    {
      good: {
        picture: () => <TopBar viewer={viewer({ newLikes: 2 })} current="members" />,
        why: 'The areas and the balance, always in the same place.',
      },
      bad: {
        picture: () => (
          <Inline>
            <Text strong>Velluto</Text>
            <Text>Search, messages, likes, profile, offers, blog, help, about us</Text>
          </Inline>
        ),
        why: 'More than five areas do not fit on a phone: the rest belongs into the footer.',
      },
    },
  ],
};
