'use client';

import { type ReactNode, useState } from 'react';
import type { PhotoSource } from '../../model/photo.ts';
import { useUi } from '../../provider/hooks.ts';
import { plain } from '../../theme/elements.css.ts';
import { cx } from '../cx.ts';
import { warnInDevelopment, warnOfUnknown } from '../dev-warning.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { assignInlineVars } from '../inline-vars.ts';
import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { averageColour } from './average-colour.ts';
import { initialsOf } from './initials.ts';
import { warnAboutLockedPhotoSize } from './locked-photo-size.ts';
import * as styles from './Photo.css.ts';

export interface PhotoProps extends RootProps<'span'> {
  /** The photo; null shows a figure without a face, with the initials of `name`. */
  photo: PhotoSource | null;
  /** Alternative text; empty when the name is shown beside the photo. */
  alt: string;
  /** Name of the person; its initials are on the figure when there is no picture. */
  name?: string;
  /** CSS `sizes`: how wide it is shown. Without it, every screen loads `src`. */
  sizes?: string;
  /** CSS `aspect-ratio`; `photo` keeps that of the picture. @default '4 / 5' */
  ratio?: string;
  /** @default 'cover' */
  fit?: 'cover' | 'contain';
  /** In the first view: loaded early. All others are lazy. */
  priority?: boolean;
  /** `locked` blurs and tints it, `pending` shows that it waits for approval. Without it, `locked` of the photo decides. */
  veil?: 'none' | 'locked' | 'pending';
  /**
   * `grid` applies the brand's photo filter for lists, `true` shows the original colours.
   *
   * @default 'grid'
   */
  tone?: 'grid' | 'true';
  /** @default 'photo' */
  radius?: keyof typeof styles.radius;
  /** Content on top of the picture. */
  children?: ReactNode;
}

/** A picture that failed before hydration fired its event with no listener attached. */
function reportEarlyFailure(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.dispatchEvent(new Event('error'));
  if (process.env.NODE_ENV !== 'production' && image) warnAboutLockedPhotoSize(image);
}

/**
 * A photo with focal point, placeholder while loading, overlay when locked, and a figure without a face when missing. Never
 * changes size. Where it shows the figure, its element has `data-blank`.
 *
 * @part veil - the sign of a locked or pending photo
 * @part monogram - the figure in place of a picture
 * @part image - the picture
 * @part overlay - what is above the picture
 */
export function Photo({
  photo,
  alt,
  name = '',
  sizes,
  ratio,
  fit = 'cover',
  priority = false,
  veil = photo?.locked ? 'locked' : 'none',
  tone = 'grid',
  radius = 'photo',
  children,
  className,
  style,
  ...rest
}: PhotoProps) {
  const { imageUrl, Image } = useUi();
  /** Address of the picture that failed to load. */
  const [failed, setFailed] = useState<string | null>(null);
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Photo', { radius }, styles);
  if (process.env.NODE_ENV !== 'production' && photo && !(photo.width > 0 && photo.height > 0)) {
    warnInDevelopment(
      'Photo',
      `${photo.src} is ${photo.width} × ${photo.height}`,
      'The layout moves when it loads',
      'Pass its size in pixels',
    );
  }
  const src = photo && imageUrl(photo.src, photo.width);
  const shown = src !== failed ? photo : null;
  const picture = shown ? (
    <Image
      ref={reportEarlyFailure}
      data-part="image"
      className={cx(
        styles.image,
        fit === 'contain' && styles.contain,
        tone === 'true' && styles.trueColours,
        veil === 'locked' && styles.veiled,
      )}
      src={src ?? undefined}
      srcSet={sizes && shown.sources?.map(({ src, width }) => `${imageUrl(src, width)} ${width}w`).join(', ')}
      sizes={shown.sources && sizes}
      width={shown.width}
      height={shown.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      onError={() => setFailed(src)}
    />
  ) : (
    <Monogram name={name} alt={alt} />
  );
  return (
    <span
      data-veil={veil === 'none' ? undefined : veil}
      data-blank={shown ? undefined : ''}
      {...rest}
      className={cx('vl-Photo', styles.radius[radius], className)}
      style={style ? { ...measures(photo, ratio), ...style } : measures(photo, ratio)}
    >
      {picture}
      {veil !== 'none' && <Veil kind={veil} />}
      {children !== undefined && (
        <span data-part="overlay" className={styles.overlay}>
          {children}
        </span>
      )}
    </span>
  );
}

/** Inline styles of this picture; most pictures in a list need none. */
function measures(photo: PhotoSource | null, ratio: string | undefined) {
  const { focal, thumbhash } = photo ?? {};
  if (!ratio && !focal && !thumbhash) return undefined;
  const ownRatio = photo ? `${photo.width} / ${photo.height}` : '1';
  return assignInlineVars({
    [styles.ratio]: ratio === 'photo' ? ownRatio : ratio,
    [styles.focus]: focal && `${focal.x * 100}% ${focal.y * 100}%`,
    [styles.mean]: averageColour(thumbhash),
  });
}

const Keyhole = () => (
  <svg className={plain} viewBox="0 0 24 24" width="100%" height="100%" fill="currentColor" aria-hidden>
    <path d="M12 3.5a5 5 0 0 0-2.35 9.4L8 19.6c-.12.5.25.9.72.9h6.56c.47 0 .84-.4.72-.9l-1.65-6.7A5 5 0 0 0 12 3.5z" />
  </svg>
);

const Veil = ({ kind }: { kind: 'locked' | 'pending' }) => (
  <span className={styles.veil} data-part="veil">
    {kind === 'locked' ? (
      <span className={styles.keyhole}>
        <Keyhole />
      </span>
    ) : (
      <Icon shape={icons.clock} size="l" />
    )}
  </span>
);

/** Head and shoulders without a face, in the colours of the brand; the initials tell people apart. */
const Monogram = ({ name, alt }: { name: string; alt: string }) => (
  <span className={styles.monogram} data-part="monogram">
    {alt && <VisuallyHidden>{alt}</VisuallyHidden>}
    <svg className={cx(plain, styles.figure)} viewBox="0 0 100 100" aria-hidden>
      <path d="M2 100c2-19 22-29 48-29s46 10 48 29z" />
      <circle cx="50" cy="40" r="25" />
      <text className={styles.initials} x="50" y="40" textAnchor="middle" dominantBaseline="central">
        {initialsOf(name)}
      </text>
    </svg>
  </span>
);
