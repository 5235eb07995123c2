import { ActivationCard } from '../ActivationCard/ActivationCard.tsx';
import * as styles from './ActivationCards.css.ts';

export interface ActivationCardsProps {
  /** Address of the own profile. */
  profileHref: string;
  /** Left out for members who are premium already. */
  premiumHref?: string | undefined;
  /** Address of the member search. */
  membersHref: string;
  /** The discount for new members, while there is one. */
  discountPercent?: number | null;
}

/** The next steps after the e-mail was confirmed. */
export const ActivationCards = ({
  profileHref,
  premiumHref,
  membersHref,
  discountPercent,
}: ActivationCardsProps) => (
  <ul
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets
    role="list"
    className={styles.list}
  >
    <li className={styles.item}>
      <ActivationCard kind="profile" href={profileHref} />
    </li>
    {premiumHref !== undefined && (
      <li className={styles.item}>
        <ActivationCard kind="premium" href={premiumHref} discountPercent={discountPercent} />
      </li>
    )}
    <li className={styles.item}>
      <ActivationCard kind="members" href={membersHref} />
    </li>
  </ul>
);
