import { Badge, Button, Heading, Icon, icons, LinkButton, Stack, Text } from '@velluto/ui/base';
import { TextField } from '@velluto/ui/base/TextField';
import { Card } from '@velluto/ui/patterns';
import { LikesTabs } from '@velluto/ui/product/likes';
import { ThemeScope } from '@velluto/ui/provider';
import { Greeting } from './Greeting';

/** A server component that uses components with and without `'use client'`. */
export default function Page() {
  return (
    <main>
      <Heading level={1}>
        Buona <em>sera</em>
      </Heading>
      <Card as="section">
        <Stack gap={4}>
          <Badge tone="new">Novità</Badge>
          <Icon shape={icons.like} label="Mi piace" />
          <Text tone="muted">Da un componente del server.</Text>
          <TextField id="name" label="Nome" />
          <Button tone="primary">Avanti</Button>
          <LinkButton href="/members">Profili</LinkButton>
        </Stack>
      </Card>
      <LikesTabs type="received" newLikes={3} href="/mi-piace/{type}" />
      <ThemeScope mode="dark">
        <Text>Di sera.</Text>
      </ThemeScope>
      <Greeting />
    </main>
  );
}
