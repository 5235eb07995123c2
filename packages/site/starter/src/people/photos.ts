/** A photograph for each person of the examples, made by a program: nobody in them exists. Named as the person. */
const files = import.meta.glob<string>('./photos/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
const photoOf = (name: string) => files[`./photos/${name.toLowerCase()}.webp`];

/** The example with photographs: the contract names addresses of pictures that only a server has. */
export const withPhotos = <Body>(body: Body): Body =>
  JSON.parse(JSON.stringify(body), (_key, value) => {
    const src = typeof value?.name === 'string' && value.main_image ? photoOf(value.name) : undefined;
    if (!src) return value;
    const picture = { filename: src, thumb_filename: src, match_filename: src, thumbhash: null };
    return { ...value, main_image: { ...value.main_image, ...picture, focal_x: 0.5, focal_y: 0.38 } };
  });
