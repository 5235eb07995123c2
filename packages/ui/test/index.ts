export { storyNow } from './clock.ts';
export { severalLandmarks } from './landmarks.ts';
export { like, longName, member, members, photosOf, profile, viewer } from './members.ts';
export { landscapePhoto, lockedPhoto, missingPhoto, portrait } from './photos.ts';
export { Sheet, SheetRow } from './Sheet.tsx';
