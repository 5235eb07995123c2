import { useLingui } from '@lingui/react/macro';
import { legalNoticeName, TRAFFIC_DAYS } from '@velluto/rules';
import { Button, Prose, Text } from '@velluto/ui/base';
import { TextPage } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { type LinkComponent, useFormat, useLink } from '@velluto/ui/provider';
import { type CSSProperties, createElement, type ReactNode, useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { withdrawAttributionConsent } from '../../features/marketing/consent.ts';
import { placeholderValues, type TextPageData } from '../../features/pages/page.load.ts';
import { searchResultOf } from '../../features/pages/search-result.ts';
import { fillIn, type TextNode, textOf } from '../../features/pages/text-page.ts';
import { TitledCard } from '../../layout/TitledCard.tsx';
import { useSearchResult } from '../../lib/head/useSearchResult.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { useAppContext, useSession } from '../../lib/useAppContext.ts';
import { useSubmit } from '../../lib/useSubmit.ts';
import { pagesMessages as messages } from '../../locales/messages/pages/pages.ts';
import { personalDataMessages } from '../../locales/messages/pages/personal-data.ts';
import { PersonalDataTable } from './PersonalDataTable.tsx';

/** Where the table of the privacy page is linked to. */
const tableId = 'personal-data';

/** A page of text: terms, privacy, questions and answers, and the like. */
export default function TextPageScreen({ data }: ScreenProps<TextPageData>) {
  const params = useParams();
  const { t } = useLingui();
  const format = useFormat();
  const Link = useLink();
  const { site, language } = useAppContext();
  const { page, company } = data;
  const title =
    params.page === 'imprint' ? legalNoticeName(page.title, site.geoip_selected_country) : page.title;
  useTitle(title);
  const content = fillIn(
    page.content,
    placeholderValues(site, company, { t, format, languages: language.offered }),
  );
  useSearchResult(() => searchResultOf(params.page, content));
  // a calendar day must not move with the reader's time zone
  const date = format.date(page.changed ?? site.terms_version, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <TextPage
      title={title}
      note={t((page.changed ? messages.changed : messages.inForce)({ date }))}
      language={data.language === language.current ? undefined : data.language}
      sectionsLabel={t(messages.sections)}
      sections={[
        ...content.flatMap(([tag, inline, id]) =>
          tag === 'h2' && id !== undefined ? [{ id, title: inline.map(textOf).join('') }] : [],
        ),
        ...(params.page === 'privacy' ? [{ id: tableId, title: t(personalDataMessages.title) }] : []),
      ]}
    >
      <Prose>{content.map((node, index) => toReact(node, Link, index))}</Prose>
      {params.page === 'privacy' && <PersonalDataTable id={tableId} seller={company.country} />}
      {params.page === 'cookies' && <AttributionChoice />}
    </TextPage>
  );
}

/**
 * Converts a node of the page to React; text stays text, so nothing in it can become an element. The key has the words:
 * a changed text gets new elements, because translation tools of browsers may have moved the nodes of the old one.
 */
function toReact(node: TextNode, Link: LinkComponent, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, content, target] = node;
  const children = content.map((child, place) => toReact(child, Link, place));
  const key = `${index} ${textOf(node)}`;
  if (tag === 'a') return createElement(Link, { key, href: target ?? '' }, ...children);
  return createElement(tag, { key, id: target }, ...children);
}

/** Separated from the text like its sections. */
const below: CSSProperties = { marginBlockStart: 'var(--vl-space-8)' };

/** On the page about cookies: whether the advertising link is stored, and a button that withdraws the consent. */
function AttributionChoice() {
  const { t } = useLingui();
  const app = useAppContext();
  const { user } = useSession();
  const [kept, setKept] = useState(app.attribution.consented);
  const [forgotten, setForgotten] = useState(false);
  // the consent dialog may be open on this page
  useEffect(() => app.bus.on('attributionConsent', setKept), [app]);

  const { submit, pending, problem } = useSubmit(async () => {
    await withdrawAttributionConsent(app);
    setForgotten(true);
    // the button that had the focus is gone
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  // an account may have taken over what another browser was allowed to remember
  const none = user ? messages.sourceMember : messages.sourceNone;
  const message = kept
    ? messages.sourceKept({ days: TRAFFIC_DAYS })
    : forgotten
      ? messages.sourceForgotten
      : none;
  return (
    <div style={below}>
      <TitledCard title={t(messages.source)}>
        <div role="status">
          <Text>{t(message)}</Text>
        </div>
        <FormErrorNotice problem={problem} />
        {(kept || (user && !forgotten)) && (
          <div>
            <Button pending={pending} onClick={() => void submit()}>
              {t(messages.sourceForget)}
            </Button>
          </div>
        )}
      </TitledCard>
    </div>
  );
}
