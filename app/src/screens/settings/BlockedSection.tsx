import { useLingui } from '@lingui/react/macro';
import type { BlocksResponse } from '@velluto/api-client';
import { toMember } from '@velluto/api-client/ui';
import { Button, Stack, Text } from '@velluto/ui/base';
import { ConfirmDialog } from '@velluto/ui/product/layout/ConfirmDialog';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { BlockedRow } from '@velluto/ui/product/profiles';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { createBlocksStore, fetchMoreBlocks } from '../../features/moderation/blocks.ts';
import { useAppContext, useStore } from '../../lib/useAppContext.ts';
import { useSubmit } from '../../lib/useSubmit.ts';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';
import { ExpandableSection } from './ExpandableSection.tsx';
import { SettingsCard } from './SettingsCard.tsx';

/** People the user has blocked. Also those who block the user can be unblocked here, whose profile cannot be opened. */
export function BlockedSection({ first, chosen }: { first: BlocksResponse; chosen: boolean }) {
  const { t } = useLingui();
  const title = t(messages.blocked);
  if (first.num_blocks === 0) {
    return (
      <SettingsCard part title={title}>
        <Text tone="muted">{t(messages.blockedNobody)}</Text>
      </SettingsCard>
    );
  }
  return (
    <ExpandableSection
      title={title}
      detail={t(messages.blockedCount({ count: first.num_blocks }))}
      action={t(messages.blockedShow)}
      chosen={chosen}
    >
      {() => <BlockedList first={first} />}
    </ExpandableSection>
  );
}

function BlockedList({ first }: { first: BlocksResponse }) {
  const { t } = useLingui();
  const app = useAppContext();
  const blocks = useStore(createBlocksStore);
  const { changed } = useSnapshot(blocks.state);
  const [list, setList] = useState(first);
  const [question, setQuestion] = useState<{ id: string; name: string; action: 'block' | 'unblock' } | null>(
    null,
  );
  const more = useSubmit(async () => setList(await fetchMoreBlocks(app, list)));
  const { submit, pending, problem, setErrors } = useSubmit(async (id: string, blocked: boolean) => {
    await blocks.set(id, blocked);
    setQuestion(null);
  });
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={1} role="list">
        {list.blocks.map(({ profile, blocked_at }) => (
          <li key={profile.id}>
            <BlockedRow
              member={toMember(profile)}
              blockedAt={blocked_at}
              blocked={changed[profile.id] ?? true}
              onPress={({ memberId, action }) => setQuestion({ id: memberId, name: profile.name, action })}
            />
          </li>
        ))}
      </Stack>
      <FormErrorNotice problem={more.problem} />
      {list.page < list.pages && (
        <div>
          <Button pending={more.pending} onClick={() => void more.submit()}>
            {t(messages.blockedMore)}
          </Button>
        </div>
      )}
      {question && (
        <ConfirmDialog
          open
          question={question}
          pending={pending}
          problem={problem}
          onConfirm={() => void submit(question.id, question.action === 'block')}
          onClose={() => {
            setErrors({});
            setQuestion(null);
          }}
        />
      )}
    </Stack>
  );
}
