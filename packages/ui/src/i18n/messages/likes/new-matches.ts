import { msg } from '@lingui/core/macro';

/** Row of matches above the conversations. */
export const newMatches = {
  title: msg({
    id: 'vl.NewMatches.title',
    message: 'New matches',
    comment: 'Heading of the row: matches to whom nobody has written yet',
  }),
};
