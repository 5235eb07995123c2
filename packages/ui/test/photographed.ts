/** Parameters of a contact sheet for Chromatic, which leaves all other stories out; the tag `sheet` says it to the tests. */
export const photographed = { chromatic: { disableSnapshot: false } };
