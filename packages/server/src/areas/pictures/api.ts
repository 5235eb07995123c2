/** What other areas, `http` and `boot` use of `pictures`; the rest is private. */
export { type DrawPicture, pictureRoutes } from './serve-pictures.ts';
