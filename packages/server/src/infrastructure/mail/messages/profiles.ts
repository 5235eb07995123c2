/** Who answers for a profile that is not a private member's, after the site's own word for such profiles. */
export const originMessages = {
  ai: /*i18n*/ {
    id: 'mail.origin.ai',
    message: '{fictional}, a program answers',
    comment:
      'In brackets after a name, in mails and push notifications: who is behind it; {fictional}: the site’s word for such profiles, e.g. “demo profile”',
  },
  operator: /*i18n*/ {
    id: 'mail.origin.operator',
    message: '{fictional}, our team answers',
    comment:
      'In brackets after a name, in mails and push notifications: who is behind it; {fictional}: the site’s word for such profiles, e.g. “demo profile”',
  },
  system: /*i18n*/ {
    id: 'mail.origin.system',
    message: '{fictional}, automatic answers',
    comment:
      'In brackets after a name, in mails and push notifications: who is behind it; {fictional}: the site’s word for such profiles, e.g. “demo profile”',
  },
} as const;
