/** A component on the front page. */
export interface GalleryItem {
  name: string;
  /** Address of its docs page in the manager. */
  href: string;
  /** Its approved picture. */
  picture: string;
}

const areas = ['base', 'patterns', 'product'] as const;
type Area = (typeof areas)[number];

/** The approved pictures of the sheets, which show each component in its states. */
const pictures = import.meta.glob<string>(
  '../__screenshots__/{base,patterns,product}-*--states/velluto-light.webp',
  { eager: true, query: '?url', import: 'default' },
);
/** Names as they are written, by their form in an id: `persontile` is `PersonTile`. */
const names = new Map(
  Object.keys(import.meta.glob('../../packages/ui/src/**/*.stories.tsx')).map(path => {
    const name = path.replace(/^.*\/|\.stories\.tsx$/g, '');
    return [name.toLowerCase(), name];
  }),
);

function itemOf(path: string, picture: string): [Area, GalleryItem] {
  const id =
    path
      .split('/')
      .at(-2)
      ?.replace(/--states$/, '') ?? '';
  const name = id.slice(id.lastIndexOf('-') + 1);
  const area = areas.find(one => id.startsWith(one)) ?? 'product';
  return [area, { name: names.get(name) ?? name, href: `?path=/docs/${id}--docs`, picture }];
}

/** Every component that has an approved picture, by layer. */
export const gallery: [Area, GalleryItem[]][] = areas.map(area => [
  area,
  Object.entries(pictures)
    .map(([path, picture]) => itemOf(path, picture))
    .filter(([own]) => own === area)
    .map(([, item]) => item),
]);
