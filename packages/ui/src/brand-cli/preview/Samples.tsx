import { Badge, Button, CoinPill, Heading, Inline, Stack, Switch, Text, TextField } from '@velluto/ui/base';
import type { Brand } from '@velluto/ui/brands';
import { Notice } from '@velluto/ui/patterns';
import { MessageBubble } from '@velluto/ui/product/chat';
import { CreditsPackageList } from '@velluto/ui/product/payments';
import { MemberGrid } from '@velluto/ui/product/search';
import { member, message, offers } from './examples.ts';

const members = [
  member('1', 'Marta', 34, { online: true, likeNew: true }),
  member('2', 'Giulia', 41, { premium: true, liked: true, place: 'Torino' }),
  member('3', 'Elena', 29, { origin: 'operator', place: 'Roma' }),
];

/** Samples to judge a brand by: type, actions, states, people, messages and packages. */
export function Samples({ Logo }: Pick<Brand, 'Logo'>) {
  return (
    <Stack gap={6}>
      <Inline justify="between">
        <Logo size="m" />
        <CoinPill amount={48} label="48 credits" />
      </Inline>
      <Stack gap={2}>
        <Heading level={2}>
          People who <em>mean it</em>
        </Heading>
        <Text>
          Running text stands on the page, and a part of it is <strong>strong</strong>.
        </Text>
        <Text tone="muted">A hint is set in a quieter colour, which can still be read.</Text>
      </Stack>
      <Inline>
        <Button tone="primary">Write to Marta</Button>
        <Button>Later</Button>
        <Button tone="plain">Skip</Button>
        <Button tone="danger">Delete</Button>
        <Button tone="primary" disabled>
          Not now
        </Button>
      </Inline>
      <Inline>
        <Badge>Offline</Badge>
        <Badge tone="new">New</Badge>
        <Badge tone="positive">Online</Badge>
        <Badge tone="warning">2 left</Badge>
        <Badge tone="danger">0</Badge>
      </Inline>
      <Stack gap={2}>
        <Notice>Your profile is seen by members of this site only.</Notice>
        <Notice tone="positive">The payment has arrived.</Notice>
        <Notice tone="caution">Your e-mail address is not confirmed yet.</Notice>
        <Notice tone="critical">The message was not sent.</Notice>
      </Stack>
      <TextField label="Town" defaultValue="Milano" />
      <TextField label="E-mail" defaultValue="marta@" error="An address has a part behind the @." />
      <Switch label="Tell me about new likes" checked readOnly />
      <MemberGrid members={members} status="ready" label="Members" />
      <div>
        <MessageBubble
          message={message(1, false, 'Do you know the little cinema by the canal?')}
          name="Marta"
        />
        <MessageBubble message={message(2, true, 'I was there yesterday!')} name="Marta" />
      </div>
      <CreditsPackageList offers={offers} label="Packages" />
    </Stack>
  );
}
