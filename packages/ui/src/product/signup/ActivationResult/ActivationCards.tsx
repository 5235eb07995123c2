'use client';

import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { Ribbon } from '../../../base/Ribbon/Ribbon.tsx';
import { activationResult } from '../../../i18n/messages/signup.ts';
import { useFormat, useLink, useT } from '../../../provider/hooks.ts';
import * as styles from './ActivationCards.css.ts';

export interface ActivationCardsProps {
  profileHref: string;
  premiumHref: string;
  membersHref: string;
  /** The newcomer's discount, while there is one. */
  discountPercent?: number | null;
}

/** The three ways on after the e-mail was confirmed. */
export function ActivationCards({
  profileHref,
  premiumHref,
  membersHref,
  discountPercent,
}: ActivationCardsProps) {
  const t = useT();
  const format = useFormat();
  const Link = useLink();
  const cards = [
    { href: profileHref, title: t(activationResult.profile), body: t(activationResult.profileBody) },
    {
      href: premiumHref,
      title: t(activationResult.premium),
      body: t(activationResult.premiumBody),
      ribbon: discountPercent
        ? t(activationResult.discount, { percent: format.percent(discountPercent) })
        : undefined,
    },
    { href: membersHref, title: t(activationResult.members), body: t(activationResult.membersBody) },
  ];
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets
      role="list"
      data-component="ActivationCards"
      className={styles.list}
    >
      {cards.map(({ href, title, body, ribbon }) => (
        <li key={href} className={styles.card}>
          {ribbon && (
            <span className={styles.ribbon}>
              <Ribbon shape="tail">{ribbon}</Ribbon>
            </span>
          )}
          <h2 className={cx(styles.title, ribbon !== undefined && styles.besideRibbon)}>
            <Link href={href} className={styles.link}>
              {title}
            </Link>
          </h2>
          <p className={styles.body}>{body}</p>
          <span className={styles.arrow}>
            <Icon shape={icons.chevronEnd} size="s" />
          </span>
        </li>
      ))}
    </ul>
  );
}
