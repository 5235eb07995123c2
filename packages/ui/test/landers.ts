import { longName, member, members } from './members.ts';
import { missingPhoto } from './photos.ts';

/** Props that every landing page needs, for stories. */
export const lander = {
  minAge: 18,
  messageCredits: 2,
  signupHref: '#signup',
  loginHref: '#login',
};

export const landerMembers = members(6);

/** Members with a missing photo, a photo that fails, a name of sixty letters, and fictional profiles. */
export const extremeMembers = [
  member(4, { name: longName, place: longName, photo: null }),
  member(7, { photo: missingPhoto, place: null, origin: 'ai' }),
  member(2, { name: longName, place: longName, origin: 'operator' }),
  member(3, { name: '🌙🌙🌙', photo: null }),
];
