import { Button } from '../../src/base/Button/Button.tsx';
import { Icon } from '../../src/base/Icon/Icon.tsx';
import * as icons from '../../src/base/Icon/icons.ts';
import { Skeleton } from '../../src/base/Skeleton/Skeleton.tsx';
import { Spinner } from '../../src/base/Spinner/Spinner.tsx';
import { Stack } from '../../src/base/Stack/Stack.tsx';
import { Text } from '../../src/base/Text/Text.tsx';
import { TextButton } from '../../src/base/TextLink/TextLink.tsx';
import { Toast } from '../../src/base/Toast/Toast.tsx';
import { Banner } from '../../src/patterns/Banner/Banner.tsx';
import { Card } from '../../src/patterns/Card/Card.tsx';
import { EmptyArt } from '../../src/patterns/EmptyArt/EmptyArt.tsx';
import { EmptyState } from '../../src/patterns/EmptyState/EmptyState.tsx';
import { ListRow } from '../../src/patterns/ListRow/ListRow.tsx';
import { Notice } from '../../src/patterns/Notice/Notice.tsx';
import type { Pairs } from './pair.ts';

const sign = <Icon shape={icons.alert} size="s" />;
const nothing = () => undefined;

/** Notices and containers. */
export const notices: Pairs = {
  Banner: [
    {
      good: {
        picture: () => (
          <Banner tone="caution" icon={sign} action={<TextButton strong>Send it again</TextButton>}>
            Confirm your e-mail to receive replies.
          </Banner>
        ),
        why: 'One sentence about the whole page, and what to do about it.',
      },
      bad: {
        picture: () => (
          <Stack gap="half">
            <Banner>A photo helps others to know you.</Banner>
            <Banner tone="caution">Your city is missing.</Banner>
          </Stack>
        ),
        why: 'Banners in a pile are not read; what concerns one field stands beside it.',
      },
    },
  ],
  Notice: [
    {
      good: {
        picture: () => (
          <Notice tone="critical" icon={sign} action={<TextButton strong>Try again</TextButton>}>
            The photo could not be saved.
          </Notice>
        ),
        why: 'What happened, and the way on, beside what it is about.',
      },
      bad: {
        picture: () => <Notice tone="critical">Add a second photo!</Notice>,
        why: 'The colour of errors is not for advice.',
      },
    },
  ],
  Toast: [
    {
      good: {
        picture: () => (
          <Toast tone="positive" title="Photo deleted" action={{ label: 'Undo', onPress: nothing }} />
        ),
        why: 'It tells what just happened and lets it be undone.',
      },
      bad: {
        picture: () => <Toast tone="critical" title="Your payment was refused. Please enter another card." />,
        why: 'What has to be acted on must not vanish: use a Notice.',
      },
    },
  ],
  EmptyState: [
    {
      good: {
        picture: () => (
          <EmptyState
            art={<EmptyArt kind="portraits" icon={icons.like} />}
            title="No likes yet"
            level={3}
            actions={<Button>Complete your profile</Button>}
          >
            A good photo is what most people look at first.
          </EmptyState>
        ),
        why: 'It says what will be here, and how to get there.',
      },
      bad: {
        picture: () => (
          <EmptyState title="Nothing found" level={3}>
            An error occurred.
          </EmptyState>
        ),
        why: 'An error is not an empty list: say what failed and offer to try again.',
      },
    },
  ],
  Waiting: [
    {
      good: {
        picture: () => (
          <Stack gap={2}>
            <Skeleton width="60%" height="1.5rem" />
            <Skeleton height="1rem" />
            <Skeleton width="80%" height="1rem" />
          </Stack>
        ),
        why: 'It has the size of what comes, so nothing jumps.',
      },
      bad: {
        picture: () => (
          <div style={{ display: 'grid', placeItems: 'center', blockSize: '6rem' }}>
            <Spinner />
          </div>
        ),
        why: 'A spinner in place of a page promises nothing, and everything moves when it goes.',
      },
    },
  ],
  Card: [
    {
      good: {
        picture: () => (
          <Card as="div">
            <Stack gap={1}>
              <Text strong>Premium</Text>
              <Text>Until 3 March</Text>
            </Stack>
          </Card>
        ),
        why: 'One thing, held together by one edge.',
      },
      bad: {
        picture: () => (
          <Card as="div">
            <Card as="div">
              <Card as="div">
                <Text>Premium</Text>
              </Card>
            </Card>
          </Card>
        ),
        why: 'Cards in cards draw edges instead of order: use distance.',
      },
    },
  ],
  ListRow: [
    {
      good: {
        picture: () => <ListRow title="Giulia" detail="Shall we go, then?" href="#giulia" />,
        why: 'The whole row is one link to one page.',
      },
      bad: {
        picture: () => (
          <ListRow
            title="Giulia"
            end={
              <>
                <Button size="s">Write</Button>
                <Button size="s">Like</Button>
                <Button size="s">Block</Button>
              </>
            }
          />
        ),
        why: 'Three buttons leave no room for the name: put them on the page or into a Menu.',
      },
    },
  ],
};
