import { useLingui } from '@lingui/react/macro';
import { toFinderResults } from '@velluto/api-client/ui';
import { TextLink } from '@velluto/ui/base';
import { Page } from '@velluto/ui/patterns';
import {
  DiscoverTabs,
  type FinderStep,
  MatchFinder,
  MatchFinderQuestions,
} from '@velluto/ui/product/discover';
import { WhyThisOrder } from '@velluto/ui/product/search';
import { useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import {
  type FinderData,
  finderHref,
  questionCount,
  readFinder,
  withPreferences,
  withShown,
} from '../../features/discover/finder.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { useNavigator } from '../../lib/router/router-context.tsx';
import { useAppContext, useSession } from '../../lib/useAppContext.ts';
import { discoverMessages as messages } from '../../locales/messages/discover.ts';
import { profileMessages } from '../../locales/messages/profiles/profile.ts';
import { MatchingPaused } from './MatchingPaused.tsx';

/** Up to seven questions, then the people who fit the answers. All answers are in the address. */
export default function MatchFinderScreen({ data }: ScreenProps<FinderData>) {
  const [search] = useSearchParams();
  const { t } = useLingui();
  const { site } = useAppContext();
  const { user } = useSession();
  const { navigate } = useNavigator();
  useTitle(t(messages.finder));
  const query = search.toString();
  const finder = readFinder(search);
  const [draft, setDraft] = useState({ query, answers: finder.answers });
  // after a navigation the address overrides the state
  const answers = draft.query === query ? draft.answers : finder.answers;

  const step = finder.step === 'people' ? 0 : finder.step;
  // skipping clears the answer and continues in one press
  const latest = useRef(answers);
  latest.current = answers;
  const go = (to: number) =>
    navigate(finderHref({ answers: latest.current, step: to < questionCount ? to : 'people' }));
  if (data === 'paused') return <MatchingPaused title={t(messages.finder)} tab="finder" />;
  const changeAnswers = () => navigate(finderHref({ answers: finder.answers, step: 0 }));
  if (data) {
    return (
      <Page
        tabs={<DiscoverTabs current="finder" />}
        title={t(messages.people)}
        lead={
          data.unanswered.length > 0 && (
            <>
              <span>{t(messages.noTown)}</span>{' '}
              <TextLink href="/profile">{t(profileMessages.title)}</TextLink>
            </>
          )
        }
        width="reading"
        compact
      >
        <MatchFinder results={toFinderResults(data)} onChangeAnswers={changeAnswers} />
        {data.results.length > 0 && <WhyThisOrder list="finder" onChange={changeAnswers} />}
      </Page>
    );
  }
  const shown = withPreferences(answers, user, site.min_age);
  return (
    <Page tabs={<DiscoverTabs current="finder" />} width="narrow" compact>
      <MatchFinderQuestions
        step={step as FinderStep}
        values={shown}
        minAge={site.min_age}
        onChange={change => {
          latest.current = { ...latest.current, ...change };
          setDraft({ query, answers: latest.current });
        }}
        onNext={() => {
          latest.current = withShown(latest.current, shown, step);
          void go(step + 1);
        }}
        onBack={() => go(step - 1)}
        onSkip={() => go(step + 1)}
      />
    </Page>
  );
}
