export { storyNow } from './clock.ts';
export { landscapePhoto, lockedPhoto, missingPhoto, portrait } from './photos.ts';
export { Sheet, SheetRow } from './Sheet.tsx';
