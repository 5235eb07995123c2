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

/** Width and height, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The frame, and the photo as it is drawn whole in it. */
export interface Room {
  frame: Size;
  photo: Size;
}

/** The whole photo. */
export const wholePhoto: ZoomPlace = { scale: 1, x: 0, y: 0 };
/** The largest a photo becomes. */
export const maxScale = 4;
/** What a double tap and the button enlarge to. */
export const tapScale = 2.5;

/** A photo of this size as it is drawn whole in a frame. */
export function roomOf(frame: Size, { width, height }: Size): Room {
  const scale = Math.min(frame.width / width, frame.height / height);
  return { frame, photo: { width: width * scale, height: height * scale } };
}

const limitedScale = (scale: number) => Math.min(maxScale, Math.max(1, scale));
const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/** The nearest place in which the photo leaves no gap beside it that it need not leave. */
export function limited({ scale, x, y }: ZoomPlace, { frame, photo }: Room): ZoomPlace {
  const enlarged = limitedScale(scale);
  const most = (photoSide: number, frameSide: number) => Math.max(0, (photoSide * enlarged - frameSide) / 2);
  return {
    scale: enlarged,
    x: within(x, most(photo.width, frame.width)),
    y: within(y, most(photo.height, frame.height)),
  };
}

/** Enlarged or made smaller so that what lies at the point stays there, as far as the limits allow. */
export function zoomedAt(place: ZoomPlace, scale: number, point: FramePoint, room: Room): ZoomPlace {
  const change = limitedScale(scale) / place.scale;
  const moved = { x: point.x - (point.x - place.x) * change, y: point.y - (point.y - place.y) * change };
  return limited({ scale, ...moved }, room);
}
