import type { MemberSummary } from '@velluto/ui/model';

/** Clear, so that the photo's own colour shows through it; as wide as it says, for a picture without width has failed. */
const standIn = {
  src: 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvB0ACEAcQERGIiP4HAA==',
  width: 8,
};

/** Where scripts run, a phone takes the stand-in; all others load the picture as ever. */
const sizes = '(scripting: enabled) and (width < 576px) and (height < 1000px) 1px, 24rem';

/**
 * A member below a phone's first window: their picture is not loaded before the page is touched. Browsers load `lazy`
 * pictures three windows ahead on their own. `double`: the tile is a large one.
 */
export function withLatePicture(member: MemberSummary, double: boolean): MemberSummary {
  const { photo } = member;
  if (!photo?.sources) return member;
  const sources = [standIn, ...photo.sources.slice(0, double ? undefined : 1)];
  return { ...member, photo: { ...photo, sources, sizes } };
}
