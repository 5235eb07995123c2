import { useLingui } from '@lingui/react/macro';
import { Prose } from '@velluto/ui/base';
import { TextPage } from '@velluto/ui/patterns';
import { type LinkComponent, useFormat, useLink } from '@velluto/ui/provider';
import { createElement, type ReactNode } from 'react';
import { placeholderValues, type TextPageData } from '../../features/pages/page.load.ts';
import { fillIn, type TextNode, wordsOf } from '../../features/pages/text-page.ts';
import { pagesMessages as messages } from '../../locales/messages/pages.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useVisit } from '../../platform/visit-context.ts';
import { RememberedSource } from './RememberedSource.tsx';

/** A page of text: terms, privacy, questions and answers, and the like. */
export default function TextPageScreen({ data, params }: ScreenProps<TextPageData>) {
  const { t } = useLingui();
  const format = useFormat();
  const Link = useLink();
  const { site, language } = useVisit();
  const { page, company } = data;
  useTitle(page.title);
  const content = fillIn(page.content, placeholderValues(site, company, { t, format }));
  // a day is a day: it must not move with the reader's time zone
  const date = format.date(page.changed ?? site.terms_version, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <TextPage
      title={page.title}
      note={t((page.changed ? messages.changed : messages.inForce)({ date }))}
      language={data.language === language.current ? undefined : data.language}
      sectionsLabel={t(messages.sections)}
      sections={content.flatMap(([tag, words, id]) =>
        tag === 'h2' && id !== undefined ? [{ id, title: words.map(wordsOf).join('') }] : [],
      )}
    >
      {createElement(Prose, null, ...content.map(node => toReact(node, Link)))}
      {params.page === 'cookies' && <RememberedSource />}
    </TextPage>
  );
}

/** A piece of the page as React has it; text goes in as text, so nothing in it can become an element. */
function toReact(node: TextNode, Link: LinkComponent): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, content, target] = node;
  const children = content.map(child => toReact(child, Link));
  if (tag === 'a') return createElement(Link, { href: target ?? '' }, ...children);
  return createElement(tag, { id: target }, ...children);
}
