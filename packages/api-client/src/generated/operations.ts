// Made from api-spec/ by `pnpm contract:generate`. Do not edit.

export const operations = {
 "getUser": {
  "method": "get",
  "path": "/api/user.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "login": {
  "method": "post",
  "path": "/api/user.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "second_factor_invalid": 400,
   "login_code_invalid": 400,
   "login_failed": 401,
   "second_factor_required": 401,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "account_disabled": 403,
   "account_deleted": 403,
   "login_code_required": 403,
   "payload_too_large": 413,
   "account_blocked": 429,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "updateUser": {
  "method": "put",
  "path": "/api/user.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getStorageKey": {
  "method": "post",
  "path": "/api/storage-key.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "request_refused": 403,
   "member_changed": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "logout": {
  "method": "get",
  "path": "/api/logout.php",
  "status": 204,
  "errors": {
   "invalid_request": 400,
   "request_refused": 403,
   "member_changed": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "signup": {
  "method": "post",
  "path": "/api/signup.php",
  "status": 201,
  "errors": {
   "invalid_request": 400,
   "signups_closed": 403,
   "request_refused": 403,
   "member_changed": 403,
   "email_invalid_or_duplicate": 409,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "checkSignup": {
  "method": "post",
  "path": "/api/signup-check.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "request_refused": 403,
   "member_changed": 403,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "activateByCode": {
  "method": "post",
  "path": "/api/activation-code.php",
  "status": 204,
  "errors": {
   "invalid_request": 400,
   "activation_code_invalid": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "payload_too_large": 413,
   "account_blocked": 429,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "resendActivation": {
  "method": "post",
  "path": "/api/activation-mail.php",
  "status": 204,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "checkReset": {
  "method": "get",
  "path": "/api/reset-password.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "reset_link_invalid": 400,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "askReset": {
  "method": "post",
  "path": "/api/reset-password.php",
  "status": 204,
  "errors": {
   "invalid_request": 400,
   "request_refused": 403,
   "member_changed": 403,
   "email_not_found": 404,
   "payload_too_large": 413,
   "too_many_reset_attempts": 429,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "resetPassword": {
  "method": "put",
  "path": "/api/reset-password.php",
  "status": 204,
  "errors": {
   "invalid_request": 400,
   "passwords_do_not_match": 400,
   "reset_link_invalid": 400,
   "request_refused": 403,
   "member_changed": 403,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "changePassword": {
  "method": "put",
  "path": "/api/password.php",
  "status": 204,
  "errors": {
   "invalid_request": 400,
   "passwords_do_not_match": 400,
   "old_password_wrong": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "payload_too_large": 413,
   "account_blocked": 429,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "askMailChange": {
  "method": "post",
  "path": "/api/mail-change.php",
  "status": 204,
  "errors": {
   "invalid_request": 400,
   "old_password_wrong": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "email_invalid_or_duplicate": 409,
   "payload_too_large": 413,
   "account_blocked": 429,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "confirmMailChange": {
  "method": "put",
  "path": "/api/mail-change.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "reset_link_invalid": 400,
   "request_refused": 403,
   "member_changed": 403,
   "email_invalid_or_duplicate": 409,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "undoMailChange": {
  "method": "delete",
  "path": "/api/mail-change.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "reset_link_invalid": 400,
   "request_refused": 403,
   "member_changed": 403,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getSessions": {
  "method": "get",
  "path": "/api/sessions.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "endSession": {
  "method": "delete",
  "path": "/api/sessions.php",
  "status": 204,
  "errors": {
   "invalid_request": 400,
   "old_password_wrong": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "account_blocked": 429,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "startSecondFactor": {
  "method": "post",
  "path": "/api/second-factor.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "old_password_wrong": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "second_factor_on": 409,
   "payload_too_large": 413,
   "account_blocked": 429,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "confirmSecondFactor": {
  "method": "put",
  "path": "/api/second-factor.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "second_factor_invalid": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "not_found": 404,
   "second_factor_on": 409,
   "payload_too_large": 413,
   "account_blocked": 429,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "endSecondFactor": {
  "method": "delete",
  "path": "/api/second-factor.php",
  "status": 204,
  "errors": {
   "invalid_request": 400,
   "old_password_wrong": 400,
   "second_factor_invalid": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "account_blocked": 429,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "renewRecoveryCodes": {
  "method": "post",
  "path": "/api/recovery-codes.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "old_password_wrong": 400,
   "second_factor_invalid": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "account_blocked": 429,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getDeletion": {
  "method": "get",
  "path": "/api/account.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "deleteAccount": {
  "method": "delete",
  "path": "/api/account.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "old_password_wrong": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "payload_too_large": 413,
   "account_blocked": 429,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "restoreAccount": {
  "method": "put",
  "path": "/api/account.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "reset_link_invalid": 400,
   "request_refused": 403,
   "member_changed": 403,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getExport": {
  "method": "get",
  "path": "/api/export.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "askExport": {
  "method": "post",
  "path": "/api/export.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "trackVisit": {
  "method": "post",
  "path": "/api/tracking.php",
  "status": 204,
  "errors": {
   "invalid_request": 400,
   "request_refused": 403,
   "member_changed": 403,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "acceptTerms": {
  "method": "put",
  "path": "/api/terms.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "startAgeCheck": {
  "method": "post",
  "path": "/api/age-check.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "completeAgeCheck": {
  "method": "put",
  "path": "/api/age-check.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "age_token_expired": 400,
   "age_token_invalid": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "age_provider_unavailable": 502,
   "service_unavailable": 503
  }
 },
 "getProfile": {
  "method": "get",
  "path": "/api/profile.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "updateProfile": {
  "method": "put",
  "path": "/api/profile.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getSettings": {
  "method": "get",
  "path": "/api/settings.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getCompanyInfo": {
  "method": "get",
  "path": "/api/companyinfo.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getInterests": {
  "method": "get",
  "path": "/api/interests.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getRegions": {
  "method": "get",
  "path": "/api/regions.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "not_found": 404,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "geocode": {
  "method": "get",
  "path": "/api/geocode.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "not_found": 404,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "checkTown": {
  "method": "get",
  "path": "/api/town.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "searchMembers": {
  "method": "get",
  "path": "/api/members.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getMember": {
  "method": "get",
  "path": "/api/member.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "age_unproved": 403,
   "authentication_required": 403,
   "blocked_by_member": 403,
   "not_found": 404,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getSimilar": {
  "method": "get",
  "path": "/api/similar.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "age_unproved": 403,
   "authentication_required": 403,
   "blocked_by_member": 403,
   "not_found": 404,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getMatches": {
  "method": "get",
  "path": "/api/match-finder.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "consent_withdrawn": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getSwipeDeck": {
  "method": "get",
  "path": "/api/swipe.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "consent_withdrawn": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "swipe": {
  "method": "post",
  "path": "/api/swipe.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "age_unproved": 403,
   "terms_outdated": 403,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "blocked_by_member": 403,
   "consent_withdrawn": 403,
   "swipe_limit_reached": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "undoSwipe": {
  "method": "delete",
  "path": "/api/swipe.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "not_found": 404,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "uploadPhoto": {
  "method": "post",
  "path": "/api/photo.php",
  "status": 201,
  "errors": {
   "invalid_request": 400,
   "photo_unreadable": 400,
   "photo_heic": 400,
   "photo_too_small": 400,
   "photo_too_many_pixels": 400,
   "age_unproved": 403,
   "terms_outdated": 403,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "photo_limit_reached": 403,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "setMainPhoto": {
  "method": "put",
  "path": "/api/photo.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "deletePhoto": {
  "method": "delete",
  "path": "/api/photo.php",
  "status": 204,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "orderPhotos": {
  "method": "put",
  "path": "/api/photo-order.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "like": {
  "method": "post",
  "path": "/api/like.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "age_unproved": 403,
   "terms_outdated": 403,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "blocked_by_member": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "unlike": {
  "method": "delete",
  "path": "/api/like.php",
  "status": 204,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "markLikeSeen": {
  "method": "post",
  "path": "/api/like-seen.php",
  "status": 204,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getLikes": {
  "method": "get",
  "path": "/api/likes.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getPreferences": {
  "method": "get",
  "path": "/api/preferences.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "updatePreferences": {
  "method": "put",
  "path": "/api/preferences.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "withdrawConsent": {
  "method": "delete",
  "path": "/api/preferences.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "noteProfileView": {
  "method": "post",
  "path": "/api/profile-view.php",
  "status": 204,
  "errors": {
   "invalid_request": 400,
   "age_unproved": 403,
   "authentication_required": 403,
   "request_refused": 403,
   "blocked_by_member": 403,
   "member_changed": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getProfileViews": {
  "method": "get",
  "path": "/api/profile-views.php",
  "status": 200,
  "errors": {
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "autoLike": {
  "method": "get",
  "path": "/api/auto-like.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getChats": {
  "method": "get",
  "path": "/api/chats.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getChat": {
  "method": "get",
  "path": "/api/chat.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "age_unproved": 403,
   "authentication_required": 403,
   "member_changed": 403,
   "blocked_by_member": 403,
   "not_found": 404,
   "recipient_unavailable": 404,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "deleteChat": {
  "method": "delete",
  "path": "/api/chat.php",
  "status": 204,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "markChatRead": {
  "method": "post",
  "path": "/api/chat-read.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "sendMessage": {
  "method": "post",
  "path": "/api/message.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "message_too_long": 400,
   "not_enough_credits": 402,
   "age_unproved": 403,
   "terms_outdated": 403,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "conversation_limit": 403,
   "blocked_by_member": 403,
   "spending_paused": 403,
   "recipient_unavailable": 404,
   "idempotency_conflict": 409,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "uploadMessagePhoto": {
  "method": "post",
  "path": "/api/message-photo.php",
  "status": 201,
  "errors": {
   "invalid_request": 400,
   "photo_unreadable": 400,
   "photo_heic": 400,
   "photo_too_small": 400,
   "photo_too_many_pixels": 400,
   "age_unproved": 403,
   "terms_outdated": 403,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "photo_limit_reached": 403,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getGifts": {
  "method": "get",
  "path": "/api/gifts.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getIcebreakers": {
  "method": "get",
  "path": "/api/icebreakers.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "typing": {
  "method": "post",
  "path": "/api/typing.php",
  "status": 204,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getBlocks": {
  "method": "get",
  "path": "/api/block.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "block": {
  "method": "post",
  "path": "/api/block.php",
  "status": 204,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "unblock": {
  "method": "delete",
  "path": "/api/block.php",
  "status": 204,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getPrivacy": {
  "method": "get",
  "path": "/api/privacy.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "updatePrivacy": {
  "method": "put",
  "path": "/api/privacy.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "premium_only": 403,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "report": {
  "method": "post",
  "path": "/api/report.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getComplaint": {
  "method": "get",
  "path": "/api/complaint.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "not_found": 404,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "complain": {
  "method": "post",
  "path": "/api/complaint.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "appeal_period_over": 400,
   "request_refused": 403,
   "member_changed": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getComplaints": {
  "method": "get",
  "path": "/api/complaints.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "appeal": {
  "method": "post",
  "path": "/api/appeal.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "appeal_period_over": 400,
   "request_refused": 403,
   "member_changed": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getPackages": {
  "method": "get",
  "path": "/api/packages.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getDiscountCode": {
  "method": "get",
  "path": "/api/discountcode.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "discount_code_invalid": 404,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "takeDeleteDiscount": {
  "method": "post",
  "path": "/api/discountcode.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "discount_code_invalid": 404,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getPayment": {
  "method": "get",
  "path": "/api/payment.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "not_found": 404,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "createPayment": {
  "method": "post",
  "path": "/api/payment.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "payment_method_unavailable": 400,
   "terms_outdated": 403,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "spending_limit_reached": 403,
   "spending_paused": 403,
   "package_unavailable": 404,
   "discount_code_invalid": 404,
   "idempotency_conflict": 409,
   "order_open": 409,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "payment_provider_unavailable": 502,
   "service_unavailable": 503
  }
 },
 "paymentWebhook": {
  "method": "post",
  "path": "/api/payment-webhook.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "request_refused": 403,
   "member_changed": 403,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "payment_provider_unavailable": 502,
   "service_unavailable": 503
  }
 },
 "getNotifications": {
  "method": "get",
  "path": "/api/notifications.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "updateNotifications": {
  "method": "put",
  "path": "/api/notifications.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "unsubscribe": {
  "method": "post",
  "path": "/api/unsubscribe.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "request_refused": 403,
   "member_changed": 403,
   "not_found": 404,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "endPush": {
  "method": "delete",
  "path": "/api/push.php",
  "status": 204,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getDirectDebits": {
  "method": "get",
  "path": "/api/directdebit.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "startDirectDebit": {
  "method": "post",
  "path": "/api/directdebit.php",
  "status": 201,
  "errors": {
   "invalid_request": 400,
   "payment_method_unavailable": 400,
   "terms_outdated": 403,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "direct_debit_blocked": 403,
   "direct_debit_limit_reached": 403,
   "spending_limit_reached": 403,
   "spending_paused": 403,
   "package_unavailable": 404,
   "discount_code_invalid": 404,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "confirmDirectDebit": {
  "method": "put",
  "path": "/api/directdebit.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "direct_debit_code_invalid": 400,
   "terms_outdated": 403,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "direct_debit_blocked": 403,
   "direct_debit_limit_reached": 403,
   "spending_limit_reached": 403,
   "spending_paused": 403,
   "not_found": 404,
   "discount_code_invalid": 404,
   "order_open": 409,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "revokeMandate": {
  "method": "delete",
  "path": "/api/directdebit.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "resendDirectDebitCode": {
  "method": "post",
  "path": "/api/directdebit-code.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "terms_outdated": 403,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "direct_debit_blocked": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getWallet": {
  "method": "get",
  "path": "/api/wallet.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "updateWalletLimits": {
  "method": "put",
  "path": "/api/wallet-limits.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getTransactions": {
  "method": "get",
  "path": "/api/transactions.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getTransaction": {
  "method": "get",
  "path": "/api/transaction.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "not_found": 404,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getRepeatOrders": {
  "method": "get",
  "path": "/api/repeat-order.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "getDiscountCodes": {
  "method": "get",
  "path": "/api/discountcodes.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "withdraw": {
  "method": "post",
  "path": "/api/withdrawal.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "request_refused": 403,
   "member_changed": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "cancelPremium": {
  "method": "post",
  "path": "/api/cancellation.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "request_refused": 403,
   "member_changed": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "requestBegin": {
  "method": "post",
  "path": "/api/begin.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "authentication_required": 403,
   "request_refused": 403,
   "member_changed": 403,
   "age_unproved": 403,
   "not_found": 404,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "decideDeclaration": {
  "method": "post",
  "path": "/api/declaration.php",
  "status": 200,
  "errors": {
   "invalid_request": 400,
   "reset_link_invalid": 400,
   "request_refused": 403,
   "member_changed": 403,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 },
 "pageHidden": {
  "method": "post",
  "path": "/api/page-hidden.php",
  "status": 204,
  "errors": {
   "invalid_request": 400,
   "request_refused": 403,
   "member_changed": 403,
   "payload_too_large": 413,
   "rate_limited": 429,
   "internal_error": 500,
   "service_unavailable": 503
  }
 }
} as const;
