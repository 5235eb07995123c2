/** A component on the front page. */
export interface GalleryItem {
  name: string;
  /** Its layer, or its area of the product: `Base`, `Product: chat`. */
  area: string;
  /** Address of its docs page in the manager. */
  href: string;
  /** A small copy of its approved picture. */
  picture: string;
}

/** Small copies of the sheets' approved pictures, which `pnpm vrt:approve` renews. */
const pictures = import.meta.glob<string>('../gallery/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
/** Names as they are written, by their form in an id: `persontile` is `PersonTile`. */
const names = new Map(
  Object.keys(import.meta.glob('../../packages/ui/src/**/*.stories.tsx')).map(path => {
    const name = path.replace(/^.*\/|\.stories\.tsx$/g, '');
    return [name.toLowerCase(), name];
  }),
);

const capitalised = (word: string) => word.replace(/^./, first => first.toUpperCase());

const items = Object.entries(pictures).map(([path, picture]): GalleryItem => {
  const [, id = '', place = '', name = ''] = path.match(/\/(([a-z-]+)-([a-z]+))--states\.webp$/) ?? [];
  return {
    name: names.get(name) ?? name,
    area: capitalised(place.replace('-', ': ')),
    href: `?path=/docs/${id}--docs`,
    picture,
  };
});

/** Every component that has an approved picture, by layer and area. */
export const gallery = [...Map.groupBy(items, ({ area }) => area)];
