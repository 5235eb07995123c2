/** Names of the icons that come with the package. */
export type IconName =
  | 'alert'
  | 'back'
  | 'bank'
  | 'bell'
  | 'block'
  | 'camera'
  | 'card'
  | 'check'
  | 'checkDouble'
  | 'checkSolid'
  | 'chevronDown'
  | 'chevronEnd'
  | 'chevronStart'
  | 'chevronUp'
  | 'clock'
  | 'close'
  | 'coin'
  | 'discover'
  | 'enlarge'
  | 'eye'
  | 'eyeOff'
  | 'filter'
  | 'flag'
  | 'gift'
  | 'globe'
  | 'info'
  | 'keyhole'
  | 'like'
  | 'liked'
  | 'link'
  | 'lock'
  | 'logout'
  | 'mail'
  | 'match'
  | 'menu'
  | 'message'
  | 'minus'
  | 'more'
  | 'pencil'
  | 'photo'
  | 'pin'
  | 'plus'
  | 'profile'
  | 'robot'
  | 'search'
  | 'send'
  | 'settings'
  | 'shield'
  | 'star'
  | 'team'
  | 'trash'
  | 'undo';

/** A drawing on a 24 × 24 grid. Strokes are 1.75 wide with round ends; outlines stay open where the shape allows it. */
export interface IconShape {
  /** Name by which a site can replace it (`icons` of the provider); a site's own shapes need none. */
  name?: IconName;
  /** Path of the drawing. */
  d: string;
  /** Filled instead of stroked. */
  solid?: true;
  /** Points in a direction: mirrored in right-to-left languages. */
  directed?: true;
}
