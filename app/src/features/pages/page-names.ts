/** Names of the text pages, as in their addresses: `/pages/terms`. */
export const textPageNames = [
  'terms',
  'privacy',
  'cookies',
  'return-policy',
  'ban',
  'faq',
  'service',
  'accessibility',
  'imprint',
  '2257-compliance-statement',
] as const;
