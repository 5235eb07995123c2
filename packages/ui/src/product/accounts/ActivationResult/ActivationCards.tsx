'use client';

import { useRoutes } from '../../../provider/hooks.ts';
import { ActivationCard } from '../ActivationCard/ActivationCard.tsx';
import * as styles from './ActivationCards.css.ts';

export interface ActivationCardsProps {
  /** Address of the own profile; the route `profile` when left out. */
  profileHref?: string;
  /** Address of the packages; the route `credits` when left out, no card when null: for members who are premium already. */
  premiumHref?: string | null;
  /** Address of the member search; the route `members` when left out. */
  membersHref?: string;
  /** The discount for new members, while there is one. */
  discountPercent?: number | null;
}

/** The next steps after the e-mail was confirmed. */
export function ActivationCards({
  profileHref,
  premiumHref,
  membersHref,
  discountPercent,
}: ActivationCardsProps) {
  const routes = useRoutes();
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets
      role="list"
      className={styles.list}
    >
      <li className={styles.item}>
        <ActivationCard kind="profile" href={profileHref ?? routes.profile} />
      </li>
      {premiumHref !== null && (
        <li className={styles.item}>
          <ActivationCard
            kind="premium"
            href={premiumHref ?? routes.credits}
            discountPercent={discountPercent}
          />
        </li>
      )}
      <li className={styles.item}>
        <ActivationCard kind="members" href={membersHref ?? routes.members} />
      </li>
    </ul>
  );
}
