import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import { warnOfUnknown } from '../../base/dev-warning.ts';
import type { RootProps } from '../../base/root-props.ts';
import { themeAttributes } from '../../provider/theme.tsx';
import * as styles from './LanderFrame.css.ts';

export interface LanderFrameProps extends RootProps<'section'> {
  /**
   * Layout of text and picture on the first screen: `beside` each other, text first on phones · `bleed`: the picture extends
   * to the edge, picture first on phones · `across`: above the text · `around` it · text on a `panel` · both on
   * one `card` · `over` the picture, on a scrim.
   */
  arrangement: keyof typeof styles.stage;
  /** Background; `night` is dark in both modes. Default: `night` for text `over` a picture, otherwise `page`. */
  background?: keyof typeof styles.background;
  /** The picture. Without one there is only the text. */
  picture?: ReactNode;
  /** A bar that stays in view below both, such as a `StickyBar`. */
  bar?: ReactNode;
  /** Headline, text and buttons, as siblings without a box around them. */
  children: ReactNode;
}

/**
 * The first screen of a landing page: text and one large picture. Its layout follows the width of the frame.
 *
 * @part picture - the picture
 * @part text - headline, text and buttons
 */
export function LanderFrame({
  arrangement,
  background = arrangement === 'over' ? 'night' : 'page',
  picture,
  bar,
  children,
  className,
  ...rest
}: LanderFrameProps) {
  if (process.env.NODE_ENV !== 'production')
    warnOfUnknown('LanderFrame', { arrangement, background }, { ...styles, arrangement: styles.stage });
  const layout = picture ? arrangement : 'alone';
  // in the order in which phones show them, so that the tab order matches
  const textFirst = layout === 'beside';
  const pictureArea = picture && (
    <div data-part="picture" className={styles.stage[arrangement]}>
      {picture}
    </div>
  );
  return (
    <section
      {...(background === 'night' ? themeAttributes({ mode: 'dark' }) : {})}
      {...rest}
      className={cx('vl-LanderFrame', styles.root, styles.background[background], className)}
    >
      <div className={styles.arrangement[layout]}>
        {!textFirst && pictureArea}
        <div data-part="text" className={styles.text[layout]}>
          {children}
        </div>
        {textFirst && pictureArea}
      </div>
      {bar}
    </section>
  );
}
