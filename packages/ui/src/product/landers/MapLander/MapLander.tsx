'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { map } from '../../../i18n/messages/landers/lander-pages.ts';
import { Lander } from '../LanderContent/Lander.tsx';
import type { LanderProps } from '../LanderContent/LanderContent.tsx';
import { type LanderMember, LanderPhoto } from '../LanderPhoto/LanderPhoto.tsx';
import { LanderScene, type Scene } from '../LanderScene/LanderScene.tsx';
import { MapDrawing } from './MapDrawing.tsx';
import * as styles from './MapLander.css.ts';
import { NightMapDrawing } from './NightMapDrawing.tsx';

export interface MapLanderProps extends LanderProps {
  /** Names of towns of the visitor's country; the first six are shown, two on phones. */
  places: readonly string[];
  /** Placed at the town that their profile names; people of other towns are left out. */
  members: readonly LanderMember[];
  /** Pictures of the site, one at each of the first towns, when there are no members; then the map is a northern night. */
  scenes?: readonly Scene[];
}

/** Lander `maplanding`: a drawn map of an invented town, with real place names; without members an invented coast by night. */
export function MapLander({ places, members, scenes = [], className, ...lander }: MapLanderProps) {
  const { t } = useLingui();
  const night = members.length === 0;
  return (
    <Lander
      {...lander}
      className={cx('vl-MapLander', className)}
      defaultTexts={map}
      arrangement="panel"
      background={night ? 'night' : 'page'}
      picture={
        <div className={styles.ground}>
          {night ? <NightMapDrawing /> : <MapDrawing />}
          <ul aria-label={t(map.label)} className={styles.places}>
            {places.slice(0, 6).map((place, index) => {
              const member = members.find(person => person.place === place);
              const view = night ? scenes[index] : undefined;
              return (
                <li key={place} className={styles.place}>
                  {member && (
                    <div className={styles.stamp}>
                      <LanderPhoto member={member} caption="below" sizes="8rem" priority={index < 2} />
                    </div>
                  )}
                  {view && (
                    <div className={styles.view}>
                      <LanderScene scene={view} sizes="8rem" />
                    </div>
                  )}
                  <span className={night ? styles.lit : styles.town}>
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
