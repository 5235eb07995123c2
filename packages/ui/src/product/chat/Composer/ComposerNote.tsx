'use client';

import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { composer } from '../../../i18n/messages/chat.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { Problem } from '../../../model/problem.ts';
import { useLink, useT } from '../../../provider/hooks.ts';
import * as styles from './Composer.css.ts';

export type ComposerNoteProps =
  | { kind: 'unconfirmed'; href: string }
  | { kind: 'poor'; need: number; have: number; href: string }
  | { kind: 'blocked'; problem: Problem; remedy?: { href: string; label: string } };

/** What one should know before writing, with the way to change it. */
export function ComposerNote(props: ComposerNoteProps) {
  const t = useT();
  const Link = useLink();
  const text = () => {
    if (props.kind === 'unconfirmed') return t(composer.held);
    if (props.kind === 'poor') return t(composer.noCredits, { need: props.need, have: props.have });
    return problemText(t, props.problem);
  };
  const way = () => {
    if (props.kind === 'unconfirmed') return { href: props.href, label: t(composer.confirm) };
    if (props.kind === 'poor') return { href: props.href, label: t(composer.buy) };
    return props.remedy;
  };
  const icon = { unconfirmed: icons.mail, poor: icons.coin, blocked: icons.lock };
  const remedy = way();
  return (
    <div
      data-component="ComposerNote"
      data-kind={props.kind}
      className={props.kind === 'blocked' ? styles.blocked : styles.note}
    >
      <Icon shape={icon[props.kind]} size="s" />
      <p>
        {text()}{' '}
        {remedy && (
          <Link href={remedy.href} className={styles.link}>
            {remedy.label}
          </Link>
        )}
      </p>
    </div>
  );
}
