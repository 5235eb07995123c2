/**
 * The expected response of each operation of the contract for each kind of caller. `*` marks a call that changes data.
 * A refused call changes nothing, except for a withdrawal or cancellation that names no contract of the caller: it
 * goes to support.
 *
 * visitor    without a session, with ids of Anna's records; tokens and keys of mailed links work for everybody who has them
 * free       a free member, with ids of their own records or of a member whom everyone may see
 * premium    a premium member, likewise
 * other      another premium member, with ids of Anna's records
 * blocked    a member whom Anna blocked after they had a conversation, with ids of Anna's records and of that conversation
 * neighbour  a member of another pool, at the host of its site, with ids of Anna's records
 * elsewhere  Anna at that host, with her session cookie of this site and ids of her own records
 */
const table = `
operation and how it is called   visitor   free      premium   other     blocked   neighbour elsewhere
getUser                          login     200       200       200       200       200       login
login                            200*      200*      200*      200*      200*      failed    failed
login without a code             code      200*      code      code      code      failed    failed
login push                       login     200*      200*      200*      200*      200*      login
getStorageKey                    200       200       200       200       200       200       200
updateUser                       login     200*      200*      200*      200*      200*      login
logout                           204       204*      204*      204*      204*      204*      204
signup                           201*      201*      201*      201*      201*      201*      201*
signup from a member             201*      201*      201*      201*      201*      201*      201*
checkSignup                      200       200       200       200       200       200       200
openActivation                   303       303       303       303       303       303       303
activate                         303*      303*      303*      303*      303*      303       303
activateByCode                   login     204       204       204       204       204       login
resendActivation                 login     204       204       204       204       204       login
checkReset key                   200       200       200       200       200       dead      dead
askReset                         204       204       204       204       204       204       204
resetPassword                    204*      204*      204*      204*      204*      dead      dead
changePassword                   login     204*      204*      204*      204*      204*      login
askMailChange                    login     204*      204*      204*      204*      204*      login
askMailChange to a taken address login     taken     taken     204*      204*      204*      login
confirmMailChange                200*      200*      200*      200*      200*      dead      dead
undoMailChange                   200*      200*      200*      200*      200*      dead      dead
getSessions                      login     200       200       200       200       200       login
endSession                       login     204*      204*      none      none      none      login
endSession others                login     204*      204*      204*      204*      204*      login
startSecondFactor                login     200*      on        200*      200*      200*      login
confirmSecondFactor              login     200*      on        none      none      none      login
endSecondFactor                  login     none      204*      none      none      none      login
renewRecoveryCodes               login     none      200*      none      none      none      login
getDeletion                      login     200       200       200       200       200       login
restoreAccount                   200*      200*      200*      200*      200*      dead      dead
deleteAccount                    login     200*      200*      200*      200*      200*      login
getExport                        login     200       200       200       200       200       login
askExport                        login     200       200       200*      200*      200*      login
getExportFile                    303       200       200       none      none      none      303
trackVisit                       204*      204*      204*      204*      204*      204*      204*
acceptTerms                      login     200*      200*      200*      200*      200*      login
startAgeCheck                    login     200       200       200       200       200       login
completeAgeCheck                 login     token     token     token     token     token     login
getProfile                       login     200       200       200       200       200       login
updateProfile                    login     200*      200*      200*      200*      200*      login
getPreferences                   login     200       200       200       200       200       login
updatePreferences                login     200*      200*      200*      200*      200*      login
withdrawConsent                  login     200*      200*      200*      200*      200*      login
getSettings                      200       200       200       200       200       200       200
getCompanyInfo                   200       200       200       200       200       200       200
getInterests                     200       200       200       200       200       200       200
getRegions                       200       200       200       200       200       200       200
geocode                          200       200       200       200       200       200       200
checkTown                        200       200       200       200       200       200       200
searchMembers                    200       200       200       200       200       200       200
getMember                        200       200       200       200       blocked   none      login
getSimilar                       200       200       200       200       blocked   none      login
getMatches                       login     200       200       200       200       200       login
getSwipeDeck                     login     200       200       200       200       200       login
swipe                            login     200*      200*      200*      blocked   none      login
undoSwipe                        login     none      none      none      none      none      login
uploadPhoto                      login     201*      201*      201*      201*      201*      login
setMainPhoto                     login     200*      200*      none      none      none      login
deletePhoto                      login     204*      204*      none      none      none      login
orderPhotos                      login     200*      200*      none      none      none      login
like                             login     200*      200*      200*      blocked   none      login
unlike                           login     204       204       204       204       204       login
markLikeSeen                     login     204*      204*      204       204       204       login
noteProfileView                  login     204*      204*      204*      blocked   none      login
getProfileViews                  login     200       200       200       200       200       login
getLikes                         login     200       200       200       200       200       login
autoLike                         login     200*      200*      200       200       200       login
getChats                         login     200*      200*      200       200       200       login
getChat                          login     200*      200*      none      blocked   none      login
getChat with a person            login     200*      200*      200       blocked   none      login
deleteChat                       login     204*      204*      none      204*      none      login
deleteChat by its address        login     204*      204*      none      204*      none      login
markChatRead                     login     200*      200*      none      200       none      login
sendMessage                      login     201*      201*      201*      blocked   gone      login
sendMessage photo                login     201*      201*      invalid   invalid   invalid   login
uploadMessagePhoto               login     201*      201*      201*      201*      201*      login
getGifts                         login     200       200       200       200       200       login
getIcebreakers                   login     200       200       200       200       200       login
typing                           login     204       204       none      204       none      login
getBlocks                        login     200       200       200       200       200       login
block                            login     204*      204*      204*      204*      none      login
unblock                          login     204       204       204       204       204       login
getPrivacy                       login     200       200       200       200       200       login
updatePrivacy                    login     premium   200*      200*      premium   200*      login
report                           login     201*      201*      201*      201*      none      login
report photo                     login     none      none      201*      201*      none      login
report message                   login     201*      201*      none      201*      none      login
getComplaint                     none      200       200       none      none      none      none
getComplaint key                 200       200       200       200       200       none      none
getComplaint another key         none      200       200       none      none      none      none
complain                         201*      201*      201*      201*      201*      none      none
getComplaints                    login     200       200       200       200       200       login
appeal                           none      200*      200*      none      none      none      none
appeal key                       200*      200*      200*      200*      200*      none      none
appeal another key               none      200*      200*      none      none      none      none
getPackages                      200       200       200       200       200       200       200
getDiscountCode                  login     nocode    nocode    nocode    200       nocode    login
getPayment                       login     200       200       none      none      none      login
createPayment                    login     201*      201*      201*      201*      201*      login
paymentWebhook                   200       200       200       200       200       200       200
getNotifications                 login     200       200       200       200       200       login
updateNotifications              login     200*      200*      200*      200*      200*      login
openUnsubscribe                  303       303       303       303       303       303       303
unsubscribe                      200*      200*      200*      200*      200*      none      none
endPush                          login     204*      204*      204       204       204       login
getDirectDebits                  login     200       200       200       200       200       login
startDirectDebit                 login     201*      201*      201*      201*      201*      login
confirmDirectDebit               login     200*      200*      none      none      none      login
revokeMandate                    login     200*      200*      none      none      none      login
resendDirectDebitCode            login     200*      200*      none      none      none      login
getWallet                        login     200       200       200       200       200       login
updateWalletLimits               login     200*      200*      200*      200*      200*      login
getTransactions                  login     200       200       200       200       200       login
getTransaction                   login     200       200       none      none      none      login
getReceiptFile                   login     none      200       none      none      none      login
getRepeatOrders                  login     200       200       200       200       200       login
takeDeleteDiscount               login     nocode    200*      200*      nocode    200*      login
getDiscountCodes                 login     200       200       200       200       200       login
withdraw                         invalid   invalid   200*      none      none      none      invalid
withdraw without log-in          200*      invalid   200*      none      none      none      200*
cancelPremium                    invalid   200       200       none      none      none      invalid
requestBegin                     login     invalid   200       none      none      none      login
decideDeclaration                200*      200*      200*      200*      200*      dead      dead
getCancellationFile              none      none      none      none      none      none      none
events                           login     200       200       200       200       200       login
pageHidden                       204       204       204       204       204       204       204
`;

/** Errors by their short names in the table. */
const refusals: Record<string, string> = {
  login: '403 authentication_required',
  none: '404 not_found',
  dead: '400 reset_link_invalid',
  blocked: '403 blocked_by_member',
  premium: '403 premium_only',
  failed: '401 login_failed',
  code: '401 second_factor_required',
  on: '409 second_factor_on',
  invalid: '400 invalid_request',
  taken: '409 email_invalid_or_duplicate',
  gone: '404 recipient_unavailable',
  token: '400 age_token_invalid',
  nocode: '404 discount_code_invalid',
};

function expectedResponse(cell: string): string {
  if (/^2\d\d\*?$|^3\d\d\*?$/.test(cell)) return cell.replace('*', ' changed');
  const refusal = refusals[cell];
  if (!refusal)
    throw new Error(`The table contains ${cell}, which is neither a status nor the short name of an error.`);
  return refusal;
}

const [header = '', ...rows] = table.trim().split('\n');
const firstColumn = header.indexOf('visitor');
const cellsOf = (line: string) => line.slice(firstColumn).trim().split(/\s+/);
const columns = cellsOf(header);

/** Expected responses by call (operation and variant) and by caller. */
export const accessTable: Record<string, Record<string, string>> = Object.fromEntries(
  rows.map(row => {
    const expected = cellsOf(row).map((cell, index) => [columns[index], expectedResponse(cell)]);
    return [row.slice(0, firstColumn).trim(), Object.fromEntries(expected)];
  }),
);
