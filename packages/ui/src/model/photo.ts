/** A picture for components. Width and height are those of the largest source, in pixels. */
export interface PhotoSource {
  src: string;
  width: number;
  height: number;
  /** Candidates for `srcset`, any order. */
  sources?: readonly { src: string; width: number }[];
  /** CSS `sizes` of its tile. */
  sizes?: string;
  /** Focal point: stays visible when cropped, 0–1 from the top left corner. */
  focal?: { x: number; y: number };
  /** Base64 thumbhash; placeholder while the picture loads. */
  thumbhash?: string;
  /** Locked pictures come as small blurred files and are covered. */
  locked?: boolean;
}
