// Renames the entries of 1.0 to those of 1.1, for jscodeshift.

/** Areas by their former names. */
const areas = {
  credits: 'payments',
  match: 'likes',
  payment: 'payments',
  profile: 'profiles',
  shell: 'layout',
  signup: 'accounts',
  swipe: 'discover',
};
const entry = /^@velluto\/ui\/product\/(\w+)(?=\/|$)/;

/** Texts that were replaced by others with other values: a person has to word them anew. */
const replacedTexts = ['vl.DiscountNotice.left', 'vl.DiscountNotice.until', 'vl.WelcomeBonusBanner.left'];

module.exports = function renameEntries(file, { jscodeshift: j, report }) {
  const root = j(file.source);
  let renamed = 0;
  root.find(j.StringLiteral).forEach(({ node }) => {
    if (replacedTexts.includes(node.value))
      report(
        `${file.path}: ${node.value} is replaced by vl.OfferEnd.today and vl.OfferEnd.until; word it anew`,
      );
    const value = node.value.replace(entry, (whole, area) =>
      Object.hasOwn(areas, area) ? `@velluto/ui/product/${areas[area]}` : whole,
    );
    if (value === node.value) return;
    node.value = value;
    renamed += 1;
  });
  return renamed > 0 ? root.toSource({ quote: 'single' }) : undefined;
};

module.exports.parser = 'tsx';
