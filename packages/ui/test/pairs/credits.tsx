import { CoinPill } from '../../src/base/CoinPill/CoinPill.tsx';
import { CreditsBadge } from '../../src/base/CreditsBadge/CreditsBadge.tsx';
import { Inline } from '../../src/base/Inline/Inline.tsx';
import { Stack } from '../../src/base/Stack/Stack.tsx';
import { Text } from '../../src/base/Text/Text.tsx';
import { Countdown } from '../../src/patterns/Countdown/Countdown.tsx';
import { Price } from '../../src/patterns/Price/Price.tsx';
import { CreditsPackage } from '../../src/product/payments/CreditsPackage/CreditsPackage.tsx';
import { MessageCostNote } from '../../src/product/payments/MessageCostNote/MessageCostNote.tsx';
import { storyNow } from '../clock.ts';
import { creditOffers, euro, reducedOffers } from '../offers.ts';
import type { Pairs } from './pair.ts';

const wasNow = ({ now, was }: { now: string; was: string }) => `now ${now}, was ${was}`;
const left = ({ time }: { time: string }) => `${time} left`;
const inSeconds = (seconds: number) => new Date(storyNow + seconds * 1000).toISOString();
const nothing = () => undefined;

/** Credits, prices and offers. */
export const credits: Pairs = {
  CreditsPackage: [
    {
      good: {
        picture: () => <CreditsPackage offer={creditOffers[1]} onChoose={nothing} emphasis />,
        why: 'Tones p0 to p3 follow the size of the package; one package has the primary button.',
      },
      bad: {
        picture: () => (
          <CreditsPackage offer={{ ...creditOffers[0], tone: 'p3' }} onChoose={nothing} emphasis />
        ),
        why: 'The smallest package in the colour of the largest: the colours no longer say anything.',
      },
    },
    {
      good: {
        picture: () => reducedOffers[1] && <CreditsPackage offer={reducedOffers[1]} onChoose={nothing} />,
        why: 'The crossed-out price was really charged before, and the percentage follows from both.',
      },
      bad: {
        picture: () => (
          <Stack gap={3}>
            <Inline>
              <Text>Last month</Text>
              <Price price={creditOffers[1].price} wasNowText={wasNow} />
            </Inline>
            <CreditsPackage
              offer={{ ...creditOffers[1], normalPrice: euro(9999), discountPercent: 80 }}
              onChoose={nothing}
            />
          </Stack>
        ),
        why: 'A former price that nobody paid is forbidden, and members of last month notice.',
      },
    },
  ],
  Price: [
    {
      good: {
        picture: () => <Price price={euro(1499)} normalPrice={euro(1999)} wasNowText={wasNow} size="l" />,
        why: 'Both prices in the money of the reader, the former one crossed out.',
      },
      bad: {
        picture: () => <Text strong>only 14.99 instead of 19.99!!!</Text>,
        why: 'Numbers written by hand have no currency, no format of the language and no honesty check.',
      },
    },
  ],
  CoinPill: [
    {
      good: {
        picture: () => <CoinPill amount={4} label="4 credits" href="#credits" />,
        why: 'The coin stands for credits, and only for them.',
      },
      bad: {
        picture: () => (
          <Stack gap={2}>
            <Inline>
              <Text>Your credits</Text>
              <CoinPill amount={4} label="4 credits" />
            </Inline>
            <Inline>
              <Text>Premium, a month</Text>
              <CoinPill amount={19} label="19 euros" />
            </Inline>
          </Stack>
        ),
        why: 'Euros look like the credits above them: money is a Price.',
      },
    },
  ],
  CreditsBadge: [
    {
      good: {
        picture: () => (
          <Inline>
            <Text>Credits</Text>
            <CreditsBadge credits={2} label="2 credits left" />
          </Inline>
        ),
        why: 'It warns from ten credits down, before a message fails.',
      },
      bad: {
        picture: () => (
          <Inline>
            <Text>Credits</Text>
            <CreditsBadge credits={2} label="2 credits left" />
            <Text>Likes</Text>
            <CreditsBadge credits={2} label="2 likes" />
          </Inline>
        ),
        why: 'Two likes look like the warning beside them: use a CountBadge.',
      },
    },
  ],
  MessageCostNote: [
    {
      good: {
        picture: () => <MessageCostNote credits={2} from={euro(54)} />,
        why: 'Credits and money, before the message is written.',
      },
      bad: {
        picture: () => (
          <Stack gap={3}>
            <MessageCostNote credits={2} from={null} />
            <CreditsPackage offer={creditOffers[0]} onChoose={nothing} />
          </Stack>
        ),
        why: 'What a message costs in money is hidden in the package that is bought for it.',
      },
    },
  ],
  Countdown: [
    {
      good: {
        picture: () => (
          <Text>
            Ends in <Countdown expiresAt={inSeconds(9668)} announcement={left} />
          </Text>
        ),
        why: 'One end by the server’s clock, which a reload does not move.',
      },
      bad: {
        picture: () => (
          <Stack gap={2}>
            {['Today', 'Tomorrow', 'In a week'].map(day => (
              <Text key={day}>
                {day}: hurry, <Countdown expiresAt={inSeconds(59)} announcement={left} />
              </Text>
            ))}
          </Stack>
        ),
        why: 'An offer that begins anew with every visit lies.',
      },
    },
  ],
};
