import type { components, operations } from './generated/schema.ts';

type Schemas = components['schemas'];

/** Names of all operations of the contract. */
export type OperationId = keyof operations;

/** What the member writes about themselves; plain text, may be empty. */
export type AboutMe = Schemas['AboutMe'];

/** Age in whole years. */
export type Age = Schemas['Age'];

/** The body of every error. */
export type ApiErrorBody = Schemas['Error'];

/** An appeal against a decision. */
export type AppealRequest = Schemas['AppealRequest'];

/** Facts a member may give about themselves; null means not said. */
export type Attributes = Schemas['Attributes'];

/** The oldest received like the match dialog has not shown yet; both null when there is none. */
export type AutoLikeResponse = Schemas['AutoLikeResponse'];

/** An account, as much of it as is shown after it was typed. */
export type BankAccount = Schemas['BankAccount'];

/** Why the user cannot write. */
export type BlockedReason = Schemas['BlockedReason'];

/** Somebody the user has blocked. */
export type BlockItem = Schemas['BlockItem'];

/** One page of blocked people. */
export type BlocksResponse = Schemas['BlocksResponse'];

/** A day of the calendar, such as 1994-05-31. */
export type CalendarDate = Schemas['CalendarDate'];

/** Premium that renews, or renewed until now. */
export type CancelledContract = Schemas['CancelledContract'];

/** The end of premium that renews. With a session it ends what is the user's own, all of it or what began with `payment`; without one `email` and `payment` (the reference of any payment) name the account. */
export type CancelPremiumRequest = Schemas['CancelPremiumRequest'];

/** What would end, or what did. */
export type CancelPremiumResponse = Schemas['CancelPremiumResponse'];

/** One row of the list of conversations. */
export type ChatListItem = Schemas['ChatListItem'];

/** Up to where the user has read. */
export type ChatReadRequest = Schemas['ChatReadRequest'];

/** What is still unread. */
export type ChatReadResponse = Schemas['ChatReadResponse'];

/** A stretch of a conversation. */
export type ChatResponse = Schemas['ChatResponse'];

/** The user's conversations, the latest first. */
export type ChatsResponse = Schemas['ChatsResponse'];

/** Name of the town, or null. */
export type CityOrNull = Schemas['CityOrNull'];

/** The company behind the site. */
export type CompanyInfo = Schemas['CompanyInfo'];

/**
 * A report or complaint, as one of those concerned sees it. Whom it restricts (`affected`) is told neither who
 * reported it nor in which words.
 */
export type Complaint = Schemas['Complaint'];

/** The user's appeal. */
export type ComplaintAppeal = Schemas['ComplaintAppeal'];

/** A decision with its reasons. */
export type ComplaintDecision = Schemas['ComplaintDecision'];

/** Secret from the link in a mail; opens one report or complaint without logging in. */
export type ComplaintKey = Schemas['ComplaintKey'];

/** What it is about; `general` is about the service itself. */
export type ComplaintKind = Schemas['ComplaintKind'];

/**
 * `rejected`: nothing was done; `warned`: the member was told to stop; `photo_removed`: others do not see the
 * photo any more; `account_disabled`: the account was closed; `upheld`: the service was at fault (general
 * complaints).
 */
export type ComplaintOutcome = Schemas['ComplaintOutcome'];

/**
 * Why, as under Articles 16 and 17 of the Digital Services Act. * Illegal or against the rules: `illegal_speech`
 * (hatred, threats, incitement), `harassment` (bullying, stalking, unwanted sexual messages), `minor` (somebody
 * under 18, or harm to children), `intimate_images` (shown without consent), `sexual_content`, `violence` (also
 * self-harm), `scam` (fraud, asking for money), `false_identity` (pictures or name of somebody else),
 * `undeclared_fictional` (made up but not marked so), `exploitation` (forced or paid sex, trafficking),
 * `illegal_goods`, `spam` (advertising), `privacy` (personal data), `intellectual_property`. * About the service:
 * `payment` (charges, refunds), `moderation` (a restriction of one's own account or content), `accessibility`,
 * `service` (how it works). * `other`: the text says it.
 */
export type ComplaintReason = Schemas['ComplaintReason'];

/** Reference of a report or complaint, such as V-7KQ4-M2XP-9TRD; letters and digits that nobody confuses. */
export type ComplaintReference = Schemas['ComplaintReference'];

/**
 * A complaint about the service, or about a person. Name and e-mail address are needed of somebody who is not
 * logged in, except with the reason `minor`; those of a member are known.
 */
export type ComplaintRequest = Schemas['ComplaintRequest'];

/** One report or complaint. */
export type ComplaintResponse = Schemas['ComplaintResponse'];

/**
 * `received`: nobody has looked at it yet; `in_review`: a person is looking at it; `decided`: decided, an appeal
 * is possible; `appealed`: another person decides again; `final`: nothing follows.
 */
export type ComplaintState = Schemas['ComplaintState'];

/** Plain text in one's own words. */
export type ComplaintText = Schemas['ComplaintText'];

/** One page of the user's reports and complaints, and of decisions that restrict the user. */
export type ComplaintsResponse = Schemas['ComplaintsResponse'];

/** The code of the SMS; giving it signs the mandate and orders. */
export type ConfirmDirectDebitRequest = Schemas['ConfirmDirectDebitRequest'];

/** The order, which is binding now, and the mandate that was signed with it. */
export type ConfirmDirectDebitResponse = Schemas['ConfirmDirectDebitResponse'];

/** Reference of the payment, as on its receipt. */
export type ContractReference = Schemas['ContractReference'];

/** `ask` tells what would happen and does nothing; `confirm` declares it. */
export type ContractStep = Schemas['ContractStep'];

/** A conversation in the list. */
export type Conversation = Schemas['Conversation'];

/** Which conversation. */
export type ConversationRequest = Schemas['ConversationRequest'];

/** How many there are. */
export type Count = Schemas['Count'];

/** ISO 3166-1 alpha-2 code in capitals. */
export type CountryCode = Schemas['CountryCode'];

/** An order with obligation to pay. */
export type CreatePaymentRequest = Schemas['CreatePaymentRequest'];

/** A number of credits that came (positive) or went (negative). */
export type CreditChange = Schemas['CreditChange'];

/** Who collects. */
export type Creditor = Schemas['Creditor'];

/** A number of credits, paid once. */
export type CreditPackage = Schemas['CreditPackage'];

/** A number of credits. */
export type Credits = Schemas['Credits'];

/** The balance changed. */
export type CreditsEvent = Schemas['CreditsEvent'];

/**
 * When the credits of a debit are given: `at_once`, before the bank has paid, and taken back if it does not;
 * or `when_paid`, which takes some days. Premium always begins when the bank has paid.
 */
export type CreditsGranted = Schemas['CreditsGranted'];

/** ISO 4217 code of a currency the product sells in. */
export type Currency = Schemas['Currency'];

/** Why no direct debit is possible now. */
export type DirectDebitBlock = Schemas['DirectDebitBlock'];

/** One collection. */
export type DirectDebitCollection = Schemas['DirectDebitCollection'];

/** An order that waits for its code. Nothing is signed and nothing is collected before. */
export type DirectDebitOrder = Schemas['DirectDebitOrder'];

/** An order that waits for its code. */
export type DirectDebitOrderResponse = Schemas['DirectDebitOrderResponse'];

/** What is collected each month after the time that was bought, until one cancels. */
export type DirectDebitRenewal = Schemas['DirectDebitRenewal'];

/** The user's direct debits. */
export type DirectDebitsResponse = Schemas['DirectDebitsResponse'];

/**
 * `announced` by e-mail, `collecting` when the bank was asked, `paid`, `failed` when the bank refused,
 * `charged_back` when the holder of the account took the money back, `cancelled` before it was collected.
 */
export type DirectDebitState = Schemas['DirectDebitState'];

/** A discount the user has or may use. */
export type DiscountCode = Schemas['DiscountCode'];

/** A discount code. */
export type DiscountCodeResponse = Schemas['DiscountCodeResponse'];

/** The codes that the user can use now. */
export type DiscountCodesResponse = Schemas['DiscountCodesResponse'];

/** The code as one types it; letter case does not matter. */
export type DiscountCodeText = Schemas['DiscountCodeText'];

/** Every error the product knows. Codes are stable: clients choose their text by them. */
export type ErrorCode = Schemas['ErrorCode'];

/** More about an error, either the fields that are wrong or the figures that a text needs. */
export type ErrorDetails = Schemas['ErrorDetails'];

/** Figures that the text of an error names. */
export type ErrorFacts = Schemas['ErrorFacts'];

/** One field that was refused. */
export type FieldError = Schemas['FieldError'];

/**
 * Why a field was refused. `equals_email` and `starts_with_at` are about names, `common` about passwords,
 * `under_age` about the date of birth, `outdated` about the version of the terms.
 */
export type FieldErrorCode = Schemas['FieldErrorCode'];

/** The fields that were refused (only with `invalid_request`). */
export type FieldErrors = Schemas['FieldErrors'];

/** Somebody who fits, and why. */
export type Fit = Schemas['Fit'];

/** One reason why a person fits. */
export type FitReason = Schemas['FitReason'];

/** Why a person fits; see the contract for the figures that come with it. */
export type FitReasonCode = Schemas['FitReasonCode'];

/** Gender a member gives at sign-up. */
export type Gender = Schemas['Gender'];

/** The place at a position. */
export type GeocodeResponse = Schemas['GeocodeResponse'];

/** Which gift. */
export type GiftId = Schemas['GiftId'];

/** A drawn gift; the interface knows its name and drawing. */
export type GiftMessage = Schemas['GiftMessage'];

/** Gifts that can be sent. */
export type GiftsResponse = Schemas['GiftsResponse'];

/** A line to begin a conversation with. */
export type Icebreaker = Schemas['Icebreaker'];

/** Which line. */
export type IcebreakerId = Schemas['IcebreakerId'];

/** Lines to begin a conversation with. */
export type IcebreakersResponse = Schemas['IcebreakersResponse'];

/** Opaque id made by the server. */
export type Id = Schemas['Id'];

/** A photo. Paths are absolute on the site; put `cdn_prefix` of the settings before them. */
export type Image = Schemas['Image'];

/** Id of an interest, such as `travelling`; the interface translates it. */
export type InterestId = Schemas['InterestId'];

/** Interests, as ids of the list of interests.php. */
export type Interests = Schemas['Interests'];

/** All interests one can choose. */
export type InterestsResponse = Schemas['InterestsResponse'];

/** Someone likes the user; `match` when the user likes them too. */
export type LikeEvent = Schemas['LikeEvent'];

/** A like given or received. */
export type LikeItem = Schemas['LikeItem'];

/** Likes, new ones first, then the latest first. */
export type LikeItems = Schemas['LikeItems'];

/** What became of the like. */
export type LikeResponse = Schemas['LikeResponse'];

/** The user's likes. */
export type LikesResponse = Schemas['LikesResponse'];

/** `liked` by the user, `received` from the other person, `matched` when both. */
export type LikeState = Schemas['LikeState'];

/**
 * One event of the stream. `event` is the stream's event name, `data` its data line, JSON. A comment line
 * is sent every 25 seconds to keep the connection open.
 */
export type LiveEvent = Schemas['LiveEvent'];

/** A language of the interface. */
export type Locale = Schemas['Locale'];

/** E-mail address or name, and the password. */
export type LoginRequest = Schemas['LoginRequest'];

/** Whom a member would like to meet. */
export type LookingFor = Schemas['LookingFor'];

/** The photo that becomes the main one. */
export type MainPhotoRequest = Schemas['MainPhotoRequest'];

/** A signed SEPA core mandate. */
export type Mandate = Schemas['Mandate'];

/** The wording, a paragraph each. */
export type MandateParagraphs = Schemas['MandateParagraphs'];

/** Reference of the mandate, unique with the creditor. */
export type MandateReference = Schemas['MandateReference'];

/** Premium that renews each month. */
export type MandateRenewal = Schemas['MandateRenewal'];

/** A mandate. */
export type MandateResponse = Schemas['MandateResponse'];

/** Version of the wording. */
export type MandateVersion = Schemas['MandateVersion'];

/** Those who fit best. */
export type MatchesResponse = Schemas['MatchesResponse'];

/** True while the last answer was a pass and can be taken back. */
export type MayUndo = Schemas['MayUndo'];

/** One page of people. */
export type MemberList = Schemas['MemberList'];

/** Name of a member, unique in the pool of sites. */
export type MemberName = Schemas['MemberName'];

/** Another person, as their page shows them. */
export type MemberProfile = Schemas['MemberProfile'];

/** A person's page. */
export type MemberResponse = Schemas['MemberResponse'];

/** Another person, as lists and tiles show them. */
export type MemberSummary = Schemas['MemberSummary'];

/** One message. */
export type Message = Schemas['Message'];

/** The lowest price of one message in a country. */
export type MessageCosts = Schemas['MessageCosts'];

/** A message was sent to or by the user. */
export type MessageEvent = Schemas['MessageEvent'];

/** What the message is. */
export type MessageKind = Schemas['MessageKind'];

/** Bounds of a message, in characters. */
export type MessageLength = Schemas['MessageLength'];

/** The latest message, for the list of conversations. */
export type MessagePreview = Schemas['MessagePreview'];

/** Position of a message in its conversation, from 1; 0 stands for "before the first". */
export type MessageSeq = Schemas['MessageSeq'];

/**
 * `held` until the sender confirms the e-mail (credits are only reserved), `sent`, `delivered` on a device
 * of the addressee, `read` (told to premium senders only).
 */
export type MessageStatus = Schemas['MessageStatus'];

/** Plain text. */
export type MessageText = Schemas['MessageText'];

/** By country, the lowest price of one message; computed from the packages. */
export type MinimumMessageCosts = Schemas['MinimumMessageCosts'];

/** An amount of money. */
export type Money = Schemas['Money'];

/** A kind of notification that can be switched off. */
export type NotificationKind = Schemas['NotificationKind'];

/** A kind of notification and where it goes. */
export type NotificationKindInfo = Schemas['NotificationKindInfo'];

/** What the user is told, and where. */
export type NotificationSettings = Schemas['NotificationSettings'];

/** The conversation one has open; `id` is null before its first message. */
export type OpenConversation = Schemas['OpenConversation'];

/**
 * Who is really behind a person, message, like, view or gift: a private member, an operator of the site, a
 * language model, or the system itself. Anything but `member` is shown as such.
 */
export type Origin = Schemas['Origin'];

/** The user's own profile, with everything they can edit. */
export type OwnProfile = Schemas['OwnProfile'];

/** The user's own profile. */
export type OwnProfileResponse = Schemas['OwnProfileResponse'];

/** Id of a package of this site. */
export type PackageId = Schemas['PackageId'];

/** What can be bought, in the currency of the payment country, with the user's discount taken off. */
export type PackagesResponse = Schemas['PackagesResponse'];

/** Colour of the package, nothing else. */
export type PackageTone = Schemas['PackageTone'];

/** How a payment is made, one of the ways to pay or `directdebit` (see directdebit.php). */
export type PaidWith = Schemas['PaidWith'];

/** At least 10 characters and not a common one. */
export type Password = Schemas['Password'];

/** A payment. */
export type Payment = Schemas['Payment'];

/** A way to pay; `sct` is the SEPA bank transfer. */
export type PaymentMethod = Schemas['PaymentMethod'];

/** Ways to pay, the usual ones first. */
export type PaymentMethods = Schemas['PaymentMethods'];

/** A payment. */
export type PaymentResponse = Schemas['PaymentResponse'];

/**
 * `pending` until the provider has decided; `completed`, `failed` and `cancelled` are final. `loading` is
 * the client's own state before the first answer; the server never sends it.
 */
export type PaymentStatus = Schemas['PaymentStatus'];

/** Whole percent. */
export type Percent = Schemas['Percent'];

/** Number of photos others can see or unlock. */
export type PhotoCount = Schemas['PhotoCount'];

/** A picture. Only the two of the conversation can load it. */
export type PhotoMessage = Schemas['PhotoMessage'];

/** An order of photos. */
export type PhotoOrderRequest = Schemas['PhotoOrderRequest'];

/** Which photo. */
export type PhotoRequest = Schemas['PhotoRequest'];

/** The photo as it was stored. */
export type PhotoResponse = Schemas['PhotoResponse'];

/** Photos, the main one first. */
export type Photos = Schemas['Photos'];

/** One picture. */
export type PhotoUploadRequest = Schemas['PhotoUploadRequest'];

/** Premium for some months, with credits each month. */
export type PremiumPackage = Schemas['PremiumPackage'];

/** How the user is seen by others. */
export type Privacy = Schemas['Privacy'];

/** How the user wants to be seen. */
export type PrivacyRequest = Schemas['PrivacyRequest'];

/** Fields that profiles show, in this order. */
export type ProfileFields = Schemas['ProfileFields'];

/** Which person. */
export type ProfileRequest = Schemas['ProfileRequest'];

/** `disabled` profiles are not shown to anyone. */
export type ProfileStatus = Schemas['ProfileStatus'];

/** The browser's push subscription, as its `toJSON()` gives it. */
export type PushSubscriptionRequest = Schemas['PushSubscriptionRequest'];

/** The other person has read up to here (premium users only). */
export type ReadEvent = Schemas['ReadEvent'];

/** For how many days unused credits can be given back. */
export type RefundDays = Schemas['RefundDays'];

/** A region of a country. */
export type Region = Schemas['Region'];

/** Id of a region of the country (ISO 3166-2 where there is one), or null. */
export type RegionIdOrNull = Schemas['RegionIdOrNull'];

/** Regions of a country. */
export type RegionsResponse = Schemas['RegionsResponse'];

/** What is reported and why; the id that belongs to the kind is required. */
export type ReportRequest = Schemas['ReportRequest'];

/** Whom it is about. */
export type ReportedPerson = Schemas['ReportedPerson'];

/** Something bought before, at today's price. */
export type RepeatOrder = Schemas['RepeatOrder'];

/** What was bought before, each way of paying once. */
export type RepeatOrdersResponse = Schemas['RepeatOrdersResponse'];

/** The order for which another code is wanted. */
export type ResendDirectDebitCodeRequest = Schemas['ResendDirectDebitCodeRequest'];

/** Money that went back. */
export type Reversal = Schemas['Reversal'];

/** Which mandate. */
export type RevokeMandateRequest = Schemas['RevokeMandateRequest'];

/** One page of search results. */
export type SearchResponse = Schemas['SearchResponse'];

/** A gift to a person; it costs the settings' `gift_credits`. */
export type SendGiftRequest = Schemas['SendGiftRequest'];

/** A ready line to a person, in an empty conversation only; it costs what a message costs. */
export type SendIcebreakerRequest = Schemas['SendIcebreakerRequest'];

/** A message to a person. */
export type SendMessageRequest = Schemas['SendMessageRequest'];

/** The message as it was stored. */
export type SendMessageResponse = Schemas['SendMessageResponse'];

/** A picture to a person; it costs the settings' `photo_credits`. */
export type SendPhotoRequest = Schemas['SendPhotoRequest'];

/** Words to a person. */
export type SendTextRequest = Schemas['SendTextRequest'];

/** A place where the user is logged in. */
export type Session = Schemas['Session'];

/** The user's sessions. */
export type SessionsResponse = Schemas['SessionsResponse'];

/** Everything a client must know about the site of this host. */
export type Settings = Schemas['Settings'];

/** Sexual orientation, given with explicit consent. */
export type Sexuality = Schemas['Sexuality'];

/** What can be said about the fields asked for. It never tells whether an address has an account. */
export type SignupCheckResponse = Schemas['SignupCheckResponse'];

/** Everything the account needs; further steps of the form edit the profile. */
export type SignupRequest = Schemas['SignupRequest'];

/** One page of people who are like somebody. */
export type SimilarResponse = Schemas['SimilarResponse'];

/** What is bought, from whose account, and where the code goes. */
export type StartDirectDebitRequest = Schemas['StartDirectDebitRequest'];

/** The key to what the device keeps. */
export type StorageKeyResponse = Schemas['StorageKeyResponse'];

/** Cards of the swipe game. */
export type SwipeDeckResponse = Schemas['SwipeDeckResponse'];

/** What is left of the likes of a calendar day in the site's time zone. */
export type SwipeLikes = Schemas['SwipeLikes'];

/** The answer to a card. */
export type SwipeRequest = Schemas['SwipeRequest'];

/** What became of an answer. */
export type SwipeResponse = Schemas['SwipeResponse'];

/** What happened between the two; nobody wrote it, nobody paid for it. */
export type SystemMessage = Schemas['SystemMessage'];

/** Words. */
export type TextMessage = Schemas['TextMessage'];

/** A moment in UTC, ISO 8601, such as 2026-11-21T09:30:00.000Z. */
export type Timestamp = Schemas['Timestamp'];

/** Something the user bought or tried to buy. */
export type Transaction = Schemas['Transaction'];

/** A transaction with everything that is known of it. */
export type TransactionDetail = Schemas['TransactionDetail'];

/** A transaction. */
export type TransactionResponse = Schemas['TransactionResponse'];

/** A page of transactions. */
export type TransactionsResponse = Schemas['TransactionsResponse'];

/** The other person is typing. */
export type TypingEvent = Schemas['TypingEvent'];

/** The card that is back. */
export type UndoSwipeResponse = Schemas['UndoSwipeResponse'];

/** The SEPA core mandate that the code signs, to be shown above the button. */
export type UnsignedMandate = Schemas['UnsignedMandate'];

/** The fields to change; those left out stay as they are. */
export type UpdateProfileRequest = Schemas['UpdateProfileRequest'];

/** What the user can change about the account. */
export type UpdateUserRequest = Schemas['UpdateUserRequest'];

/** The user after the change. */
export type UpdateUserResponse = Schemas['UpdateUserResponse'];

/** What is to change; a field that is left out stays. */
export type UpdateWalletLimitsRequest = Schemas['UpdateWalletLimitsRequest'];

/** The signed-in user. */
export type User = Schemas['User'];

/** Something about the user changed; fetch user.php again. */
export type UserEvent = Schemas['UserEvent'];

/** Credentials to log in; with `push=1` a push subscription instead. */
export type UserPostRequest = Schemas['UserPostRequest'];

/** What the interface shows of the signed-in user everywhere. */
export type UserProfile = Schemas['UserProfile'];

/** The signed-in user and the server's clock. */
export type UserResponse = Schemas['UserResponse'];

/** `not_confirmed` until the e-mail address is confirmed; messages are held until then. */
export type UserStatus = Schemas['UserStatus'];

/** The tax in a price. */
export type Vat = Schemas['Vat'];

/** A limit that holds from a moment on. */
export type WaitingLimit = Schemas['WaitingLimit'];

/** The end of a pause that holds from a moment on. */
export type WaitingPause = Schemas['WaitingPause'];

/** One movement of the wallet. */
export type WalletEntry = Schemas['WalletEntry'];

/** Why credits moved. */
export type WalletEntryKind = Schemas['WalletEntryKind'];

/** What the user decided about their own spending. */
export type WalletLimits = Schemas['WalletLimits'];

/** The limits as they are now. */
export type WalletLimitsResponse = Schemas['WalletLimitsResponse'];

/** Somebody the user wrote to. */
export type WalletPerson = Schemas['WalletPerson'];

/** The wallet and a part of its timeline. */
export type WalletResponse = Schemas['WalletResponse'];

/** What the provider posts. It only names a payment, which the server then fetches itself. */
export type WebhookForm = Schemas['WebhookForm'];

/** The right to withdraw from a contract, and what came of it. */
export type Withdrawal = Schemas['Withdrawal'];

/** A withdrawal from a contract. With a session `payment` is one of the user's own; without one, `email` names the account. `name` is the consumer's, for the form without log-in. */
export type WithdrawRequest = Schemas['WithdrawRequest'];

/** What would happen, or what did. */
export type WithdrawResponse = Schemas['WithdrawResponse'];

type JsonContent<Content> = Content extends { 'application/json': infer Body } ? Body : never;

/** Body of an operation's success (200 or 201); `undefined` when it has none. */
export type SuccessBody<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & (200 | 201)]: operations[Id]['responses'][Status] extends {
    content: infer Content;
  }
    ? JsonContent<Content>
    : undefined;
}[keyof operations[Id]['responses'] & (200 | 201)];

/** Query parameters of an operation. */
export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

/** JSON body that an operation takes. */
export type BodyOf<Id extends OperationId> =
  NonNullable<operations[Id]['requestBody']> extends { content: infer Content }
    ? JsonContent<Content>
    : never;
