const off = { enabled: false };

/** Parameters of a contact sheet that shows the same landmark several times, which a page must not do. */
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
