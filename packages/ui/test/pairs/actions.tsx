import { Button } from '../../src/base/Button/Button.tsx';
import { Heading } from '../../src/base/Heading/Heading.tsx';
import * as icons from '../../src/base/Icon/icons.ts';
import { IconButton } from '../../src/base/IconButton/IconButton.tsx';
import { Inline } from '../../src/base/Inline/Inline.tsx';
import { LinkButton } from '../../src/base/LinkButton/LinkButton.tsx';
import { Stack } from '../../src/base/Stack/Stack.tsx';
import { Text } from '../../src/base/Text/Text.tsx';
import { TextLink } from '../../src/base/TextLink/TextLink.tsx';
import { Card } from '../../src/patterns/Card/Card.tsx';
import type { Pairs } from './pair.ts';

/** What a dialog asks: a dialog itself would lie over the page. */
const Question = ({ title, text, yes, no }: { title: string; text: string; yes: string; no: string }) => (
  <Card as="div">
    <Stack gap={4}>
      <Heading level={3} size="xl">
        {title}
      </Heading>
      <Text>{text}</Text>
      <Inline justify="end">
        <Button>{no}</Button>
        <Button tone="danger">{yes}</Button>
      </Inline>
    </Stack>
  </Card>
);

const blocked = 'You will not see each other any more.';

/** Buttons, links and questions. */
export const actions: Pairs = {
  Button: [
    {
      good: {
        picture: () => (
          <Inline>
            <Button tone="primary">Write</Button>
            <Button>Like</Button>
          </Inline>
        ),
        why: 'One primary button in a view shows what to do next.',
      },
      bad: {
        picture: () => (
          <Inline>
            <Button tone="primary">Write</Button>
            <Button tone="primary">Like</Button>
          </Inline>
        ),
        why: 'Two primary buttons compete, and neither leads.',
      },
    },
    {
      good: {
        picture: () => <Button tone="primary">Send for 2 credits</Button>,
        why: 'The label is a verb and names the cost.',
      },
      bad: {
        picture: () => <Button tone="primary">OK</Button>,
        why: 'Read alone, “OK” says neither what happens nor what it costs.',
      },
    },
  ],
  IconButton: [
    {
      good: {
        picture: () => (
          <Inline>
            <IconButton icon={icons.back} label="Back" />
            <IconButton icon={icons.close} label="Close" />
            <IconButton icon={icons.filter} label="Filters" />
          </Inline>
        ),
        why: 'Everybody knows these drawings, and each has a label for screen readers.',
      },
      bad: {
        picture: () => (
          <Inline>
            <IconButton icon={icons.gift} label="Buy credits" tone="primary" />
          </Inline>
        ),
        why: 'An action that costs money needs words: use a Button.',
      },
    },
  ],
  LinkButton: [
    {
      good: {
        picture: () => <LinkButton href="#credits">See the packages</LinkButton>,
        why: 'It leads to a page, so it can be opened in a new tab.',
      },
      bad: {
        picture: () => <LinkButton href="#send">Send the message</LinkButton>,
        why: 'Sending is no page: a link that acts is pressed by accident and cannot be busy.',
      },
    },
  ],
  TextLink: [
    {
      good: {
        picture: () => (
          <Text>
            Questions? Read <TextLink href="#refunds">how refunds work</TextLink>.
          </Text>
        ),
        why: 'The words of the link say where it leads, also when read alone.',
      },
      bad: {
        picture: () => (
          <Text>
            To read how refunds work, click <TextLink href="#refunds">here</TextLink>.
          </Text>
        ),
        why: 'In a list of links, “here” leads anywhere.',
      },
    },
  ],
  ConfirmDialog: [
    {
      good: {
        picture: () => <Question title="Block Giulia?" text={blocked} yes="Block" no="Keep in touch" />,
        why: 'The headline asks, and both buttons answer in words of their own.',
      },
      bad: {
        picture: () => <Question title="Are you sure?" text={blocked} yes="Yes" no="Cancel" />,
        why: 'Who only reads the buttons does not know what “Yes” does.',
      },
    },
  ],
  AlertDialog: [
    {
      good: {
        picture: () => (
          <Question
            title="Delete your account?"
            text="Your profile and your conversations are deleted. This cannot be undone."
            yes="Delete account"
            no="Keep account"
          />
        ),
        why: 'It interrupts for something that cannot be undone, and says what is lost.',
      },
      bad: {
        picture: () => (
          <Question title="Hide this tip?" text="You can show it again." yes="Hide" no="Cancel" />
        ),
        why: 'What can be undone needs no question: do it, and offer to undo it in a Toast.',
      },
    },
  ],
};
