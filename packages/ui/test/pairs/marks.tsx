import { Avatar } from '../../src/base/Avatar/Avatar.tsx';
import { Badge } from '../../src/base/Badge/Badge.tsx';
import { Chip } from '../../src/base/Chip/Chip.tsx';
import { CountBadge } from '../../src/base/CountBadge/CountBadge.tsx';
import { Heading } from '../../src/base/Heading/Heading.tsx';
import { Inline } from '../../src/base/Inline/Inline.tsx';
import { Stack } from '../../src/base/Stack/Stack.tsx';
import { Tabs } from '../../src/base/Tabs/Tabs.tsx';
import { Text } from '../../src/base/Text/Text.tsx';
import { Notice } from '../../src/patterns/Notice/Notice.tsx';
import { portrait } from '../photos.ts';
import type { Pairs } from './pair.ts';

const unread = '3 unread messages';

/** Badges, chips, headlines and small pictures. */
export const marks: Pairs = {
  Badge: [
    {
      good: {
        picture: () => (
          <Inline>
            <Badge tone="new">New</Badge>
            <Badge tone="warning">2 left</Badge>
          </Inline>
        ),
        why: 'A state in one or two words; the colour only repeats them.',
      },
      bad: {
        picture: () => <Badge tone="danger">Your photo is waiting to be looked at by our team</Badge>,
        why: 'A sentence belongs into a Notice, and waiting is no danger.',
      },
    },
  ],
  CountBadge: [
    {
      good: {
        picture: () => (
          <Inline>
            <Text>Messages</Text>
            <CountBadge count={3} label={unread} />
          </Inline>
        ),
        why: 'It counts what is new and vanishes at zero.',
      },
      bad: {
        picture: () => (
          <Inline>
            <Text>Messages</Text>
            <CountBadge count={3} label={unread} />
            <Text>Interests</Text>
            <CountBadge count={13} label="13 interests" />
            <Text>Photos</Text>
            <CountBadge count={6} label="6 photos" />
          </Inline>
        ),
        why: 'Numbers that never go away hide the one that is news: write them into the text.',
      },
    },
  ],
  Chip: [
    {
      good: {
        picture: () => (
          <Inline>
            <Chip selected>silent films</Chip>
            <Chip>theatre</Chip>
            <Chip>museums</Chip>
          </Inline>
        ),
        why: 'Short facts in a row; the tinted one is shared with the reader.',
      },
      bad: {
        picture: () => <Chip onPress={() => undefined}>Save my profile</Chip>,
        why: 'The action of a form is a Button: nobody looks for it among facts.',
      },
    },
  ],
  Heading: [
    {
      good: {
        picture: () => (
          <Heading level={3} size="h3">
            Near you, <em>tonight</em>
          </Heading>
        ),
        why: 'One word carries the emphasis, in the way of the brand.',
      },
      bad: {
        picture: () => (
          <Heading level={3} size="h3">
            <em>Near you, tonight and every other night</em>
          </Heading>
        ),
        why: 'Where everything is emphasised, nothing is.',
      },
    },
  ],
  Text: [
    {
      good: {
        picture: () => (
          <Stack gap={1}>
            <Text>On Saturday they play Sunrise.</Text>
            <Text size="s" tone="muted">
              An hour ago
            </Text>
          </Stack>
        ),
        why: 'Muted is what may be missed: times, counts, second thoughts.',
      },
      bad: {
        picture: () => (
          <Text size="s" tone="muted">
            This message costs 2 credits.
          </Text>
        ),
        why: 'What costs money must not be missed.',
      },
    },
  ],
  Avatar: [
    {
      good: {
        picture: () => (
          <Inline>
            <Avatar photo={portrait(6)} name="Giulia" online="online" />
            <Text strong>Giulia</Text>
          </Inline>
        ),
        why: 'A small picture beside the name that says whose it is.',
      },
      bad: {
        picture: () => (
          <Inline gap={1}>
            <Avatar photo={portrait(6)} name="Giulia" alt="Giulia" size="s" />
            <Avatar photo={portrait(0)} name="Marta" alt="Marta" size="s" />
            <Avatar photo={portrait(8)} name="Chiara" alt="Chiara" size="s" />
          </Inline>
        ),
        why: 'People to choose from need their faces: use a PersonTile.',
      },
    },
  ],
  Tabs: [
    {
      good: {
        picture: () => (
          <Tabs
            label="Likes"
            tabs={[
              { id: 'received', label: 'Received' },
              { id: 'sent', label: 'Sent' },
            ]}
            current="received"
            onChange={() => undefined}
          >
            <Text>Three people like you.</Text>
          </Tabs>
        ),
        why: 'Two views of the same thing, in one word each.',
      },
      bad: {
        picture: () => (
          <Tabs
            label="Sign-up"
            tabs={[
              { id: '1', label: '1. Name' },
              { id: '2', label: '2. Photo' },
            ]}
            current="2"
            onChange={() => undefined}
          >
            <Notice tone="critical">The name of step 1 is missing.</Notice>
          </Tabs>
        ),
        why: 'Steps have an order that tabs let everybody skip: use a Wizard.',
      },
    },
  ],
};
