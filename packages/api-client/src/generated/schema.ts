// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
export interface paths {
    "/api/user.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The logged-in user
         * @description The logged-in user with balance and time bonus. Polled: answers 304 when nothing has changed.
         */
        get: operations["getUser"];
        /**
         * Change the language
         * @description Saves the language the user chose, so that e-mails and other devices use it too.
         */
        put: operations["updateUser"];
        /**
         * Log in, or save the push subscription
         * @description With credentials: logs in and sets the session cookie. If the member has turned on two-factor log-in, a correct
         *     password without a code is answered with `second_factor_required`, and the client repeats the call with a code.
         *     From a browser that the member has not used before, the answer is `login_code_required` if the site is
         *     configured so: a code of six digits is mailed, valid for ten minutes, and the client repeats the call with this
         *     code and the cookie of the answer. A repetition without the code mails another one, at most five an hour. With
         *     `push=1`, for a logged-in user: saves the push subscription of the browser.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/storage-key.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Key for data that the browser stores
         * @description The key with which a client encrypts what it stores on the device until it is sent: drafts, unsent messages, the
         *     sign-up form. The client must keep the key in memory only, so that the stored data cannot be read without the
         *     server. A member gets the same key at every log-in until the account is erased. A visitor's key is derived from
         *     a session cookie, which this call sets if it is missing; log-in and sign-up delete that cookie.
         */
        post: operations["getStorageKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log out
         * @description Ends the calling session and deletes its cookie. Without a session nothing happens. It changes state, so the
         *     client header is needed although this is a GET.
         */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signup.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account
         * @description Makes the account, logs in and sends the activation mail. Because sign-up logs in, an address that already has
         *     an account must be refused here; the rate limit prevents looking up many addresses that way.
         */
        post: operations["signup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signup-check.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a name or an e-mail address while it is typed
         * @description Tells whether a name can be chosen and whether an address is well-formed. It never tells whether an address has
         *     an account, and changes nothing. It is a POST because the query of a GET would end up in logs.
         */
        post: operations["checkSignup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activate.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The link of the activation mail
         * @description Redirects to the page that confirms the e-mail address. The link itself confirms nothing, since mail scanners
         *     open links.
         */
        get: operations["openActivation"];
        put?: never;
        /**
         * Confirm the e-mail address
         * @description Sent by the form of the page that the link of the activation mail leads to, also without script. The token is
         *     valid for 7 days and may be used more than once. A failure redirects to the page about `activation_failed`
         *     instead of answering with an error body.
         */
        post: operations["activate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activation-code.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the e-mail address by the mailed code
         * @description Confirms the address of the user by the six digits of an activation mail, instead of its link. They are valid for
         *     60 minutes, and those of an earlier mail stay valid. A confirmed user gets the same answer for any code.
         */
        post: operations["activateByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activation-mail.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the activation mail again
         * @description Sends a new activation mail to the user, at most one a minute and ten a day. A confirmed user gets none, with
         *     the same answer.
         */
        post: operations["resendActivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset-password.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a link to choose a new password
         * @description Tells whether the mailed link still works, before the user types a new password. It changes nothing, so that
         *     mail scanners may open the link.
         */
        get: operations["checkReset"];
        /**
         * Choose a new password by the mailed link
         * @description Sets the password and ends every session of the account. The link works once.
         */
        put: operations["resetPassword"];
        /**
         * Ask for a link to choose a new password
         * @description Mails a link that is valid for one hour and works once. The answer, and the time it takes, are the same whether
         *     or not the address has an account, unless the site is configured to tell. At most three requests a calendar day
         *     for one address.
         */
        post: operations["askReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Needs the current password; wrong ones are counted together with those of log-ins, and five block the account.
         *     Every session ends, but the calling one goes on with a new cookie. Links for a new password and changes of the
         *     address that were asked for before become invalid.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-change.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm the new e-mail address
         * @description Called by the page that the link leads to; opening the page changes nothing, since mail scanners open links. It
         *     also confirms an account that was not confirmed. The old address, if it was confirmed, gets a mail and can undo
         *     the change for 48 hours. Confirming again gives the same answer.
         */
        put: operations["confirmMailChange"];
        /**
         * Ask for a change of the e-mail address
         * @description Mails a link to the new address, valid for 24 hours; nothing changes before the link is confirmed, and a later
         *     request replaces an earlier one. The answer is the same when another account has the address: then only its
         *     owner gets a mail about it. At most five requests within 24 hours.
         */
        post: operations["askMailChange"];
        /**
         * Undo the change from the old address
         * @description Called by the page that the link in the mail to the old address leads to, within 48 hours. The account gets the
         *     old address back, later changes are undone as well, and every session ends. Whoever changed the address knew the
         *     password, so the answer contains a token to choose a new one at once.
         */
        delete: operations["undoMailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sessions of the user
         * @description The user's sessions, the calling one first, then by last use; and whether two-factor log-in is on.
         */
        get: operations["getSessions"];
        put?: never;
        post?: never;
        /**
         * End sessions
         * @description Ends one session of the user, or all but the calling one; needs the password. Open pages of an ended session get
         *     no more live events.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Turn on two-factor log-in
         * @description A code of the authenticator app proves that it has the secret. From now on every log-in needs a code. All other
         *     sessions end, and the member gets a mail. After five wrong codes, codes are refused for 15 minutes.
         */
        put: operations["confirmSecondFactor"];
        /**
         * Start to set up two-factor log-in
         * @description Makes the secret for an authenticator app (TOTP, RFC 6238: SHA-1, six digits, 30 seconds). It takes effect once
         *     a code of that app confirms it within 30 minutes; starting again makes another secret. Needs the password; wrong
         *     ones are counted together with those of log-ins.
         */
        post: operations["startSecondFactor"];
        /**
         * Turn off two-factor log-in
         * @description Needs the password and a code of the app or a recovery code. The secret and the recovery codes are deleted, and
         *     the member gets a mail.
         */
        delete: operations["endSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recovery-codes.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description Makes ten new codes; the previous ones become invalid. Needs the password and a code of the app or a recovery
         *     code. The member gets a mail.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What would be lost by deleting the account
         * @description Credits and premium time that would be lost. A client has to show them before the account is deleted;
         *     `withdrawal.php` repays what can still be repaid. The response also has the discount for staying, if the site
         *     offers one: a client shows it in one line beside the deletion, which stays one press away.
         */
        get: operations["getDeletion"];
        /**
         * Bring a deleted account back
         * @description Called by the page that the mailed link leads to, within 14 days; opening the page changes nothing. Everything
         *     is as before; messages that were refunded in between stay refunded. Calling it again changes nothing, and the
         *     answer says so. The user has to log in afterwards.
         */
        put: operations["restoreAccount"];
        post?: never;
        /**
         * Delete the account
         * @description Hides the profile at once and ends every session. A mailed link can bring the account back for 14 days; then
         *     everything is erased except what accounting has to keep. A user with paid credits has to send their number, as
         *     `GET` returned it, to agree to lose them. Wrong passwords count as they do at log-in.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The archive of the user's data
         * @description The archive that is being made or can be downloaded, or null.
         */
        get: operations["getExport"];
        put?: never;
        /**
         * Ask for an archive of the user's data
         * @description A ZIP archive of everything that is stored about the user: readable JSON and pictures. It is made in the
         *     background; a mail is sent when it can be downloaded, which is possible for 7 days. While one is being made,
         *     asking again returns the same one.
         */
        post: operations["askExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export-file.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the archive
         * @description The mailed link. It needs the session of the archive's owner as well as the token, since mail scanners open
         *     links; visitors are redirected to the log-in.
         */
        get: operations["getExportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tracking.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remember where the visitor came from
         * @description The parameters of an advertising link. Only with `consent` are they stored, for 30 days in a cookie and a
         *     record; without it, or when it is withdrawn, nothing is stored and the stored source is deleted, also the copy
         *     that a member's account received at sign-up. The client then keeps them in memory for the visit. A source that
         *     is already stored is not replaced.
         */
        post: operations["trackVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terms.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept a new version of the terms
         * @description Stores that, and when, the user accepted the current terms of this site. Until then `terms_outdated` of the user
         *     is true.
         */
        put: operations["acceptTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/age-check.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Complete a proof of age
         * @description Checks the token that the user brought back, and stores when and how the age was proved, nothing else. A token that is
         *     refused uses nothing up.
         */
        put: operations["completeAgeCheck"];
        /**
         * Begin a proof of age
         * @description Where `age_proof_required` of the user is true: gives the address of a provider's page on which the user proves to be
         *     over `min_age` of the site. The address holds a random nonce that works once, and nothing of the user; the provider sends the user back
         *     to `/age` of the site with a `token`.
         */
        post: operations["startAgeCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's own profile
         * @description The profile of the user with everything they can edit.
         */
        get: operations["getProfile"];
        /**
         * Edit the user's own profile
         * @description Changes the given fields and leaves the others as they are.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings of the site
         * @description The settings of the site with the host of the request, in the visitor's language. The client passes the query of
         *     the page along, since some settings depend on the traffic source.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companyinfo.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Company behind the site
         * @description The imprint of the site. Clients load it once.
         */
        get: operations["getCompanyInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interests.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All interests
         * @description Ids of the interests that a member can choose. Clients load them once.
         */
        get: operations["getInterests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/regions.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Regions of a country
         * @description The regions with their names in the visitor's language. Clients load them once for each country.
         */
        get: operations["getRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geocode.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Place at a position
         * @description Finds the town, region and country at a position. The position is not stored.
         */
        get: operations["geocode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/town.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a town is known
         * @description Tells whether distances can be told from a town, before it is saved: a town that is not known is taken all the
         *     same. With a region only the towns in it count.
         */
        get: operations["checkTown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search members
         * @description People who match the filters, 24 a page, the most recently active first. When they fill less than a page,
         *     `similar` has people who nearly match. Visitors may search if the site's settings allow it; otherwise they get
         *     `authentication_required`.
         */
        get: operations["searchMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A person
         * @description The profile of one person. This call does not record a visit (see profile-view.php). Open to visitors where they
         *     may search.
         */
        get: operations["getMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/similar.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People similar to a person
         * @description People of the same gender, the most similar first by region, age and country, at most 240. Open to visitors
         *     where they may search. `getMember` has the first of them; this is for frontends that show more.
         */
        get: operations["getSimilar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/match-finder.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People who fit the answers of the match finder
         * @description The 24 people who best fit the answers to the questions of the match finder, each of which may be left out.
         *     Gender, age and distance must fit; the other answers decide the order, by a score that `docs/match-finder.md`
         *     explains.
         */
        get: operations["getMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/swipe.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cards of the swipe game
         * @description People the user has neither liked nor passed on, in the order of the cards: of the gender that the user looks
         *     for, looking for the user's gender, those of the user's country before others.
         */
        get: operations["getSwipeDeck"];
        put?: never;
        /**
         * Answer a card
         * @description Likes a person or passes on them. Four likes are possible in a calendar day of the site's time zone, passes
         *     always. The same answer again changes nothing and does not count; a pass can be changed to a like, but a like
         *     not to a pass.
         */
        post: operations["swipe"];
        /**
         * Take the last pass back
         * @description Puts the person passed on last back on top of the cards. Only the very last answer can be taken back, only if it
         *     was a pass, and only once; otherwise the answer is `not_found`.
         */
        delete: operations["undoSwipe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/photo.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the main photo
         * @description Makes one of the photos the main one. It must be `active`.
         */
        put: operations["setMainPhoto"];
        /**
         * Upload a photo
         * @description Stores a photo of the user without its metadata. Others see it once its status is `active`.
         */
        post: operations["uploadPhoto"];
        /**
         * Delete a photo
         * @description Deletes the photo for good. If it was the main photo, the next one takes its place.
         */
        delete: operations["deletePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/photo-order.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Order the photos
         * @description Moves the named photos to the front, in this order; the others follow in their previous order. The first
         *     `active` one is the main photo. If an id is not a photo of the user, the answer is `not_found` and nothing
         *     changes.
         */
        put: operations["orderPhotos"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/like.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a person
         * @description Likes a person; when both like each other it is a match. Liking again changes nothing and gives the same answer.
         */
        post: operations["like"];
        /**
         * Take a like back
         * @description Takes the like back. Without a like nothing happens.
         */
        delete: operations["unlike"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/like-seen.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a received like as seen
         * @description Marks the like as no longer new, as opening the profile from the list of likes does.
         */
        post: operations["markLikeSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/likes.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Likes given and received
         * @description Given and received likes, new ones first unless `type` says otherwise; at most the newest 500 of each. Polled: answers 304 when nothing has
         *     changed.
         */
        get: operations["getLikes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preferences.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom the user looks for
         * @description Whom the user looks for, and whether the consent to use it holds. Others never see it.
         */
        get: operations["getPreferences"];
        /**
         * Change whom the user looks for
         * @description Lists, the swipe game, the match finder and the weekly mail follow at once. After the consent was withdrawn,
         *     `consent_sensitive` gives it again, and the profile is shown again.
         */
        put: operations["updatePreferences"];
        post?: never;
        /**
         * Withdraw the consent to data on sexual orientation
         * @description Erases orientation and the gender the user looks for. The profile is hidden from everybody but those whom the
         *     user has written to or liked, and nobody is proposed to the user. Conversations, credits and premium stay. The
         *     same call again changes nothing.
         */
        delete: operations["withdrawConsent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile-view.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a visit to a profile
         * @description Sent when the profile is on the screen, not when it is only prefetched. Another visit updates the time. Nothing
         *     is stored for visits in invisible mode, to the user's own profile and to people the user has blocked.
         */
        post: operations["noteProfileView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile-views.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Visits to the user's profile
         * @description One entry for each person, the latest first, from the last 30 days; only real visits, and none of invisible
         *     members. Users without premium see only the number; invisible users see nothing.
         */
        get: operations["getProfileViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auto-like.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Next like for the match dialog
         * @description Returns the oldest received like that the match dialog has not shown yet, and marks it as shown. It changes
         *     state, so the client header is needed although this is a GET. With `profile` only a like of that person is
         *     taken, by which a client marks a like that it has shown because of a live event.
         */
        get: operations["autoLike"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chats.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The conversations
         * @description The list of conversations, the latest first. Polled: answers 304 when nothing changed.
         */
        get: operations["getChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A conversation
         * @description The latest messages, or those before a position, at most 50. The conversation is found by its id or by the other
         *     person; a conversation without messages has no id yet. The call costs nothing and does not mark messages as
         *     read.
         */
        get: operations["getChat"];
        put?: never;
        post?: never;
        /**
         * Delete a conversation
         * @description Removes the conversation from the user's list; the other person keeps theirs. The id may also be sent in the
         *     query, since some proxies drop the body of a DELETE.
         */
        delete: operations["deleteChat"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-read.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark messages as read
         * @description Marks all messages up to a position as read. A position that is lower than before changes nothing.
         */
        post: operations["markChatRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message
         * @description Sends a text, an uploaded picture with or without a text, a gift or an icebreaker. Charges the credits and
         *     stores the message in one transaction, once for each Idempotency-Key. Until the sender has confirmed their
         *     e-mail address, the message is held and the credits are only reserved. A message that can never be read is
         *     refunded.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message-photo.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture for a message
         * @description Stores a picture without its metadata; `message.php` sends it by its id, once. It costs nothing before it is
         *     sent, and is deleted if it is not sent within a day. Until it is sent only the user can load it.
         */
        post: operations["uploadMessagePhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gifts.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gifts
         * @description Ids of the gifts that can be sent, and their price. The client has their names and drawings.
         */
        get: operations["getGifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/icebreakers.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Icebreakers
         * @description First messages to choose from for an empty conversation, in the user's language, and the price of sending one.
         */
        get: operations["getIcebreakers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/typing.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that the user is typing
         * @description Shows the other person for a few seconds that the user is typing. It is never stored.
         */
        post: operations["typing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/block.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People the user has blocked
         * @description People the user has blocked, the latest first, 50 a page. Somebody who has left is not among them.
         */
        get: operations["getBlocks"];
        put?: never;
        /**
         * Block a person
         * @description Both disappear from each other's search, likes and conversations at once; likes between the two are deleted for
         *     good. The blocked person can no longer see or write to the user, and is told so. Messages that they paid for and
         *     the user has not read are refunded, but at once only the first time: after the user has unblocked that person,
         *     another block refunds unread messages once it has lasted fourteen days. Blocking again changes nothing.
         */
        post: operations["block"];
        /**
         * Unblock a person
         * @description Conversations of the two come back with their unread messages; likes and refunded messages do not. Without a
         *     block nothing happens.
         */
        delete: operations["unblock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Visibility of the user
         * @description Whether the user is invisible, and whether they may be, whether visitors see their profile, and which other companies
         *     of the pool show it.
         */
        get: operations["getPrivacy"];
        /**
         * Change who sees the user
         * @description An invisible member is not shown in searches and suggestions, is never shown as online, and their visits are not
         *     recorded. Their profile is shown only to people whom they have written to or liked. Only for premium members; it
         *     ends by itself when premium ends. Visitors find and see a profile only while it is open to them; until then they are
         *     told `authentication_required`, as for a person who does not exist. New profiles are closed. Where other companies
         *     share the pool, their sites show a profile only while its member agrees (`partners`); those whom the member has
         *     written to or liked see it all the same.
         */
        put: operations["updatePrivacy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/report.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a profile, photo or message
         * @description Submits the reported content, as it is now, to a person who decides. The user gets a mail with the reference.
         *     Reporting the same content again for the same reason, while the report is undecided, adds the text to the first
         *     report and returns that one; for another reason it is a new report. The reported member learns of it only if a
         *     decision restricts them, and never who reported them.
         */
        post: operations["report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/complaint.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of a report or complaint
         * @description For a member concerned, or without log-in for anyone with the key of the mailed link.
         */
        get: operations["getComplaint"];
        put?: never;
        /**
         * Complain about the service or a person
         * @description Also without log-in. A confirmation with the reference and a link to the state of the complaint is mailed.
         *     Sending the same complaint again, while it is undecided, returns the first one.
         */
        post: operations["complain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/complaints.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's reports and complaints
         * @description Includes decisions that restrict the user. The latest first, 20 a page.
         */
        get: operations["getComplaints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appeal.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal against a decision
         * @description Possible once, within six months of the decision, for the reporter and for the restricted member; another person
         *     then decides again. If there is no decision to appeal against, the answer is `invalid_request` with `reference`
         *     `not_allowed`; after the six months it is `appeal_period_over`.
         */
        post: operations["appeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Packages and payment methods
         * @description Everything that can be bought, in the currency of the payment country, with the user's active discount in the
         *     prices.
         */
        get: operations["getPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discountcode.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A discount code
         * @description Looks up a code that the user typed, or with `welcome=true` the user's welcome code, which ends with the time
         *     bonus. The answer includes the packages that are cheaper with the code, with their prices.
         */
        get: operations["getDiscountCode"];
        put?: never;
        /**
         * Take the discount for staying
         * @description Gives the discount that `account.php` offers a user who is about to delete the account, as a personal code that
         *     works once. Taking it again gives the same code with the same end.
         */
        post: operations["takeDeleteDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A payment
         * @description The state of a payment. While it is pending, the server also asks the payment provider.
         */
        get: operations["getPayment"];
        put?: never;
        /**
         * Buy a package
         * @description Orders a package and starts the payment at the provider, once for each Idempotency-Key. The price is
         *     computed by the server. The same order under another key, from a second tab or device, is the first one while
         *     that is not paid; another order of the same package closes it, or is one more with `another`.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-webhook.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Webhook of the payment provider
         * @description The payment provider reports that a payment has changed. The body is not trusted: the server fetches the payment
         *     from the provider. Calls may come twice, late and in any order. A test call of the provider names no payment.
         */
        post: operations["paymentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notification settings of the user
         * @description Every kind of notification with its channels, those that are switched off, and the e-mail address.
         */
        get: operations["getNotifications"];
        /**
         * Change the notification settings
         * @description Replaces the list of kinds that are switched off, and switches all e-mails off or on. A field that is left out
         *     does not change. A kind that is off sends neither e-mail nor push. Kinds that advertise are off until the user asks
         *     for them: `consent` says where and in which words. Switching one off withdraws it. E-mails about the account and about
         *     purchases are always sent.
         */
        put: operations["updateNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The link at the foot of an e-mail
         * @description Redirects to the page of the notification settings, which offers to switch the kind off. The link itself
         *     switches nothing off, since mail scanners open links.
         */
        get: operations["openUnsubscribe"];
        put?: never;
        /**
         * Switch a kind off with one click
         * @description Switches off the kind of e-mail that the token names (RFC 8058). Called by mail programs, with the form
         *     `List-Unsubscribe=One-Click`, and by the settings page, without a body. Needs no session; the token allows
         *     nothing else. Calling it again changes nothing.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a push subscription
         * @description Deletes the user's push subscription with this address; if there is none, nothing happens.
         */
        delete: operations["endPush"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/directdebit.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Direct debits
         * @description The user's mandates with their collections, the monthly limit, and whether the user can pay by direct debit now.
         */
        get: operations["getDirectDebits"];
        /**
         * Sign and order
         * @description The correct code signs the mandate and orders with obligation to pay, only once however often it is sent. After
         *     three wrong codes direct debit is blocked for 24 hours, for the user and for the bank account. Every collection
         *     is announced by e-mail at least a day before; the payment stays pending until the bank has paid.
         */
        put: operations["confirmDirectDebit"];
        /**
         * Start an order by direct debit
         * @description Checks the bank account, sends a code of six digits by SMS and returns the mandate that the code will sign. The
         *     price is computed by the server. Nothing is ordered yet. The IBAN is stored encrypted and never shown in full
         *     again.
         */
        post: operations["startDirectDebit"];
        /**
         * Revoke a mandate
         * @description Nothing more is collected under the mandate, and premium that renews under it ends. Announced collections are
         *     cancelled; those already sent to the bank are still carried out. Revoking again changes nothing.
         */
        delete: operations["revokeMandate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/directdebit-code.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send another code
         * @description Sends another code for an order; the earlier one becomes invalid. At least a minute has to pass between two
         *     codes, and an order gets at most three.
         */
        post: operations["resendDirectDebitCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The wallet
         * @description Balance, reserved credits, bookings, and the limits that the user has set. Every booking is shown, including
         *     those of held and refunded messages.
         */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet-limits.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the user's own spending limit or pause
         * @description A monthly limit in money, and a pause until a day. A stricter value takes effect at once, a looser one after 24
         *     hours, so that it cannot be undone on an impulse. Another looser value replaces a pending one.
         */
        put: operations["updateWalletLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Purchases of the user
         * @description Everything that the user bought or tried to buy, the latest first.
         */
        get: operations["getTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transaction.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One transaction
         * @description A transaction with its receipt, the company that was paid, refunds and chargebacks, and the right to withdraw.
         */
        get: operations["getTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipt.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a receipt
         * @description The receipt of a payment as a PDF file, in the user's language: seller, purchase, amount, and rate and amount of the
         *     tax. It is made from what was stored with the payment.
         */
        get: operations["getReceiptFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repeat-order.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Purchases that can be ordered again
         * @description Packages that the user bought before, at today's prices. They are ordered like any package (payment.php).
         */
        get: operations["getRepeatOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discountcodes.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's own codes
         * @description The user's own codes that can be used now: time bonus, welcome code, personal codes with the reason for each.
         *     Codes that are open to everyone who knows them are not listed.
         */
        get: operations["getDiscountCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawal.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw from a contract
         * @description In two steps: `ask` returns which credits are taken back and what is repaid, `confirm` withdraws. Confirming
         *     again gives the same answer. Unused credits are repaid pro rata, rounded up to a cent for the user, with the
         *     same payment method; the whole price if the order was made without `begin_at_once`. The confirmation is sent by
         *     e-mail. `payment` is any printed number: of the payment, the
         *     receipt, the mandate or the withdrawal, however it is typed. Without a session the contract is found by it and
         *     the e-mail address; the answer is the same whether they exist or not. Nothing takes effect then before the link in
         *     the e-mail to the account is followed (declaration.php) or a person has looked; the time of the declaration
         *     counts. What cannot be done goes to support, which the e-mail to that address says.
         */
        post: operations["withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cancellation.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel premium that renews
         * @description In two steps: `ask` returns what renews, `confirm` cancels it. The time that is paid for remains; the
         *     confirmation with the time of receipt and the end is sent by e-mail, and can be downloaded. No log-in is needed:
         *     without a session the account is found by the e-mail address and any printed number of a payment. The answer is the
         *     same whether they exist or not, and nothing takes effect then before the link in the e-mail to the account is
         *     followed (declaration.php) or a person has looked; the time of the declaration counts. What cannot be done goes to
         *     support, which the e-mail to that address says. A
         *     cancellation for cause always goes to support too: a person decides what is repaid. Confirming the same again
         *     gives the same answer.
         */
        post: operations["cancelPremium"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cancellation-file.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the confirmation of a cancellation
         * @description What was declared and when it was received, as a PDF file. The contracts and their ends are in it for the
         *     logged-in user whose contracts they are; for everybody else with the key only what was typed.
         */
        get: operations["getCancellationFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/begin.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to begin before the withdrawal period ends
         * @description The express request for a purchase that was ordered without `begin_at_once`: its credits can be used now, and a
         *     withdrawal then repays only what is unused. The request is confirmed by e-mail. Asking again changes nothing.
         */
        post: operations["requestBegin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/declaration.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm or stop a declaration that was made without log-in
         * @description Follows the link in the e-mail about a withdrawal or a cancellation that was declared without log-in. `confirm`
         *     lets it take effect by the time at which it was received; `undo` stops it, or takes back what took effect.
         *     Following a link again gives the same answer.
         */
        post: operations["decideDeclaration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream of live updates
         * @description Server-sent events for the logged-in user. The schema describes one event; see LiveEvent. Clients that cannot
         *     keep the stream open poll user.php, chats.php and likes.php.
         */
        get: operations["events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page-hidden.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The page became hidden
         * @description Sent as a beacon of the browser. Beacons cannot set headers, so it needs no client header, and changes only the
         *     time of the user's last activity.
         */
        post: operations["pageHidden"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Every error the product knows. Codes are stable: clients choose their text by them.
         *
         *     * General: `internal_error` ("an error occurred, try again later"), `service_unavailable`, `rate_limited`,
         *       `invalid_request`, `not_found`, `request_refused` (client header or origin), `idempotency_conflict` (key
         *       used before with another body).
         *     * Account: `authentication_required`, `member_changed` (another member is logged in), `login_failed`,
         *       `account_blocked` (details.minutes), `account_disabled` (the site closed the account; details.reference and
         *       details.key, where a decision did; of an account that is suspended because of misuse details.reference, details.until and
         *       details.key, for the objection), `account_deleted`, `signups_closed`, `activation_failed`, `activation_code_invalid` (wrong code),
         *       `too_many_reset_attempts` (details.minutes), `reset_link_invalid`,
         *       `email_not_found`, `passwords_do_not_match`, `old_password_wrong`, `email_invalid_or_duplicate`,
         *       `second_factor_required` (the password is correct, but a code is needed too), `second_factor_invalid` (wrong code),
         *       `second_factor_on` (two-factor log-in is already on), `login_code_required` (the password is
         *       correct, but the member has not used this browser before; a code was mailed), `login_code_invalid` (wrong code).
         *       `activation_failed` is never sent as a body: a failing link redirects to the page with its text.
         *       `reset_link_invalid` is used for every mailed link that does not work (any more), `old_password_wrong` for every
         *       wrong password of a logged-in user.
         *     * Terms: `terms_outdated` (the terms have changed; what they govern waits until they are accepted, see
         *       `terms.php`).
         *     * Proof of age: `age_unproved` (people are shown once it is given, see `age-check.php`), `age_token_expired`,
         *       `age_token_invalid`, `age_provider_unavailable`.
         *     * Members: `premium_only`, `consent_withdrawn` (the user withdrew the consent to be matched), `blocked_by_member`, `photo_limit_reached` (details.max), `photo_unreadable`,
         *       `photo_heic`, `photo_too_small` (a side of less than 32 pixels), `photo_too_many_pixels` (more than 65 million),
         *       `payload_too_large` (details.max in bytes), `swipe_limit_reached` (details.max,
         *       details.resets_at).
         *     * Moderation: `appeal_period_over` (the six months in which an appeal or an objection was possible are over; details.until).
         *     * Conversations: `not_enough_credits` (details.need, details.have), `message_too_long` (details.max),
         *       `conversation_limit` (details.max), `recipient_unavailable`, `spending_limit_reached`, `spending_paused`.
         *     * Credits: `order_open` (another order of the same package cannot be closed any more), `discount_code_invalid`, `package_unavailable`, `payment_method_unavailable`,
         *       `payment_provider_unavailable`, `direct_debit_blocked` (details.minutes; without it until a failed debit is paid),
         *       `direct_debit_limit_reached` (details.max and details.used in cents), `direct_debit_code_invalid`
         *       (details.tries_left).
         * @enum {string}
         */
        ErrorCode: "internal_error" | "service_unavailable" | "rate_limited" | "invalid_request" | "not_found" | "request_refused" | "idempotency_conflict" | "order_open" | "authentication_required" | "member_changed" | "login_failed" | "account_blocked" | "account_disabled" | "account_deleted" | "signups_closed" | "activation_failed" | "activation_code_invalid" | "too_many_reset_attempts" | "reset_link_invalid" | "email_not_found" | "passwords_do_not_match" | "old_password_wrong" | "email_invalid_or_duplicate" | "second_factor_required" | "second_factor_invalid" | "second_factor_on" | "login_code_required" | "login_code_invalid" | "terms_outdated" | "age_unproved" | "age_token_expired" | "age_token_invalid" | "age_provider_unavailable" | "premium_only" | "consent_withdrawn" | "blocked_by_member" | "photo_limit_reached" | "photo_unreadable" | "photo_heic" | "photo_too_small" | "photo_too_many_pixels" | "payload_too_large" | "swipe_limit_reached" | "appeal_period_over" | "not_enough_credits" | "message_too_long" | "conversation_limit" | "recipient_unavailable" | "spending_limit_reached" | "spending_paused" | "discount_code_invalid" | "package_unavailable" | "payment_method_unavailable" | "payment_provider_unavailable" | "direct_debit_blocked" | "direct_debit_limit_reached" | "direct_debit_code_invalid";
        /**
         * @description Why a field was refused. `equals_email`, `starts_with_at`, `reserved` (it could be mistaken for the site itself) and
         *     `mixed_scripts` (letters of several alphabets that look alike) are about names, `common` about passwords,
         *     `under_age` about the date of birth, `outdated` about the version of the terms.
         * @enum {string}
         */
        FieldErrorCode: "required" | "too_short" | "too_long" | "too_small" | "too_big" | "format" | "not_allowed" | "unknown" | "taken" | "equals_email" | "starts_with_at" | "reserved" | "mixed_scripts" | "common" | "under_age" | "consent_required" | "outdated";
        /** @description One field that was refused. */
        FieldError: {
            /** @description Name of the field, with dots for nested ones. */
            field: string;
            code: components["schemas"]["FieldErrorCode"];
            /** @description A sentence in English for developers. */
            message?: string;
        };
        /** @description The fields that were refused (only with `invalid_request`). */
        FieldErrors: components["schemas"]["FieldError"][];
        /**
         * Format: date-time
         * @description A moment in UTC, ISO 8601, such as 2026-11-21T09:30:00.000Z.
         */
        Timestamp: string;
        /**
         * @description ISO 4217 code of a currency the product sells in.
         * @enum {string}
         */
        Currency: "EUR" | "GBP" | "USD" | "CAD" | "AUD" | "NZD" | "CHF" | "PLN";
        /** @description An amount of money. */
        Money: {
            /**
             * Format: int32
             * @description Amount in the currency's minor unit (cents, pence, grosze).
             */
            amount_minor: number;
            currency: components["schemas"]["Currency"];
        };
        /**
         * Format: date
         * @description A day of the calendar, such as 1994-05-31.
         */
        CalendarDate: string;
        /** @description Figures that the text of an error names. */
        ErrorFacts: {
            /**
             * Format: int32
             * @description Minutes until the next try is possible.
             */
            minutes?: number;
            /**
             * Format: int32
             * @description Credits that the action costs.
             */
            need?: number;
            /**
             * Format: int32
             * @description Credits that the user has.
             */
            have?: number;
            /**
             * Format: int32
             * @description The limit that was reached or passed (characters, photos, conversations, likes, bytes, cents).
             */
            max?: number;
            /**
             * Format: int32
             * @description How much of the limit in `max` is already used.
             */
            used?: number;
            /**
             * Format: int32
             * @description Number of tries that are left before a block.
             */
            tries_left?: number;
            /** @description When a daily limit starts again. */
            resets_at?: components["schemas"]["Timestamp"];
            /** @description The limit in money. */
            limit?: components["schemas"]["Money"];
            /** @description How much of the limit is left. */
            left?: components["schemas"]["Money"];
            /** @description End of the pause, restriction or suspension, or of the time to object, as a day in the site's time zone. */
            until?: components["schemas"]["CalendarDate"];
            /**
             * @description Id under which the support finds the error in the log; of `account_disabled` the reference of the decision that
             *     closed the account, or of its suspension.
             */
            reference?: string;
            /**
             * @description Key of that decision, as in a mailed link: with it and `reference` the decision can be read and appealed against
             *     without log-in (`complaint.php`, `appeal.php`).
             */
            key?: string;
        };
        /** @description Details of an error: either the refused fields, or figures for the client's text. */
        ErrorDetails: components["schemas"]["FieldErrors"] | components["schemas"]["ErrorFacts"];
        /** @description The body of every error. */
        Error: {
            code: components["schemas"]["ErrorCode"];
            /** @description A sentence in English for developers; clients show their own text for the code. */
            message: string;
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description Opaque id made by the server. */
        Id: string;
        /**
         * @description `not_confirmed` until the e-mail address is confirmed; messages are held until then.
         * @enum {string}
         */
        UserStatus: "not_confirmed" | "active";
        /** @description Name of a member, unique in the pool of sites. */
        MemberName: string;
        /**
         * @description Gender a member gives at sign-up.
         * @enum {string}
         */
        Gender: "male" | "female";
        /**
         * Format: int32
         * @description Age in whole years.
         */
        Age: number;
        /** @description ISO 3166-1 alpha-2 code in capitals. */
        CountryCode: string;
        /** @description Id of a region of the country (ISO 3166-2 where there is one), or null. */
        RegionIdOrNull: string | null;
        /** @description Name of the town, or null. */
        CityOrNull: string | null;
        /**
         * @description `disabled`: the account is closed; the profile is not shown to anyone.
         * @enum {string}
         */
        ProfileStatus: "active" | "disabled";
        /**
         * @description Who is really behind a person, message, like, view or gift: a private member, an operator of the site, a language
         *     model, or the system itself. Clients must mark everything except `member`.
         * @enum {string}
         */
        Origin: "member" | "operator" | "ai" | "system";
        /** @description A photo. Paths are absolute on the site; put `cdn_prefix` of the settings before them. */
        Image: {
            id: components["schemas"]["Id"];
            /** @description Path of the large picture; of a small blurred placeholder when locked. */
            filename: string;
            /** @description Path of the tile-sized picture; of a small blurred placeholder when locked. */
            thumb_filename: string;
            /** @description Path of the picture for the match dialog, or null when locked. */
            match_filename: string | null;
            /**
             * @description Only `active` photos are shown to others.
             * @enum {string}
             */
            status: "active" | "pending" | "rejected";
            /**
             * Format: int32
             * @description Width of the large picture in pixels.
             */
            width: number;
            /**
             * Format: int32
             * @description Height of the large picture in pixels.
             */
            height: number;
            /** @description ThumbHash of the picture in base64, shown until the picture is loaded; null when unknown. */
            thumbhash: string | null;
            /** @description Position of the face, from 0 to 1 of the width from the left. */
            focal_x: number;
            /** @description Position of the face, from 0 to 1 of the height from the top. */
            focal_y: number;
            /** @description True when the viewer may not see this photo and gets a blurred placeholder. */
            locked: boolean;
        };
        /**
         * Format: int32
         * @description Number of photos others can see or unlock.
         */
        PhotoCount: number;
        /** @description What every page shows about the logged-in user. */
        UserProfile: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["MemberName"];
            gender: components["schemas"]["Gender"];
            age: components["schemas"]["Age"];
            country: components["schemas"]["CountryCode"];
            region: components["schemas"]["RegionIdOrNull"];
            city: components["schemas"]["CityOrNull"];
            status: components["schemas"]["ProfileStatus"];
            origin: components["schemas"]["Origin"];
            main_image: components["schemas"]["Image"] | null;
            num_photos: components["schemas"]["PhotoCount"];
        };
        /**
         * @description Gender that a member would like to meet.
         * @enum {string}
         */
        LookingFor: "male" | "female" | "both";
        /** @description Gender that a member would like to meet; null while the consent to its use is withdrawn. */
        LookingForOrNull: components["schemas"]["LookingFor"] | null;
        /**
         * Format: int32
         * @description Age in whole years; null for no limit.
         */
        AgeOrNull: number | null;
        /** @description Whom the user looks for, as lists of people need it. */
        SoughtPeople: {
            looking_for: components["schemas"]["LookingForOrNull"];
            min_age: components["schemas"]["AgeOrNull"];
            max_age: components["schemas"]["AgeOrNull"];
        };
        /**
         * Format: int32
         * @description A number of credits.
         */
        Credits: number;
        /** @description What was paid, and for how many credits. */
        LotPrice: {
            amount: components["schemas"]["Money"];
            credits: components["schemas"]["Credits"];
        };
        /** @description Credits that are left of one purchase, or of what was given for free. */
        CreditLot: {
            credits: components["schemas"]["Credits"];
            /** @description Price of the purchase and the credits it brings in all; null for free credits, and when the purchase is no longer kept. */
            paid: components["schemas"]["LotPrice"] | null;
        };
        /**
         * @description A language of the interface.
         * @enum {string}
         */
        Locale: "de" | "en" | "es" | "fr" | "it" | "nl" | "pl";
        /**
         * @description A kind of notification that can be switched off.
         * @enum {string}
         */
        NotificationKind: "new_conversations" | "new_messages" | "like" | "unread_message_reminders" | "promotions" | "weekly_updates" | "news" | "reminders";
        /** @description The code as typed; letter case does not matter. */
        DiscountCodeText: string;
        /**
         * Format: int32
         * @description Whole percent.
         */
        Percent: number;
        /**
         * @description A payment method; `sct` is the SEPA bank transfer.
         * @enum {string}
         */
        PaymentMethod: "prezelewy24" | "blik" | "sct" | "giropay" | "mastercard" | "visa" | "creditcard" | "postepay" | "cartebancaire" | "nexi" | "ideal" | "bancontact" | "applepay" | "paysafecard" | "maestro" | "paypal" | "sofort" | "eps";
        /** @description Payment methods, those of the country first. */
        PaymentMethods: components["schemas"]["PaymentMethod"][];
        /** @description A discount the user has or may use. */
        DiscountCode: {
            code: components["schemas"]["DiscountCodeText"];
            /** @description Country it is limited to, or null. */
            country: components["schemas"]["CountryCode"] | null;
            /** @description User it belongs to, or null. */
            user_id: components["schemas"]["Id"] | null;
            /** @description When it ends, by the server's clock; null when it has no end. */
            expires: components["schemas"]["Timestamp"] | null;
            /** @description The discount. */
            value_percentage: components["schemas"]["Percent"];
            /**
             * @description The percentage as it may be announced without a package beside it; null unless every package shows it, measured
             *     by the lowest price of the last 30 days. Then the prices hold all the same, and nothing says by how much they are
             *     reduced.
             */
            announced_percentage: components["schemas"]["Percent"] | null;
            /** @description Currency of minimum_order_value, or null. */
            currency: components["schemas"]["Currency"] | null;
            /**
             * Format: int32
             * @description Lowest price of an order with it, in minor units, or null.
             */
            minimum_order_value: number | null;
            /**
             * @description Only `active` codes can be used.
             * @enum {string}
             */
            status: "active" | "used" | "expired" | "disabled";
            /**
             * @description How often it can be used.
             * @enum {string}
             */
            validity: "once" | "once-per-user" | "unlimited";
            /** @description True when its time is over. */
            expired: boolean;
            /** @description Payment methods it is limited to; null for all. */
            paymentmethods: components["schemas"]["PaymentMethods"] | null;
            /**
             * @description Why the user gets it, to be shown with the offer.
             * @enum {string}
             */
            reason: "time_bonus" | "welcome" | "personal" | "promotion";
            /** @description The reason as a text in the user's language; null where `reason` is enough. */
            why: string | null;
        };
        /** @description The logged-in user. */
        User: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["UserStatus"];
            /**
             * Format: email
             * @description Address of the account.
             */
            email: string;
            profile: components["schemas"]["UserProfile"];
            preferences: components["schemas"]["SoughtPeople"];
            /** @description True once a purchase was completed, which makes the user a premium member. */
            paid_user: boolean;
            credits: components["schemas"]["Credits"];
            /**
             * @description Credits that the balance lacks because they are reserved for messages that wait for the confirmed e-mail; they are
             *     spent when the messages go out, and come back when those cannot.
             */
            reserved_credits: components["schemas"]["Credits"];
            /** @description The credits by what was paid for them, those first that are spent first. The oldest 200 purchases. */
            unspent_credits: components["schemas"]["CreditLot"][];
            /** @description Name of the icon that marks every profile which is not a private member. */
            fictional_icon: string;
            language: components["schemas"]["Locale"];
            signup_date: components["schemas"]["Timestamp"];
            /** @description Kinds of notification that are off, those that advertise until the user asks for them. */
            notifications_disabled: components["schemas"]["NotificationKind"][];
            /** @description True when the user has not accepted the current terms of this site; `terms.php` accepts them. */
            terms_outdated: boolean;
            /** @description True while e-mails to the user's address come back, so that none are sent but those to confirm it. Changing the address, also to the same, and confirming it ends this. Missing means false. */
            email_undeliverable?: boolean;
            /** @description True while the user has to prove their age before people are shown; `age-check.php` does it. Missing means false. */
            age_proof_required?: boolean;
            /** @description The discount of the first four hours; null when it has ended, was used, or does not apply. */
            time_bonus: components["schemas"]["DiscountCode"] | null;
        };
        /**
         * Format: int32
         * @description A number of items.
         */
        Count: number;
        /** @description The logged-in user, numbers of what is new for them, and the server's time. */
        UserResponse: {
            user: components["schemas"]["User"];
            /** @description Messages the user has not read yet, over all conversations; the same as in `chats.php`. */
            num_unread_messages: components["schemas"]["Count"];
            /** @description Received likes that are new (`like_new`), of demo profiles too; the same as in `likes.php`. */
            num_new: components["schemas"]["Count"];
            server_time: components["schemas"]["Timestamp"];
        };
        /** @description The settings of the account that the user can change. */
        UpdateUserRequest: {
            language: components["schemas"]["Locale"];
        };
        /** @description The user after the change. */
        UpdateUserResponse: {
            user: components["schemas"]["User"];
        };
        /** @description Six digits of the authenticator app, or a recovery code; spaces and dashes are ignored. */
        LoginCode: string;
        /** @description E-mail address or name, and the password; also a code, if two-factor log-in is on or a code was mailed. */
        LoginRequest: {
            /** @description E-mail address or name of the member. */
            login: string;
            /** @description The password as typed. */
            password: string;
            /** @description Six digits of the authenticator app, or a recovery code, or the six mailed digits. */
            code?: components["schemas"]["LoginCode"];
        };
        /** @description The browser's push subscription, as its `toJSON()` returns it. */
        PushSubscriptionRequest: {
            /** @description Address and keys with which the browser receives push messages. */
            subscription: {
                /**
                 * Format: uri
                 * @description Address at the browser's push service; only those of well-known browsers are accepted.
                 */
                endpoint: string;
                /**
                 * Format: int64
                 * @description When the subscription ends, in milliseconds since 1970, or null.
                 */
                expirationTime?: number | null;
                /** @description Keys that encrypt the messages. */
                keys: {
                    /** @description Public key of the browser, base64url. */
                    p256dh: string;
                    /** @description Shared secret, base64url. */
                    auth: string;
                };
            };
        };
        /** @description Credentials to log in; with `push=1` a push subscription instead. */
        UserPostRequest: components["schemas"]["LoginRequest"] | components["schemas"]["PushSubscriptionRequest"];
        /** @description The key for data that the browser stores. */
        StorageKeyResponse: {
            /**
             * @description Id of the member whose key it is, null for a visitor. A client must not use it if its page belongs to another
             *     member.
             */
            member: components["schemas"]["Id"] | null;
            /** @description 32 bytes, base64url. */
            key: string;
        };
        /** @description At least 10 characters and not a common one. */
        Password: string;
        /**
         * @description Sexual orientation, given with explicit consent.
         * @enum {string}
         */
        Sexuality: "hetero" | "gay" | "lesbian" | "bi";
        /**
         * @description Page of the site to go on to, such as the one that somebody chose before they logged in, or the conversation in which
         *     the credits ran out, as path and query. `not_allowed` for what leads elsewhere, or might once it is decoded, and for
         *     calls of the API.
         */
        OwnPath: string;
        /** @description A value of the link whose meaning only the network knows. */
        TrafficPart: string;
        /** @description Parameters of an advertising link. */
        TrafficSource: {
            /** @description Name of the network; left out where the link names none. */
            network?: string;
            ref?: components["schemas"]["TrafficPart"];
            sub1?: components["schemas"]["TrafficPart"];
            sub2?: components["schemas"]["TrafficPart"];
            sub3?: components["schemas"]["TrafficPart"];
        };
        /** @description Everything the account needs; further steps of the form edit the profile. */
        SignupRequest: {
            /** @description Address that receives the activation mail. International domains may be written in their own script. */
            email: string;
            name: components["schemas"]["MemberName"];
            password: components["schemas"]["Password"];
            date_of_birth: components["schemas"]["CalendarDate"];
            gender: components["schemas"]["Gender"];
            sexuality: components["schemas"]["Sexuality"];
            looking_for: components["schemas"]["LookingFor"];
            country: components["schemas"]["CountryCode"];
            region?: components["schemas"]["RegionIdOrNull"];
            city?: components["schemas"]["CityOrNull"];
            /** @description First message to `signup_member`, sent free of charge once the e-mail is confirmed; without a member it becomes "about me". */
            signup_message?: string;
            signup_member?: components["schemas"]["Id"];
            next?: components["schemas"]["OwnPath"];
            language: components["schemas"]["Locale"];
            /**
             * Format: date-time
             * @description Accepted version of the terms: `terms_version` of the settings.
             */
            terms_version: string;
            /** @description Source of this visit; it opens a sign-up for those from a traffic source, and is not kept. */
            traffic?: components["schemas"]["TrafficSource"];
            /**
             * @description Explicit consent to the processing of whom the member looks for (sexual orientation).
             * @constant
             */
            consent_sensitive: true;
            /**
             * @description Explicit consent that the sites of other companies in `shared_with` of the settings show the profile; without it only sites of the own company do.
             * @constant
             */
            consent_sharing?: true;
        };
        /** @description The values to check. */
        SignupCheckRequest: {
            /** @description Name to check. */
            name?: string;
            /** @description Address to check. */
            email?: string;
        };
        /** @description Results for the fields of the request. They never tell whether an address has an account. */
        SignupCheckResponse: {
            /**
             * @description Whether the name can be chosen; `reserved` and `mixed_scripts` as in `FieldErrorCode`.
             * @enum {string}
             */
            name?: "ok" | "taken" | "invalid" | "reserved" | "mixed_scripts";
            /**
             * @description Whether the address is well-formed.
             * @enum {string}
             */
            email?: "ok" | "invalid";
        };
        /** @description The code of an activation mail. */
        ActivationCodeRequest: {
            /** @description The six digits, as typed; spaces are ignored. */
            code: string;
        };
        /** @description Secret token of a mailed link. */
        MailedToken: string;
        /** @description The answer for a link that works. */
        CheckResetResponse: {
            /**
             * Format: email
             * @description Address of the account, for password managers, which store a password under a name.
             */
            email: string;
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The new password once more, as typed. */
        PasswordRepeat: string;
        /** @description The link and the new password, typed twice. */
        ResetPasswordRequest: {
            token: components["schemas"]["MailedToken"];
            password: components["schemas"]["Password"];
            password_repeat: components["schemas"]["PasswordRepeat"];
        };
        /** @description The account whose password is to be reset. */
        AskResetRequest: {
            /** @description Address of the account. International domains may be written in their own script. */
            email: string;
            next?: components["schemas"]["OwnPath"];
        };
        /** @description The current password, as typed. */
        CurrentPassword: string;
        /** @description The old password and the new one, typed twice. */
        ChangePasswordRequest: {
            old_password: components["schemas"]["CurrentPassword"];
            password: components["schemas"]["Password"];
            password_repeat: components["schemas"]["PasswordRepeat"];
        };
        /** @description The token of a mailed link, sent by the page that the link leads to. */
        MailedTokenRequest: {
            token: components["schemas"]["MailedToken"];
        };
        /** @description The address after the change. */
        MailChangeResponse: {
            /**
             * Format: email
             * @description The account's address now.
             */
            email: string;
        };
        /** @description The new address, and the password. */
        AskMailChangeRequest: {
            /** @description The new address. International domains may be written in their own script. */
            email: string;
            password: components["schemas"]["CurrentPassword"];
        };
        /** @description The address after the change was undone, and a token to choose a new password. */
        UndoMailChangeResponse: {
            /**
             * Format: email
             * @description The account's address now.
             */
            email: string;
            /** @description Token for the page /reset-password/do, valid for one hour. */
            reset_token: string;
        };
        /** @description A session of the user: a browser in which they are logged in. */
        Session: {
            session: components["schemas"]["Id"];
            /** @description Name of the browser, such as Chrome, or null when it is unknown. */
            browser: string | null;
            /** @description Name of the system, such as Android, or null when it is unknown. */
            system: string | null;
            /**
             * Format: date-time
             * @description When the user logged in.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last used, accurate to an hour.
             */
            last_seen_at: string;
            /** @description True for the calling session. */
            current: boolean;
        };
        /** @description State of two-factor log-in. */
        SecondFactor: {
            /**
             * Format: date-time
             * @description When it was turned on, or null when it is off.
             */
            since: string | null;
            /**
             * Format: int32
             * @description Number of recovery codes that were not used yet.
             */
            recovery_codes_left: number;
        };
        /** @description The user's sessions, and whether two-factor log-in is on. */
        SessionsResponse: {
            /** @description The calling session first, then by last use. */
            sessions: components["schemas"]["Session"][];
            second_factor: components["schemas"]["SecondFactor"];
        };
        /** @description One session. */
        EndOneSession: {
            session: components["schemas"]["Id"];
            password: components["schemas"]["CurrentPassword"];
        };
        /** @description All sessions except the calling one. */
        EndOtherSessions: {
            /**
             * @description Always true.
             * @constant
             */
            others: true;
            password: components["schemas"]["CurrentPassword"];
        };
        /** @description The sessions to end. */
        EndSessionRequest: components["schemas"]["EndOneSession"] | components["schemas"]["EndOtherSessions"];
        /** @description A code of the authenticator app. */
        ConfirmSecondFactorRequest: {
            code: components["schemas"]["LoginCode"];
        };
        /** @description Codes to log in without the authenticator app. */
        RecoveryCodesResponse: {
            /** @description Ten codes; each works once. */
            recovery_codes: string[];
        };
        /** @description The password. */
        StartSecondFactorRequest: {
            password: components["schemas"]["CurrentPassword"];
        };
        /** @description The secret for an authenticator app. */
        StartSecondFactorResponse: {
            /** @description The secret in Base32, for typing. */
            secret: string;
            /** @description The secret with the names of site and member as an `otpauth:` address, for a QR code. */
            uri: string;
        };
        /** @description The password, and a code of the app or a recovery code. */
        SecondFactorProof: {
            password: components["schemas"]["CurrentPassword"];
            code: components["schemas"]["LoginCode"];
        };
        /** @description A discount for staying; `discountcode.php` (POST) gives it as a personal code. */
        DeleteDiscount: {
            value_percentage: components["schemas"]["Percent"];
            /**
             * Format: int32
             * @description Days in which the code can be used, from when it is taken.
             */
            days: number;
        };
        /** @description What the user would lose with the account. */
        DeletionResponse: {
            credits: components["schemas"]["Credits"];
            /**
             * Format: int32
             * @description How many of these credits were paid for; free credits count as spent first.
             */
            paid_credits: number;
            /** @description End of the premium time that is paid, or null. */
            premium_until: components["schemas"]["Timestamp"] | null;
            /** @description True when premium renews by direct debit; deleting the account ends that for good. */
            renews: boolean;
            /**
             * @description The discount the user is offered for staying; null where there is none, it was taken before, or its percentage
             *     may not be announced, see `announced_percentage` of a discount code.
             */
            delete_discount: components["schemas"]["DeleteDiscount"] | null;
        };
        /** @description The account is there, brought back now or before. */
        RestoreAccountResponse: {
            /** @description True when this call brought it back; false when the link was used before. */
            restored: boolean;
            /** @description True when Premium renewed by direct debit once and does not any more. */
            renewal_ended: boolean;
        };
        /**
         * @description Why the user deletes the account.
         * @enum {string}
         */
        DeletionReason: "found_somebody" | "no_success" | "too_expensive" | "privacy" | "no_trust" | "technical" | "pause" | "other";
        /** @description The password, and the reason. */
        DeleteAccountRequest: {
            password: components["schemas"]["CurrentPassword"];
            reason: components["schemas"]["DeletionReason"];
            /** @description Details in the user's own words; erased with the account. */
            text?: string;
            /**
             * Format: int32
             * @description The number of paid credits that the user agrees to lose; required if there are some.
             */
            paid_credits?: number;
        };
        /** @description The account is deleted. */
        DeleteAccountResponse: {
            /**
             * Format: date-time
             * @description Time until which the mailed link can bring the account back.
             */
            restorable_until: string;
        };
        /** @description An archive of everything that is stored about the user. */
        Export: {
            /**
             * @description Whether it can be downloaded already.
             * @enum {string}
             */
            status: "preparing" | "ready";
            requested_at: components["schemas"]["Timestamp"];
            /** @description When it was made, or null. */
            ready_at: components["schemas"]["Timestamp"] | null;
            /** @description Time until which it can be downloaded, or null while it is being made. */
            expires_at: components["schemas"]["Timestamp"] | null;
            /**
             * Format: int64
             * @description Bytes, or null while it is being made.
             */
            size: number | null;
            /** @description Path on the site to download it from, or null while it is being made. */
            url: string | null;
        };
        /** @description The archive, if there is one. */
        ExportOrNullResponse: {
            export: components["schemas"]["Export"] | null;
        };
        /** @description The requested archive. */
        ExportResponse: {
            export: components["schemas"]["Export"];
        };
        /** @description A ZIP archive. */
        ExportFile: Blob;
        /** @description The traffic source of the visitor, and whether it may be stored. */
        TrackVisitRequest: {
            /** @description Name of the network; left out where the link names none. */
            network?: string;
            ref?: components["schemas"]["TrafficPart"];
            sub1?: components["schemas"]["TrafficPart"];
            sub2?: components["schemas"]["TrafficPart"];
            sub3?: components["schemas"]["TrafficPart"];
            /** @description Whether the visitor agreed in the cookie dialog. */
            consent: boolean;
        };
        /** @description The version that was accepted. */
        AcceptTermsRequest: {
            /**
             * Format: date-time
             * @description Version of the terms, as the settings name it.
             */
            terms_version: string;
        };
        /** @description What the user brought back. */
        CompleteAgeCheckRequest: {
            /** @description The provider's signed token (JWT). */
            token: string;
        };
        /** @description Where the user wanted to go. */
        StartAgeCheckRequest: {
            next?: components["schemas"]["OwnPath"];
        };
        /** @description Where the user proves their age. */
        StartAgeCheckResponse: {
            /**
             * Format: uri
             * @description Address of the provider's page; null where nothing has to be proved.
             */
            url: string | null;
        };
        /** @description Sexual orientation; null while the consent to its use is withdrawn. */
        SexualityOrNull: components["schemas"]["Sexuality"] | null;
        /** @description What the member writes about themselves; plain text, may be empty. */
        AboutMe: string;
        /** @description Id of an interest, such as `travelling`; the interface translates it. */
        InterestId: string;
        /** @description Interests, as ids of the list of interests.php. */
        Interests: components["schemas"]["InterestId"][];
        /** @description Attributes that members may give about themselves; null for those they left empty. */
        Attributes: {
            /**
             * @description Colour of the hair.
             * @enum {string|null}
             */
            hair_colour: "black" | "brown" | "blond" | "red" | "grey" | "white" | "bald" | "other" | null;
            /**
             * @description Relationship status.
             * @enum {string|null}
             */
            relationship_status: "single" | "separated" | "divorced" | "widowed" | "in_relationship" | "married" | "open" | null;
            /**
             * @description Build.
             * @enum {string|null}
             */
            body_type: "slim" | "athletic" | "average" | "curvy" | "full" | "muscular" | null;
            /**
             * @description Colour of the eyes.
             * @enum {string|null}
             */
            eye_colour: "brown" | "blue" | "green" | "grey" | "hazel" | "other" | null;
            /**
             * @description Drinking habit.
             * @enum {string|null}
             */
            drinks: "never" | "rarely" | "socially" | "often" | null;
        };
        /** @description Photos, the main one first. */
        Photos: components["schemas"]["Image"][];
        /** @description The user's own profile, with everything they can edit. */
        OwnProfile: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["MemberName"];
            gender: components["schemas"]["Gender"];
            sexuality: components["schemas"]["SexualityOrNull"];
            looking_for: components["schemas"]["LookingForOrNull"];
            date_of_birth: components["schemas"]["CalendarDate"];
            age: components["schemas"]["Age"];
            country: components["schemas"]["CountryCode"];
            region: components["schemas"]["RegionIdOrNull"];
            city: components["schemas"]["CityOrNull"];
            /** @description False for a town that we do not know, so that no distances can be told; true where none is named. */
            city_known: boolean;
            about_me: components["schemas"]["AboutMe"];
            interests: components["schemas"]["Interests"];
            attributes: components["schemas"]["Attributes"];
            status: components["schemas"]["ProfileStatus"];
            origin: components["schemas"]["Origin"];
            main_image: components["schemas"]["Image"] | null;
            photos: components["schemas"]["Photos"];
            /**
             * Format: int32
             * @description Most photos that the user may have.
             */
            max_photos: number;
        };
        /** @description The user's own profile. */
        OwnProfileResponse: {
            profile: components["schemas"]["OwnProfile"];
        };
        /** @description The fields to change; those left out stay as they are. */
        UpdateProfileRequest: {
            about_me?: components["schemas"]["AboutMe"];
            looking_for?: components["schemas"]["LookingFor"];
            /** @description Another country of the site. Region and town are cleared unless the request contains new ones. */
            country?: components["schemas"]["CountryCode"];
            region?: components["schemas"]["RegionIdOrNull"];
            city?: components["schemas"]["CityOrNull"];
            interests?: components["schemas"]["Interests"];
            attributes?: components["schemas"]["Attributes"];
            /**
             * @description The last step of sign-up: sent free of charge to `signup_member` once the e-mail is confirmed. Without such a
             *     member, or if the e-mail is already confirmed, it becomes "about me".
             */
            signup_message?: string;
        };
        /** @description Fields that profiles show, in this order. */
        ProfileFields: string[];
        /** @description Bounds of a message, in characters. */
        MessageLength: {
            /**
             * Format: int32
             * @description The least number of characters.
             */
            min: number;
            /**
             * Format: int32
             * @description The greatest number of characters.
             */
            max: number;
        };
        /** @description The lowest price of one message in a country. */
        MessageCosts: {
            /**
             * Format: int32
             * @description Price in the currency's minor unit.
             */
            costs: number;
            currency: components["schemas"]["Currency"];
        };
        /** @description By country, the lowest price of one message; computed from the packages. */
        MinimumMessageCosts: {
            [key: string]: components["schemas"]["MessageCosts"];
        };
        /**
         * Format: int32
         * @description Number of days in which unused credits can be returned.
         */
        RefundDays: number;
        /** @description Picture of a partner's person. */
        PartnerPhoto: {
            /** @description Address of the file. */
            src: string;
            /**
             * Format: int32
             * @description Width in pixels.
             */
            width: number;
            /**
             * Format: int32
             * @description Height in pixels.
             */
            height: number;
        };
        /** @description An advertisement for a person on a partner's site, shown among the members and marked as advertising. */
        PartnerTile: {
            /**
             * @description `cam` for a person with a webcam show, `resell` for a member of the partner's site.
             * @enum {string}
             */
            kind: "cam" | "resell";
            /** @description Name of the person. */
            name: string;
            /**
             * Format: int32
             * @description Age in years.
             */
            age: number;
            /** @description Who is really behind the profile on the partner's site. */
            origin: components["schemas"]["Origin"];
            /** @description Language of the person. */
            language: components["schemas"]["Locale"];
            photo: components["schemas"]["PartnerPhoto"];
            /**
             * Format: uri
             * @description Address of the person's page on the partner's site.
             */
            href: string;
            /** @description Name of the partner's site. */
            site: string;
        };
        /** @description A site of another company with the same pool. */
        SharingSite: {
            /** @description Name of the site. */
            site: string;
            /** @description Name of the company that runs it. */
            company: string;
            country: components["schemas"]["CountryCode"];
        };
        /** @description A film in one format. */
        FilmSource: {
            /** @description Address of the file. */
            src: string;
            /** @description Media type, such as video/webm. */
            type: string;
        };
        /** @description A silent film with its still picture. */
        SiteFilm: {
            /** @description The same film in several formats, best first. */
            sources: components["schemas"]["FilmSource"][];
            /** @description Address of the picture that is shown until the film plays. */
            poster: string;
            /**
             * Format: int32
             * @description Width of the picture in pixels.
             */
            width: number;
            /**
             * Format: int32
             * @description Height of the picture in pixels.
             */
            height: number;
            /** @description Text alternative of the film, in the visitor's language. */
            alt: string;
        };
        /** @description Everything a client must know about the site of this host. */
        Settings: {
            /** @description Name of the site. */
            name: string;
            /** @description Host of the site. */
            domain: string;
            /** @description BCP 47 tag of the site's first language, such as it-IT. */
            domain_language: string;
            /** @description Id of the site's brand. */
            brand: string;
            /** @description Prefix for the paths of photos; empty when photos come from the site itself. */
            cdn_prefix: string;
            /** @description Description of the site for search engines. */
            description: string;
            /** @description Title of the home page. */
            index_title: string;
            /** @description Countries that members can sign up from and search in. */
            countries: components["schemas"]["CountryCode"][];
            /** @description Languages this visitor may choose, the site's first one first. */
            locales: components["schemas"]["Locale"][];
            visible_profile_fields: components["schemas"]["ProfileFields"];
            /** @description Notes shown beside a profile, as ids that the interface translates. */
            visible_profile_notes: string[];
            /** @description Filters that the search offers. */
            search_fields: ("gender" | "country" | "region" | "min_age" | "max_age")[];
            /** @description Country the visitor seems to be in, or null. */
            geoip_country: components["schemas"]["CountryCode"] | null;
            /** @description Country of this site that fits the visitor best. */
            geoip_selected_country: components["schemas"]["CountryCode"];
            /** @description Country that sets currency, prices and ways to pay. */
            payment_country: components["schemas"]["CountryCode"];
            /** @description Price of a message in credits. */
            message_credits: components["schemas"]["Credits"];
            /** @description Price of a photo in a conversation, in credits. */
            photo_credits: components["schemas"]["Credits"];
            /** @description Price of a gift in credits. */
            gift_credits: components["schemas"]["Credits"];
            /** @description Credits that new members get. */
            signup_credits: components["schemas"]["Credits"];
            message_length: components["schemas"]["MessageLength"];
            minimum_message_costs: components["schemas"]["MinimumMessageCosts"];
            /** @description Phone number of the support, or null. */
            support_phone: string | null;
            /**
             * Format: email
             * @description Address of the support.
             */
            support_email: string;
            /** @description The server's VAPID key, base64url; null when push is off. */
            push_public_key: string | null;
            /**
             * @description Whether the age warning is shown at all.
             * @enum {string}
             */
            enable_site_entry_popup: "yes" | "no";
            /** @description Name of the icon that marks every profile which is not a private member. */
            fictional_icon: string;
            /** @description What the site says about profiles that are not private members, in the visitor's language. */
            fictional_warning: string;
            /** @description The site's word for one profile that is not a private member, in the visitor's language. */
            fictional_singular: string;
            /** @description The site's word for profiles that are not private members, in the visitor's language. */
            fictional_plural: string;
            refund_days: components["schemas"]["RefundDays"];
            /**
             * @description Who may sign up.
             * @enum {string}
             */
            signups: "all" | "with_trafficsource" | "none";
            /**
             * @description Whether visitors may search.
             * @enum {string}
             */
            logged_out_search: "all" | "none";
            /**
             * @description Whether visitors from advertising may search.
             * @enum {string}
             */
            logged_out_search_trafficsource: "all" | "none";
            /** @description Whether tiles of partner sites are shown. */
            member_resell: boolean;
            /**
             * Format: int32
             * @description The least age for signing up, in years.
             */
            min_age: number;
            /** @description Version of the terms in force. */
            terms_version: components["schemas"]["Timestamp"];
            /** @description Summary of the changes in that version, in the visitor's language; missing when the site has none. */
            terms_changes?: string;
            /**
             * @description Path of the page with all mails, and so with the code that the log-ins of demo members take on this site. Only in
             *     development, with demo members, without a mail server, and where the site mails codes; missing everywhere else.
             */
            outbox?: string;
            /** @description IANA time zone in which the site's days begin. */
            time_zone: string;
            server_time: components["schemas"]["Timestamp"];
            /** @description Tiles of partner sites, in order; only where `member_resell` is true. */
            partner_tiles?: components["schemas"]["PartnerTile"][];
            /** @description Sites of other companies that show those members of this one who agree (`consent_sharing` of the sign-up, `partners` of the privacy); missing when there are none. */
            shared_with?: components["schemas"]["SharingSite"][];
            /** @description Silent films for the landing pages, in order; missing when the site has none. */
            films?: components["schemas"]["SiteFilm"][];
        };
        /** @description The share capital of a company. */
        ShareCapital: {
            /**
             * Format: int64
             * @description Amount in the currency's minor unit (cents, pence, grosze).
             */
            amount_minor: number;
            currency: components["schemas"]["Currency"];
        };
        /** @description The company on whose computers the site runs. */
        HostInfo: {
            /** @description Registered name. */
            name: string;
            /** @description The whole address. */
            address: string;
            /** @description Telephone number. */
            phone: string;
        };
        /** @description Somebody whom the law wants to be named. */
        LegalContact: {
            /** @description Name, as it is to be read. */
            name: string;
            /** @description The whole address. */
            address: string;
            /** @description Website or e-mail address. */
            contact: string;
        };
        /** @description A company outside the European Economic Area that gets personal data. */
        DataTransfer: {
            /** @description Registered name. */
            name: string;
            country: components["schemas"]["CountryCode"];
            /**
             * @description What it does.
             * @enum {string}
             */
            service: "payment_provider" | "mail_service" | "sms_service" | "hosting";
            /**
             * @description `adequacy`: the European Commission has decided that the protection is adequate; `standard_clauses`: its standard
             *     contractual clauses (GDPR, Art. 45, 46).
             * @enum {string}
             */
            safeguard: "adequacy" | "standard_clauses";
        };
        /**
         * @description Members of the site with a confirmed account and a profile in the European Union who were logged in at least once in a
         *     month, on average (Regulation (EU) 2022/2065, Art. 24 (2)). Visitors without an account are not counted.
         */
        MonthlyRecipients: {
            /**
             * Format: int32
             * @description The average, rounded.
             */
            average: number;
            /**
             * Format: int32
             * @description Number of months that were counted.
             */
            months: number;
            /** @description First day of the first month. */
            from: components["schemas"]["CalendarDate"];
            /** @description Last day of the last month. */
            until: components["schemas"]["CalendarDate"];
        };
        /** @description The company behind the site. */
        CompanyInfo: {
            /** @description Registered name. */
            name: string;
            /** @description Street and number. */
            address: string;
            /** @description Number in the trade register. */
            kvk: string;
            /** @description The trade register, such as "Kamer van Koophandel, Amsterdam"; left out on receipts from before it was stored. */
            register?: string;
            /** @description Who represents the company, such as its director; left out on receipts from before it was stored. */
            representative?: string;
            /** @description Postcode and town. */
            city: string;
            country: components["schemas"]["CountryCode"];
            /** @description Names it trades under. */
            tradenames: string[];
            /** @description VAT numbers. */
            vat_numbers: string[];
            /** @description Phone number of the support, or null. */
            support_phone: string | null;
            /** @description Discount in per cent off the next purchase, offered once to users who have bought before and want to delete their account; null for none. */
            delete_discount: components["schemas"]["Percent"] | null;
            /** @description Share capital, of an Italian company as far as it is paid up; null for a legal form without one, left out where it is not asked for. */
            share_capital?: components["schemas"]["ShareCapital"] | null;
            /** @description Number in the Italian economic index (REA), such as "MI-1234567"; left out where there is none. */
            rea?: string;
            /** @description Who hosts the site; left out where the site does not say it, and on receipts. */
            host?: components["schemas"]["HostInfo"];
            /** @description The mediator for consumers in France; left out where the site names none, as all below. */
            mediator?: components["schemas"]["LegalContact"];
            /** @description The consumer arbitration board before which the company settles disputes; null where it neither has to nor wants to. */
            dispute_body?: components["schemas"]["LegalContact"] | null;
            /** @description The data protection officer. */
            data_protection_officer?: components["schemas"]["LegalContact"];
            /** @description Representatives for data protection where the company has no seat, by area. */
            representatives?: {
                /** @description In the European Union. */
                EU?: components["schemas"]["LegalContact"];
                /** @description In the United Kingdom. */
                GB?: components["schemas"]["LegalContact"];
                /** @description In Switzerland. */
                CH?: components["schemas"]["LegalContact"];
            };
            /** @description Companies outside the European Economic Area that get personal data, without the push services of browsers. */
            transfers?: components["schemas"]["DataTransfer"][];
            /** @description Average number of active members in the European Union; left out until a month was counted, on receipts, and with demo members. */
            monthly_recipients?: components["schemas"]["MonthlyRecipients"];
            /** @description Since when the company runs the site. */
            added: components["schemas"]["Timestamp"];
        };
        /** @description All interests that can be chosen. */
        InterestsResponse: {
            /** @description Ids of the interests, in the order to show them. */
            interests: components["schemas"]["InterestId"][];
        };
        /** @description A region of a country. */
        Region: {
            /** @description Id of the region, ISO 3166-2 where there is one. */
            id: string;
            /** @description Name in the visitor's language. */
            name: string;
        };
        /** @description Regions of a country. */
        RegionsResponse: {
            country: components["schemas"]["CountryCode"];
            /** @description The regions, in the order of their names. */
            regions: components["schemas"]["Region"][];
        };
        /** @description The place at a position. */
        GeocodeResponse: {
            country: components["schemas"]["CountryCode"];
            region: components["schemas"]["RegionIdOrNull"];
            city: components["schemas"]["CityOrNull"];
        };
        /** @description What is known about a town. */
        CheckTownResponse: {
            /** @description False when no distance can be told from it. */
            known: boolean;
        };
        /** @description Fields of another person that every list shows. */
        MemberBase: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["MemberName"];
            age: components["schemas"]["Age"];
            gender: components["schemas"]["Gender"];
            country: components["schemas"]["CountryCode"];
            region: components["schemas"]["RegionIdOrNull"];
            city: components["schemas"]["CityOrNull"];
            /** @description Where the person lives, ready to show in the viewer's language. */
            place_text?: string;
            language: components["schemas"]["Locale"];
            /** @description True if the person was active in the last five minutes and is not invisible; false unless `origin` is `member`. */
            online: boolean;
            /** @description True when the person is a premium member; false unless `origin` is `member`. */
            premium: boolean;
            origin: components["schemas"]["Origin"];
            main_image: components["schemas"]["Image"] | null;
            num_photos: components["schemas"]["PhotoCount"];
            /**
             * Format: int32
             * @description Number of interests of the person.
             */
            num_interests: number;
            /** @description True when this person likes the user and the like is still new. */
            like_new: boolean;
            /** @description True when the user likes this person. */
            liked: boolean;
        };
        /** @description Another person, as lists and tiles show them. */
        MemberSummary: components["schemas"]["MemberBase"];
        /** @description One page of people. */
        MemberList: components["schemas"]["MemberSummary"][];
        /**
         * @description How many of the people counted are not private members, by who answers for them. Always exact, also where the
         *     number of people is capped.
         */
        FictionalCounts: {
            /** @description Profiles for which the site's team answers. */
            operator: components["schemas"]["Count"];
            /** @description Profiles for which a language model answers. */
            ai: components["schemas"]["Count"];
            /** @description Profiles that answer with texts written beforehand. */
            system: components["schemas"]["Count"];
        };
        /** @description One page of search results. */
        SearchResponse: {
            results: components["schemas"]["MemberList"];
            /**
             * Format: int32
             * @description Number of this page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Number of pages that can be opened.
             */
            pages: number;
            /**
             * Format: int32
             * @description Number of people who match; exact up to 10,000.
             */
            num_results: number;
            /** @description True when there are more results than `num_results`. */
            num_results_capped: boolean;
            num_fictional: components["schemas"]["FictionalCounts"];
            /** @description People who nearly match, given when the results fill less than a page. */
            similar: components["schemas"]["MemberList"];
            /**
             * Format: int32
             * @description Number of people in `similar`.
             */
            num_similar: number;
            /**
             * @description The filter to relax first when nothing was found, otherwise null.
             * @enum {string|null}
             */
            relax: "age" | "region" | "country" | null;
        };
        /** @description Interests of the person that the user has too. */
        SharedInterests: components["schemas"]["InterestId"][];
        /** @description Fields that only the profile page of a person shows. */
        MemberDetails: {
            about_me: components["schemas"]["AboutMe"];
            sexuality: components["schemas"]["SexualityOrNull"];
            interests: components["schemas"]["Interests"];
            shared_interests: components["schemas"]["SharedInterests"];
            attributes: components["schemas"]["Attributes"];
            photos: components["schemas"]["Photos"];
            /** @description True when this person likes the user. */
            liked_me: boolean;
            /** @description True when both like each other. */
            matched: boolean;
            /** @description Id of the conversation with this person, or null. */
            conversation: components["schemas"]["Id"] | null;
            /** @description When the person was last active, or null when it is not shown, as for anybody but a private member. */
            last_active_at: components["schemas"]["Timestamp"] | null;
            /** @description True when the user has blocked this person. */
            blocked: boolean;
        };
        /** @description Another person, as their page shows them. */
        MemberProfile: components["schemas"]["MemberBase"] & components["schemas"]["MemberDetails"];
        /** @description A person's page. */
        MemberResponse: {
            profile: components["schemas"]["MemberProfile"];
            /** @description People similar to this one. */
            similar: components["schemas"]["MemberList"];
        };
        /** @description One page of people who are similar to a person. */
        SimilarResponse: {
            results: components["schemas"]["MemberList"];
            /**
             * Format: int32
             * @description Number of this page, from 1.
             */
            page: number;
            /** @description True when there is another page. */
            more: boolean;
        };
        /**
         * @description Why a person fits. `shared_interests` has a `count`; `distance` has the `kilometres` between the two towns,
         *     rounded up, and is replaced by `same_city` for the same town. `active_today`: active since midnight in the site's
         *     time zone. The other codes mean that the person matches the answer to that question.
         * @enum {string}
         */
        FitReasonCode: "relation" | "shared_interests" | "same_city" | "distance" | "same_region" | "active_today" | "age" | "drinks" | "body_type";
        /** @description One reason why a person fits. */
        FitReason: {
            code: components["schemas"]["FitReasonCode"];
            /**
             * Format: int32
             * @description How many interests are shared; null for every other reason.
             */
            count: number | null;
            /**
             * Format: int32
             * @description How far away; null for every other reason.
             */
            kilometres: number | null;
        };
        /** @description Somebody who fits, and why. */
        Fit: {
            profile: components["schemas"]["MemberSummary"];
            /**
             * Format: int32
             * @description How well they fit, in per cent of the points possible for these answers.
             */
            score: number;
            /** @description All reasons, those with most points first. */
            reasons: components["schemas"]["FitReason"][];
        };
        /** @description The people who fit best. */
        MatchesResponse: {
            /** @description The people, the best first. */
            results: components["schemas"]["Fit"][];
            /** @description Answers that could not be used: `distance` when the user's town is not known. */
            unanswered: "distance"[];
        };
        /** @description The beginning of a person's page, with what the user sees there. */
        ProfilePreview: {
            /**
             * @description The beginning of what the person writes about themselves, in one line. Where there is more, it ends at a word
             *     and with an ellipsis. May be empty.
             */
            about_me_excerpt: string;
            shared_interests: components["schemas"]["SharedInterests"];
            /** @description The first photos, the main one first; those that the user may not see are locked. */
            photos: components["schemas"]["Image"][];
        };
        /** @description A person of the swipe game, with the beginning of their page. */
        SwipeCard: components["schemas"]["MemberBase"] & components["schemas"]["ProfilePreview"];
        /** @description The likes of a calendar day in the site's time zone. */
        SwipeLikes: {
            /**
             * Format: int32
             * @description Likes that may still be given today.
             */
            left: number;
            /**
             * Format: int32
             * @description Likes of a day.
             */
            max: number;
            /** @description When the next day begins and there are new ones. */
            resets_at: components["schemas"]["Timestamp"];
        };
        /** @description True while the last answer was a pass and can be taken back. */
        MayUndo: boolean;
        /** @description Cards of the swipe game. */
        SwipeDeckResponse: {
            /** @description People to answer, the first card first. */
            results: components["schemas"]["SwipeCard"][];
            likes: components["schemas"]["SwipeLikes"];
            may_undo: components["schemas"]["MayUndo"];
            server_time: components["schemas"]["Timestamp"];
        };
        /** @description The answer to a card. */
        SwipeRequest: {
            profile: components["schemas"]["Id"];
            /**
             * @description `like` or `pass`.
             * @enum {string}
             */
            choice: "like" | "pass";
        };
        /** @description The result of an answer. */
        SwipeResponse: {
            /**
             * @description `matched` when the other person likes the user too.
             * @enum {string}
             */
            state: "passed" | "liked" | "matched";
            profile: components["schemas"]["MemberSummary"];
            likes: components["schemas"]["SwipeLikes"];
            may_undo: components["schemas"]["MayUndo"];
            server_time: components["schemas"]["Timestamp"];
        };
        /** @description The card that is on top again. */
        UndoSwipeResponse: {
            /** @description The person passed on last, or null when they have left. */
            profile: components["schemas"]["SwipeCard"] | null;
            likes: components["schemas"]["SwipeLikes"];
            may_undo: components["schemas"]["MayUndo"];
            server_time: components["schemas"]["Timestamp"];
        };
        /** @description The photo that becomes the main one. */
        MainPhotoRequest: {
            photo: components["schemas"]["Id"];
            /**
             * @description Always true; to change the main photo, another one is made the main one.
             * @constant
             */
            main: true;
        };
        /** @description One picture. */
        PhotoUploadRequest: {
            /** @description JPEG, PNG, WebP or AVIF, at most 10 MB; the format is recognised by the content. */
            file: Blob;
        };
        /** @description The photo as it was stored. */
        PhotoResponse: {
            photo: components["schemas"]["Image"];
        };
        /** @description The photo. */
        PhotoRequest: {
            photo: components["schemas"]["Id"];
        };
        /** @description An order of photos. */
        PhotoOrderRequest: {
            /** @description Ids of the user's photos, the first one first. */
            photos: components["schemas"]["Id"][];
        };
        /** @description The person. */
        ProfileRequest: {
            profile: components["schemas"]["Id"];
        };
        /** @description The result of the like. */
        LikeResponse: {
            /**
             * @description `matched` when the other person likes the user too.
             * @enum {string}
             */
            state: "liked" | "matched";
            profile: components["schemas"]["MemberSummary"];
        };
        /**
         * @description `liked`: by the user; `received`: from the other person; `matched`: both.
         * @enum {string}
         */
        LikeState: "liked" | "received" | "matched";
        /** @description A like given or received. */
        LikeItem: {
            /** @description Id of the like. */
            id: components["schemas"]["Id"];
            /** @description True until the user has opened the profile from the likes. */
            like_new: boolean;
            state: components["schemas"]["LikeState"];
            liked_at: components["schemas"]["Timestamp"];
            /** @description Who is really behind the like. */
            origin: components["schemas"]["Origin"];
            profile: components["schemas"]["MemberSummary"];
        };
        /** @description Likes, new ones first, then the latest first. */
        LikeItems: components["schemas"]["LikeItem"][];
        /** @description The user's likes. */
        LikesResponse: {
            /** @description Likes the user gave, matches included. */
            profiles: components["schemas"]["LikeItems"];
            /** @description Likes the user received, matches included. */
            liked_by: components["schemas"]["LikeItems"];
            /** @description How many received likes are new (`like_new`), of demo profiles too. */
            num_new: components["schemas"]["Count"];
        };
        /** @description Whom the user looks for, and whether the consent to use it holds. */
        Preferences: {
            looking_for: components["schemas"]["LookingForOrNull"];
            sexuality: components["schemas"]["SexualityOrNull"];
            min_age: components["schemas"]["AgeOrNull"];
            max_age: components["schemas"]["AgeOrNull"];
            /** @description When the consent that holds was given; null while it is withdrawn. */
            consented_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description Whom the user looks for from now on. */
        PreferencesRequest: {
            looking_for: components["schemas"]["LookingFor"];
            sexuality: components["schemas"]["Sexuality"];
            min_age: components["schemas"]["AgeOrNull"];
            max_age: components["schemas"]["AgeOrNull"];
            /**
             * @description Explicit consent to the processing of these answers; needed after it was withdrawn.
             * @constant
             */
            consent_sensitive?: true;
        };
        /**
         * @description `open`: the user sees the people. `premium_only`: only their number. `invisible`: nothing, because the user's own
         *     visits are not recorded either.
         * @enum {string}
         */
        ProfileViewsAccess: "open" | "premium_only" | "invisible";
        /** @description Somebody who looked at the user's profile. */
        ProfileView: {
            /** @description When they looked last. */
            viewed_at: components["schemas"]["Timestamp"];
            /** @description Who is really behind the view. */
            origin: components["schemas"]["Origin"];
            profile: components["schemas"]["MemberSummary"];
        };
        /** @description Who looked at the user's profile. */
        ProfileViewsResponse: {
            access: components["schemas"]["ProfileViewsAccess"];
            /** @description The latest first; empty if the user may not see the people. */
            views: components["schemas"]["ProfileView"][];
            /** @description Number of people who looked. */
            num_views: components["schemas"]["Count"];
        };
        /** @description The oldest received like the match dialog has not shown yet; both null when there is none. */
        AutoLikeResponse: {
            profile: components["schemas"]["MemberSummary"] | null;
            /**
             * @description `matched` when the user likes the person too, otherwise `received`.
             * @enum {string|null}
             */
            state: "received" | "matched" | null;
            /** @description Who is really behind the like. */
            origin: components["schemas"]["Origin"] | null;
        };
        /**
         * @description Kind of a message.
         * @enum {string}
         */
        MessageKind: "text" | "photo" | "gift" | "system";
        /**
         * @description `held` until the sender confirms the e-mail (credits are only reserved), `sent`, `delivered` to a device of the
         *     recipient, `read` (shown to premium senders only), `refunded` when it can never be read and its credits were
         *     returned.
         * @enum {string}
         */
        MessageStatus: "held" | "sent" | "delivered" | "read" | "refunded";
        /** @description The latest message, for the list of conversations. */
        MessagePreview: {
            kind: components["schemas"]["MessageKind"];
            /** @description The beginning of the text; empty for a gift and for a picture without words. */
            text: string;
            /** @description True when the user wrote it. */
            mine: boolean;
            origin: components["schemas"]["Origin"];
            status: components["schemas"]["MessageStatus"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A conversation in the list. */
        Conversation: {
            id: components["schemas"]["Id"];
            last_at: components["schemas"]["Timestamp"];
            last_message: components["schemas"]["MessagePreview"] | null;
        };
        /** @description One row of the list of conversations. */
        ChatListItem: {
            conversation: components["schemas"]["Conversation"];
            profile: components["schemas"]["MemberSummary"];
            num_unread_messages: components["schemas"]["Count"];
        };
        /** @description The user's conversations, the latest first. */
        ChatsResponse: {
            /** @description The conversations. */
            chats: components["schemas"]["ChatListItem"][];
            num_unread_messages: components["schemas"]["Count"];
        };
        /**
         * Format: int32
         * @description Position of a message in its conversation, from 1; 0 means before the first message.
         */
        MessageSeq: number;
        /** @description The opened conversation; `id` is null before its first message. */
        OpenConversation: {
            id: components["schemas"]["Id"] | null;
            /** @description Position of the latest message. */
            last_seq: components["schemas"]["MessageSeq"];
            /** @description Position up to which the user has read. */
            read_seq: components["schemas"]["MessageSeq"];
        };
        /** @description The fields of every kind of message. */
        MessageBase: {
            id: components["schemas"]["Id"];
            conversation: components["schemas"]["Id"];
            seq: components["schemas"]["MessageSeq"];
            /** @description True when the user wrote it. */
            mine: boolean;
            origin: components["schemas"]["Origin"];
            status: components["schemas"]["MessageStatus"];
            created_at: components["schemas"]["Timestamp"];
            /** @description Credits the user paid for it (reserved while it is held); 0 for messages of others and refunded ones. */
            credits: components["schemas"]["Credits"];
            /**
             * Format: uuid
             * @description The Idempotency-Key with which the user sent it; only for the user's own messages, in `chat.php`.
             */
            idempotency_key?: string;
        };
        /** @description Plain text. */
        MessageText: string;
        /** @description Id of an icebreaker. */
        IcebreakerId: string;
        /** @description A text message. */
        TextMessage: {
            /**
             * @description Kind of the message.
             * @constant
             */
            kind: "text";
            text: components["schemas"]["MessageText"];
            /** @description Id of the icebreaker that was sent, or null for a text of the sender. */
            icebreaker: components["schemas"]["IcebreakerId"] | null;
        } & components["schemas"]["MessageBase"];
        /** @description A picture, with or without a text. Only the two members of the conversation can load it. */
        PhotoMessage: {
            /**
             * @description Kind of the message.
             * @constant
             */
            kind: "photo";
            photo: components["schemas"]["Image"];
            /** @description The words sent with it, null when there are none. */
            text: components["schemas"]["MessageText"] | null;
        } & components["schemas"]["MessageBase"];
        /**
         * @description Id of a gift.
         * @enum {string}
         */
        GiftId: "rose" | "bouquet" | "coffee" | "cake" | "ice_cream" | "chocolates" | "wine" | "ticket" | "balloon" | "star" | "moon" | "teddy" | "candle" | "record" | "postcard" | "umbrella";
        /** @description A gift; the client has its name and drawing. */
        GiftMessage: {
            /**
             * @description Kind of the message.
             * @constant
             */
            kind: "gift";
            gift: components["schemas"]["GiftId"];
        } & components["schemas"]["MessageBase"];
        /** @description A notice about the conversation, made by the system; it costs nothing. */
        SystemMessage: {
            /**
             * @description Kind of the message.
             * @constant
             */
            kind: "system";
            text: components["schemas"]["MessageText"];
        } & components["schemas"]["MessageBase"];
        /** @description One message; `kind` says what it contains. */
        Message: components["schemas"]["TextMessage"] | components["schemas"]["PhotoMessage"] | components["schemas"]["GiftMessage"] | components["schemas"]["SystemMessage"];
        /**
         * @description Why the user cannot write.
         * @enum {string}
         */
        BlockedReason: "not_enough_credits" | "conversation_limit" | "blocked_by_member" | "recipient_unavailable" | "spending_limit_reached" | "spending_paused";
        /** @description A range of messages of a conversation. */
        ChatResponse: {
            conversation: components["schemas"]["OpenConversation"];
            profile: components["schemas"]["MemberSummary"];
            /** @description At most 50 messages, the oldest first. */
            messages: components["schemas"]["Message"][];
            /** @description True when there are older messages. */
            has_more: boolean;
            /** @description Position up to which the other person has read; null unless the user is premium. */
            other_read_seq: components["schemas"]["MessageSeq"] | null;
            /** @description Price of the next message in credits. */
            message_credits: components["schemas"]["Credits"];
            /** @description False when a message would be refused now. */
            can_write: boolean;
            /** @description Why a message would be refused, or null. */
            blocked_reason: components["schemas"]["BlockedReason"] | null;
            /** @description True when the user has blocked the other person; nothing can be written until they unblock them. */
            blocked: boolean;
        };
        /** @description The conversation. */
        ConversationRequest: {
            conversation: components["schemas"]["Id"];
        };
        /** @description The position up to which the user has read. */
        ChatReadRequest: {
            conversation: components["schemas"]["Id"];
            seq: components["schemas"]["MessageSeq"];
        };
        /** @description Number of messages that are still unread. */
        ChatReadResponse: {
            /** @description Unread messages in all conversations. */
            num_unread_messages: components["schemas"]["Count"];
        };
        /** @description A text to a person. */
        SendTextRequest: {
            profile: components["schemas"]["Id"];
            /** @description Plain text; the site's `message_length` sets the limits. */
            text: string;
        };
        /** @description A picture to a person, with words or without; it costs the settings' `photo_credits` either way. */
        SendPhotoRequest: {
            profile: components["schemas"]["Id"];
            /** @description Id of a picture that was uploaded for a message and not sent yet. */
            photo: components["schemas"]["Id"];
            /** @description Words to go with it, plain text; the most of the site's message_length counts. */
            text?: string;
        };
        /** @description A gift to a person; it costs the settings' `gift_credits`. */
        SendGiftRequest: {
            profile: components["schemas"]["Id"];
            gift: components["schemas"]["GiftId"];
        };
        /** @description An icebreaker to a person, possible only in an empty conversation; it costs as much as a message. */
        SendIcebreakerRequest: {
            profile: components["schemas"]["Id"];
            icebreaker: components["schemas"]["IcebreakerId"];
        };
        /** @description A message to a person. */
        SendMessageRequest: components["schemas"]["SendTextRequest"] | components["schemas"]["SendPhotoRequest"] | components["schemas"]["SendGiftRequest"] | components["schemas"]["SendIcebreakerRequest"];
        /** @description The message as it was stored. */
        SendMessageResponse: {
            message: components["schemas"]["Message"];
            conversation: components["schemas"]["Conversation"];
            /** @description The user's balance afterwards. */
            credits: components["schemas"]["Credits"];
        };
        /** @description Gifts that can be sent. */
        GiftsResponse: {
            /** @description The gifts, in the order to show them. */
            gifts: components["schemas"]["GiftId"][];
            /** @description Price of any gift in credits. */
            gift_credits: components["schemas"]["Credits"];
        };
        /** @description A ready first message for a conversation. */
        Icebreaker: {
            id: components["schemas"]["IcebreakerId"];
            /** @description The text in the user's language, which is sent unchanged. */
            text: components["schemas"]["MessageText"];
        };
        /** @description Ready first messages for a conversation. */
        IcebreakersResponse: {
            /** @description The icebreakers, in the order to show them. */
            icebreakers: components["schemas"]["Icebreaker"][];
            /** @description Price of sending one, in credits. */
            message_credits: components["schemas"]["Credits"];
        };
        /** @description Somebody the user has blocked. */
        BlockItem: {
            /** @description When the user blocked them. */
            blocked_at: components["schemas"]["Timestamp"];
            profile: components["schemas"]["MemberSummary"];
        };
        /** @description One page of blocked people. */
        BlocksResponse: {
            /** @description Blocked people, the latest first. */
            blocks: components["schemas"]["BlockItem"][];
            /**
             * Format: int32
             * @description Number of this page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Number of pages that can be opened.
             */
            pages: number;
            /** @description How many people the user has blocked. */
            num_blocks: components["schemas"]["Count"];
        };
        /** @description Another company that shares the pool of the user's site. */
        Partner: {
            /** @description Id for `partners` of a change. */
            id: string;
            /** @description Name of the company. */
            company: string;
            country: components["schemas"]["CountryCode"];
            /** @description Names of its sites. */
            sites: string[];
            /** @description True while its sites show the profile; others there see it only after the user has written to them or liked them. */
            shown: boolean;
        };
        /** @description How the user is seen by others. */
        Privacy: {
            /** @description True while the user is invisible. */
            invisible: boolean;
            /** @description True when the user may be invisible; only premium members may. */
            available: boolean;
            /** @description True while the profile is shown to visitors too. */
            open_to_visitors: boolean;
            /** @description Other companies that share the pool of the user's site, each with whether its sites show the profile; empty when there are none. */
            partners: components["schemas"]["Partner"][];
        };
        /** @description Whether the sites of another company may show the profile. */
        PartnerChoice: {
            /** @description Id of the company from `partners` of the privacy. */
            id: string;
            /** @description True to agree; false to take that back. */
            shown: boolean;
        };
        /** @description The wanted visibility of the user; what is left out stays as it is. */
        PrivacyRequest: {
            /** @description True to become invisible. */
            invisible?: boolean;
            /** @description True to show the profile to visitors too. */
            open_to_visitors?: boolean;
            /** @description Companies whose sites are to show the profile, or no longer; for those left out nothing changes. */
            partners?: components["schemas"]["PartnerChoice"][];
        };
        /**
         * @description Why, as under Articles 16 and 17 of the Digital Services Act.
         *
         *     * Illegal or against the rules: `illegal_speech` (hatred, threats, incitement), `harassment` (bullying,
         *       stalking, unwanted sexual messages), `minor` (somebody under 18, or harm to children), `intimate_images`
         *       (shown without consent), `sexual_content`, `violence` (also self-harm), `scam` (fraud, asking for money),
         *       `false_identity` (pictures or name of somebody else), `undeclared_fictional` (made up but not marked so),
         *       `exploitation` (forced or paid sex, trafficking), `illegal_goods`, `spam` (advertising), `privacy` (personal
         *       data),
         *       `intellectual_property`.
         *     * About the service: `payment` (charges, refunds), `moderation` (a restriction of one's own account or
         *       content), `accessibility`, `service` (how it works).
         *     * `other`: the text says it.
         * @enum {string}
         */
        ComplaintReason: "illegal_speech" | "harassment" | "minor" | "intimate_images" | "sexual_content" | "violence" | "scam" | "false_identity" | "undeclared_fictional" | "exploitation" | "illegal_goods" | "spam" | "privacy" | "intellectual_property" | "payment" | "moderation" | "accessibility" | "service" | "other";
        /** @description Plain text. */
        ComplaintText: string;
        /** @description What is reported and why; the id that belongs to the kind is required. */
        ReportRequest: {
            /**
             * @description What is reported.
             * @enum {string}
             */
            kind: "profile" | "photo" | "message";
            /** @description The person, with kind `profile`. */
            profile?: components["schemas"]["Id"];
            /** @description The photo, with kind `photo`. */
            photo?: components["schemas"]["Id"];
            /** @description A message that the user received, with kind `message`. */
            message?: components["schemas"]["Id"];
            reason: components["schemas"]["ComplaintReason"];
            /** @description Details; may be empty, unless the reason is `other`. */
            text: components["schemas"]["ComplaintText"];
        };
        /** @description Reference of a report or complaint, such as V-7KQ4-M2XP-9TRD, without letters and digits that look alike. */
        ComplaintReference: string;
        /**
         * @description What it is about; `general` is about the service itself.
         * @enum {string}
         */
        ComplaintKind: "profile" | "photo" | "message" | "general";
        /** @description Plain text of one or several reports of the same thing, with an empty line in between. */
        ComplaintTexts: string;
        /** @description The person it is about. */
        ReportedPerson: {
            /** @description Id of the person, or null when they have left. */
            profile: components["schemas"]["Id"] | null;
            /** @description The name at the time of the report. */
            name: string;
            origin: components["schemas"]["Origin"];
        };
        /**
         * @description `received`: not looked at yet; `in_review`: a person is examining it; `decided`: decided, and each member
         *     concerned may appeal once; `appealed`: another person decides again; `final`: no further appeal is possible.
         * @enum {string}
         */
        ComplaintState: "received" | "in_review" | "decided" | "appealed" | "final";
        /**
         * @description `rejected`: nothing was done; `warned`: the member was told to stop; `photo_removed`: others no longer see the
         *     photo; `account_disabled`: the account was closed; `upheld`: the service was at fault (general complaints).
         * @enum {string}
         */
        ComplaintOutcome: "rejected" | "warned" | "photo_removed" | "account_disabled" | "upheld";
        /**
         * @description What a restriction rests on: `law` (illegal content), `terms` (against the terms of use), `fraud` (deceiving members
         *     or the service for money, which is against both).
         * @enum {string}
         */
        DecisionGround: "law" | "terms" | "fraud";
        /**
         * @description The rule of the ban policy that was broken: `age` (too young, or children in photos), `respect` (insults, threats,
         *     pressure), `identity` (photos or names of others), `money` (asking for money, fraud), `advertising` (also paid sex
         *     and automatic messages), `privacy` (passing on private data), `sexual_pictures`, `law` (what is against the law),
         *     `second_account` (after a ban).
         * @enum {string}
         */
        HouseRule: "age" | "respect" | "identity" | "money" | "advertising" | "privacy" | "sexual_pictures" | "law" | "second_account";
        /** @description A decision with its reasons. */
        ComplaintDecision: {
            outcome: components["schemas"]["ComplaintOutcome"];
            /** @description Statement of reasons: the facts, for this reader and in the language that the reader had when they were written. */
            reasons: string;
            /** @description What the restriction rests on; null where nothing is restricted, and for old decisions. */
            ground?: components["schemas"]["DecisionGround"] | null;
            /** @description The rule that was broken; null where nothing is restricted, and for old decisions. */
            rule?: components["schemas"]["HouseRule"] | null;
            /** @description The provision that was broken, with the ground `law`; null otherwise, and for old decisions. */
            law?: string | null;
            decided_at: components["schemas"]["Timestamp"];
            /**
             * @description Always false: people decide, without automated means.
             * @constant
             */
            automated: false;
        };
        /** @description The user's appeal. */
        ComplaintAppeal: {
            text: components["schemas"]["ComplaintText"];
            appealed_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description A report or complaint, as one of the members concerned sees it. The member it restricts (`affected`) is not told
         *     who reported it and in which words.
         */
        Complaint: {
            reference: components["schemas"]["ComplaintReference"];
            /**
             * @description `reporter`: the user made it; `affected`: the decision restricts the user.
             * @enum {string}
             */
            role: "reporter" | "affected";
            kind: components["schemas"]["ComplaintKind"];
            reason: components["schemas"]["ComplaintReason"];
            /** @description Text of all reports of the reporter; null for the restricted member. */
            text: components["schemas"]["ComplaintTexts"] | null;
            /**
             * @description Exact address of what is reported, of a message or photo with its id; null where the complaint names none, and
             *     for the restricted member.
             */
            url?: string | null;
            /** @description The person it is about, null for the service itself. */
            about: components["schemas"]["ReportedPerson"] | null;
            state: components["schemas"]["ComplaintState"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description The first decision, null before it was sent to the user. */
            decision: components["schemas"]["ComplaintDecision"] | null;
            /** @description The user's appeal, null without one. */
            appeal: components["schemas"]["ComplaintAppeal"] | null;
            /** @description The last decision of another person after an appeal, null before. */
            final_decision: components["schemas"]["ComplaintDecision"] | null;
            /** @description True when the user may appeal now. */
            can_appeal: boolean;
            /**
             * @description End of the time for an appeal, six months after the latest decision; null before a decision and when no appeal
             *     is left.
             */
            appeal_until: components["schemas"]["Timestamp"] | null;
            /**
             * @description When it is handled, where the handling of what the user sends is suspended because of misuse; null where it is handled at once, and
             *     without log-in or the key of a mailed link.
             */
            handled_from: components["schemas"]["Timestamp"] | null;
        };
        /** @description One report or complaint. */
        ComplaintResponse: {
            complaint: components["schemas"]["Complaint"];
        };
        /** @description Secret of a mailed link; gives access to one report or complaint without log-in. */
        ComplaintKey: string;
        /**
         * @description A complaint about the service, or about a person. Name and e-mail address are required without log-in, except with
         *     the reason `minor` and for an objection to a `measure`; for a member those of the account are used.
         */
        ComplaintRequest: {
            reason: components["schemas"]["ComplaintReason"];
            /** @description What happened. */
            text: string;
            /** @description The person it is about, if it is about one. */
            profile?: components["schemas"]["Id"];
            /** @description Exact address of what it is about: an address of the web, or a path of this site; without it that of `profile`. */
            url?: string;
            /** @description Name of the person who complains. */
            name?: string;
            /** @description Address for the answer. */
            email?: string;
            /**
             * @description Reference of a warning or suspension because of misuse to which the complaint objects, with the `key` of its mail. Whoever it is
             *     about then complains, without log-in, name and e-mail address; the reason is `moderation`.
             */
            measure?: components["schemas"]["ComplaintReference"];
            key?: components["schemas"]["ComplaintKey"];
        };
        /** @description One page of the user's reports and complaints, and of decisions that restrict the user. */
        ComplaintsResponse: {
            /** @description The latest first. */
            complaints: components["schemas"]["Complaint"][];
            /**
             * Format: int32
             * @description Number of this page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Number of pages that can be opened.
             */
            pages: number;
        };
        /** @description An appeal against a decision. */
        AppealRequest: {
            reference: components["schemas"]["ComplaintReference"];
            key?: components["schemas"]["ComplaintKey"];
            /** @description Why the decision is wrong. */
            text: string;
        };
        /** @description Id of a package of this site. */
        PackageId: string;
        /**
         * @description Colour of the package; it has no other meaning.
         * @enum {string}
         */
        PackageTone: "p0" | "p1" | "p2" | "p3";
        /** @description A number of credits, paid once. */
        CreditPackage: {
            id: components["schemas"]["PackageId"];
            tone: components["schemas"]["PackageTone"];
            /** @description Number of credits. */
            credits: components["schemas"]["Credits"];
            /** @description Price, with the discount taken off. */
            price: components["schemas"]["Money"];
            /**
             * @description The price that `price` may be compared with: the one without the discount, or the lowest of the last 30 days
             *     if that was lower. The same as `price` where no reduction may be announced.
             */
            normal_price: components["schemas"]["Money"];
            /** @description True for the package that the site recommends. */
            popular: boolean;
            /** @description The reduction from `normal_price`, or null. */
            discount_percent: components["schemas"]["Percent"] | null;
            /** @description Price of one message with this package, in money. */
            message_price: components["schemas"]["Money"];
            /**
             * @description Always true: it is paid once and never renews.
             * @constant
             */
            one_time: true;
        };
        /** @description Premium for some months, with credits each month. */
        PremiumPackage: {
            id: components["schemas"]["PackageId"];
            tone: components["schemas"]["PackageTone"];
            /**
             * Format: int32
             * @description How long it lasts.
             */
            months: number;
            /** @description Credits for each month. */
            credits_per_month: components["schemas"]["Credits"];
            /** @description Price for the whole time, with the discount taken off. */
            price: components["schemas"]["Money"];
            /**
             * @description The price that `price` may be compared with: the one without the discount, or the lowest of the last 30 days
             *     if that was lower. The same as `price` where no reduction may be announced.
             */
            normal_price: components["schemas"]["Money"];
            /** @description The reduction from `normal_price`, or null. */
            discount_percent: components["schemas"]["Percent"] | null;
            /**
             * @description Price of one message with this package, in money: the whole price for all of its credits. Null where it has no
             *     credits or messages cost none.
             */
            message_price: components["schemas"]["Money"] | null;
        };
        /**
         * @description Whether `begin_at_once` is accepted. False for a user who withdrew twice within a year from a purchase after having
         *     had premium by it for more than a day: what they buy can be used after the withdrawal period.
         */
        MayBeginAtOnce: boolean;
        /** @description What can be bought, in the currency of the payment country, with the user's discount taken off. */
        PackagesResponse: {
            /** @description Credit packages, the smallest first. */
            credits: components["schemas"]["CreditPackage"][];
            /** @description Premium packages, the shortest first. */
            premium: components["schemas"]["PremiumPackage"][];
            currency: components["schemas"]["Currency"];
            payment_country: components["schemas"]["CountryCode"];
            payment_methods: components["schemas"]["PaymentMethods"];
            /** @description True if direct debit is possible too, which is in euro only. */
            direct_debit: boolean;
            /** @description The discount that is in the prices, or null. */
            discount: components["schemas"]["DiscountCode"] | null;
            /** @description Credits the user owes; they are deducted from the next purchase. */
            owed_credits: components["schemas"]["Credits"];
            may_begin_at_once: components["schemas"]["MayBeginAtOnce"];
        };
        /** @description A discount code, and what it does to the prices. */
        DiscountCodeResponse: {
            discountcode: components["schemas"]["DiscountCode"];
            /** @description Credit packages that cost less with the code than the list of packages says, at the price with it. */
            credits: components["schemas"]["CreditPackage"][];
            /** @description Premium packages that cost less with the code than the list of packages says, at the price with it. */
            premium: components["schemas"]["PremiumPackage"][];
        };
        /** @description A code that was given to the user. */
        PersonalCodeResponse: {
            discountcode: components["schemas"]["DiscountCode"];
        };
        /**
         * @description `pending` until the provider has decided; `completed`, `failed` and `cancelled` are final.
         *     `loading` is the client's own state before the first answer; the server never sends it.
         * @enum {string}
         */
        PaymentStatus: "loading" | "pending" | "completed" | "failed" | "cancelled";
        /**
         * @description How a payment is made: one of the payment methods, or `directdebit` (see directdebit.php).
         * @enum {string}
         */
        PaidWith: "prezelewy24" | "blik" | "sct" | "giropay" | "mastercard" | "visa" | "creditcard" | "postepay" | "cartebancaire" | "nexi" | "ideal" | "bancontact" | "applepay" | "paysafecard" | "maestro" | "paypal" | "sofort" | "eps" | "directdebit";
        /** @description A payment. */
        Payment: {
            payment_id: components["schemas"]["Id"];
            status: components["schemas"]["PaymentStatus"];
            /**
             * Format: uri
             * @description Address of the provider's payment page, or null when there is nothing to do there.
             */
            checkout_url: string | null;
            package: components["schemas"]["PackageId"];
            /** @description Credits that are given at once. */
            credits: components["schemas"]["Credits"];
            amount: components["schemas"]["Money"];
            method: components["schemas"]["PaidWith"];
            refund_days: components["schemas"]["RefundDays"];
            /**
             * @description When the credits can be used: bought without `begin_at_once` and paid, they wait for the end of the withdrawal
             *     period. Null when they do not wait.
             */
            usable_from: components["schemas"]["Timestamp"] | null;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A payment. */
        PaymentResponse: {
            payment: components["schemas"]["Payment"];
        };
        /**
         * @description True when the buyer has expressly asked, before ordering, that the credits can be used before the withdrawal period
         *     ends, and has acknowledged that a withdrawal then repays only what is unused, and nothing once all is used. Without
         *     it the order is valid too, but nothing can be used before the period has ended; see begin.php.
         * @default false
         */
        BeginAtOnce: boolean;
        /**
         * @description True when the buyer was told that another order of the package is open (`order_open`) and wants one more: the open one
         *     stays as it is.
         * @default false
         */
        AnotherOrder: boolean;
        /** @description An order with obligation to pay. */
        CreatePaymentRequest: {
            package: components["schemas"]["PackageId"];
            method: components["schemas"]["PaymentMethod"];
            /** @description The payment country, which sets currency and price. */
            country: components["schemas"]["CountryCode"];
            discountcode?: components["schemas"]["DiscountCodeText"];
            begin_at_once?: components["schemas"]["BeginAtOnce"];
            another?: components["schemas"]["AnotherOrder"];
            next?: components["schemas"]["OwnPath"];
        };
        /**
         * @description Body of the provider's webhook. Only the id of the payment is used, which the server then fetches itself;
         *     everything else is ignored.
         */
        WebhookForm: {
            /** @description The provider's id of the payment; empty or left out in a test call, after which nothing is done. */
            id?: string;
        } & {
            [key: string]: string;
        };
        /** @description A kind of notification and its channels. */
        NotificationKindInfo: {
            kind: components["schemas"]["NotificationKind"];
            /** @description True if the kind is sent by e-mail. */
            email: boolean;
            /** @description True if the kind is sent by push too. */
            push: boolean;
            /** @description True if the kind advertises. It is sent only to users who asked for it, see `consent` of `updateNotifications`. */
            advertising: boolean;
        };
        /** @description Notification settings of the user. */
        NotificationSettings: {
            /**
             * Format: email
             * @description Address that the e-mails go to.
             */
            email: string;
            /** @description False until the address is confirmed; before that no notifications are sent to it. */
            email_confirmed: boolean;
            /** @description False while no e-mails of these kinds are sent at all. */
            emails_enabled: boolean;
            /** @description Kinds that are off. Those that advertise are off until the user asks for them. */
            disabled: components["schemas"]["NotificationKind"][];
            /** @description All kinds, in the order to show them. */
            kinds: components["schemas"]["NotificationKindInfo"][];
            /**
             * Format: int32
             * @description Browsers of the user that receive push messages.
             */
            num_push: number;
        };
        /** @description Where and in which words the user was asked for kinds that advertise. It is kept as proof, with the time, the site, the language and the e-mail address. */
        AdvertisingConsent: {
            /** @description Path of the page that asked. */
            page: string;
            /** @description Version of the words in which it asked; whoever asks in words of their own names a version of their own. */
            wording: string;
        };
        /** @description The changes; a field that is left out does not change. */
        UpdateNotificationsRequest: {
            /** @description All kinds that are to be switched off. A kind that advertises is switched on only together with `consent`, and stays off otherwise. */
            disabled?: components["schemas"]["NotificationKind"][];
            /** @description False ends all e-mails of these kinds, true begins them again. */
            emails_enabled?: boolean;
            consent?: components["schemas"]["AdvertisingConsent"];
        };
        /** @description The kind that was switched off. */
        Unsubscribed: {
            kind: components["schemas"]["NotificationKind"];
        };
        /** @description The subscription to end. */
        EndPushRequest: {
            /**
             * Format: uri
             * @description Address of the subscription at the browser's push service.
             */
            endpoint: string;
        };
        /** @description Why no direct debit is possible now. */
        DirectDebitBlock: {
            /**
             * Format: int32
             * @description Minutes until it is possible again; null if a failed debit has to be settled by another purchase first.
             */
            minutes: number | null;
        };
        /** @description Reference of the mandate, unique with the creditor. */
        MandateReference: string;
        /** @description The company that collects. */
        Creditor: {
            /** @description Name of the company. */
            name: string;
            /** @description Creditor identifier of SEPA. */
            id: string;
            /** @description Street and number. */
            address: string;
            /** @description Postcode and town. */
            city: string;
            country: components["schemas"]["CountryCode"];
        };
        /** @description Version of the wording. */
        MandateVersion: string;
        /** @description The wording, a paragraph each. */
        MandateParagraphs: string[];
        /** @description A bank account, with the part of the IBAN that is still shown after it was entered. */
        BankAccount: {
            country: components["schemas"]["CountryCode"];
            /** @description The last four characters of the IBAN. */
            last4: string;
        };
        /** @description Premium that renews each month. */
        MandateRenewal: {
            package: components["schemas"]["PackageId"];
            /** @description Amount collected each month. */
            amount: components["schemas"]["Money"];
            /** @description Credits of each month. */
            credits: components["schemas"]["Credits"];
            /** @description Day of the next renewal; null when there is none, or the first payment is still under way. */
            next_on: components["schemas"]["CalendarDate"] | null;
            /** @description When it was cancelled or ended, or null. */
            cancelled_at: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description `announced` by e-mail, `collecting` once sent to the bank, `paid`, `failed` when the bank refused, `charged_back`
         *     when the account holder had the money returned, `cancelled` before it was collected.
         * @enum {string}
         */
        DirectDebitState: "announced" | "collecting" | "paid" | "failed" | "charged_back" | "cancelled";
        /**
         * @description When the credits of a debit are given: `at_once`, before the bank has paid, and taken back if it does not pay; or
         *     `when_paid`, some days later. Premium always begins when the bank has paid.
         * @enum {string}
         */
        CreditsGranted: "at_once" | "when_paid";
        /** @description A collection under a mandate. */
        DirectDebitCollection: {
            payment_id: components["schemas"]["Id"];
            amount: components["schemas"]["Money"];
            /** @description Day of the collection in the site's time zone. */
            collect_on: components["schemas"]["CalendarDate"];
            state: components["schemas"]["DirectDebitState"];
            credits_granted: components["schemas"]["CreditsGranted"];
        };
        /** @description A signed SEPA core mandate. */
        Mandate: {
            id: components["schemas"]["Id"];
            reference: components["schemas"]["MandateReference"];
            creditor: components["schemas"]["Creditor"];
            version: components["schemas"]["MandateVersion"];
            language: components["schemas"]["Locale"];
            text: components["schemas"]["MandateParagraphs"];
            account: components["schemas"]["BankAccount"];
            signed_at: components["schemas"]["Timestamp"];
            /** @description When it was revoked, or null while it is valid. */
            revoked_at: components["schemas"]["Timestamp"] | null;
            /** @description The premium that renews under it, or null. */
            renewal: components["schemas"]["MandateRenewal"] | null;
            /** @description Past and future collections, the latest first, at most 100. */
            collections: components["schemas"]["DirectDebitCollection"][];
        };
        /** @description The user's direct debits. */
        DirectDebitsResponse: {
            /** @description True where the site offers direct debit in the payment country. */
            available: boolean;
            /** @description Most that can be collected in a calendar month. */
            limit: components["schemas"]["Money"];
            /** @description How much of the limit is used this month. */
            used: components["schemas"]["Money"];
            /** @description Why it is blocked, or null. */
            blocked: components["schemas"]["DirectDebitBlock"] | null;
            /** @description Credits that were spent before their debit failed; they are deducted from the next purchase. */
            owed_credits: components["schemas"]["Credits"];
            /** @description Mandates, the latest first, at most 50. */
            mandates: components["schemas"]["Mandate"][];
        };
        /** @description The SMS code; sending it signs the mandate and places the order. */
        ConfirmDirectDebitRequest: {
            id: components["schemas"]["Id"];
            /** @description Six digits. */
            otp: string;
            begin_at_once?: components["schemas"]["BeginAtOnce"];
            another?: components["schemas"]["AnotherOrder"];
        };
        /** @description The order, which is binding now, and the mandate that was signed with it. */
        ConfirmDirectDebitResponse: {
            payment: components["schemas"]["Payment"];
            mandate: components["schemas"]["Mandate"];
        };
        /** @description The package, the bank account, and the phone number for the code. */
        StartDirectDebitRequest: {
            package: components["schemas"]["PackageId"];
            /** @description Name of the holder of the account. */
            account_holder: string;
            /** @description The account, with or without spaces; checked by country, length and checksum. */
            iban: string;
            /** @description Street of the holder's address. */
            street: string;
            /** @description Number of the house. */
            house_number: string;
            /** @description Postcode. */
            zip: string;
            /** @description Town. */
            city: string;
            /** @description Mobile number for the SMS code; without a country code it is read as a number of the payment country. */
            phone: string;
            /** @description The payment country, whose currency must be the euro; by default that of the settings. */
            country?: components["schemas"]["CountryCode"];
            discountcode?: components["schemas"]["DiscountCodeText"];
        };
        /** @description The monthly collections after the months that were bought, until the user cancels. */
        DirectDebitRenewal: {
            amount: components["schemas"]["Money"];
            /** @description Credits of each month. */
            credits: components["schemas"]["Credits"];
            /**
             * Format: int32
             * @description Number of months after which it begins.
             */
            after_months: number;
        };
        /** @description The SEPA core mandate that the code signs, to be shown above the button. */
        UnsignedMandate: {
            reference: components["schemas"]["MandateReference"];
            creditor: components["schemas"]["Creditor"];
            version: components["schemas"]["MandateVersion"];
            language: components["schemas"]["Locale"];
            text: components["schemas"]["MandateParagraphs"];
        };
        /** @description An order that waits for its code. Nothing is signed or collected before the code is entered. */
        DirectDebitOrder: {
            id: components["schemas"]["Id"];
            /** @description When the last code expires. */
            code_expires_at: components["schemas"]["Timestamp"];
            /** @description When another code may be asked for; null when no more are sent. */
            resend_at: components["schemas"]["Timestamp"] | null;
            /**
             * Format: int32
             * @description Number of tries left before direct debit is blocked.
             */
            tries_left: number;
            /** @description Phone number that the code was sent to, with all but the last digits hidden. */
            phone: string;
            account: components["schemas"]["BankAccount"];
            package: components["schemas"]["PackageId"];
            /** @description Credits of the purchase; for a premium package those of the first month. */
            credits: components["schemas"]["Credits"];
            /**
             * Format: int32
             * @description Months of a premium package, or null.
             */
            months: number | null;
            /** @description Amount of the first collection, with the discount taken off. */
            amount: components["schemas"]["Money"];
            /** @description Day of the first collection in the site's time zone, if the code is entered now. */
            collect_on: components["schemas"]["CalendarDate"];
            credits_granted: components["schemas"]["CreditsGranted"];
            /** @description The monthly renewal, or null for a single payment. */
            renewal: components["schemas"]["DirectDebitRenewal"] | null;
            mandate: components["schemas"]["UnsignedMandate"];
        };
        /** @description An order that waits for its code. */
        DirectDebitOrderResponse: {
            order: components["schemas"]["DirectDebitOrder"];
        };
        /** @description The mandate. */
        RevokeMandateRequest: {
            mandate: components["schemas"]["Id"];
        };
        /** @description A mandate. */
        MandateResponse: {
            mandate: components["schemas"]["Mandate"];
        };
        /** @description The order that needs another code. */
        ResendDirectDebitCodeRequest: {
            id: components["schemas"]["Id"];
        };
        /**
         * @description A paid purchase that was ordered without `begin_at_once`: its credits can be used when the withdrawal period has
         *     ended, or at the user's request (begin.php).
         */
        WaitingPurchase: {
            payment: components["schemas"]["Id"];
            /** @description Credits that come at that moment; for premium those of the first month. */
            credits: components["schemas"]["Credits"];
            /** @description When they can be used without a request. */
            usable_from: components["schemas"]["Timestamp"];
            refund_days: components["schemas"]["RefundDays"];
        };
        /**
         * @description Why credits were booked.
         *
         *     * `signup`: given at sign-up · `signup_again`: taken back, because an earlier account had them · `purchase`: bought · `premium_month`: a month of premium.
         *     * `message`: paid for a message, photo or gift · `hold`: reserved for a message that is held until the e-mail is
         *       confirmed · `delivery`: spent because a held message was sent · `release`: reserved credits are free again ·
         *       `refund`: returned because the message can never be read.
         *     * `withdrawal`: returned with a withdrawal from a contract · `clawback`: taken back because a payment was refunded
         *       or charged back · `restored`: given again because the refund failed or the bank returned the money · `debt`: owed
         *       credits were settled · `erasure`: the rest when the account was erased.
         * @enum {string}
         */
        WalletEntryKind: "signup" | "signup_again" | "purchase" | "premium_month" | "message" | "hold" | "delivery" | "release" | "refund" | "withdrawal" | "clawback" | "restored" | "debt" | "erasure";
        /**
         * Format: int32
         * @description A change of a number of credits: positive for more, negative for fewer.
         */
        CreditChange: number;
        /** @description A person the user wrote to. */
        WalletPerson: {
            profile: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
            origin: components["schemas"]["Origin"];
        };
        /** @description One booking of the wallet. */
        WalletEntry: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["WalletEntryKind"];
            /** @description When it was booked. */
            at: components["schemas"]["Timestamp"];
            /** @description Change of the free credits. */
            credits: components["schemas"]["CreditChange"];
            /** @description Change of the reserved credits. */
            held: components["schemas"]["CreditChange"];
            /** @description Change of the owed credits. */
            owed: components["schemas"]["CreditChange"];
            /** @description Free credits after this booking. */
            balance_after: components["schemas"]["Credits"];
            /** @description The recipient of the message that it was booked for; null for other bookings, or when the recipient has left. */
            to: components["schemas"]["WalletPerson"] | null;
            /** @description True when the message it paid for was refunded later. */
            refunded: boolean;
            /** @description The payment it belongs to (see transaction.php); null for others, and when the payment is no longer kept. */
            payment: components["schemas"]["Id"] | null;
        };
        /** @description A pending limit. */
        WaitingLimit: {
            /** @description The limit, null for none. */
            monthly_limit: components["schemas"]["Money"] | null;
            /** @description When it takes effect. */
            from: components["schemas"]["Timestamp"];
        };
        /** @description A pending change of the end of the pause. */
        WaitingPause: {
            /** @description The day on which spending will be possible again; null for at once. */
            paused_until: components["schemas"]["CalendarDate"] | null;
            /** @description When it takes effect. */
            from: components["schemas"]["Timestamp"];
        };
        /** @description The limits that the user has set for their own spending. */
        WalletLimits: {
            /** @description The most that can be paid in a calendar month of the site's time zone; null for no limit. */
            monthly_limit: components["schemas"]["Money"] | null;
            /** @description A pending higher limit, or its pending removal; null when nothing is pending. */
            next_limit: components["schemas"]["WaitingLimit"] | null;
            /** @description The day on which spending is possible again; null when it is not paused. */
            paused_until: components["schemas"]["CalendarDate"] | null;
            /** @description A pending shorter pause, or its pending end; null when nothing is pending. */
            next_pause: components["schemas"]["WaitingPause"] | null;
            /** @description Amount paid this month in the limit's currency, with payments that are still pending. */
            spent: components["schemas"]["Money"];
            /** @description Amount that may still be paid this month; null without a limit. */
            left: components["schemas"]["Money"] | null;
        };
        /** @description The wallet and a part of its bookings. */
        WalletResponse: {
            /** @description Credits that are free to spend. */
            balance: components["schemas"]["Credits"];
            /** @description Credits that are reserved for held messages. */
            held: components["schemas"]["Credits"];
            /** @description Credits that had to be taken back but were already spent; they are deducted from the next credits. */
            owed: components["schemas"]["Credits"];
            /** @description Purchases whose credits cannot be used yet, the next first. */
            waiting: components["schemas"]["WaitingPurchase"][];
            may_begin_at_once: components["schemas"]["MayBeginAtOnce"];
            /** @description Bookings, the latest first. */
            entries: components["schemas"]["WalletEntry"][];
            /** @description Value of `before` for the older bookings; null if there are none. */
            next: components["schemas"]["Id"] | null;
            limits: components["schemas"]["WalletLimits"];
        };
        /** @description The changes; a field that is left out does not change. */
        UpdateWalletLimitsRequest: {
            /**
             * @description The most that can be paid in a calendar month, null for no limit. A lower one takes effect at once, a higher
             *     one after 24 hours.
             */
            monthly_limit?: components["schemas"]["Money"] | null;
            /**
             * @description The day on which spending is possible again, at most a year ahead; null ends the pause. A longer pause takes
             *     effect at once, a shorter one after 24 hours.
             */
            paused_until?: components["schemas"]["CalendarDate"] | null;
        };
        /** @description The limits after the change. */
        WalletLimitsResponse: {
            limits: components["schemas"]["WalletLimits"];
        };
        /** @description Fields of a transaction that lists show. */
        TransactionBase: {
            /** @description Id of the payment; also the reference for a withdrawal without log-in. */
            id: components["schemas"]["Id"];
            status: components["schemas"]["PaymentStatus"];
            package: components["schemas"]["PackageId"];
            /** @description Credits that are given at once. */
            credits: components["schemas"]["Credits"];
            /**
             * Format: int32
             * @description Months of premium; null for credits.
             */
            months: number | null;
            amount: components["schemas"]["Money"];
            method: components["schemas"]["PaidWith"];
            /** @description When it was ordered. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it was paid; null when it was not. */
            completed_at: components["schemas"]["Timestamp"] | null;
            /** @description Amount that was refunded or charged back; null when there was none. */
            repaid: components["schemas"]["Money"] | null;
            /**
             * @description How it was undone, in whole or in part: withdrawn from, refunded, or charged back by the bank; null when it
             *     was not. With several, a withdrawal is named before a chargeback, and that before a refund.
             * @enum {string|null}
             */
            undone: "withdrawn" | "refunded" | "charged_back" | null;
            /**
             * @description Number of the receipt: the running number of the site, and a part that nobody can guess. Null when nothing was
             *     paid.
             */
            receipt: string | null;
            /** @description End of the withdrawal period of what was paid; null where there is none. */
            withdraw_until: components["schemas"]["Timestamp"] | null;
            /**
             * @description When its credits can be used: bought without `begin_at_once` and paid, they wait for the end of the withdrawal
             *     period. Null when they do not wait.
             */
            usable_from: components["schemas"]["Timestamp"] | null;
        };
        /** @description Something the user bought or tried to buy. */
        Transaction: components["schemas"]["TransactionBase"];
        /** @description A page of transactions. */
        TransactionsResponse: {
            /** @description The latest first. */
            transactions: components["schemas"]["Transaction"][];
            /**
             * Format: int32
             * @description Number of this page.
             */
            page: number;
            /**
             * Format: int32
             * @description How many pages there are, at least one.
             */
            num_pages: number;
        };
        /** @description The tax in a price. */
        Vat: {
            /** @description The rate. */
            percent: number;
            /** @description The price without the tax. */
            net: components["schemas"]["Money"];
            /** @description The tax. */
            tax: components["schemas"]["Money"];
        };
        /** @description A refund or chargeback. */
        Reversal: {
            /**
             * @description Whether the site refunded it, or the bank charged it back.
             * @enum {string}
             */
            kind: "refund" | "chargeback";
            amount: components["schemas"]["Money"];
            /** @description Credits that were taken back with it. */
            credits: components["schemas"]["Credits"];
            /**
             * @description `asked`: the provider has not accepted it yet; `active`: under way or done; `undone`: it failed, or the bank
             *     returned the money.
             * @enum {string}
             */
            status: "asked" | "active" | "undone";
            /** @description When it was started. */
            at: components["schemas"]["Timestamp"];
        };
        /** @description The right to withdraw from a contract, and the withdrawal if there was one. */
        Withdrawal: {
            payment: components["schemas"]["Id"];
            /** @description True while withdrawal is possible and there is something to return. */
            possible: boolean;
            /**
             * @description Why it is not possible: the withdrawal period is over, all credits are used, or the price has gone back
             *     already. Null while it is possible, and after a withdrawal.
             * @enum {string|null}
             */
            refusal: "period_over" | "all_used" | "repaid" | null;
            /** @description End of the withdrawal period. */
            until: components["schemas"]["Timestamp"];
            /** @description Unused credits that are taken back. */
            credits: components["schemas"]["Credits"];
            /** @description Amount that is repaid, with the same payment method. */
            amount: components["schemas"]["Money"];
            /**
             * @description Amount that a pending direct debit still collects after the withdrawal; 0 when nothing was used and the debit
             *     was not sent to the bank yet. Null when no debit is pending.
             */
            to_collect: components["schemas"]["Money"] | null;
            /** @description When the withdrawal was received; null before. */
            received_at: components["schemas"]["Timestamp"] | null;
            /** @description Reference of the withdrawal; null before. */
            reference: components["schemas"]["Id"] | null;
        };
        /** @description Fields that only the page of a transaction shows. */
        TransactionMore: {
            /** @description The code it was bought with, or null. */
            discount_code: components["schemas"]["DiscountCodeText"] | null;
            /** @description Discount of that code, or null. */
            discount_percent: components["schemas"]["Percent"] | null;
            /** @description The company that was paid, as it was when the receipt was made. */
            company: components["schemas"]["CompanyInfo"];
            /** @description Value added tax in the amount; null where nothing was paid, or on a receipt from before the site named its rates. */
            vat: components["schemas"]["Vat"] | null;
            /** @description Refunds and chargebacks, the oldest first. */
            reversals: components["schemas"]["Reversal"][];
            /** @description The right to withdraw; null when there is none (nothing paid, or nothing to give back). */
            withdrawal: components["schemas"]["Withdrawal"] | null;
            /** @description When the premium time ends or ended; null for credits. */
            ends_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description A transaction with all its details. */
        TransactionDetail: components["schemas"]["TransactionBase"] & components["schemas"]["TransactionMore"];
        /** @description A transaction. */
        TransactionResponse: {
            transaction: components["schemas"]["TransactionDetail"];
        };
        /** @description A PDF file. */
        ReceiptFile: Blob;
        /** @description A package bought before, at today's price. */
        RepeatOrder: {
            package: components["schemas"]["PackageId"];
            /** @description Credits that are given at once today; if it is no longer sold, those given in the past. */
            credits: components["schemas"]["Credits"];
            /**
             * Format: int32
             * @description Months of premium; null for credits.
             */
            months: number | null;
            /** @description How it was paid last. */
            method: components["schemas"]["PaidWith"];
            /** @description When it was last bought. */
            last_at: components["schemas"]["Timestamp"];
            /** @description Today's price with the user's discount taken off; null when it can no longer be ordered like this. */
            price: components["schemas"]["Money"] | null;
            /** @description Today's price without the discount; null if `price` is null. */
            normal_price: components["schemas"]["Money"] | null;
            /** @description The discount in price, or null. */
            discount_percent: components["schemas"]["Percent"] | null;
        };
        /** @description Past purchases, one for each package and payment method. */
        RepeatOrdersResponse: {
            /** @description The latest first. */
            orders: components["schemas"]["RepeatOrder"][];
            currency: components["schemas"]["Currency"];
            payment_country: components["schemas"]["CountryCode"];
        };
        /** @description The codes that the user can use now. */
        DiscountCodesResponse: {
            /** @description The code that is included in the prices first, then those that end soonest. */
            discountcodes: components["schemas"]["DiscountCode"][];
        };
        /**
         * @description `ask` returns the effects and changes nothing; `confirm` makes the declaration.
         * @enum {string}
         */
        ContractStep: "ask" | "confirm";
        /**
         * @description Number of the payment, its receipt, its mandate or its withdrawal, as printed. Case, spaces, punctuation and the
         *     leading zeros of a receipt's number do not matter.
         */
        ContractReference: string;
        /**
         * @description A withdrawal from a contract. With a session `payment` is one of the user's payments; without one the account is
         *     found by `email`. `name` is the consumer's name, for the form without log-in.
         */
        WithdrawRequest: {
            step: components["schemas"]["ContractStep"];
            payment: components["schemas"]["ContractReference"];
            /** @description E-mail address of the account; only without a session. */
            email?: string;
            /** @description Name of the person who withdraws. */
            name?: string;
        };
        /** @description The effects of the withdrawal. */
        WithdrawResponse: {
            step: components["schemas"]["ContractStep"];
            /** @description With `confirm`, when the declaration was received; else null. */
            received_at: components["schemas"]["Timestamp"] | null;
            /** @description The withdrawal; always null without a session. The confirmation is sent by e-mail. */
            withdrawal: components["schemas"]["Withdrawal"] | null;
        };
        /**
         * @description `ordinary` ends what renews with the time that is paid for. `for_cause` ends the contract itself, for a reason that a
         *     person reads, who decides what is repaid of what was paid for the time after it.
         * @enum {string}
         */
        CancellationKind: "ordinary" | "for_cause";
        /**
         * @description The cancellation of premium that renews. With a session it cancels all of the user's contracts, or the one that
         *     began with `payment`; without one the account is found by `email` and `payment` (the number of any of its
         *     payments).
         */
        CancelPremiumRequest: {
            step: components["schemas"]["ContractStep"];
            /** @description Ordinary when left out. */
            kind?: components["schemas"]["CancellationKind"];
            /** @description The cause, required with `for_cause` and refused with `ordinary` (`not_allowed`). */
            reason?: string;
            /**
             * @description The day with which the contract shall end; as soon as possible when left out. From today (`too_small`) to a year
             *     from now (`too_big`), by the site's calendar. An ordinary cancellation ends with the first paid month that does
             *     not end before that day, and renews until then.
             */
            ends_on?: components["schemas"]["CalendarDate"];
            payment?: components["schemas"]["ContractReference"];
            /** @description E-mail address of the account; only without a session. */
            email?: string;
            /** @description Name of the person who cancels. */
            name?: string;
        };
        /** @description Key with which the confirmation can be downloaded. */
        CancellationKey: string;
        /** @description The first collection of premium that renews. */
        FirstCollection: {
            amount: components["schemas"]["Money"];
            /** @description The day on which it is or was collected. */
            collect_on: components["schemas"]["CalendarDate"];
        };
        /** @description Premium that renews, or renewed until now. */
        CancelledContract: {
            /** @description Id of the order it began with, which is the reference of the contract. */
            payment: components["schemas"]["Id"];
            package: components["schemas"]["PackageId"];
            /** @description Price of each further month. */
            amount: components["schemas"]["Money"];
            /**
             * @description End of the contract by the cancellation. Ordinary: the end of the time that is paid for, or of the last month
             *     before the wished end; the earliest possible end while the first payment is pending.
             */
            ends_at: components["schemas"]["Timestamp"];
            /** @description The first payment while it is pending: it is still collected, and the months begin with it. */
            first_collection: components["schemas"]["FirstCollection"] | null;
        };
        /** @description The contracts that end. */
        CancelPremiumResponse: {
            step: components["schemas"]["ContractStep"];
            /** @description With `confirm`, when the cancellation was received, or the same one before; else null. */
            received_at: components["schemas"]["Timestamp"] | null;
            /**
             * @description With `confirm`, the key of the confirmation as a file (cancellation-file.php); else null, also when there was
             *     nothing to cancel.
             */
            file: components["schemas"]["CancellationKey"] | null;
            /**
             * @description The contracts that renew (`ask`) or were cancelled (`confirm`, also by the same cancellation before); empty when
             *     nothing renews, and always without a session. The confirmation is sent by e-mail.
             */
            contracts: components["schemas"]["CancelledContract"][];
        };
        /** @description A PDF file. */
        CancellationFile: Blob;
        /** @description The express request to begin before the withdrawal period ends. */
        RequestBeginRequest: {
            /** @description Id of the payment. */
            payment: components["schemas"]["Id"];
            /**
             * @description The user asks expressly to begin, and acknowledges that a withdrawal then repays only what is unused, and nothing
             *     once all is used.
             * @enum {boolean}
             */
            begin_at_once: true;
        };
        /** @description A link that was followed. */
        DecideDeclarationRequest: {
            /** @description Token of the link. */
            token: string;
            /**
             * @description `confirm`: the user made the declaration; `undo`: somebody else did.
             * @enum {string}
             */
            act: "confirm" | "undo";
        };
        /** @description What became of a declaration without log-in. */
        DeclarationResponse: {
            /**
             * @description What was declared.
             * @enum {string}
             */
            kind: "withdrawal" | "cancellation";
            /** @description When the declaration was received, which is the time that counts. */
            received_at: components["schemas"]["Timestamp"];
            /**
             * @description `done`: it took effect; `stopped`: it did not, or was taken back; `with_support`: a person does what no program
             *     can, and writes to the user.
             * @enum {string}
             */
            state: "done" | "stopped" | "with_support";
        };
        /** @description A message was sent to or by the user. */
        MessageEvent: {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "message";
            /** @description The message and the other person. */
            data: {
                conversation: components["schemas"]["Id"];
                /** @description The other person of the conversation. */
                profile: components["schemas"]["Id"];
                message: components["schemas"]["Message"];
                /**
                 * Format: uuid
                 * @description The Idempotency-Key with which the user has just sent it; only for the user's own messages.
                 */
                idempotency_key?: string;
            };
        };
        /** @description The other person has read up to here (premium users only). */
        ReadEvent: {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "read";
            /** @description Conversation and position. */
            data: {
                conversation: components["schemas"]["Id"];
                seq: components["schemas"]["MessageSeq"];
            };
        };
        /** @description The other person is typing. */
        TypingEvent: {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "typing";
            data: components["schemas"]["ConversationRequest"];
        };
        /** @description The person who likes the user, and who is really behind the like. */
        NewLike: {
            profile: components["schemas"]["Id"];
            origin: components["schemas"]["Origin"];
            /** @description The like as likes.php lists it among those received, so that it can be shown without another call. */
            like: components["schemas"]["LikeItem"];
        };
        /** @description Someone likes the user; `match` when the user likes them too. */
        LikeEvent: {
            /**
             * @description Name of the event.
             * @enum {string}
             */
            event: "like" | "match";
            data: components["schemas"]["NewLike"];
        };
        /** @description The balance changed. */
        CreditsEvent: {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "credits";
            /** @description The new balance. */
            data: {
                credits: components["schemas"]["Credits"];
            };
        };
        /** @description An object without fields. */
        EmptyObject: Record<string, never>;
        /**
         * @description Something about the user, their conversations or likes has changed; clients fetch user.php, chats.php and
         *     likes.php again.
         */
        UserEvent: {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "user";
            data: components["schemas"]["EmptyObject"];
        };
        /**
         * @description One event of the stream. `event` is the stream's event name, `data` its data line, JSON.
         *     A comment line is sent every 25 seconds to keep the connection open.
         */
        LiveEvent: components["schemas"]["MessageEvent"] | components["schemas"]["ReadEvent"] | components["schemas"]["TypingEvent"] | components["schemas"]["LikeEvent"] | components["schemas"]["CreditsEvent"] | components["schemas"]["UserEvent"];
    };
    responses: {
        /** @description `service_unavailable`: the server is overloaded or restarting; the call can be repeated in a moment. */
        Unavailable: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nothing has changed since the version in If-None-Match; there is no body. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description `invalid_request`: a parameter or field is missing, unknown or out of bounds. */
        InvalidRequest: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `authentication_required`: there is no session, or it has ended.
         *     `member_changed`: the member named by `X-Page-Member` is not the one logged in now.
         *     `age_unproved`: only where people are shown, in countries that ask for a proof of age.
         */
        SignInRequired: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `rate_limited`: too many calls; details.minutes says how long to wait. */
        RateLimited: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `internal_error`: a fault of the server; the support finds it in the log by details.reference. */
        InternalError: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `authentication_required`: there is no session, or it has ended.
         *     `request_refused`: the client header is missing, or the call comes from another origin.
         *     `member_changed`: the member named by `X-Page-Member` is not the one logged in now.
         *     `age_unproved`: only where people are shown, in countries that ask for a proof of age.
         */
        SignInOrClientRequired: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `payload_too_large`: the body is larger than any call needs. */
        PayloadTooLarge: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `request_refused`: the client header is missing, or the call comes from another origin.
         *     `member_changed`: the member named by `X-Page-Member` is not the one logged in now.
         */
        RequestRefused: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `invalid_request`: a parameter or field is missing, unknown or out of bounds.
         *     `reset_link_invalid`: the mailed link is unknown, has expired or was used.
         */
        MailedLinkInvalid: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `account_blocked`: too many wrong passwords or codes; details.minutes says for how long.
         *     `rate_limited`: too many calls; details.minutes says how long to wait.
         */
        BlockedOrLimited: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `not_found`: it does not exist, or the user may not see it. */
        NotFound: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `invalid_request`: details say which fields were refused and why.
         *     `second_factor_invalid`: the code is wrong, expired or was used.
         */
        SecondFactorInvalid: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `second_factor_on`: two-factor log-in is already on and has to be turned off first. */
        SecondFactorOn: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `invalid_request`: details say which fields were refused and why.
         *     `old_password_wrong`: the current password is wrong.
         *     `second_factor_invalid`: the code is wrong, expired or was used.
         */
        SecondFactorProofInvalid: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `not_found`: two-factor log-in is not on. */
        SecondFactorOff: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `invalid_request`: a parameter or field is missing, unknown or out of bounds.
         *     `appeal_period_over`: the six months in which an appeal or an objection was possible are over.
         */
        InvalidOrLate: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The ETag of the last answer that the client has; the server then answers 304 when nothing has changed.
         * @example "42-7f3a"
         */
        IfNoneMatch: string;
        /**
         * @description Token of the mailed link.
         * @example qk3vQ0cX8m2Zt7Yw5rB1nA
         */
        activationToken: string;
        /**
         * @description Token of the mailed link.
         * @example qk3vQ0cX8m2Zt7Yw5rB1nAe4LhGfD9sJ6uPiOyTzRxM
         */
        MailedToken: components["schemas"]["MailedToken"];
        /**
         * @description Traffic source that the visitor came from; on some sites only visitors with one may search without an account.
         * @example adnet
         */
        TrafficNetwork: string;
        /**
         * @description A UUID that the client makes for one action. Sending the same request again with the same key does nothing more
         *     and gives the same answer; the same key with another body is `idempotency_conflict`.
         * @example 0b9f6f0e-6c1e-4a5e-9d2e-6f1c2a3b4c5d
         */
        IdempotencyKey: string;
        /**
         * @description Token of the e-mail.
         * @example 019aa0000000700080000000000000a1.like.qk3vQ0cX8m2Zt7Yw5rB1nA
         */
        unsubscribeToken: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Version of this answer, to be sent back as If-None-Match.
         * @example "42-7f3a"
         */
        ETag: string;
        /**
         * @description Number of calls of this operation that one IP address may make within a period. Missing where calls are not
         *     counted, such as on a developer's machine.
         * @example 600
         */
        "RateLimit-Limit": number;
        /**
         * @description Number of these calls that are left.
         * @example 599
         */
        "RateLimit-Remaining": number;
        /**
         * @description Seconds until all of these calls can be made again.
         * @example 60
         */
        "RateLimit-Reset": number;
        /**
         * @description Seconds to wait before the next try.
         * @example 60
         */
        "Retry-After": number;
    };
    pathItems: never;
}
/** Every error the product knows. Codes are stable: clients choose their text by them. * General: `internal_error` ("an error occurred, try again later"), `service_unavailable`, `rate_limited`, `invalid_request`, `not_found`, `request_refused` (client header or origin), `idempotency_conflict` (key used before with another body). * Account: `authentication_required`, `member_changed` (another member is logged in), `login_failed`, `account_blocked` (details.minutes), `account_disabled` (the site closed the account; details.reference and details.key, where a decision did; of an account that is suspended because of misuse details.reference, details.until and details.key, for the objection), `account_deleted`, `signups_closed`, `activation_failed`, `activation_code_invalid` (wrong code), `too_many_reset_attempts` (details.minutes), `reset_link_invalid`, `email_not_found`, `passwords_do_not_match`, `old_password_wrong`, `email_invalid_or_duplicate`, `second_factor_required` (the password is correct, but a code is needed too), `second_factor_invalid` (wrong code), `second_factor_on` (two-factor log-in is already on), `login_code_required` (the password is correct, but the member has not used this browser before; a code was mailed), `login_code_invalid` (wrong code). `activation_failed` is never sent as a body: a failing link redirects to the page with its text. `reset_link_invalid` is used for every mailed link that does not work (any more), `old_password_wrong` for every wrong password of a logged-in user. * Terms: `terms_outdated` (the terms have changed; what they govern waits until they are accepted, see `terms.php`). * Proof of age: `age_unproved` (people are shown once it is given, see `age-check.php`), `age_token_expired`, `age_token_invalid`, `age_provider_unavailable`. * Members: `premium_only`, `consent_withdrawn` (the user withdrew the consent to be matched), `blocked_by_member`, `photo_limit_reached` (details.max), `photo_unreadable`, `photo_heic`, `photo_too_small` (a side of less than 32 pixels), `photo_too_many_pixels` (more than 65 million), `payload_too_large` (details.max in bytes), `swipe_limit_reached` (details.max, details.resets_at). * Moderation: `appeal_period_over` (the six months in which an appeal or an objection was possible are over; details.until). * Conversations: `not_enough_credits` (details.need, details.have), `message_too_long` (details.max), `conversation_limit` (details.max), `recipient_unavailable`, `spending_limit_reached`, `spending_paused`. * Credits: `order_open` (another order of the same package cannot be closed any more), `discount_code_invalid`, `package_unavailable`, `payment_method_unavailable`, `payment_provider_unavailable`, `direct_debit_blocked` (details.minutes; without it until a failed debit is paid), `direct_debit_limit_reached` (details.max and details.used in cents), `direct_debit_code_invalid` (details.tries_left). */
export type ErrorCode = components['schemas']['ErrorCode'];
/** Why a field was refused. `equals_email`, `starts_with_at`, `reserved` (it could be mistaken for the site itself) and `mixed_scripts` (letters of several alphabets that look alike) are about names, `common` about passwords, `under_age` about the date of birth, `outdated` about the version of the terms. */
export type FieldErrorCode = components['schemas']['FieldErrorCode'];
/** One field that was refused. */
export type FieldError = components['schemas']['FieldError'];
/** The fields that were refused (only with `invalid_request`). */
export type FieldErrors = components['schemas']['FieldErrors'];
/** A moment in UTC, ISO 8601, such as 2026-11-21T09:30:00.000Z. */
export type Timestamp = components['schemas']['Timestamp'];
/** ISO 4217 code of a currency the product sells in. */
export type Currency = components['schemas']['Currency'];
/** An amount of money. */
export type Money = components['schemas']['Money'];
/** A day of the calendar, such as 1994-05-31. */
export type CalendarDate = components['schemas']['CalendarDate'];
/** Figures that the text of an error names. */
export type ErrorFacts = components['schemas']['ErrorFacts'];
/** Details of an error: either the refused fields, or figures for the client's text. */
export type ErrorDetails = components['schemas']['ErrorDetails'];
/** The body of every error. */
export type Error = components['schemas']['Error'];
/** Opaque id made by the server. */
export type Id = components['schemas']['Id'];
/** `not_confirmed` until the e-mail address is confirmed; messages are held until then. */
export type UserStatus = components['schemas']['UserStatus'];
/** Name of a member, unique in the pool of sites. */
export type MemberName = components['schemas']['MemberName'];
/** Gender a member gives at sign-up. */
export type Gender = components['schemas']['Gender'];
/** Age in whole years. */
export type Age = components['schemas']['Age'];
/** ISO 3166-1 alpha-2 code in capitals. */
export type CountryCode = components['schemas']['CountryCode'];
/** Id of a region of the country (ISO 3166-2 where there is one), or null. */
export type RegionIdOrNull = components['schemas']['RegionIdOrNull'];
/** Name of the town, or null. */
export type CityOrNull = components['schemas']['CityOrNull'];
/** `disabled`: the account is closed; the profile is not shown to anyone. */
export type ProfileStatus = components['schemas']['ProfileStatus'];
/** Who is really behind a person, message, like, view or gift: a private member, an operator of the site, a language model, or the system itself. Clients must mark everything except `member`. */
export type Origin = components['schemas']['Origin'];
/** A photo. Paths are absolute on the site; put `cdn_prefix` of the settings before them. */
export type Image = components['schemas']['Image'];
/** Number of photos others can see or unlock. */
export type PhotoCount = components['schemas']['PhotoCount'];
/** What every page shows about the logged-in user. */
export type UserProfile = components['schemas']['UserProfile'];
/** Gender that a member would like to meet. */
export type LookingFor = components['schemas']['LookingFor'];
/** Gender that a member would like to meet; null while the consent to its use is withdrawn. */
export type LookingForOrNull = components['schemas']['LookingForOrNull'];
/** Age in whole years; null for no limit. */
export type AgeOrNull = components['schemas']['AgeOrNull'];
/** Whom the user looks for, as lists of people need it. */
export type SoughtPeople = components['schemas']['SoughtPeople'];
/** A number of credits. */
export type Credits = components['schemas']['Credits'];
/** What was paid, and for how many credits. */
export type LotPrice = components['schemas']['LotPrice'];
/** Credits that are left of one purchase, or of what was given for free. */
export type CreditLot = components['schemas']['CreditLot'];
/** A language of the interface. */
export type Locale = components['schemas']['Locale'];
/** A kind of notification that can be switched off. */
export type NotificationKind = components['schemas']['NotificationKind'];
/** The code as typed; letter case does not matter. */
export type DiscountCodeText = components['schemas']['DiscountCodeText'];
/** Whole percent. */
export type Percent = components['schemas']['Percent'];
/** A payment method; `sct` is the SEPA bank transfer. */
export type PaymentMethod = components['schemas']['PaymentMethod'];
/** Payment methods, those of the country first. */
export type PaymentMethods = components['schemas']['PaymentMethods'];
/** A discount the user has or may use. */
export type DiscountCode = components['schemas']['DiscountCode'];
/** The logged-in user. */
export type User = components['schemas']['User'];
/** A number of items. */
export type Count = components['schemas']['Count'];
/** The logged-in user, numbers of what is new for them, and the server's time. */
export type UserResponse = components['schemas']['UserResponse'];
/** The settings of the account that the user can change. */
export type UpdateUserRequest = components['schemas']['UpdateUserRequest'];
/** The user after the change. */
export type UpdateUserResponse = components['schemas']['UpdateUserResponse'];
/** Six digits of the authenticator app, or a recovery code; spaces and dashes are ignored. */
export type LoginCode = components['schemas']['LoginCode'];
/** E-mail address or name, and the password; also a code, if two-factor log-in is on or a code was mailed. */
export type LoginRequest = components['schemas']['LoginRequest'];
/** The browser's push subscription, as its `toJSON()` returns it. */
export type PushSubscriptionRequest = components['schemas']['PushSubscriptionRequest'];
/** Credentials to log in; with `push=1` a push subscription instead. */
export type UserPostRequest = components['schemas']['UserPostRequest'];
/** The key for data that the browser stores. */
export type StorageKeyResponse = components['schemas']['StorageKeyResponse'];
/** At least 10 characters and not a common one. */
export type Password = components['schemas']['Password'];
/** Sexual orientation, given with explicit consent. */
export type Sexuality = components['schemas']['Sexuality'];
/** Page of the site to go on to, such as the one that somebody chose before they logged in, or the conversation in which the credits ran out, as path and query. `not_allowed` for what leads elsewhere, or might once it is decoded, and for calls of the API. */
export type OwnPath = components['schemas']['OwnPath'];
/** A value of the link whose meaning only the network knows. */
export type TrafficPart = components['schemas']['TrafficPart'];
/** Parameters of an advertising link. */
export type TrafficSource = components['schemas']['TrafficSource'];
/** Everything the account needs; further steps of the form edit the profile. */
export type SignupRequest = components['schemas']['SignupRequest'];
/** The values to check. */
export type SignupCheckRequest = components['schemas']['SignupCheckRequest'];
/** Results for the fields of the request. They never tell whether an address has an account. */
export type SignupCheckResponse = components['schemas']['SignupCheckResponse'];
/** The code of an activation mail. */
export type ActivationCodeRequest = components['schemas']['ActivationCodeRequest'];
/** Secret token of a mailed link. */
export type MailedToken = components['schemas']['MailedToken'];
/** The answer for a link that works. */
export type CheckResetResponse = components['schemas']['CheckResetResponse'];
/** The new password once more, as typed. */
export type PasswordRepeat = components['schemas']['PasswordRepeat'];
/** The link and the new password, typed twice. */
export type ResetPasswordRequest = components['schemas']['ResetPasswordRequest'];
/** The account whose password is to be reset. */
export type AskResetRequest = components['schemas']['AskResetRequest'];
/** The current password, as typed. */
export type CurrentPassword = components['schemas']['CurrentPassword'];
/** The old password and the new one, typed twice. */
export type ChangePasswordRequest = components['schemas']['ChangePasswordRequest'];
/** The token of a mailed link, sent by the page that the link leads to. */
export type MailedTokenRequest = components['schemas']['MailedTokenRequest'];
/** The address after the change. */
export type MailChangeResponse = components['schemas']['MailChangeResponse'];
/** The new address, and the password. */
export type AskMailChangeRequest = components['schemas']['AskMailChangeRequest'];
/** The address after the change was undone, and a token to choose a new password. */
export type UndoMailChangeResponse = components['schemas']['UndoMailChangeResponse'];
/** A session of the user: a browser in which they are logged in. */
export type Session = components['schemas']['Session'];
/** State of two-factor log-in. */
export type SecondFactor = components['schemas']['SecondFactor'];
/** The user's sessions, and whether two-factor log-in is on. */
export type SessionsResponse = components['schemas']['SessionsResponse'];
/** One session. */
export type EndOneSession = components['schemas']['EndOneSession'];
/** All sessions except the calling one. */
export type EndOtherSessions = components['schemas']['EndOtherSessions'];
/** The sessions to end. */
export type EndSessionRequest = components['schemas']['EndSessionRequest'];
/** A code of the authenticator app. */
export type ConfirmSecondFactorRequest = components['schemas']['ConfirmSecondFactorRequest'];
/** Codes to log in without the authenticator app. */
export type RecoveryCodesResponse = components['schemas']['RecoveryCodesResponse'];
/** The password. */
export type StartSecondFactorRequest = components['schemas']['StartSecondFactorRequest'];
/** The secret for an authenticator app. */
export type StartSecondFactorResponse = components['schemas']['StartSecondFactorResponse'];
/** The password, and a code of the app or a recovery code. */
export type SecondFactorProof = components['schemas']['SecondFactorProof'];
/** A discount for staying; `discountcode.php` (POST) gives it as a personal code. */
export type DeleteDiscount = components['schemas']['DeleteDiscount'];
/** What the user would lose with the account. */
export type DeletionResponse = components['schemas']['DeletionResponse'];
/** The account is there, brought back now or before. */
export type RestoreAccountResponse = components['schemas']['RestoreAccountResponse'];
/** Why the user deletes the account. */
export type DeletionReason = components['schemas']['DeletionReason'];
/** The password, and the reason. */
export type DeleteAccountRequest = components['schemas']['DeleteAccountRequest'];
/** The account is deleted. */
export type DeleteAccountResponse = components['schemas']['DeleteAccountResponse'];
/** An archive of everything that is stored about the user. */
export type Export = components['schemas']['Export'];
/** The archive, if there is one. */
export type ExportOrNullResponse = components['schemas']['ExportOrNullResponse'];
/** The requested archive. */
export type ExportResponse = components['schemas']['ExportResponse'];
/** A ZIP archive. */
export type ExportFile = components['schemas']['ExportFile'];
/** The traffic source of the visitor, and whether it may be stored. */
export type TrackVisitRequest = components['schemas']['TrackVisitRequest'];
/** The version that was accepted. */
export type AcceptTermsRequest = components['schemas']['AcceptTermsRequest'];
/** What the user brought back. */
export type CompleteAgeCheckRequest = components['schemas']['CompleteAgeCheckRequest'];
/** Where the user wanted to go. */
export type StartAgeCheckRequest = components['schemas']['StartAgeCheckRequest'];
/** Where the user proves their age. */
export type StartAgeCheckResponse = components['schemas']['StartAgeCheckResponse'];
/** Sexual orientation; null while the consent to its use is withdrawn. */
export type SexualityOrNull = components['schemas']['SexualityOrNull'];
/** What the member writes about themselves; plain text, may be empty. */
export type AboutMe = components['schemas']['AboutMe'];
/** Id of an interest, such as `travelling`; the interface translates it. */
export type InterestId = components['schemas']['InterestId'];
/** Interests, as ids of the list of interests.php. */
export type Interests = components['schemas']['Interests'];
/** Attributes that members may give about themselves; null for those they left empty. */
export type Attributes = components['schemas']['Attributes'];
/** Photos, the main one first. */
export type Photos = components['schemas']['Photos'];
/** The user's own profile, with everything they can edit. */
export type OwnProfile = components['schemas']['OwnProfile'];
/** The user's own profile. */
export type OwnProfileResponse = components['schemas']['OwnProfileResponse'];
/** The fields to change; those left out stay as they are. */
export type UpdateProfileRequest = components['schemas']['UpdateProfileRequest'];
/** Fields that profiles show, in this order. */
export type ProfileFields = components['schemas']['ProfileFields'];
/** Bounds of a message, in characters. */
export type MessageLength = components['schemas']['MessageLength'];
/** The lowest price of one message in a country. */
export type MessageCosts = components['schemas']['MessageCosts'];
/** By country, the lowest price of one message; computed from the packages. */
export type MinimumMessageCosts = components['schemas']['MinimumMessageCosts'];
/** Number of days in which unused credits can be returned. */
export type RefundDays = components['schemas']['RefundDays'];
/** Picture of a partner's person. */
export type PartnerPhoto = components['schemas']['PartnerPhoto'];
/** An advertisement for a person on a partner's site, shown among the members and marked as advertising. */
export type PartnerTile = components['schemas']['PartnerTile'];
/** A site of another company with the same pool. */
export type SharingSite = components['schemas']['SharingSite'];
/** A film in one format. */
export type FilmSource = components['schemas']['FilmSource'];
/** A silent film with its still picture. */
export type SiteFilm = components['schemas']['SiteFilm'];
/** Everything a client must know about the site of this host. */
export type Settings = components['schemas']['Settings'];
/** The share capital of a company. */
export type ShareCapital = components['schemas']['ShareCapital'];
/** The company on whose computers the site runs. */
export type HostInfo = components['schemas']['HostInfo'];
/** Somebody whom the law wants to be named. */
export type LegalContact = components['schemas']['LegalContact'];
/** A company outside the European Economic Area that gets personal data. */
export type DataTransfer = components['schemas']['DataTransfer'];
/** Members of the site with a confirmed account and a profile in the European Union who were logged in at least once in a month, on average (Regulation (EU) 2022/2065, Art. 24 (2)). Visitors without an account are not counted. */
export type MonthlyRecipients = components['schemas']['MonthlyRecipients'];
/** The company behind the site. */
export type CompanyInfo = components['schemas']['CompanyInfo'];
/** All interests that can be chosen. */
export type InterestsResponse = components['schemas']['InterestsResponse'];
/** A region of a country. */
export type Region = components['schemas']['Region'];
/** Regions of a country. */
export type RegionsResponse = components['schemas']['RegionsResponse'];
/** The place at a position. */
export type GeocodeResponse = components['schemas']['GeocodeResponse'];
/** What is known about a town. */
export type CheckTownResponse = components['schemas']['CheckTownResponse'];
/** Fields of another person that every list shows. */
export type MemberBase = components['schemas']['MemberBase'];
/** Another person, as lists and tiles show them. */
export type MemberSummary = components['schemas']['MemberSummary'];
/** One page of people. */
export type MemberList = components['schemas']['MemberList'];
/** How many of the people counted are not private members, by who answers for them. Always exact, also where the number of people is capped. */
export type FictionalCounts = components['schemas']['FictionalCounts'];
/** One page of search results. */
export type SearchResponse = components['schemas']['SearchResponse'];
/** Interests of the person that the user has too. */
export type SharedInterests = components['schemas']['SharedInterests'];
/** Fields that only the profile page of a person shows. */
export type MemberDetails = components['schemas']['MemberDetails'];
/** Another person, as their page shows them. */
export type MemberProfile = components['schemas']['MemberProfile'];
/** A person's page. */
export type MemberResponse = components['schemas']['MemberResponse'];
/** One page of people who are similar to a person. */
export type SimilarResponse = components['schemas']['SimilarResponse'];
/** Why a person fits. `shared_interests` has a `count`; `distance` has the `kilometres` between the two towns, rounded up, and is replaced by `same_city` for the same town. `active_today`: active since midnight in the site's time zone. The other codes mean that the person matches the answer to that question. */
export type FitReasonCode = components['schemas']['FitReasonCode'];
/** One reason why a person fits. */
export type FitReason = components['schemas']['FitReason'];
/** Somebody who fits, and why. */
export type Fit = components['schemas']['Fit'];
/** The people who fit best. */
export type MatchesResponse = components['schemas']['MatchesResponse'];
/** The beginning of a person's page, with what the user sees there. */
export type ProfilePreview = components['schemas']['ProfilePreview'];
/** A person of the swipe game, with the beginning of their page. */
export type SwipeCard = components['schemas']['SwipeCard'];
/** The likes of a calendar day in the site's time zone. */
export type SwipeLikes = components['schemas']['SwipeLikes'];
/** True while the last answer was a pass and can be taken back. */
export type MayUndo = components['schemas']['MayUndo'];
/** Cards of the swipe game. */
export type SwipeDeckResponse = components['schemas']['SwipeDeckResponse'];
/** The answer to a card. */
export type SwipeRequest = components['schemas']['SwipeRequest'];
/** The result of an answer. */
export type SwipeResponse = components['schemas']['SwipeResponse'];
/** The card that is on top again. */
export type UndoSwipeResponse = components['schemas']['UndoSwipeResponse'];
/** The photo that becomes the main one. */
export type MainPhotoRequest = components['schemas']['MainPhotoRequest'];
/** One picture. */
export type PhotoUploadRequest = components['schemas']['PhotoUploadRequest'];
/** The photo as it was stored. */
export type PhotoResponse = components['schemas']['PhotoResponse'];
/** The photo. */
export type PhotoRequest = components['schemas']['PhotoRequest'];
/** An order of photos. */
export type PhotoOrderRequest = components['schemas']['PhotoOrderRequest'];
/** The person. */
export type ProfileRequest = components['schemas']['ProfileRequest'];
/** The result of the like. */
export type LikeResponse = components['schemas']['LikeResponse'];
/** `liked`: by the user; `received`: from the other person; `matched`: both. */
export type LikeState = components['schemas']['LikeState'];
/** A like given or received. */
export type LikeItem = components['schemas']['LikeItem'];
/** Likes, new ones first, then the latest first. */
export type LikeItems = components['schemas']['LikeItems'];
/** The user's likes. */
export type LikesResponse = components['schemas']['LikesResponse'];
/** Whom the user looks for, and whether the consent to use it holds. */
export type Preferences = components['schemas']['Preferences'];
/** Whom the user looks for from now on. */
export type PreferencesRequest = components['schemas']['PreferencesRequest'];
/** `open`: the user sees the people. `premium_only`: only their number. `invisible`: nothing, because the user's own visits are not recorded either. */
export type ProfileViewsAccess = components['schemas']['ProfileViewsAccess'];
/** Somebody who looked at the user's profile. */
export type ProfileView = components['schemas']['ProfileView'];
/** Who looked at the user's profile. */
export type ProfileViewsResponse = components['schemas']['ProfileViewsResponse'];
/** The oldest received like the match dialog has not shown yet; both null when there is none. */
export type AutoLikeResponse = components['schemas']['AutoLikeResponse'];
/** Kind of a message. */
export type MessageKind = components['schemas']['MessageKind'];
/** `held` until the sender confirms the e-mail (credits are only reserved), `sent`, `delivered` to a device of the recipient, `read` (shown to premium senders only), `refunded` when it can never be read and its credits were returned. */
export type MessageStatus = components['schemas']['MessageStatus'];
/** The latest message, for the list of conversations. */
export type MessagePreview = components['schemas']['MessagePreview'];
/** A conversation in the list. */
export type Conversation = components['schemas']['Conversation'];
/** One row of the list of conversations. */
export type ChatListItem = components['schemas']['ChatListItem'];
/** The user's conversations, the latest first. */
export type ChatsResponse = components['schemas']['ChatsResponse'];
/** Position of a message in its conversation, from 1; 0 means before the first message. */
export type MessageSeq = components['schemas']['MessageSeq'];
/** The opened conversation; `id` is null before its first message. */
export type OpenConversation = components['schemas']['OpenConversation'];
/** The fields of every kind of message. */
export type MessageBase = components['schemas']['MessageBase'];
/** Plain text. */
export type MessageText = components['schemas']['MessageText'];
/** Id of an icebreaker. */
export type IcebreakerId = components['schemas']['IcebreakerId'];
/** A text message. */
export type TextMessage = components['schemas']['TextMessage'];
/** A picture, with or without a text. Only the two members of the conversation can load it. */
export type PhotoMessage = components['schemas']['PhotoMessage'];
/** Id of a gift. */
export type GiftId = components['schemas']['GiftId'];
/** A gift; the client has its name and drawing. */
export type GiftMessage = components['schemas']['GiftMessage'];
/** A notice about the conversation, made by the system; it costs nothing. */
export type SystemMessage = components['schemas']['SystemMessage'];
/** One message; `kind` says what it contains. */
export type Message = components['schemas']['Message'];
/** Why the user cannot write. */
export type BlockedReason = components['schemas']['BlockedReason'];
/** A range of messages of a conversation. */
export type ChatResponse = components['schemas']['ChatResponse'];
/** The conversation. */
export type ConversationRequest = components['schemas']['ConversationRequest'];
/** The position up to which the user has read. */
export type ChatReadRequest = components['schemas']['ChatReadRequest'];
/** Number of messages that are still unread. */
export type ChatReadResponse = components['schemas']['ChatReadResponse'];
/** A text to a person. */
export type SendTextRequest = components['schemas']['SendTextRequest'];
/** A picture to a person, with words or without; it costs the settings' `photo_credits` either way. */
export type SendPhotoRequest = components['schemas']['SendPhotoRequest'];
/** A gift to a person; it costs the settings' `gift_credits`. */
export type SendGiftRequest = components['schemas']['SendGiftRequest'];
/** An icebreaker to a person, possible only in an empty conversation; it costs as much as a message. */
export type SendIcebreakerRequest = components['schemas']['SendIcebreakerRequest'];
/** A message to a person. */
export type SendMessageRequest = components['schemas']['SendMessageRequest'];
/** The message as it was stored. */
export type SendMessageResponse = components['schemas']['SendMessageResponse'];
/** Gifts that can be sent. */
export type GiftsResponse = components['schemas']['GiftsResponse'];
/** A ready first message for a conversation. */
export type Icebreaker = components['schemas']['Icebreaker'];
/** Ready first messages for a conversation. */
export type IcebreakersResponse = components['schemas']['IcebreakersResponse'];
/** Somebody the user has blocked. */
export type BlockItem = components['schemas']['BlockItem'];
/** One page of blocked people. */
export type BlocksResponse = components['schemas']['BlocksResponse'];
/** Another company that shares the pool of the user's site. */
export type Partner = components['schemas']['Partner'];
/** How the user is seen by others. */
export type Privacy = components['schemas']['Privacy'];
/** Whether the sites of another company may show the profile. */
export type PartnerChoice = components['schemas']['PartnerChoice'];
/** The wanted visibility of the user; what is left out stays as it is. */
export type PrivacyRequest = components['schemas']['PrivacyRequest'];
/** Why, as under Articles 16 and 17 of the Digital Services Act. * Illegal or against the rules: `illegal_speech` (hatred, threats, incitement), `harassment` (bullying, stalking, unwanted sexual messages), `minor` (somebody under 18, or harm to children), `intimate_images` (shown without consent), `sexual_content`, `violence` (also self-harm), `scam` (fraud, asking for money), `false_identity` (pictures or name of somebody else), `undeclared_fictional` (made up but not marked so), `exploitation` (forced or paid sex, trafficking), `illegal_goods`, `spam` (advertising), `privacy` (personal data), `intellectual_property`. * About the service: `payment` (charges, refunds), `moderation` (a restriction of one's own account or content), `accessibility`, `service` (how it works). * `other`: the text says it. */
export type ComplaintReason = components['schemas']['ComplaintReason'];
/** Plain text. */
export type ComplaintText = components['schemas']['ComplaintText'];
/** What is reported and why; the id that belongs to the kind is required. */
export type ReportRequest = components['schemas']['ReportRequest'];
/** Reference of a report or complaint, such as V-7KQ4-M2XP-9TRD, without letters and digits that look alike. */
export type ComplaintReference = components['schemas']['ComplaintReference'];
/** What it is about; `general` is about the service itself. */
export type ComplaintKind = components['schemas']['ComplaintKind'];
/** Plain text of one or several reports of the same thing, with an empty line in between. */
export type ComplaintTexts = components['schemas']['ComplaintTexts'];
/** The person it is about. */
export type ReportedPerson = components['schemas']['ReportedPerson'];
/** `received`: not looked at yet; `in_review`: a person is examining it; `decided`: decided, and each member concerned may appeal once; `appealed`: another person decides again; `final`: no further appeal is possible. */
export type ComplaintState = components['schemas']['ComplaintState'];
/** `rejected`: nothing was done; `warned`: the member was told to stop; `photo_removed`: others no longer see the photo; `account_disabled`: the account was closed; `upheld`: the service was at fault (general complaints). */
export type ComplaintOutcome = components['schemas']['ComplaintOutcome'];
/** What a restriction rests on: `law` (illegal content), `terms` (against the terms of use), `fraud` (deceiving members or the service for money, which is against both). */
export type DecisionGround = components['schemas']['DecisionGround'];
/** The rule of the ban policy that was broken: `age` (too young, or children in photos), `respect` (insults, threats, pressure), `identity` (photos or names of others), `money` (asking for money, fraud), `advertising` (also paid sex and automatic messages), `privacy` (passing on private data), `sexual_pictures`, `law` (what is against the law), `second_account` (after a ban). */
export type HouseRule = components['schemas']['HouseRule'];
/** A decision with its reasons. */
export type ComplaintDecision = components['schemas']['ComplaintDecision'];
/** The user's appeal. */
export type ComplaintAppeal = components['schemas']['ComplaintAppeal'];
/** A report or complaint, as one of the members concerned sees it. The member it restricts (`affected`) is not told who reported it and in which words. */
export type Complaint = components['schemas']['Complaint'];
/** One report or complaint. */
export type ComplaintResponse = components['schemas']['ComplaintResponse'];
/** Secret of a mailed link; gives access to one report or complaint without log-in. */
export type ComplaintKey = components['schemas']['ComplaintKey'];
/** A complaint about the service, or about a person. Name and e-mail address are required without log-in, except with the reason `minor` and for an objection to a `measure`; for a member those of the account are used. */
export type ComplaintRequest = components['schemas']['ComplaintRequest'];
/** One page of the user's reports and complaints, and of decisions that restrict the user. */
export type ComplaintsResponse = components['schemas']['ComplaintsResponse'];
/** An appeal against a decision. */
export type AppealRequest = components['schemas']['AppealRequest'];
/** Id of a package of this site. */
export type PackageId = components['schemas']['PackageId'];
/** Colour of the package; it has no other meaning. */
export type PackageTone = components['schemas']['PackageTone'];
/** A number of credits, paid once. */
export type CreditPackage = components['schemas']['CreditPackage'];
/** Premium for some months, with credits each month. */
export type PremiumPackage = components['schemas']['PremiumPackage'];
/** Whether `begin_at_once` is accepted. False for a user who withdrew twice within a year from a purchase after having had premium by it for more than a day: what they buy can be used after the withdrawal period. */
export type MayBeginAtOnce = components['schemas']['MayBeginAtOnce'];
/** What can be bought, in the currency of the payment country, with the user's discount taken off. */
export type PackagesResponse = components['schemas']['PackagesResponse'];
/** A discount code, and what it does to the prices. */
export type DiscountCodeResponse = components['schemas']['DiscountCodeResponse'];
/** A code that was given to the user. */
export type PersonalCodeResponse = components['schemas']['PersonalCodeResponse'];
/** `pending` until the provider has decided; `completed`, `failed` and `cancelled` are final. `loading` is the client's own state before the first answer; the server never sends it. */
export type PaymentStatus = components['schemas']['PaymentStatus'];
/** How a payment is made: one of the payment methods, or `directdebit` (see directdebit.php). */
export type PaidWith = components['schemas']['PaidWith'];
/** A payment. */
export type Payment = components['schemas']['Payment'];
/** A payment. */
export type PaymentResponse = components['schemas']['PaymentResponse'];
/** True when the buyer has expressly asked, before ordering, that the credits can be used before the withdrawal period ends, and has acknowledged that a withdrawal then repays only what is unused, and nothing once all is used. Without it the order is valid too, but nothing can be used before the period has ended; see begin.php. */
export type BeginAtOnce = components['schemas']['BeginAtOnce'];
/** True when the buyer was told that another order of the package is open (`order_open`) and wants one more: the open one stays as it is. */
export type AnotherOrder = components['schemas']['AnotherOrder'];
/** An order with obligation to pay. */
export type CreatePaymentRequest = components['schemas']['CreatePaymentRequest'];
/** Body of the provider's webhook. Only the id of the payment is used, which the server then fetches itself; everything else is ignored. */
export type WebhookForm = components['schemas']['WebhookForm'];
/** A kind of notification and its channels. */
export type NotificationKindInfo = components['schemas']['NotificationKindInfo'];
/** Notification settings of the user. */
export type NotificationSettings = components['schemas']['NotificationSettings'];
/** Where and in which words the user was asked for kinds that advertise. It is kept as proof, with the time, the site, the language and the e-mail address. */
export type AdvertisingConsent = components['schemas']['AdvertisingConsent'];
/** The changes; a field that is left out does not change. */
export type UpdateNotificationsRequest = components['schemas']['UpdateNotificationsRequest'];
/** The kind that was switched off. */
export type Unsubscribed = components['schemas']['Unsubscribed'];
/** The subscription to end. */
export type EndPushRequest = components['schemas']['EndPushRequest'];
/** Why no direct debit is possible now. */
export type DirectDebitBlock = components['schemas']['DirectDebitBlock'];
/** Reference of the mandate, unique with the creditor. */
export type MandateReference = components['schemas']['MandateReference'];
/** The company that collects. */
export type Creditor = components['schemas']['Creditor'];
/** Version of the wording. */
export type MandateVersion = components['schemas']['MandateVersion'];
/** The wording, a paragraph each. */
export type MandateParagraphs = components['schemas']['MandateParagraphs'];
/** A bank account, with the part of the IBAN that is still shown after it was entered. */
export type BankAccount = components['schemas']['BankAccount'];
/** Premium that renews each month. */
export type MandateRenewal = components['schemas']['MandateRenewal'];
/** `announced` by e-mail, `collecting` once sent to the bank, `paid`, `failed` when the bank refused, `charged_back` when the account holder had the money returned, `cancelled` before it was collected. */
export type DirectDebitState = components['schemas']['DirectDebitState'];
/** When the credits of a debit are given: `at_once`, before the bank has paid, and taken back if it does not pay; or `when_paid`, some days later. Premium always begins when the bank has paid. */
export type CreditsGranted = components['schemas']['CreditsGranted'];
/** A collection under a mandate. */
export type DirectDebitCollection = components['schemas']['DirectDebitCollection'];
/** A signed SEPA core mandate. */
export type Mandate = components['schemas']['Mandate'];
/** The user's direct debits. */
export type DirectDebitsResponse = components['schemas']['DirectDebitsResponse'];
/** The SMS code; sending it signs the mandate and places the order. */
export type ConfirmDirectDebitRequest = components['schemas']['ConfirmDirectDebitRequest'];
/** The order, which is binding now, and the mandate that was signed with it. */
export type ConfirmDirectDebitResponse = components['schemas']['ConfirmDirectDebitResponse'];
/** The package, the bank account, and the phone number for the code. */
export type StartDirectDebitRequest = components['schemas']['StartDirectDebitRequest'];
/** The monthly collections after the months that were bought, until the user cancels. */
export type DirectDebitRenewal = components['schemas']['DirectDebitRenewal'];
/** The SEPA core mandate that the code signs, to be shown above the button. */
export type UnsignedMandate = components['schemas']['UnsignedMandate'];
/** An order that waits for its code. Nothing is signed or collected before the code is entered. */
export type DirectDebitOrder = components['schemas']['DirectDebitOrder'];
/** An order that waits for its code. */
export type DirectDebitOrderResponse = components['schemas']['DirectDebitOrderResponse'];
/** The mandate. */
export type RevokeMandateRequest = components['schemas']['RevokeMandateRequest'];
/** A mandate. */
export type MandateResponse = components['schemas']['MandateResponse'];
/** The order that needs another code. */
export type ResendDirectDebitCodeRequest = components['schemas']['ResendDirectDebitCodeRequest'];
/** A paid purchase that was ordered without `begin_at_once`: its credits can be used when the withdrawal period has ended, or at the user's request (begin.php). */
export type WaitingPurchase = components['schemas']['WaitingPurchase'];
/** Why credits were booked. * `signup`: given at sign-up · `signup_again`: taken back, because an earlier account had them · `purchase`: bought · `premium_month`: a month of premium. * `message`: paid for a message, photo or gift · `hold`: reserved for a message that is held until the e-mail is confirmed · `delivery`: spent because a held message was sent · `release`: reserved credits are free again · `refund`: returned because the message can never be read. * `withdrawal`: returned with a withdrawal from a contract · `clawback`: taken back because a payment was refunded or charged back · `restored`: given again because the refund failed or the bank returned the money · `debt`: owed credits were settled · `erasure`: the rest when the account was erased. */
export type WalletEntryKind = components['schemas']['WalletEntryKind'];
/** A change of a number of credits: positive for more, negative for fewer. */
export type CreditChange = components['schemas']['CreditChange'];
/** A person the user wrote to. */
export type WalletPerson = components['schemas']['WalletPerson'];
/** One booking of the wallet. */
export type WalletEntry = components['schemas']['WalletEntry'];
/** A pending limit. */
export type WaitingLimit = components['schemas']['WaitingLimit'];
/** A pending change of the end of the pause. */
export type WaitingPause = components['schemas']['WaitingPause'];
/** The limits that the user has set for their own spending. */
export type WalletLimits = components['schemas']['WalletLimits'];
/** The wallet and a part of its bookings. */
export type WalletResponse = components['schemas']['WalletResponse'];
/** The changes; a field that is left out does not change. */
export type UpdateWalletLimitsRequest = components['schemas']['UpdateWalletLimitsRequest'];
/** The limits after the change. */
export type WalletLimitsResponse = components['schemas']['WalletLimitsResponse'];
/** Fields of a transaction that lists show. */
export type TransactionBase = components['schemas']['TransactionBase'];
/** Something the user bought or tried to buy. */
export type Transaction = components['schemas']['Transaction'];
/** A page of transactions. */
export type TransactionsResponse = components['schemas']['TransactionsResponse'];
/** The tax in a price. */
export type Vat = components['schemas']['Vat'];
/** A refund or chargeback. */
export type Reversal = components['schemas']['Reversal'];
/** The right to withdraw from a contract, and the withdrawal if there was one. */
export type Withdrawal = components['schemas']['Withdrawal'];
/** Fields that only the page of a transaction shows. */
export type TransactionMore = components['schemas']['TransactionMore'];
/** A transaction with all its details. */
export type TransactionDetail = components['schemas']['TransactionDetail'];
/** A transaction. */
export type TransactionResponse = components['schemas']['TransactionResponse'];
/** A PDF file. */
export type ReceiptFile = components['schemas']['ReceiptFile'];
/** A package bought before, at today's price. */
export type RepeatOrder = components['schemas']['RepeatOrder'];
/** Past purchases, one for each package and payment method. */
export type RepeatOrdersResponse = components['schemas']['RepeatOrdersResponse'];
/** The codes that the user can use now. */
export type DiscountCodesResponse = components['schemas']['DiscountCodesResponse'];
/** `ask` returns the effects and changes nothing; `confirm` makes the declaration. */
export type ContractStep = components['schemas']['ContractStep'];
/** Number of the payment, its receipt, its mandate or its withdrawal, as printed. Case, spaces, punctuation and the leading zeros of a receipt's number do not matter. */
export type ContractReference = components['schemas']['ContractReference'];
/** A withdrawal from a contract. With a session `payment` is one of the user's payments; without one the account is found by `email`. `name` is the consumer's name, for the form without log-in. */
export type WithdrawRequest = components['schemas']['WithdrawRequest'];
/** The effects of the withdrawal. */
export type WithdrawResponse = components['schemas']['WithdrawResponse'];
/** `ordinary` ends what renews with the time that is paid for. `for_cause` ends the contract itself, for a reason that a person reads, who decides what is repaid of what was paid for the time after it. */
export type CancellationKind = components['schemas']['CancellationKind'];
/** The cancellation of premium that renews. With a session it cancels all of the user's contracts, or the one that began with `payment`; without one the account is found by `email` and `payment` (the number of any of its payments). */
export type CancelPremiumRequest = components['schemas']['CancelPremiumRequest'];
/** Key with which the confirmation can be downloaded. */
export type CancellationKey = components['schemas']['CancellationKey'];
/** The first collection of premium that renews. */
export type FirstCollection = components['schemas']['FirstCollection'];
/** Premium that renews, or renewed until now. */
export type CancelledContract = components['schemas']['CancelledContract'];
/** The contracts that end. */
export type CancelPremiumResponse = components['schemas']['CancelPremiumResponse'];
/** A PDF file. */
export type CancellationFile = components['schemas']['CancellationFile'];
/** The express request to begin before the withdrawal period ends. */
export type RequestBeginRequest = components['schemas']['RequestBeginRequest'];
/** A link that was followed. */
export type DecideDeclarationRequest = components['schemas']['DecideDeclarationRequest'];
/** What became of a declaration without log-in. */
export type DeclarationResponse = components['schemas']['DeclarationResponse'];
/** A message was sent to or by the user. */
export type MessageEvent = components['schemas']['MessageEvent'];
/** The other person has read up to here (premium users only). */
export type ReadEvent = components['schemas']['ReadEvent'];
/** The other person is typing. */
export type TypingEvent = components['schemas']['TypingEvent'];
/** The person who likes the user, and who is really behind the like. */
export type NewLike = components['schemas']['NewLike'];
/** Someone likes the user; `match` when the user likes them too. */
export type LikeEvent = components['schemas']['LikeEvent'];
/** The balance changed. */
export type CreditsEvent = components['schemas']['CreditsEvent'];
/** An object without fields. */
export type EmptyObject = components['schemas']['EmptyObject'];
/** Something about the user, their conversations or likes has changed; clients fetch user.php, chats.php and likes.php again. */
export type UserEvent = components['schemas']['UserEvent'];
/** One event of the stream. `event` is the stream's event name, `data` its data line, JSON. A comment line is sent every 25 seconds to keep the connection open. */
export type LiveEvent = components['schemas']['LiveEvent'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseInvalidRequest = components['responses']['InvalidRequest'];
export type ResponseSignInRequired = components['responses']['SignInRequired'];
export type ResponseRateLimited = components['responses']['RateLimited'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseSignInOrClientRequired = components['responses']['SignInOrClientRequired'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseRequestRefused = components['responses']['RequestRefused'];
export type ResponseMailedLinkInvalid = components['responses']['MailedLinkInvalid'];
export type ResponseBlockedOrLimited = components['responses']['BlockedOrLimited'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseSecondFactorInvalid = components['responses']['SecondFactorInvalid'];
export type ResponseSecondFactorOn = components['responses']['SecondFactorOn'];
export type ResponseSecondFactorProofInvalid = components['responses']['SecondFactorProofInvalid'];
export type ResponseSecondFactorOff = components['responses']['SecondFactorOff'];
export type ResponseInvalidOrLate = components['responses']['InvalidOrLate'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterActivationToken = components['parameters']['activationToken'];
export type ParameterMailedToken = components['parameters']['MailedToken'];
export type ParameterTrafficNetwork = components['parameters']['TrafficNetwork'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterUnsubscribeToken = components['parameters']['unsubscribeToken'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderRateLimitLimit = components['headers']['RateLimit-Limit'];
export type HeaderRateLimitRemaining = components['headers']['RateLimit-Remaining'];
export type HeaderRateLimitReset = components['headers']['RateLimit-Reset'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type $defs = Record<string, never>;
export interface operations {
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the last answer that the client has; the server then answers 304 when nothing has changed.
                 * @example "42-7f3a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserRequest"];
            };
        };
        responses: {
            /** @description The user after the change. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateUserResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: {
                /**
                 * @description 1 when the body is a push subscription.
                 * @example 1
                 */
                push?: 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPostRequest"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /**
             * @description `invalid_request`: details say which fields were refused and why.
             *     `second_factor_invalid`: the code is wrong, expired or was used.
             *     `login_code_invalid`: the mailed code is wrong, expired, was used, or was mailed for another browser.
             */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `login_failed`: no such account, or the wrong password; the answer does not tell which.
             *     `second_factor_required`: the password is correct, but a code is needed too.
             */
            401: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `authentication_required`: there is no session, or it has ended. Only with `push=1`.
             *     `request_refused`: the client header is missing, or the call comes from another origin.
             *     `member_changed`: the member named by `X-Page-Member` is not the one logged in now.
             *     `account_disabled`: the site closed the account. Details name the decision, with a key to read it and to
             *     appeal; only after everything that the log-in asks for.
             *     `account_deleted`: deleted by its owner; the e-mailed link brings it back within 14 days.
             *     `login_code_required`: the password is correct, but the member has not used this browser before; a code was
             *     mailed.
             */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            /**
             * @description `account_blocked`: too many wrong passwords or codes, or mailed codes; details.minutes says for how long.
             *     `rate_limited`: too many calls; details.minutes says how long to wait.
             */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getStorageKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, and the member it belongs to. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageKeyResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["RequestRefused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is logged out. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["RequestRefused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    signup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupRequest"];
            };
        };
        responses: {
            /** @description The new user, logged in. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description `invalid_request`: details say which fields were refused and why. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `signups_closed`: the site takes no new members, or only those from advertising.
             *     `request_refused`: the client header is missing, or the call comes from another origin.
             *     `member_changed`: the member named by `X-Page-Member` is not the one logged in now.
             */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `email_invalid_or_duplicate`: never sent any more. An address that has an account is answered like any other, and its
             *     owner is told by mail.
             */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    checkSignup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupCheckRequest"];
            };
        };
        responses: {
            /** @description One entry for each field of the request. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignupCheckResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["RequestRefused"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    openActivation: {
        parameters: {
            query: {
                /**
                 * @description Token of the mailed link.
                 * @example qk3vQ0cX8m2Zt7Yw5rB1nA
                 */
                token: components["parameters"]["activationToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To `/activate/do?token=<token>`. */
            303: {
                headers: {
                    /** @description Path of the page. */
                    Location?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    activate: {
        parameters: {
            query: {
                /**
                 * @description Token of the mailed link.
                 * @example qk3vQ0cX8m2Zt7Yw5rB1nA
                 */
                token: components["parameters"]["activationToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description To /activate/done, with the `next` of the sign-up if it had one, or to /activate/error when the link is wrong
             *     or expired.
             */
            303: {
                headers: {
                    /** @description Path of the page. */
                    Location?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["RequestRefused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    activateByCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivationCodeRequest"];
            };
        };
        responses: {
            /** @description The address is confirmed. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `invalid_request`: details say which fields were refused and why.
             *     `activation_code_invalid`: the code is wrong or expired.
             */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["SignInOrClientRequired"];
            413: components["responses"]["PayloadTooLarge"];
            /**
             * @description `account_blocked`: too many wrong codes; details.minutes says for how long.
             *     `rate_limited`: too many calls; details.minutes says how long to wait.
             */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    resendActivation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is on its way. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    checkReset: {
        parameters: {
            query: {
                /**
                 * @description Token of the mailed link.
                 * @example qk3vQ0cX8m2Zt7Yw5rB1nAe4LhGfD9sJ6uPiOyTzRxM
                 */
                token: components["parameters"]["MailedToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link works. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckResetResponse"];
                };
            };
            400: components["responses"]["MailedLinkInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The new password is set; the user has to log in with it. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `invalid_request`: the password is too short or a common one.
             *     `passwords_do_not_match`: the password and its repetition differ.
             *     `reset_link_invalid`: the link is unknown, older than an hour, or was used.
             */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["RequestRefused"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    askReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskResetRequest"];
            };
        };
        responses: {
            /** @description If the address has an account, the mail is on its way. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["RequestRefused"];
            /** @description `email_not_found`: no account has this address. Only where the site is configured to tell. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            /**
             * @description `too_many_reset_attempts`: three links were asked for today; details.minutes says when the next three are
             *     possible.
             *     `rate_limited`: too many calls; details.minutes says how long to wait.
             */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The new password is set. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `invalid_request`: the new password is too short or a common one.
             *     `passwords_do_not_match`: the new password and its repetition differ.
             *     `old_password_wrong`: the current password is wrong.
             */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["SignInOrClientRequired"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["BlockedOrLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    confirmMailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedTokenRequest"];
            };
        };
        responses: {
            /** @description The account has the new address. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailChangeResponse"];
                };
            };
            400: components["responses"]["MailedLinkInvalid"];
            403: components["responses"]["RequestRefused"];
            /** @description `email_invalid_or_duplicate`: another account took the address in the meantime. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    askMailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskMailChangeRequest"];
            };
        };
        responses: {
            /** @description A mail is on its way to the new address. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `invalid_request`: the address is not well-formed.
             *     `old_password_wrong`: the current password is wrong.
             */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["SignInOrClientRequired"];
            /** @description `email_invalid_or_duplicate`: the account already has this address. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["BlockedOrLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    undoMailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedTokenRequest"];
            };
        };
        responses: {
            /** @description The account has the old address again. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoMailChangeResponse"];
                };
            };
            400: components["responses"]["MailedLinkInvalid"];
            403: components["responses"]["RequestRefused"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndSessionRequest"];
            };
        };
        responses: {
            /** @description The sessions have ended. Ending the calling session logs the user out. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `invalid_request`: a field is missing, unknown or out of bounds.
             *     `old_password_wrong`: the current password is wrong.
             */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["SignInOrClientRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["BlockedOrLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSecondFactorRequest"];
            };
        };
        responses: {
            /** @description Two-factor log-in is on. The recovery codes are shown only now. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesResponse"];
                };
            };
            400: components["responses"]["SecondFactorInvalid"];
            403: components["responses"]["SignInOrClientRequired"];
            /** @description `not_found`: the setup was not started, or more than 30 minutes ago. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["SecondFactorOn"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["BlockedOrLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    startSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartSecondFactorRequest"];
            };
        };
        responses: {
            /** @description The secret, which is shown only now. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartSecondFactorResponse"];
                };
            };
            /**
             * @description `invalid_request`: details say which fields were refused and why.
             *     `old_password_wrong`: the current password is wrong.
             */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["SignInOrClientRequired"];
            409: components["responses"]["SecondFactorOn"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["BlockedOrLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    endSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            /** @description Two-factor log-in is off; the password is enough again. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["SecondFactorProofInvalid"];
            403: components["responses"]["SignInOrClientRequired"];
            404: components["responses"]["SecondFactorOff"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["BlockedOrLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            /** @description The new codes, which are shown only now. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesResponse"];
                };
            };
            400: components["responses"]["SecondFactorProofInvalid"];
            403: components["responses"]["SignInOrClientRequired"];
            404: components["responses"]["SecondFactorOff"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["BlockedOrLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would be lost. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletionResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    restoreAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedTokenRequest"];
            };
        };
        responses: {
            /** @description The account is there. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoreAccountResponse"];
                };
            };
            400: components["responses"]["MailedLinkInvalid"];
            403: components["responses"]["RequestRefused"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountRequest"];
            };
        };
        responses: {
            /** @description The account is deleted; the session has ended and its cookie is deleted. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteAccountResponse"];
                };
            };
            /**
             * @description `invalid_request`: a field is missing or unknown, or the number of paid credits was not sent
             *     (`paid_credits`, `consent_required`).
             *     `old_password_wrong`: the current password is wrong.
             */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["SignInOrClientRequired"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["BlockedOrLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive, if there is one. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportOrNullResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    askExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive that is being made, or that was made just now. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getExportFile: {
        parameters: {
            query: {
                /**
                 * @description Token of the mailed link.
                 * @example qk3vQ0cX8m2Zt7Yw5rB1nAe4LhGfD9sJ6uPiOyTzRxM
                 */
                token: components["parameters"]["MailedToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": components["schemas"]["ExportFile"];
                };
            };
            /** @description To the log-in page, because there is no session. */
            303: {
                headers: {
                    /** @description Path of the page. */
                    Location?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    trackVisit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackVisitRequest"];
            };
        };
        responses: {
            /** @description The choice was applied. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["RequestRefused"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    acceptTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptTermsRequest"];
            };
        };
        responses: {
            /** @description The user after the change. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateUserResponse"];
                };
            };
            /** @description `invalid_request`: this is not the current version of the terms (`terms_version`, `outdated`). */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["SignInOrClientRequired"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    completeAgeCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteAgeCheckRequest"];
            };
        };
        responses: {
            /** @description The user after the proof. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateUserResponse"];
                };
            };
            /**
             * @description `invalid_request`: details say which fields were refused and why.
             *     `age_token_expired`: its time is over.
             *     `age_token_invalid`: it was signed by somebody else, made for somebody else, or used before.
             */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["SignInOrClientRequired"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            /** @description `age_provider_unavailable`: the keys of the provider cannot be read; the same token can be sent again. */
            502: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
    startAgeCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartAgeCheckRequest"];
            };
        };
        responses: {
            /** @description Where to go. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartAgeCheckResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProfileResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        responses: {
            /** @description The profile after the change. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProfileResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: {
                /**
                 * @description Traffic source the visitor came from.
                 * @example adnet
                 */
                network?: string;
                /**
                 * @description Reference within the traffic source.
                 * @example autunno
                 */
                ref?: string;
                /**
                 * @description Country to use instead of the one found by the IP address.
                 * @example IT
                 */
                country?: components["schemas"]["CountryCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getCompanyInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyInfo"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getInterests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The interests. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterestsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getRegions: {
        parameters: {
            query?: {
                /**
                 * @description The country; by default that of the settings.
                 * @example IT
                 */
                country?: components["schemas"]["CountryCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The regions. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    geocode: {
        parameters: {
            query: {
                /**
                 * @description Latitude in degrees.
                 * @example 45.4642
                 */
                lat: number;
                /**
                 * @description Longitude in degrees.
                 * @example 9.19
                 */
                lon: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeocodeResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    checkTown: {
        parameters: {
            query: {
                /**
                 * @description The country of the town.
                 * @example IT
                 */
                country: components["schemas"]["CountryCode"];
                /**
                 * @description The region of the town.
                 * @example IT-25
                 */
                region?: string;
                /**
                 * @description Name of the town, in any language of the country, or in English.
                 * @example Milano
                 */
                city: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the town is known. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckTownResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    searchMembers: {
        parameters: {
            query?: {
                /**
                 * @description Gender to show; by default both.
                 * @example female
                 */
                gender?: components["schemas"]["Gender"];
                /**
                 * @description Country to search in.
                 * @example IT
                 */
                country?: components["schemas"]["CountryCode"];
                /**
                 * @description Id of the region to search in.
                 * @example IT-25
                 */
                region?: string;
                /**
                 * @description Least age in years.
                 * @example 25
                 */
                min_age?: number;
                /**
                 * @description Greatest age in years.
                 * @example 40
                 */
                max_age?: number;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Traffic source that the visitor came from; on some sites only visitors with one may search without an account.
                 * @example adnet
                 */
                network?: components["parameters"]["TrafficNetwork"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of people. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getMember: {
        parameters: {
            query: {
                /**
                 * @description Id of the person.
                 * @example 01a0f5b2-0000-7000-8000-000000000001
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description Traffic source that the visitor came from; on some sites only visitors with one may search without an account.
                 * @example adnet
                 */
                network?: components["parameters"]["TrafficNetwork"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /**
             * @description `authentication_required`: there is no session, or it has ended.
             *     `blocked_by_member`: this person blocked the user.
             */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getSimilar: {
        parameters: {
            query: {
                /**
                 * @description Id of the person to compare with.
                 * @example 01a0f5b2-0000-7000-8000-000000000001
                 */
                profile: components["schemas"]["Id"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Traffic source that the visitor came from; on some sites only visitors with one may search without an account.
                 * @example adnet
                 */
                network?: components["parameters"]["TrafficNetwork"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of people. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /**
             * @description `authentication_required`: there is no session, or it has ended.
             *     `blocked_by_member`: this person blocked the user.
             */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getMatches: {
        parameters: {
            query?: {
                /**
                 * @description Gender of the people; by default the one that the user looks for.
                 * @example female
                 */
                gender?: "male" | "female" | "both";
                /**
                 * @description Least age in years; without either age, those that the user looks for.
                 * @example 28
                 */
                min_age?: number;
                /**
                 * @description Greatest age in years.
                 * @example 42
                 */
                max_age?: number;
                /**
                 * @description Greatest distance in kilometres between the user's town and that of the person.
                 * @example 50
                 */
                distance?: number;
                /**
                 * @description The kind of relation that the person looks for, as an interest of the profile.
                 * @example relationship
                 */
                relation?: "relationship" | "romance" | "flirting" | "friendship" | "sex";
                /**
                 * @description Interests to share, each as a separate parameter; by default those of the user's profile.
                 * @example [
                 *       "sea",
                 *       "cinema"
                 *     ]
                 */
                interests?: components["schemas"]["Interests"];
                /**
                 * @description How often the person drinks alcohol.
                 * @example socially
                 */
                drinks?: "never" | "rarely" | "socially" | "often";
                /**
                 * @description Build of the person.
                 * @example athletic
                 */
                body_type?: "slim" | "athletic" | "average" | "curvy" | "full" | "muscular";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people who fit best, in order. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchesResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /**
             * @description `authentication_required`: there is no session, or it has ended.
             *     `member_changed`: the member named by `X-Page-Member` is not the one logged in now.
             *     `consent_withdrawn`: the user withdrew the consent to be matched.
             */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getSwipeDeck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards, and the number of likes left today. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SwipeDeckResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /**
             * @description `authentication_required`: there is no session, or it has ended.
             *     `member_changed`: the member named by `X-Page-Member` is not the one logged in now.
             *     `consent_withdrawn`: the user withdrew the consent to be matched.
             */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    swipe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwipeRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SwipeResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /**
             * @description `authentication_required`: there is no session, or it has ended.
             *     `request_refused`: the client header is missing, or the call comes from another origin.
             *     `member_changed`: the member named by `X-Page-Member` is not the one logged in now.
             *     `terms_outdated`: the user has not accepted the current terms of the site (see `terms.php`).
             *     `blocked_by_member`: this person blocked the user.
             *     `consent_withdrawn`: the user withdrew the consent to be matched.
             *     `swipe_limit_reached`: the likes of the day are used up; details.resets_at says when there are new ones.
             */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    undoSwipe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card that is on top again. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoSwipeResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    setMainPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MainPhotoRequest"];
            };
        };
        responses: {
            /** @description The profile after the change. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProfileResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    uploadPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PhotoUploadRequest"];
            };
        };
        responses: {
            /** @description The photo. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoResponse"];
                };
            };
            /**
             * @description `invalid_request`: a parameter or field is missing, unknown or out of bounds.
             *     `photo_unreadable`: the file is not a picture that the server can read, or a virus scanner found something
             *     in it.
             *     `photo_heic`: its format is HEIC. `photo_too_small`: a side has less than 32 pixels.
             *     `photo_too_many_pixels`: it has more than 65 million pixels.
             */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `authentication_required`: there is no session, or it has ended.
             *     `request_refused`: the client header is missing, or the call comes from another origin.
             *     `member_changed`: the member named by `X-Page-Member` is not the one logged in now.
             *     `terms_outdated`: the user has not accepted the current terms of the site (see `terms.php`).
             *     `photo_limit_reached`: the user already has the most photos allowed (details.max).
             */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: the file is larger than details.max bytes. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    deletePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhotoRequest"];
            };
        };
        responses: {
            /** @description The photo is deleted. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    orderPhotos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhotoOrderRequest"];
            };
        };
        responses: {
            /** @description The profile after the change. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProfileResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    like: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikeResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /**
             * @description `authentication_required`: there is no session, or it has ended.
             *     `request_refused`: the client header is missing, or the call comes from another origin.
             *     `member_changed`: the member named by `X-Page-Member` is not the one logged in now.
             *     `terms_outdated`: the user has not accepted the current terms of the site (see `terms.php`).
             *     `blocked_by_member`: this person blocked the user.
             */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    unlike: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileRequest"];
            };
        };
        responses: {
            /** @description The like is removed. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    markLikeSeen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileRequest"];
            };
        };
        responses: {
            /** @description The like is no longer new. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getLikes: {
        parameters: {
            query?: {
                /**
                 * @description Only likes of this type; by default all. `received` and `given` leave the other list empty. `unwritten` are
                 *     the received likes of matches with whom the user never had a conversation: the latest match first, at most 50.
                 * @example received
                 */
                type?: "received" | "given" | "matches" | "unwritten";
            };
            header?: {
                /**
                 * @description The ETag of the last answer that the client has; the server then answers 304 when nothing has changed.
                 * @example "42-7f3a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The likes. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikesResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    updatePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesRequest"];
            };
        };
        responses: {
            /** @description The preferences after the change. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    withdrawConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences that are left. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    noteProfileView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileRequest"];
            };
        };
        responses: {
            /** @description The visit is stored, unless it must not be. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            /**
             * @description `authentication_required`: there is no session, or it has ended.
             *     `request_refused`: the client header is missing, or the call comes from another origin.
             *     `blocked_by_member`: this person blocked the user.
             *     `member_changed`: the member named by `X-Page-Member` is not the one logged in now.
             */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getProfileViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views, as far as the user may see them. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileViewsResponse"];
                };
            };
            403: components["responses"]["SignInRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    autoLike: {
        parameters: {
            query?: {
                /**
                 * @description Only a like of this person.
                 * @example 01a162f2-29c0-783c-bb3d-bb87f0de504b
                 */
                profile?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The like, or nulls. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoLikeResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getChats: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the last answer that the client has; the server then answers 304 when nothing has changed.
                 * @example "42-7f3a"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversations. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatsResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getChat: {
        parameters: {
            query?: {
                /**
                 * @description Id of the conversation.
                 * @example 01a0f5b2-0000-7000-8000-000000000002
                 */
                conversation?: components["schemas"]["Id"];
                /**
                 * @description Id of the other person.
                 * @example 01a0f5b2-0000-7000-8000-000000000003
                 */
                profile?: components["schemas"]["Id"];
                /**
                 * @description Only messages before this position.
                 * @example 51
                 */
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /**
             * @description `authentication_required`: there is no session, or it has ended.
             *     `member_changed`: the member named by `X-Page-Member` is not the one logged in now.
             *     `blocked_by_member`: this person blocked the user.
             */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `not_found`: no such conversation or person, or the user may not see them.
             *     `recipient_unavailable`: the person of this conversation has left.
             */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    deleteChat: {
        parameters: {
            query?: {
                /**
                 * @description Id of the conversation, instead of the body.
                 * @example 01a0f5b2-0000-7000-8000-000000000002
                 */
                conversation?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConversationRequest"];
            };
        };
        responses: {
            /** @description The conversation is removed from the list. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    markChatRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatReadRequest"];
            };
        };
        responses: {
            /** @description Number of messages that are still unread. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatReadResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID that the client makes for one action. Sending the same request again with the same key does nothing more
                 *     and gives the same answer; the same key with another body is `idempotency_conflict`.
                 * @example 0b9f6f0e-6c1e-4a5e-9d2e-6f1c2a3b4c5d
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessageRequest"];
            };
        };
        responses: {
            /** @description Sent before with the same key; the answer is the same as the first time. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendMessageResponse"];
                };
            };
            /** @description The message was sent. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendMessageResponse"];
                };
            };
            /**
             * @description `invalid_request`: a parameter or field is missing, unknown or out of bounds; `photo` is `unknown` when it
             *     is not an unsent picture of the user, `icebreaker` is `not_allowed` when the conversation is not empty.
             *     `message_too_long`: longer than details.max characters.
             */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_enough_credits`: the message costs details.need credits, the balance is details.have. */
            402: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `authentication_required`: there is no session, or it has ended.
             *     `request_refused`: the client header is missing, or the call comes from another origin.
             *     `member_changed`: the member named by `X-Page-Member` is not the one logged in now.
             *     `terms_outdated`: the user has not accepted the current terms of the site (see `terms.php`).
             *     `conversation_limit`: free members start at most details.max conversations.
             *     `blocked_by_member`: this person blocked the user.
             *     `spending_paused`: the user paused spending.
             */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `recipient_unavailable`: the person has left, or is no longer shown. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_conflict`: the key was used for another message. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    uploadMessagePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PhotoUploadRequest"];
            };
        };
        responses: {
            /** @description The picture. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoResponse"];
                };
            };
            /**
             * @description `invalid_request`: a parameter or field is missing, unknown or out of bounds.
             *     `photo_unreadable`: the file is not a picture that the server can read, or a virus scanner found something
             *     in it.
             *     `photo_heic`: its format is HEIC. `photo_too_small`: a side has less than 32 pixels.
             *     `photo_too_many_pixels`: it has more than 65 million pixels.
             */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `authentication_required`: there is no session, or it has ended.
             *     `request_refused`: the client header is missing, or the call comes from another origin.
             *     `member_changed`: the member named by `X-Page-Member` is not the one logged in now.
             *     `terms_outdated`: the user has not accepted the current terms of the site (see `terms.php`).
             *     `photo_limit_reached`: there are already details.max unsent pictures.
             */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: the file is larger than details.max bytes. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getGifts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gifts. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getIcebreakers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The icebreakers. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IcebreakersResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    typing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationRequest"];
            };
        };
        responses: {
            /** @description The other person was notified. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getBlocks: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocked people. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlocksResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    block: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileRequest"];
            };
        };
        responses: {
            /** @description The person is blocked. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    unblock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileRequest"];
            };
        };
        responses: {
            /** @description The person is not blocked (any more). */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getPrivacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Privacy"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    updatePrivacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrivacyRequest"];
            };
        };
        responses: {
            /** @description The setting after the change. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Privacy"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /**
             * @description `authentication_required`: there is no session, or it has ended.
             *     `request_refused`: the client header is missing, or the call comes from another origin.
             *     `member_changed`: the member named by `X-Page-Member` is not the one logged in now.
             *     `premium_only`: only premium members can be invisible.
             */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            /** @description The same content was reported before for the same reason: the first report. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplaintResponse"];
                };
            };
            /** @description The report. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplaintResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getComplaint: {
        parameters: {
            query: {
                /**
                 * @description The reference.
                 * @example V-7KQ4-M2XP-9TRD
                 */
                reference: components["schemas"]["ComplaintReference"];
                /**
                 * @description The key of the mailed link; not needed if the logged-in user is concerned.
                 * @example q7o1Zb0wV3mC2nY8rT5kPa9sD4fG6hJ1lXeUiOyNuMw
                 */
                key?: components["schemas"]["ComplaintKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report or complaint with its state. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplaintResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    complain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComplaintRequest"];
            };
        };
        responses: {
            /** @description The same complaint was made before: the first one. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplaintResponse"];
                };
            };
            /** @description The complaint. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplaintResponse"];
                };
            };
            400: components["responses"]["InvalidOrLate"];
            403: components["responses"]["RequestRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getComplaints: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplaintsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    appeal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealRequest"];
            };
        };
        responses: {
            /** @description The complaint with the appeal. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplaintResponse"];
                };
            };
            400: components["responses"]["InvalidOrLate"];
            403: components["responses"]["RequestRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getPackages: {
        parameters: {
            query?: {
                /**
                 * @description Payment country; by default that of the settings.
                 * @example IT
                 */
                country?: components["schemas"]["CountryCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packages. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackagesResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getDiscountCode: {
        parameters: {
            query?: {
                /**
                 * @description The code.
                 * @example TIMEBONUS25
                 */
                code?: components["schemas"]["DiscountCodeText"];
                /**
                 * @description True to get the welcome code.
                 * @example true
                 */
                welcome?: true;
                /**
                 * @description Payment country of the prices; by default that of the settings.
                 * @example IT
                 */
                country?: components["schemas"]["CountryCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCodeResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            /** @description `discount_code_invalid`: no such code, or it cannot be used (any more). */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    takeDeleteDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalCodeResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            /** @description `discount_code_invalid`: the user is offered none, has used it, or it has ended. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getPayment: {
        parameters: {
            query: {
                /**
                 * @description Id of the payment.
                 * @example 01a0f5b2-0000-7000-8000-000000000004
                 */
                payment_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID that the client makes for one action. Sending the same request again with the same key does nothing more
                 *     and gives the same answer; the same key with another body is `idempotency_conflict`.
                 * @example 0b9f6f0e-6c1e-4a5e-9d2e-6f1c2a3b4c5d
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePaymentRequest"];
            };
        };
        responses: {
            /** @description Ordered before with the same key; the answer is the same as the first time. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            /** @description The payment; the client opens its checkout_url. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            /**
             * @description `invalid_request`: a parameter or field is missing, unknown or out of bounds.
             *     `payment_method_unavailable`: not offered in this country.
             */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `authentication_required`: there is no session, or it has ended.
             *     `request_refused`: the client header is missing, or the call comes from another origin.
             *     `member_changed`: the member named by `X-Page-Member` is not the one logged in now.
             *     `terms_outdated`: the user has not accepted the current terms of the site (see `terms.php`).
             *     `spending_limit_reached`: the monthly limit that the user set is reached.
             *     `spending_paused`: the user paused spending.
             */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `package_unavailable`: the site does not sell such a package.
             *     `discount_code_invalid`: the code cannot be used for this order.
             */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `idempotency_conflict`: the key was used for another order.
             *     `order_open`: another order of this package is open or was just paid, and cannot be closed any more; `another`
             *     orders one more.
             */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            /** @description `payment_provider_unavailable`: the provider does not answer; nothing was charged. */
            502: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
    paymentWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["WebhookForm"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["RequestRefused"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            /** @description `payment_provider_unavailable`: the payment could not be fetched; the provider calls again. */
            502: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
    getNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    updateNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNotificationsRequest"];
            };
        };
        responses: {
            /** @description The settings after the change. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    openUnsubscribe: {
        parameters: {
            query: {
                /**
                 * @description Token of the e-mail.
                 * @example 019aa0000000700080000000000000a1.like.qk3vQ0cX8m2Zt7Yw5rB1nA
                 */
                token: components["parameters"]["unsubscribeToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description To `/notifications?unsubscribe=<token>&kind=<kind>`, or `/notifications?unsubscribe=invalid`
             *     when the link is wrong.
             */
            303: {
                headers: {
                    /** @description Path of the page. */
                    Location?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    unsubscribe: {
        parameters: {
            query: {
                /**
                 * @description Token of the e-mail.
                 * @example 019aa0000000700080000000000000a1.like.qk3vQ0cX8m2Zt7Yw5rB1nA
                 */
                token: components["parameters"]["unsubscribeToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kind is switched off. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unsubscribed"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["RequestRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    endPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndPushRequest"];
            };
        };
        responses: {
            /** @description The subscription is deleted. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getDirectDebits: {
        parameters: {
            query?: {
                /**
                 * @description Payment country; by default that of the settings.
                 * @example IT
                 */
                country?: components["schemas"]["CountryCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The direct debits. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectDebitsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    confirmDirectDebit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmDirectDebitRequest"];
            };
        };
        responses: {
            /** @description Ordered. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmDirectDebitResponse"];
                };
            };
            /**
             * @description `invalid_request`: a parameter or field is missing, unknown or out of bounds.
             *     `direct_debit_code_invalid`: the code is wrong or expired.
             */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `authentication_required`: there is no session, or it has ended.
             *     `request_refused`: the client header is missing, or the call comes from another origin.
             *     `member_changed`: the member named by `X-Page-Member` is not the one logged in now.
             *     `terms_outdated`: the user has not accepted the current terms of the site (see `terms.php`).
             *     `direct_debit_blocked`: for 24 hours after three wrong codes (details.minutes), or until a failed debit is
             *     paid.
             *     `direct_debit_limit_reached`: the order would exceed the limit per calendar month of the user or of the bank
             *     account.
             *     `spending_limit_reached`: the monthly limit that the user set is reached.
             *     `spending_paused`: the user paused spending.
             */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `not_found`: no such order, or it has expired.
             *     `discount_code_invalid`: the discount in the price was used for another order in the meantime.
             */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `order_open`: another order of this package is open or was just paid, and cannot be closed any more; `another`
             *     orders one more.
             */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    startDirectDebit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartDirectDebitRequest"];
            };
        };
        responses: {
            /** @description The order, which is placed once its code is entered. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectDebitOrderResponse"];
                };
            };
            /**
             * @description `invalid_request`: a field is missing, unknown or out of bounds, or the IBAN or the phone number is invalid.
             *     `payment_method_unavailable`: no direct debit in this country.
             */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `authentication_required`: there is no session, or it has ended.
             *     `request_refused`: the client header is missing, or the call comes from another origin.
             *     `member_changed`: the member named by `X-Page-Member` is not the one logged in now.
             *     `terms_outdated`: the user has not accepted the current terms of the site (see `terms.php`).
             *     `direct_debit_blocked`: for 24 hours after three wrong codes (details.minutes), or until a failed debit is
             *     paid.
             *     `direct_debit_limit_reached`: the order would exceed the limit per calendar month of the user or of the bank
             *     account.
             *     `spending_limit_reached`: the monthly limit that the user set is reached.
             *     `spending_paused`: the user paused spending.
             */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `package_unavailable`: the site does not sell such a package.
             *     `discount_code_invalid`: the code cannot be used for this order.
             */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    revokeMandate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeMandateRequest"];
            };
        };
        responses: {
            /** @description Revoked. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MandateResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    resendDirectDebitCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendDirectDebitCodeRequest"];
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectDebitOrderResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /**
             * @description `authentication_required`: there is no session, or it has ended.
             *     `request_refused`: the client header is missing, or the call comes from another origin.
             *     `member_changed`: the member named by `X-Page-Member` is not the one logged in now.
             *     `terms_outdated`: the user has not accepted the current terms of the site (see `terms.php`).
             *     `direct_debit_blocked`: for 24 hours after three wrong codes (details.minutes), or until a failed debit is
             *     paid.
             */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getWallet: {
        parameters: {
            query?: {
                /**
                 * @description Only bookings before this one (`next` of the previous answer).
                 * @example 01a0f5b2-0000-7000-8000-000000000031
                 */
                before?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallet. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    updateWalletLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWalletLimitsRequest"];
            };
        };
        responses: {
            /** @description The limits after the change. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletLimitsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getTransactions: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1; 20 transactions a page.
                 * @example 1
                 */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of transactions. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getTransaction: {
        parameters: {
            query: {
                /**
                 * @description Id of the payment.
                 * @example 01a0f5b2-0000-7000-8000-000000000004
                 */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transaction. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getReceiptFile: {
        parameters: {
            query: {
                /**
                 * @description Id of the payment.
                 * @example 01a0f5b2-0000-7000-8000-000000000004
                 */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["ReceiptFile"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getRepeatOrders: {
        parameters: {
            query?: {
                /**
                 * @description Payment country; by default that of the settings.
                 * @example IT
                 */
                country?: components["schemas"]["CountryCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Past orders, one for each package and payment method. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepeatOrdersResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getDiscountCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCodesResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawRequest"];
            };
        };
        responses: {
            /** @description The effects of the withdrawal. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["RequestRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    cancelPremium: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelPremiumRequest"];
            };
        };
        responses: {
            /** @description The contracts that end. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelPremiumResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["RequestRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    getCancellationFile: {
        parameters: {
            query: {
                /**
                 * @description The key of the answer to the cancellation.
                 * @example 4f1c9a0be27d83561f0a9c4e7b2d8360
                 */
                key: components["schemas"]["CancellationKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The confirmation. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["CancellationFile"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    requestBegin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBeginRequest"];
            };
        };
        responses: {
            /** @description The payment, whose credits can be used now; while it is not paid, as soon as it is. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInOrClientRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    decideDeclaration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideDeclarationRequest"];
            };
        };
        responses: {
            /** @description What became of the declaration. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclarationResponse"];
                };
            };
            /**
             * @description One of the codes
             *
             *     `invalid_request`: the request is malformed.
             *     `reset_link_invalid`: the link is unknown.
             */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["RequestRefused"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    events: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveEvent"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SignInRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
    pageHidden: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyObject"];
            };
        };
        responses: {
            /** @description Received. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["RequestRefused"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            default: components["responses"]["Unavailable"];
        };
    };
}
