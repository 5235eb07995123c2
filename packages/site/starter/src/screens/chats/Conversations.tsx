import { useLingui } from '@lingui/react';
import { type CallOptions, getChats } from '@velluto/api-client';
import { toConversation } from '@velluto/api-client/ui';
import { Page } from '@velluto/ui/patterns';
import { ConversationList } from '@velluto/ui/product/chat';
import { client } from '../../api.ts';
import { Frame } from '../../Frame.tsx';
import { LoadProblem } from '../../LoadProblem.tsx';
import { useData } from '../../useData.ts';

export const loadConversations = async (options: CallOptions) =>
  (await getChats(client, options)).chats.map(toConversation);

/** All conversations. */
export function Conversations() {
  const { i18n } = useLingui();
  const { data, problem, reload } = useData(loadConversations);
  return (
    <Frame>
      {problem && !data ? (
        <LoadProblem problem={problem} onRetry={reload} />
      ) : (
        <Page title={i18n._('app.conversations')} width="reading">
          <ConversationList conversations={data ?? []} loading={!data} />
        </Page>
      )}
    </Frame>
  );
}
