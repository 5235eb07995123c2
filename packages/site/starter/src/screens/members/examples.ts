import { getUserExamples, searchMembersExamples } from '@velluto/api-client/examples';
import { answer } from '@velluto/api-client/msw';
import { withPhotos } from '../../people/photos.ts';

export const handlers = [
  answer('getUser', withPhotos(getUserExamples.free)),
  answer('searchMembers', withPhotos(searchMembersExamples.many)),
];
