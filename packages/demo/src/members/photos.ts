import { createRandom } from '../random.ts';
import { FREE_LOGIN, type Identity, PREMIUM_LOGIN } from './identity.ts';
import portraits from './portraits.json' with { type: 'json' };
import scenes from './scenes.json' with { type: 'json' };

/** A picture of a demo member. */
export interface DemoPhoto {
  /** Name below `/img/`; ends with the name of the file. */
  key: string;
  /** Size in pixels. */
  width: number;
  height: number;
  /** Point that stays visible when the picture is cropped, 0 to 1 from the left and the top. */
  focal: { x: number; y: number };
  /** Blurred placeholder (ThumbHash), as base64. */
  thumbhash: string;
}

const FILES: ReadonlyMap<string, string> = new Map([
  ...portraits.map(({ file }) => [file, `portraits/${file}.avif`] as const),
  ...scenes.map(({ file }) => [file, `scenes/${file}.avif`] as const),
]);

/** How many pictures of places a member has, in per cent of the members; the demo log-ins have more. */
const SCENES_OF_MEMBER = { '0': 34, '1': 32, '2': 22, '3': 12 };

function sceneCount({ number }: Identity): number {
  if (number === FREE_LOGIN) return 2;
  if (number === PREMIUM_LOGIN) return 4;
  return Number(createRandom(`scenes:${number}`).weighted(SCENES_OF_MEMBER));
}

/** All pictures of a member: the portrait, then places of different photographs. */
export function photosOf(identity: Identity): DemoPhoto[] {
  const { number, portrait } = identity;
  const mixed = createRandom(`photos:${number}`).shuffle(scenes);
  const one = mixed.filter(
    ({ photograph }, index) => mixed.findIndex(other => other.photograph === photograph) === index,
  );
  return [portrait, ...one.slice(0, sceneCount(identity))].map(
    ({ file, width, height, focal, thumbhash }) => ({
      key: `demo-${number}-${file}`,
      width,
      height,
      focal,
      thumbhash,
    }),
  );
}

/** Path in `pictures` of the picture with this key; undefined when there is no such file. */
export function fileOfKey(key: string): string | undefined {
  const [, file = ''] = /^demo-[1-9]\d{0,3}-([a-z\d-]+)$/.exec(key) ?? [];
  return FILES.get(file);
}
