/** The rules of the ban policy, in the words of its list. */
export const houseRuleMessages = {
  rule: /*i18n*/ {
    id: 'mail.houseRule.rule',
    message:
      '{rule, select, age {Being younger than {minAge}, or showing children in photos} respect {Insults, threats, hate, pressure, and carrying on writing when someone has said no} identity {Other people’s photos or names, and pretending to be someone you are not} money {Asking for money, gifts or bank details; any kind of fraud} advertising {Advertising, sexual services for money, and automatic messages} privacy {Passing on other people’s private messages, photos or addresses} sexual_pictures {Sexual images in the profile} law {Everything that is against the law} other {A second account after a ban}}',
    comment:
      'E-mail with a decision: value of the row “Rule”, a line of the list of the page “Ban policy”, word for word, without the full stop; {minAge}: age from which the site is open',
  },
} as const;
