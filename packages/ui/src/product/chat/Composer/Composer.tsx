import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import {
  ComposerBox,
  ComposerCost,
  ComposerFacts,
  ComposerLeft,
  ComposerPhotoCost,
  ComposerRoot,
  type ComposerRootProps,
  ComposerRow,
  ComposerSend,
  ComposerShortage,
} from './ComposerParts.tsx';
import { ComposerPhotos } from './ComposerPhotos.tsx';
import type { PhotoSending } from './photo-sending.ts';

export interface ComposerProps extends Omit<ComposerRootProps, 'children'> {
  /** Address of the packages of credits; the route `credits` when left out. */
  creditsHref?: string;
  /** Above the text box, such as an `UnconfirmedEmailNotice`. */
  notice?: ReactNode;
  /** Photos can be sent; without it they cannot. */
  photos?: PhotoSending;
  /** Further buttons beside the photo button. */
  tools?: ReactNode;
  /** Focuses the text box when the page opens. */
  autoFocus?: boolean;
}

/**
 * Form to write a message. What it costs is shown below the text box, in credits and in money. Where nothing can be sent,
 * `ComposerBlocked` takes its place.
 *
 * @part box - the text box
 * @part cost - what the message costs
 * @part photo-cost - what a photo costs
 * @part left - how many characters are left
 * @part add - the button that adds a photo
 * @part drop - where a photo can be dropped
 * @part upload - the photo that is being uploaded
 */
export const Composer = ({
  creditsHref,
  notice,
  photos,
  tools,
  autoFocus,
  className,
  ...rest
}: ComposerProps) => (
  <ComposerRoot {...rest} className={cx('vl-Composer', className)}>
    {notice}
    <ComposerShortage href={creditsHref} />
    <ComposerRow>
      {photos && <ComposerPhotos {...photos} />}
      {tools}
      <ComposerBox autoFocus={autoFocus} />
      <ComposerSend />
    </ComposerRow>
    <ComposerFacts>
      <ComposerCost />
      {photos?.cost && <ComposerPhotoCost cost={photos.cost} />}
      <ComposerLeft />
    </ComposerFacts>
  </ComposerRoot>
);
