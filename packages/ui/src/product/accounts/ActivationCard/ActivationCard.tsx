'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { Ribbon } from '../../../base/Ribbon/Ribbon.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { activationResult } from '../../../i18n/messages/accounts/signup.ts';
import { useFormat, useLink } from '../../../provider/hooks.ts';
import * as styles from './ActivationCard.css.ts';

export interface ActivationCardProps extends RootProps<'div'> {
  /** Where the card leads. */
  kind: 'profile' | 'premium' | 'members';
  /** Address that it leads to. */
  href: string;
  /** Discount in percent, on a ribbon; none at 0. */
  discountPercent?: number | null;
}

const texts = {
  profile: { title: activationResult.profile, body: activationResult.profileBody },
  premium: { title: activationResult.premium, body: activationResult.premiumBody },
  members: { title: activationResult.members, body: activationResult.membersBody },
};

/** A next step after the e-mail was confirmed; the whole card is the link. */
export function ActivationCard({ kind, href, discountPercent, className, ...rest }: ActivationCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const Link = useLink();
  const { title, body } = texts[kind];
  const ribbon = discountPercent ? format.percent(discountPercent) : undefined;
  return (
    <div data-kind={kind} {...rest} className={cx('vl-ActivationCard', styles.root, className)}>
      {ribbon && (
        <span className={styles.ribbon}>
          <Ribbon shape="tail">{t(activationResult.discount({ percent: ribbon }))}</Ribbon>
        </span>
      )}
      <h2 className={cx(styles.title, ribbon !== undefined && styles.besideRibbon)}>
        <Link href={href} className={styles.link}>
          {t(title)}
        </Link>
      </h2>
      <p className={styles.body}>{t(body)}</p>
      <span className={styles.arrow}>
        <Icon shape={icons.chevronEnd} size="s" />
      </span>
    </div>
  );
}
