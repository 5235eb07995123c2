/** A picture as components take it. Sizes are those of the largest source, in pixels. */
export interface PhotoSource {
  src: string;
  width: number;
  height: number;
  /** Candidates for `srcset`, any order. */
  sources?: readonly { src: string; width: number }[];
  /** CSS `sizes` of its tile. */
  sizes?: string;
  /** What must stay in view when cropped, 0–1 from the top left corner. */
  focal?: { x: number; y: number };
  /** Base64 thumbhash; drawn while the picture loads. */
  thumbhash?: string;
  /** Locked pictures come as small stand-ins and are veiled. */
  locked?: boolean;
}
