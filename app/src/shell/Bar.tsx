import { isLanguage } from '@velluto/rules';
import { LanguageMenu, TopBar } from '@velluto/ui/product/shell';
import { useNow } from '@velluto/ui/provider';
import { toViewer } from '../platform/map/viewer.ts';
import { useNavigator, useShown } from '../platform/router/router-context.ts';
import { useStandalone } from '../platform/useStandalone.ts';
import { useSession, useVisit } from '../platform/visit-context.ts';
import Account from './Account.tsx';
import { areaOf, hasBackButton } from './areas.ts';

/** The top bar of this visit: who one is, what is new, and the choice of language. */
export function Bar() {
  const visit = useVisit();
  const navigator = useNavigator();
  const session = useSession();
  const { name } = useShown().view.route;
  const standalone = useStandalone();
  const bonus = session.user?.time_bonus ?? null;
  const bonusRuns = useNow(30_000) < Date.parse(bonus?.expires ?? '');
  const viewer = toViewer(session);

  const changeLanguage = async (locale: string) => {
    if (!isLanguage(locale)) return;
    const { switchLanguage } = await import('../platform/i18n/switch-language.ts');
    await switchLanguage(visit, locale);
    await navigator.refresh(); // names of regions and the like come in the language from the server
  };
  return (
    <TopBar
      viewer={viewer}
      current={areaOf(name)}
      discountPercent={bonusRuns ? bonus?.value_percentage : null}
      {...(standalone && hasBackButton(name) && history.length > 1 && { onBack: () => history.back() })}
      {...(viewer && { account: <Account viewer={viewer} /> })}
      language={
        <LanguageMenu
          locales={visit.language.offered}
          current={visit.language.current}
          onChange={({ locale }) => void changeLanguage(locale).catch(() => undefined)}
        />
      }
    />
  );
}
