import { msg } from '@lingui/core/macro';

export const fictionalNotice = {
  title: msg({
    id: 'vl.FictionalNotice.title',
    message: 'This is not a private member',
    comment: 'Headline of the notice on profile and conversation',
  }),
  body: msg({
    id: 'vl.FictionalNotice.body',
    message:
      'The site runs this profile as a demonstration. You can write, but you won’t be able to meet in person.',
    comment: 'Text of the notice; a site can replace it with its own warning',
  }),
};
