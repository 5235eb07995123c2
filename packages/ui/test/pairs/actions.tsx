import { Button } from '../../src/base/Button/Button.tsx';
import * as icons from '../../src/base/Icon/icons.ts';
import { IconButton } from '../../src/base/IconButton/IconButton.tsx';
import { Inline } from '../../src/base/Inline/Inline.tsx';
import { LinkButton } from '../../src/base/LinkButton/LinkButton.tsx';
import { Stack } from '../../src/base/Stack/Stack.tsx';
import { Text } from '../../src/base/Text/Text.tsx';
import { TextLink } from '../../src/base/TextLink/TextLink.tsx';
import { Toast } from '../../src/base/Toast/Toast.tsx';
import { Card } from '../../src/patterns/Card/Card.tsx';
import { MessageBubble } from '../../src/product/chat/MessageBubble/MessageBubble.tsx';
import { message } from '../messages.ts';
import type { Pairs } from './pair.ts';

const sent = { mine: true, credits: 2, status: 'sent' } as const;

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
        picture: () => (
          <Stack gap={3} align="start">
            <Button tone="primary">OK</Button>
            <Toast title="2 credits were used." />
          </Stack>
        ),
        why: 'Since “OK” says neither what happens nor what it costs, both are learned afterwards.',
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
        picture: () => (
          <Stack gap={3}>
            <MessageBubble name="Giulia" message={message(1, 'Shall we go then?', sent)} />
            <MessageBubble name="Giulia" message={message(2, 'Shall we go then?', sent)} />
            <LinkButton href="#send">Send the message</LinkButton>
          </Stack>
        ),
        why: 'A link cannot be busy: pressed twice, it sends and charges twice.',
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
          <Stack gap={3}>
            <Text>
              To read how refunds work, click <TextLink href="#refunds">here</TextLink>.
            </Text>
            <Card as="div">
              <Text strong>Links on this page</Text>
              {['#refunds', '#prices', '#terms'].map(href => (
                <Text key={href}>
                  <TextLink href={href}>here</TextLink>
                </Text>
              ))}
            </Card>
          </Stack>
        ),
        why: 'Screen readers list the links of a page, and three of these are called “here”.',
      },
    },
  ],
  ConfirmDialog: [
    {
      good: {
        story: 'product-layout-confirmdialog--default',
        why: 'The headline asks, and both buttons answer in words of their own.',
      },
      bad: {
        story: 'foundations-wrong-dialogs--two-meanings',
        why: '“Cancel” may end Premium or the question, so nobody dares to press it.',
      },
    },
  ],
  AlertDialog: [
    {
      good: {
        story: 'base-alertdialog--default',
        why: 'It interrupts for something that cannot be undone, and says what is lost.',
      },
      bad: {
        story: 'foundations-wrong-dialogs--small-matter',
        why: 'What can be undone needs no question: do it, and offer to undo it in a Toast.',
      },
    },
  ],
};
