/** How a photo lies in its frame: enlarged `scale` times, its middle moved by pixels from that of the frame. */
export interface ZoomPlace {
  scale: number;
  x: number;
  y: number;
}

/** A point, in pixels from the middle of the frame. */
export interface FramePoint {
  x: number;
  y: number;
}

/** Width and height of the frame in pixels. */
export interface FrameSize {
  width: number;
  height: number;
}

/** The whole photo. */
export const wholePhoto: ZoomPlace = { scale: 1, x: 0, y: 0 };
/** The largest a photo becomes. */
export const maxScale = 4;
/** What a double tap enlarges to. */
export const tapScale = 2.5;

const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/** The nearest place in which the photo fills its frame. */
export function limited({ scale, x, y }: ZoomPlace, { width, height }: FrameSize): ZoomPlace {
  const enlarged = Math.min(maxScale, Math.max(1, scale));
  const outside = (enlarged - 1) / 2;
  return { scale: enlarged, x: within(x, width * outside), y: within(y, height * outside) };
}

/** Enlarged or made smaller so that what lies at the point stays there. */
export function zoomedAt(place: ZoomPlace, scale: number, point: FramePoint, frame: FrameSize): ZoomPlace {
  const enlarged = Math.min(maxScale, Math.max(1, scale));
  const change = enlarged / place.scale;
  const moved = { x: point.x - (point.x - place.x) * change, y: point.y - (point.y - place.y) * change };
  return limited({ scale: enlarged, ...moved }, frame);
}
