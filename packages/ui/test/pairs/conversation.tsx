import { Stack } from '../../src/base/Stack/Stack.tsx';
import { Toast } from '../../src/base/Toast/Toast.tsx';
import { Composer } from '../../src/product/chat/Composer/Composer.tsx';
import { MessageBubble } from '../../src/product/chat/MessageBubble/MessageBubble.tsx';
import { message } from '../messages.ts';
import type { Pairs } from './pair.ts';

const nothing = () => undefined;
const own = { mine: true, credits: 2 } as const;
const failed = { ...own, status: 'failed', seq: null } as const;
const writing = {
  name: 'Giulia',
  value: 'Shall we go then?',
  maxLength: 1000,
  onChange: nothing,
  onSend: nothing,
  onNotEnoughCredits: nothing,
};

/** Messages and how they are written. */
export const conversation: Pairs = {
  MessageBubble: [
    {
      good: {
        picture: () => (
          <Stack gap={1}>
            <MessageBubble name="Giulia" message={message(1, 'Then you know Murnau.')} followed />
            <MessageBubble name="Giulia" message={message(2, 'Shall we go then?')} />
          </Stack>
        ),
        why: 'Messages by one author stand together, with one time at the end.',
      },
      bad: {
        picture: () => (
          <Stack gap={1}>
            <MessageBubble name="Giulia" message={message(1, 'Then you know Murnau.')} />
            <MessageBubble name="Giulia" message={message(2, 'Shall we go then?')} />
          </Stack>
        ),
        why: 'The same time below every message is noise: pass `followed`.',
      },
    },
    {
      good: {
        picture: () => (
          <MessageBubble
            name="Giulia"
            message={message(3, 'Shall we go then?', failed)}
            onRetry={nothing}
            onDiscard={nothing}
          />
        ),
        why: 'What was not sent stays, says so, and can be sent again.',
      },
      bad: {
        picture: () => <MessageBubble name="Giulia" message={message(3, 'Shall we go then?', failed)} />,
        why: 'Without the way on, the text can only be typed again.',
      },
    },
  ],
  Composer: [
    {
      good: {
        picture: () => (
          <Composer
            {...writing}
            cost={{ credits: 2, price: { amountMinor: 80, currency: 'EUR' } }}
            credits={14}
          />
        ),
        why: 'Cost in credits and in money, beside the button.',
      },
      bad: {
        picture: () => (
          <Stack gap={3}>
            <Composer {...writing} cost={{ credits: 2, price: null }} credits={null} />
            <Toast title="2 credits were used: you have none left." />
          </Stack>
        ),
        why: 'Without price and balance, the member learns the cost afterwards.',
      },
    },
  ],
};
