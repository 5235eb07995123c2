/** What other areas, `http` and `boot` use of `pictures`; the rest is private. */
export { type DemoPicture, pictureRoutes } from './serve-pictures.ts';
