'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { map } from '../../../i18n/messages/landers/lander-pages.ts';
import { Lander } from '../LanderContent/Lander.tsx';
import type { LanderProps } from '../LanderContent/LanderContent.tsx';
import { type LanderMember, LanderPhoto } from '../LanderPhoto/LanderPhoto.tsx';
import { MapDrawing } from './MapDrawing.tsx';
import * as styles from './MapLander.css.ts';

export interface MapLanderProps extends LanderProps {
  /** Names of towns of the visitor's country; the first six are shown, two on phones. */
  places: readonly string[];
  /** Placed at the town that their profile names; people of other towns are left out. */
  members: readonly LanderMember[];
}

/** Lander `maplanding`: a drawn map of an invented town, with real place names. */
export function MapLander({ places, members, className, ...lander }: MapLanderProps) {
  const { t } = useLingui();
  return (
    <Lander
      {...lander}
      className={cx('vl-MapLander', className)}
      defaultTexts={map}
      arrangement="panel"
      picture={
        <div className={styles.ground}>
          <MapDrawing />
          <ul aria-label={t(map.label)} className={styles.places}>
            {places.slice(0, 6).map((place, index) => {
              const member = members.find(person => person.place === place);
              return (
                <li key={place} className={styles.place}>
                  {member && (
                    <div className={styles.stamp}>
                      <LanderPhoto member={member} caption="below" sizes="8rem" priority={index < 2} />
                    </div>
                  )}
                  <span className={styles.town}>
                    <span className={styles.name} dir="auto" translate="no">
                      {place}
                    </span>
                  </span>
                </li>
              );
            })}
          </ul>
          <p className={styles.note}>{t(map.note)}</p>
        </div>
      }
    />
  );
}
