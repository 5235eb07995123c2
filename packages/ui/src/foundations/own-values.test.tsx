import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { draw as htmlOf } from '../../test/draw.tsx';
import { member, profile, viewer } from '../../test/members.ts';
import { transactions } from '../../test/transactions.ts';
import { messages } from '../i18n/catalogs/en.ts';
import { type Copy, withCopy } from '../i18n/copy.ts';
import type { TileMember } from '../model/member.ts';
import { GenderPicker } from '../product/accounts/GenderPicker/GenderPicker.tsx';
import { SignupGenderStep } from '../product/accounts/SignupSteps/SignupGenderStep.tsx';
import { MatchFinder } from '../product/discover/MatchFinder/MatchFinder.tsx';
import { MatchFinderQuestions } from '../product/discover/MatchFinderQuestions/MatchFinderQuestions.tsx';
import { noAnswers } from '../product/discover/MatchFinderQuestions/questions.ts';
import { LanguageMenu } from '../product/layout/LanguageMenu/LanguageMenu.tsx';
import { TopBar } from '../product/layout/TopBar/TopBar.tsx';
import { NotificationsDisabledAlert } from '../product/notices/NotificationsDisabledAlert/NotificationsDisabledAlert.tsx';
import { DiscountNotice } from '../product/payments/DiscountNotice/DiscountNotice.tsx';
import { PaymentMethodPicker } from '../product/payments/PaymentMethodPicker/PaymentMethodPicker.tsx';
import { TransactionRow } from '../product/payments/TransactionRow/TransactionRow.tsx';
import { AttributeList } from '../product/profiles/AttributeList/AttributeList.tsx';
import { HighlightList } from '../product/profiles/HighlightList/HighlightList.tsx';
import { InterestChips } from '../product/profiles/InterestChips/InterestChips.tsx';
import { InterestPicker } from '../product/profiles/InterestPicker/InterestPicker.tsx';
import { AttributeFields } from '../product/profiles/ProfileForm/AttributeFields.tsx';
import { ProfileHeader } from '../product/profiles/ProfileHeader/ProfileHeader.tsx';
import { MemberTile } from '../product/search/MemberTile/MemberTile.tsx';
import { SearchForm } from '../product/search/SearchForm/SearchForm.tsx';
import { NotificationRow } from '../product/settings/NotificationRow/NotificationRow.tsx';
import { createFormat } from '../provider/format.ts';

const draw = (children: ReactNode, copy: Copy = {}) =>
  htmlOf(children, { locale: 'en-GB', messages: withCopy(messages, copy) }).replaceAll(/<[^>]*>/g, '|');

const nothing = () => {};
const genders = ['female', 'male', 'enby'];
const filters = { gender: 'enby', country: 'IT', region: null, minAge: 18, maxAge: 99 };
const question = {
  values: noAnswers,
  onChange: nothing,
  onNext: nothing,
  onBack: nothing,
  onSkip: nothing,
  step: 0 as const,
};
const step = { gender: 'enby', lookingFor: 'enby', sexuality: 'ace', consent: false };
const [payment] = transactions(1);

/** Values that stand in a sentence, or beside another word. */
const isInsideText = new Set(['klarna', 'parties']);

/** Components with a value that the package does not know, with the id that its text has, and the value. */
const cases: [string, ReactNode, keyof Copy, string][] = [
  ['InterestChips', <InterestChips key="" interests={['chess']} />, 'vl.Interest.chess', 'chess'],
  [
    'InterestPicker',
    <InterestPicker key="" options={['chess']} value={[]} onChange={nothing} />,
    'vl.Interest.chess',
    'chess',
  ],
  [
    'the name of a fact',
    <AttributeList key="" attributes={{ zodiac: 'leo' }} fields={['zodiac']} />,
    'vl.Attribute.zodiac',
    'zodiac',
  ],
  [
    'AttributeList',
    <AttributeList key="" attributes={{ zodiac: 'leo' }} fields={['zodiac']} />,
    'vl.Attribute.zodiac.leo',
    'leo',
  ],
  [
    'AttributeFields',
    <AttributeFields
      key=""
      value={{}}
      fields={['zodiac']}
      options={{ zodiac: ['leo'] }}
      onChange={nothing}
    />,
    'vl.Attribute.zodiac.leo',
    'leo',
  ],
  [
    'AttributeFields, for an option that is offered no more',
    <AttributeFields key="" value={{ drinks: 'tea' }} fields={['drinks']} onChange={nothing} />,
    'vl.Attribute.drinks.tea',
    'tea',
  ],
  [
    'HighlightList',
    <HighlightList key="" member={profile(1, { attributes: { relationship_status: 'poly' } })} />,
    'vl.Attribute.relationship_status.poly',
    'poly',
  ],
  [
    'PaymentMethodPicker',
    <PaymentMethodPicker key="" methods={['klarna']} value={null} onChange={nothing} />,
    'vl.PaymentMethod.klarna',
    'klarna',
  ],
  [
    'TransactionRow',
    payment && <TransactionRow key="" transaction={{ ...payment, method: 'klarna' }} />,
    'vl.PaymentMethod.klarna',
    'klarna',
  ],
  [
    'GenderPicker',
    <GenderPicker key="" field="gender" genders={genders} value="enby" onChange={nothing} />,
    'vl.Gender.enby',
    'enby',
  ],
  [
    'GenderPicker, for whom one looks for',
    <GenderPicker key="" field="lookingFor" genders={genders} value={null} onChange={nothing} />,
    'vl.LookingFor.enby',
    'enby',
  ],
  [
    'SignupGenderStep',
    <SignupGenderStep
      key=""
      values={step}
      genders={genders}
      sexualities={['ace']}
      siteName="Velluto"
      privacyHref="/privacy"
      onChange={nothing}
    />,
    'vl.Sexuality.ace',
    'ace',
  ],
  [
    'SearchForm',
    <SearchForm
      key=""
      filters={filters}
      genders={genders}
      countries={[]}
      regions={[]}
      onSubmit={nothing}
      onCountry={nothing}
    />,
    'vl.LookingFor.enby',
    'enby',
  ],
  [
    'MatchFinderQuestions, for the kind of relation',
    <MatchFinderQuestions key="" {...question} step={3} relations={['marriage']} />,
    'vl.Interest.marriage',
    'Marriage',
  ],
  [
    'MatchFinderQuestions, for interests',
    <MatchFinderQuestions key="" {...question} step={4} interests={['chess']} />,
    'vl.Interest.chess',
    'chess',
  ],
  [
    'MatchFinder',
    <MatchFinder
      key=""
      results={[{ member: member(1), reasons: [{ kind: 'sameClub' }] }]}
      onChangeAnswers={nothing}
    />,
    'vl.FitReason.sameClub',
    'sameClub',
  ],
  [
    'NotificationRow',
    <NotificationRow key="" kind="parties" enabled onChange={nothing} />,
    'vl.Notification.parties',
    'parties',
  ],
  [
    'NotificationRow, for the help',
    <NotificationRow key="" kind="parties" enabled onChange={nothing} />,
    'vl.Notification.partiesHelp',
    'parties',
  ],
  [
    'NotificationsDisabledAlert',
    <NotificationsDisabledAlert key="" disabled={['like', 'parties']} onDismiss={nothing} />,
    'vl.Notification.parties',
    'parties',
  ],
  [
    'DiscountNotice',
    <DiscountNotice key="" discount={{ code: 'A', percent: 10, reason: 'birthday', expiresAt: null }} />,
    'vl.DiscountReason.birthday',
    'birthday',
  ],
];

it.each(cases)(
  '%s shows a value of the site with the text of its catalog, or as it is',
  (_, children, id, value) => {
    expect(draw(children)).toContain(isInsideText.has(value) ? value : `|${value}|`);
    expect(draw(children, { [id]: 'Text of the site' })).toContain('Text of the site');
  },
);

it('the match finder asks for the genders of the site', () => {
  expect(draw(<MatchFinderQuestions {...question} genders={genders} />)).toContain('Enby');
});

it('a notification of the site’s own has a help only where the catalog has one, and all means all of the site’s', () => {
  const kinds = ['like', 'parties'];
  expect(draw(<NotificationRow kind="parties" enabled onChange={nothing} />)).not.toContain('partiesHelp');
  const alert = (disabled: string[]) =>
    draw(<NotificationsDisabledAlert kinds={kinds} disabled={disabled} onDismiss={nothing} />);
  expect(alert(['like'])).toContain('Likes');
  expect(alert(kinds)).not.toContain('Likes');
});

it('developers are told of a value that has no text', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const chip = <InterestChips interests={['checkers']} />;
  draw(chip, { 'vl.Interest.checkers': 'Draughts' });
  expect(warn).not.toHaveBeenCalled();
  draw(chip);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("'vl.Interest.checkers'"));
  warn.mockRestore();
});

it.each(['constructor', 'toString', '__proto__'])('nothing fails for a value that is called %s', value => {
  const attributes = Object.fromEntries([[value, value]]);
  expect(() =>
    draw(
      <>
        <InterestChips interests={[value]} />
        <AttributeList attributes={attributes} fields={[value]} />
        <AttributeFields value={attributes} fields={[value]} onChange={nothing} />
        <PaymentMethodPicker methods={[value]} value={null} onChange={nothing} />
      </>,
    ),
  ).not.toThrow();
});

it('languages and countries that are none are shown as they are', () => {
  const format = createFormat('en-GB');
  expect([format.language('no_such!'), format.country('nowhere')]).toEqual(['no_such!', 'nowhere']);
  expect(draw(<LanguageMenu locales={['en', 'no_such!']} current="en" onChange={nothing} />)).toContain(
    'no_such!',
  );
});

it('tiles, profiles and bars need only what they draw', () => {
  const stranger: TileMember = { id: '1', name: 'Kim', age: 30, origin: 'ai', photo: null, gender: 'enby' };
  const tile = draw(<MemberTile member={stranger} />);
  expect(tile).toContain('Kim');
  expect(tile).toContain('Demo');
  const { id: _, photo: __, ...seen } = profile(1, { name: 'Kim' });
  expect(draw(<ProfileHeader member={seen} />)).toContain('Kim');
  const { id: ___, ...reader } = viewer();
  expect(htmlOf(<TopBar viewer={reader} />)).toContain('vl-AccountLink');
  // @ts-expect-error the origin of a profile is required
  const unknownOrigin: TileMember = { id: '1', name: 'Kim', age: 30, photo: null };
  expect(unknownOrigin).toBeDefined();
});
