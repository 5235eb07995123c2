'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { creditsPackageList } from '../../../i18n/messages/payments/credits.ts';
import type { Offer } from '../../../model/offer.ts';
import { EmptyArt } from '../../../patterns/EmptyArt/EmptyArt.tsx';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { fillHref, type HrefTemplate } from '../../../provider/routes.ts';
import { CreditsPackage, type CreditsPackageProps } from '../CreditsPackage/CreditsPackage.tsx';
import { PremiumPackage, type PremiumPackageProps } from '../PremiumPackage/PremiumPackage.tsx';
import * as styles from './CreditsPackageList.css.ts';

export interface CreditsPackageListProps extends RootProps<'div', 'title'> {
  /** The smallest first. Credit and premium packages can be mixed. */
  offers: readonly Offer[];
  /** Address of the order of a package, such as `/credits/{id}`; without it the buttons call `onChoose`. */
  href?: HrefTemplate<'id'>;
  /** A package was chosen. */
  onChoose?: (event: { offer: Offer }) => void;
  /** Id of the package that is chosen. */
  selectedId?: string;
  /** Id of the package that was chosen and is being processed. */
  pendingId?: string;
  /** They are being loaded: a skeleton is shown. */
  loading?: boolean;
  /** Shown instead of the packages when they could not be loaded. */
  problem?: ReactNode;
  /** Name of the list for screen readers; "Packages" when left out. */
  label?: string;
  /** Draws a package in place of `CreditsPackage` or `PremiumPackage`, and gets its props; `offer.kind` says which. */
  renderItem?: (props: CreditsPackageProps | PremiumPackageProps) => ReactNode;
}

const isCredits = (props: CreditsPackageProps | PremiumPackageProps): props is CreditsPackageProps =>
  props.offer.kind === 'credits';

const drawPackage = (props: CreditsPackageProps | PremiumPackageProps) =>
  isCredits(props) ? <CreditsPackage {...props} /> : <PremiumPackage {...props} />;

/** Packages side by side, their rows aligned however long the texts are. */
export function CreditsPackageList({
  offers,
  href,
  onChoose,
  selectedId,
  pendingId,
  loading = false,
  problem,
  label,
  renderItem = drawPackage,
  className,
  ...rest
}: CreditsPackageListProps) {
  const { t } = useLingui();
  const waits = loading && !problem;
  const content = () => {
    if (problem) return problem;
    if (waits) return <CreditsPackageListSkeleton />;
    if (offers.length > 0) return list();
    return (
      <EmptyState
        art={<EmptyArt kind="ticket" />}
        title={<Trans {...creditsPackageList.emptyTitle} components={{ em: <em /> }} />}
      >
        {t(creditsPackageList.emptyBody)}
      </EmptyState>
    );
  };
  // Only one button is primary: that of the chosen package, else that of the recommended one.
  const leading = offers.find(({ id }) => id === selectedId) ?? offers.find(({ popular }) => popular);
  const list = () => (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets
    <ul role="list" aria-label={label ?? t(creditsPackageList.label)} className={styles.list}>
      {offers.map(offer => {
        const action = {
          href: href && fillHref(href, { id: offer.id }),
          onChoose,
          emphasis: offer === leading,
          selected: offer.id === selectedId,
          pending: offer.id === pendingId,
        };
        return (
          <li key={offer.id} className={styles.item}>
            {/* the same props twice: only inside a branch is the type of the offer known */}
            {renderItem(offer.kind === 'credits' ? { offer, ...action } : { offer, ...action })}
          </li>
        );
      })}
    </ul>
  );
  return (
    <div aria-busy={waits || undefined} {...rest} className={cx('vl-CreditsPackageList', className)}>
      <VisuallyHidden role="status">{waits && t(creditsPackageList.loading)}</VisuallyHidden>
      {content()}
    </div>
  );
}

const CreditsPackageListSkeleton = () => (
  <div className={styles.list}>
    {['p0', 'p1', 'p2', 'p3'].map(place => (
      <div key={place} className={styles.blank}>
        <Skeleton width="55%" height="3.5rem" />
        <Skeleton width="75%" />
        <Skeleton width="40%" height="1.75rem" />
        <Skeleton height="2.75rem" radius="control" />
      </div>
    ))}
  </div>
);
