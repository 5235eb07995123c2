const off = { enabled: false };

/** Parameters of a contact sheet that shows a landmark several times; a page has it once. */
export const severalLandmarks = {
  a11y: {
    options: {
      rules: {
        'landmark-unique': off,
        'landmark-no-duplicate-banner': off,
        'landmark-no-duplicate-contentinfo': off,
      },
    },
  },
};
