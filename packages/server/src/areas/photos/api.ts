/** What other areas, `http` and `boot` use of `photos`; the rest is private. */
export { MAIL_FILE, PHOTO_FILES, type PhotoFile } from './files.ts';
export {
  type Image,
  imageOf,
  imagesOf,
  mailPhotoReader,
  mailPhotos,
  mainImageOf,
  ownImages,
  type PhotoFacts,
  variants,
} from './images.ts';
export { activePhoto, mainPhotoOf, photoContent, setPhotoStatus } from './moderation.ts';
export { addPhoto, chooseMainPhoto, dropPhoto, orderPhotos } from './own-photos.ts';
export { largestFile, photoFolder, planRemoval, storedPhoto, storePhoto } from './storage.ts';
