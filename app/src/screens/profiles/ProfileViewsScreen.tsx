import { useLingui } from '@lingui/react/macro';
import type { ProfileViewsResponse } from '@velluto/api-client';
import { Page } from '@velluto/ui/patterns';
import { DiscoverTabs } from '@velluto/ui/product/discover';
import { ProfileViewList } from '@velluto/ui/product/likes';
import { WhyThisOrder } from '@velluto/ui/product/search';
import { useSnapshot } from 'valtio';
import { createProfileViewsStore } from '../../features/profiles/profile-views.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { useStore, useViewer } from '../../lib/useAppContext.ts';
import { profileViewsMessages as messages } from '../../locales/messages/profiles/views.ts';

/** Who looked at the user's profile. */
export default function ProfileViewsScreen(_: ScreenProps<ProfileViewsResponse>) {
  const { t } = useLingui();
  const { views, access, count } = useSnapshot(useStore(createProfileViewsStore).state);
  useTitle(t(messages.title));
  return (
    <Page tabs={<DiscoverTabs current="views" />} title={t(messages.headline)} compact>
      <ProfileViewList
        views={views}
        access={access}
        count={count}
        me={useViewer()}
        settingsHref="/settings?change=visibility"
      />
      {views.length > 0 && <WhyThisOrder list="profileViews" />}
    </Page>
  );
}
