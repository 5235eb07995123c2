/** Parameters of a contact sheet for Chromatic, which leaves all other stories out; the tag `sheet` says it to the tests. */
export const photographed = { chromatic: { disableSnapshot: false } };

/** Parameters of a story that is no contact sheet in a file of sheets: it has the tag `!sheet` too. */
export const notPhotographed = { chromatic: { disableSnapshot: true } };
