// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { BodyOf, SuccessBody } from '../operation-types.ts';
import type { Error as ErrorBody, LiveEvent } from './schema.ts';

export const getUserExamples: Record<'free' | 'premium' | 'noCredits' | 'notConfirmed', SuccessBody<'getUser'>> = {
 "free": {
  "user": {
   "id": "01a1fd3a-0340-7d5a-9744-0ea943cc3977",
   "status": "active",
   "email": "matteo.rinaldi@example.com",
   "profile": {
    "id": "01a1fd3a-0340-7971-9b3e-946649b01b60",
    "name": "Matteo",
    "gender": "male",
    "age": 34,
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "status": "active",
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7645-b341-86f30711d27e",
     "filename": "/img/645334186f30711d27e64a0ffbaeb68c/large.webp",
     "thumb_filename": "/img/645334186f30711d27e64a0ffbaeb68c/thumb.webp",
     "match_filename": "/img/645334186f30711d27e64a0ffbaeb68c/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "NcPl87wkc+ZZoeZMZ8MqnmMI3yteOzDn",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 2
   },
   "preferences": {
    "looking_for": "female",
    "min_age": null,
    "max_age": null
   },
   "paid_user": false,
   "credits": 4,
   "reserved_credits": 0,
   "unspent_credits": [
    {
     "credits": 4,
     "paid": null
    }
   ],
   "fictional_icon": "mask",
   "language": "it",
   "signup_date": "2026-11-21T08:30:00.000Z",
   "notifications_disabled": [
    "promotions"
   ],
   "terms_outdated": false,
   "time_bonus": {
    "code": "TIMEBONUS25",
    "country": null,
    "user_id": "01a1fd3a-0340-7d5a-9744-0ea943cc3977",
    "expires": "2026-11-21T12:30:00.000Z",
    "value_percentage": 25,
    "announced_percentage": 25,
    "currency": null,
    "minimum_order_value": null,
    "status": "active",
    "validity": "once-per-user",
    "expired": false,
    "paymentmethods": null,
    "reason": "time_bonus",
    "why": null
   }
  },
  "num_unread_messages": 3,
  "num_new": 2,
  "server_time": "2026-11-21T09:30:00.000Z"
 },
 "premium": {
  "user": {
   "id": "01a1fd3a-0340-7d5a-9744-0ea943cc3977",
   "status": "active",
   "email": "matteo.rinaldi@example.com",
   "profile": {
    "id": "01a1fd3a-0340-7971-9b3e-946649b01b60",
    "name": "Matteo",
    "gender": "male",
    "age": 34,
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "status": "active",
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7645-b341-86f30711d27e",
     "filename": "/img/645334186f30711d27e64a0ffbaeb68c/large.webp",
     "thumb_filename": "/img/645334186f30711d27e64a0ffbaeb68c/thumb.webp",
     "match_filename": "/img/645334186f30711d27e64a0ffbaeb68c/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "NcPl87wkc+ZZoeZMZ8MqnmMI3yteOzDn",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 2
   },
   "preferences": {
    "looking_for": "female",
    "min_age": null,
    "max_age": null
   },
   "paid_user": true,
   "credits": 48,
   "reserved_credits": 0,
   "unspent_credits": [
    {
     "credits": 48,
     "paid": {
      "amount": {
       "amount_minor": 1999,
       "currency": "EUR"
      },
      "credits": 50
     }
    }
   ],
   "fictional_icon": "mask",
   "language": "it",
   "signup_date": "2026-10-12T09:30:00.000Z",
   "notifications_disabled": [
    "promotions"
   ],
   "terms_outdated": false,
   "time_bonus": null
  },
  "num_unread_messages": 3,
  "num_new": 2,
  "server_time": "2026-11-21T09:30:00.000Z"
 },
 "noCredits": {
  "user": {
   "id": "01a1fd3a-0340-7d5a-9744-0ea943cc3977",
   "status": "active",
   "email": "matteo.rinaldi@example.com",
   "profile": {
    "id": "01a1fd3a-0340-7971-9b3e-946649b01b60",
    "name": "Matteo",
    "gender": "male",
    "age": 34,
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "status": "active",
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7645-b341-86f30711d27e",
     "filename": "/img/645334186f30711d27e64a0ffbaeb68c/large.webp",
     "thumb_filename": "/img/645334186f30711d27e64a0ffbaeb68c/thumb.webp",
     "match_filename": "/img/645334186f30711d27e64a0ffbaeb68c/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "NcPl87wkc+ZZoeZMZ8MqnmMI3yteOzDn",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 2
   },
   "preferences": {
    "looking_for": "female",
    "min_age": null,
    "max_age": null
   },
   "paid_user": false,
   "credits": 0,
   "reserved_credits": 0,
   "unspent_credits": [],
   "fictional_icon": "mask",
   "language": "it",
   "signup_date": "2026-11-21T08:30:00.000Z",
   "notifications_disabled": [
    "promotions"
   ],
   "terms_outdated": false,
   "time_bonus": {
    "code": "TIMEBONUS25",
    "country": null,
    "user_id": "01a1fd3a-0340-7d5a-9744-0ea943cc3977",
    "expires": "2026-11-21T12:30:00.000Z",
    "value_percentage": 25,
    "announced_percentage": 25,
    "currency": null,
    "minimum_order_value": null,
    "status": "active",
    "validity": "once-per-user",
    "expired": false,
    "paymentmethods": null,
    "reason": "time_bonus",
    "why": null
   }
  },
  "num_unread_messages": 3,
  "num_new": 2,
  "server_time": "2026-11-21T09:30:00.000Z"
 },
 "notConfirmed": {
  "user": {
   "id": "01a1fd3a-0340-7d5a-9744-0ea943cc3977",
   "status": "not_confirmed",
   "email": "matteo.rinaldi@example.com",
   "profile": {
    "id": "01a1fd3a-0340-7971-9b3e-946649b01b60",
    "name": "Matteo",
    "gender": "male",
    "age": 34,
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "status": "active",
    "origin": "member",
    "main_image": null,
    "num_photos": 0
   },
   "preferences": {
    "looking_for": "female",
    "min_age": null,
    "max_age": null
   },
   "paid_user": false,
   "credits": 4,
   "reserved_credits": 0,
   "unspent_credits": [
    {
     "credits": 4,
     "paid": null
    }
   ],
   "fictional_icon": "mask",
   "language": "it",
   "signup_date": "2026-11-21T08:30:00.000Z",
   "notifications_disabled": [],
   "terms_outdated": false,
   "time_bonus": {
    "code": "TIMEBONUS25",
    "country": null,
    "user_id": "01a1fd3a-0340-7d5a-9744-0ea943cc3977",
    "expires": "2026-11-21T12:30:00.000Z",
    "value_percentage": 25,
    "announced_percentage": 25,
    "currency": null,
    "minimum_order_value": null,
    "status": "active",
    "validity": "once-per-user",
    "expired": false,
    "paymentmethods": null,
    "reason": "time_bonus",
    "why": null
   }
  },
  "num_unread_messages": 3,
  "num_new": 2,
  "server_time": "2026-11-21T09:30:00.000Z"
 }
};

export const loginRequests: Record<'email' | 'name' | 'code' | 'push', BodyOf<'login'>> = {
 "email": {
  "login": "matteo.rinaldi@example.com",
  "password": "tramonto a Brera 88"
 },
 "name": {
  "login": "Matteo",
  "password": "tramonto a Brera 88"
 },
 "code": {
  "login": "Matteo",
  "password": "tramonto a Brera 88",
  "code": "492039"
 },
 "push": {
  "subscription": {
   "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABm3x",
   "expirationTime": null,
   "keys": {
    "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
    "auth": "tBHItJI5svbpez7KI4CCXg"
   }
  }
 }
};

export const loginExamples: Record<'free', SuccessBody<'login'>> = {
 "free": {
  "user": {
   "id": "01a1fd3a-0340-7d5a-9744-0ea943cc3977",
   "status": "active",
   "email": "matteo.rinaldi@example.com",
   "profile": {
    "id": "01a1fd3a-0340-7971-9b3e-946649b01b60",
    "name": "Matteo",
    "gender": "male",
    "age": 34,
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "status": "active",
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7645-b341-86f30711d27e",
     "filename": "/img/645334186f30711d27e64a0ffbaeb68c/large.webp",
     "thumb_filename": "/img/645334186f30711d27e64a0ffbaeb68c/thumb.webp",
     "match_filename": "/img/645334186f30711d27e64a0ffbaeb68c/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "NcPl87wkc+ZZoeZMZ8MqnmMI3yteOzDn",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 2
   },
   "preferences": {
    "looking_for": "female",
    "min_age": null,
    "max_age": null
   },
   "paid_user": false,
   "credits": 4,
   "reserved_credits": 0,
   "unspent_credits": [
    {
     "credits": 4,
     "paid": null
    }
   ],
   "fictional_icon": "mask",
   "language": "it",
   "signup_date": "2026-11-21T08:30:00.000Z",
   "notifications_disabled": [
    "promotions"
   ],
   "terms_outdated": false,
   "time_bonus": {
    "code": "TIMEBONUS25",
    "country": null,
    "user_id": "01a1fd3a-0340-7d5a-9744-0ea943cc3977",
    "expires": "2026-11-21T12:30:00.000Z",
    "value_percentage": 25,
    "announced_percentage": 25,
    "currency": null,
    "minimum_order_value": null,
    "status": "active",
    "validity": "once-per-user",
    "expired": false,
    "paymentmethods": null,
    "reason": "time_bonus",
    "why": null
   }
  },
  "num_unread_messages": 3,
  "num_new": 2,
  "server_time": "2026-11-21T09:30:00.000Z"
 }
};

export const updateUserRequests: Record<'german', BodyOf<'updateUser'>> = {
 "german": {
  "language": "de"
 }
};

export const updateUserExamples: Record<'german', SuccessBody<'updateUser'>> = {
 "german": {
  "user": {
   "id": "01a1fd3a-0340-7d5a-9744-0ea943cc3977",
   "status": "active",
   "email": "matteo.rinaldi@example.com",
   "profile": {
    "id": "01a1fd3a-0340-7971-9b3e-946649b01b60",
    "name": "Matteo",
    "gender": "male",
    "age": 34,
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "status": "active",
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7645-b341-86f30711d27e",
     "filename": "/img/645334186f30711d27e64a0ffbaeb68c/large.webp",
     "thumb_filename": "/img/645334186f30711d27e64a0ffbaeb68c/thumb.webp",
     "match_filename": "/img/645334186f30711d27e64a0ffbaeb68c/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "NcPl87wkc+ZZoeZMZ8MqnmMI3yteOzDn",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 2
   },
   "preferences": {
    "looking_for": "female",
    "min_age": null,
    "max_age": null
   },
   "paid_user": false,
   "credits": 4,
   "reserved_credits": 0,
   "unspent_credits": [
    {
     "credits": 4,
     "paid": null
    }
   ],
   "fictional_icon": "mask",
   "language": "de",
   "signup_date": "2026-11-21T08:30:00.000Z",
   "notifications_disabled": [
    "promotions"
   ],
   "terms_outdated": false,
   "time_bonus": {
    "code": "TIMEBONUS25",
    "country": null,
    "user_id": "01a1fd3a-0340-7d5a-9744-0ea943cc3977",
    "expires": "2026-11-21T12:30:00.000Z",
    "value_percentage": 25,
    "announced_percentage": 25,
    "currency": null,
    "minimum_order_value": null,
    "status": "active",
    "validity": "once-per-user",
    "expired": false,
    "paymentmethods": null,
    "reason": "time_bonus",
    "why": null
   }
  }
 }
};

export const getStorageKeyExamples: Record<'member' | 'visitor', SuccessBody<'getStorageKey'>> = {
 "member": {
  "member": "01a1fd3a-0340-7d5a-9744-0ea943cc3977",
  "key": "lmMuL3CCcPYaDHUuhCMr7Zqk1hTDCHRAqHV8r8UzmXw"
 },
 "visitor": {
  "member": null,
  "key": "QVHq5Vw0lEr2Snn0X8lmR1jF6CPmJx0uJ9wQ0f3kIfo"
 }
};

export const signupRequests: Record<'plain' | 'fromMember', BodyOf<'signup'>> = {
 "plain": {
  "email": "matteo.rinaldi@example.com",
  "name": "Matteo",
  "password": "tramonto a Brera 88",
  "date_of_birth": "1992-04-17",
  "gender": "male",
  "sexuality": "hetero",
  "looking_for": "female",
  "country": "IT",
  "region": "IT-25",
  "city": "Milano",
  "language": "it",
  "terms_version": "2026-03-01T00:00:00.000Z",
  "consent_sensitive": true,
  "consent_sharing": true
 },
 "fromMember": {
  "email": "matteo.rinaldi@example.com",
  "name": "Matteo",
  "password": "tramonto a Brera 88",
  "date_of_birth": "1992-04-17",
  "gender": "male",
  "sexuality": "hetero",
  "looking_for": "female",
  "country": "IT",
  "region": "IT-25",
  "city": "Milano",
  "language": "it",
  "terms_version": "2026-03-01T00:00:00.000Z",
  "consent_sensitive": true,
  "consent_sharing": true,
  "signup_member": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
  "signup_message": "Ciao Giulia, anche tu vai in bici sui Navigli la domenica mattina?",
  "next": "/members/01a162f2-29c0-783c-bb3d-bb87f0de504b/chat"
 }
};

export const signupExamples: Record<'created', SuccessBody<'signup'>> = {
 "created": {
  "user": {
   "id": "01a1fd3a-0340-7d5a-9744-0ea943cc3977",
   "status": "not_confirmed",
   "email": "matteo.rinaldi@example.com",
   "profile": {
    "id": "01a1fd3a-0340-7971-9b3e-946649b01b60",
    "name": "Matteo",
    "gender": "male",
    "age": 34,
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "status": "active",
    "origin": "member",
    "main_image": null,
    "num_photos": 0
   },
   "preferences": {
    "looking_for": "female",
    "min_age": null,
    "max_age": null
   },
   "paid_user": false,
   "credits": 4,
   "reserved_credits": 0,
   "unspent_credits": [
    {
     "credits": 4,
     "paid": null
    }
   ],
   "fictional_icon": "mask",
   "language": "it",
   "signup_date": "2026-11-21T09:30:00.000Z",
   "notifications_disabled": [],
   "terms_outdated": false,
   "time_bonus": {
    "code": "TIMEBONUS25",
    "country": null,
    "user_id": "01a1fd3a-0340-7d5a-9744-0ea943cc3977",
    "expires": "2026-11-21T13:30:00.000Z",
    "value_percentage": 25,
    "announced_percentage": 25,
    "currency": null,
    "minimum_order_value": null,
    "status": "active",
    "validity": "once-per-user",
    "expired": false,
    "paymentmethods": null,
    "reason": "time_bonus",
    "why": null
   }
  },
  "num_unread_messages": 3,
  "num_new": 2,
  "server_time": "2026-11-21T09:30:00.000Z"
 }
};

export const checkSignupRequests: Record<'name' | 'both', BodyOf<'checkSignup'>> = {
 "name": {
  "name": "Matteo"
 },
 "both": {
  "name": "Matteo",
  "email": "matteo.rinaldi@example.com"
 }
};

export const checkSignupExamples: Record<'free' | 'taken', SuccessBody<'checkSignup'>> = {
 "free": {
  "name": "ok",
  "email": "ok"
 },
 "taken": {
  "name": "taken"
 }
};

export const activateByCodeRequests: Record<'code', BodyOf<'activateByCode'>> = {
 "code": {
  "code": "492039"
 }
};

export const checkResetExamples: Record<'valid', SuccessBody<'checkReset'>> = {
 "valid": {
  "email": "matteo.rinaldi@example.com",
  "expires_at": "2026-11-21T10:10:00.000Z"
 }
};

export const askResetRequests: Record<'plain' | 'onTheWay', BodyOf<'askReset'>> = {
 "plain": {
  "email": "matteo.rinaldi@example.com"
 },
 "onTheWay": {
  "email": "matteo.rinaldi@example.com",
  "next": "/credits/credits-50"
 }
};

export const resetPasswordRequests: Record<'plain', BodyOf<'resetPassword'>> = {
 "plain": {
  "token": "qk3vQ0cX8m2Zt7Yw5rB1nAe4LhGfD9sJ6uPiOyTzRxM",
  "password": "una lunga passeggiata",
  "password_repeat": "una lunga passeggiata"
 }
};

export const changePasswordRequests: Record<'plain', BodyOf<'changePassword'>> = {
 "plain": {
  "old_password": "una lunga passeggiata",
  "password": "un tuffo in mare aperto",
  "password_repeat": "un tuffo in mare aperto"
 }
};

export const askMailChangeRequests: Record<'plain', BodyOf<'askMailChange'>> = {
 "plain": {
  "email": "matteo@esempio.example",
  "password": "una lunga passeggiata"
 }
};

export const confirmMailChangeRequests: Record<'plain', BodyOf<'confirmMailChange'>> = {
 "plain": {
  "token": "qk3vQ0cX8m2Zt7Yw5rB1nAe4LhGfD9sJ6uPiOyTzRxM"
 }
};

export const confirmMailChangeExamples: Record<'done', SuccessBody<'confirmMailChange'>> = {
 "done": {
  "email": "matteo@esempio.example"
 }
};

export const undoMailChangeRequests: Record<'plain', BodyOf<'undoMailChange'>> = {
 "plain": {
  "token": "qk3vQ0cX8m2Zt7Yw5rB1nAe4LhGfD9sJ6uPiOyTzRxM"
 }
};

export const undoMailChangeExamples: Record<'undone', SuccessBody<'undoMailChange'>> = {
 "undone": {
  "email": "matteo.rinaldi@example.com",
  "reset_token": "qk3vQ0cX8m2Zt7Yw5rB1nAe4LhGfD9sJ6uPiOyTzRxM"
 }
};

export const getSessionsExamples: Record<'three' | 'secondFactor', SuccessBody<'getSessions'>> = {
 "three": {
  "sessions": [
   {
    "session": "5f0c8a1e9b7d4c3286a0d1f2e3b4c5d6",
    "browser": "Chrome",
    "system": "Android",
    "created_at": "2026-11-20T18:02:11.000Z",
    "last_seen_at": "2026-11-21T09:12:40.000Z",
    "current": true
   },
   {
    "session": "a91be07744cd4f51b2e8360c7d9f1a2b",
    "browser": "Firefox",
    "system": "Windows",
    "created_at": "2026-11-02T07:45:00.000Z",
    "last_seen_at": "2026-11-20T21:30:05.000Z",
    "current": false
   },
   {
    "session": "0c44d2f1a6b34e8f9d7715ac2be0837e",
    "browser": null,
    "system": null,
    "created_at": "2026-10-28T12:00:00.000Z",
    "last_seen_at": "2026-10-28T12:00:00.000Z",
    "current": false
   }
  ],
  "second_factor": {
   "since": null,
   "recovery_codes_left": 0
  }
 },
 "secondFactor": {
  "sessions": [
   {
    "session": "5f0c8a1e9b7d4c3286a0d1f2e3b4c5d6",
    "browser": "Chrome",
    "system": "Android",
    "created_at": "2026-11-20T18:02:11.000Z",
    "last_seen_at": "2026-11-21T09:12:40.000Z",
    "current": true
   }
  ],
  "second_factor": {
   "since": "2026-11-20T18:10:00.000Z",
   "recovery_codes_left": 9
  }
 }
};

export const endSessionRequests: Record<'one' | 'others', BodyOf<'endSession'>> = {
 "one": {
  "session": "a91be07744cd4f51b2e8360c7d9f1a2b",
  "password": "una lunga passeggiata"
 },
 "others": {
  "others": true,
  "password": "una lunga passeggiata"
 }
};

export const startSecondFactorRequests: Record<'plain', BodyOf<'startSecondFactor'>> = {
 "plain": {
  "password": "una lunga passeggiata"
 }
};

export const startSecondFactorExamples: Record<'made', SuccessBody<'startSecondFactor'>> = {
 "made": {
  "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  "uri": "otpauth://totp/Velluto:Matteo?issuer=Velluto&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30"
 }
};

export const confirmSecondFactorRequests: Record<'plain', BodyOf<'confirmSecondFactor'>> = {
 "plain": {
  "code": "492039"
 }
};

export const confirmSecondFactorExamples: Record<'ten', SuccessBody<'confirmSecondFactor'>> = {
 "ten": {
  "recovery_codes": [
   "7K3MQ-9XD4T",
   "2P0HR-WB6NA",
   "Y8FJC-5VE1G",
   "Z4T7S-QM3DK",
   "9RXP6-A2HBW",
   "C0NVJ-8G5EY",
   "F1K7D-T4ZSM",
   "6W9QA-H3RPB",
   "X5B2E-Y0JCN",
   "M8GVT-1F6KZ"
  ]
 }
};

export const endSecondFactorRequests: Record<'app' | 'recovery', BodyOf<'endSecondFactor'>> = {
 "app": {
  "password": "una lunga passeggiata",
  "code": "492039"
 },
 "recovery": {
  "password": "una lunga passeggiata",
  "code": "7K3MQ-9XD4T"
 }
};

export const renewRecoveryCodesRequests: Record<'app', BodyOf<'renewRecoveryCodes'>> = {
 "app": {
  "password": "una lunga passeggiata",
  "code": "492039"
 }
};

export const renewRecoveryCodesExamples: Record<'ten', SuccessBody<'renewRecoveryCodes'>> = {
 "ten": {
  "recovery_codes": [
   "M8GVT-1F6KZ",
   "X5B2E-Y0JCN",
   "6W9QA-H3RPB",
   "F1K7D-T4ZSM",
   "C0NVJ-8G5EY",
   "9RXP6-A2HBW",
   "Z4T7S-QM3DK",
   "Y8FJC-5VE1G",
   "2P0HR-WB6NA",
   "7K3MQ-9XD4T"
  ]
 }
};

export const getDeletionExamples: Record<'paid' | 'nothing' | 'offer', SuccessBody<'getDeletion'>> = {
 "paid": {
  "credits": 53,
  "paid_credits": 49,
  "premium_until": "2027-02-21T09:30:00.000Z",
  "renews": true,
  "delete_discount": null
 },
 "nothing": {
  "credits": 4,
  "paid_credits": 0,
  "premium_until": null,
  "renews": false,
  "delete_discount": null
 },
 "offer": {
  "credits": 0,
  "paid_credits": 0,
  "premium_until": null,
  "renews": false,
  "delete_discount": {
   "value_percentage": 30,
   "days": 30
  }
 }
};

export const deleteAccountRequests: Record<'plain' | 'paid', BodyOf<'deleteAccount'>> = {
 "plain": {
  "password": "una lunga passeggiata",
  "reason": "found_somebody"
 },
 "paid": {
  "password": "una lunga passeggiata",
  "reason": "other",
  "text": "Mi trasferisco.",
  "paid_credits": 49
 }
};

export const deleteAccountExamples: Record<'deleted', SuccessBody<'deleteAccount'>> = {
 "deleted": {
  "restorable_until": "2026-12-05T09:30:00.000Z"
 }
};

export const restoreAccountRequests: Record<'plain', BodyOf<'restoreAccount'>> = {
 "plain": {
  "token": "qk3vQ0cX8m2Zt7Yw5rB1nAe4LhGfD9sJ6uPiOyTzRxM"
 }
};

export const restoreAccountExamples: Record<'restored' | 'used', SuccessBody<'restoreAccount'>> = {
 "restored": {
  "restored": true,
  "renewal_ended": true
 },
 "used": {
  "restored": false,
  "renewal_ended": false
 }
};

export const getExportExamples: Record<'ready' | 'none', SuccessBody<'getExport'>> = {
 "ready": {
  "export": {
   "status": "ready",
   "requested_at": "2026-11-21T09:30:00.000Z",
   "ready_at": "2026-11-21T09:30:04.000Z",
   "expires_at": "2026-11-28T09:30:04.000Z",
   "size": 4180332,
   "url": "/api/export-file.php?token=qk3vQ0cX8m2Zt7Yw5rB1nAe4LhGfD9sJ6uPiOyTzRxM"
  }
 },
 "none": {
  "export": null
 }
};

export const askExportExamples: Record<'preparing', SuccessBody<'askExport'>> = {
 "preparing": {
  "export": {
   "status": "preparing",
   "requested_at": "2026-11-21T09:30:00.000Z",
   "ready_at": null,
   "expires_at": null,
   "size": null,
   "url": null
  }
 }
};

export const trackVisitRequests: Record<'consent' | 'refused', BodyOf<'trackVisit'>> = {
 "consent": {
  "network": "adnet",
  "ref": "campaign-7",
  "sub1": "banner",
  "sub2": "",
  "sub3": "",
  "consent": true
 },
 "refused": {
  "network": "adnet",
  "consent": false
 }
};

export const acceptTermsRequests: Record<'current', BodyOf<'acceptTerms'>> = {
 "current": {
  "terms_version": "2026-03-01T00:00:00.000Z"
 }
};

export const acceptTermsExamples: Record<'accepted', SuccessBody<'acceptTerms'>> = {
 "accepted": {
  "user": {
   "id": "01a1fd3a-0340-7d5a-9744-0ea943cc3977",
   "status": "active",
   "email": "matteo.rinaldi@example.com",
   "profile": {
    "id": "01a1fd3a-0340-7971-9b3e-946649b01b60",
    "name": "Matteo",
    "gender": "male",
    "age": 34,
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "status": "active",
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7645-b341-86f30711d27e",
     "filename": "/img/645334186f30711d27e64a0ffbaeb68c/large.webp",
     "thumb_filename": "/img/645334186f30711d27e64a0ffbaeb68c/thumb.webp",
     "match_filename": "/img/645334186f30711d27e64a0ffbaeb68c/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "NcPl87wkc+ZZoeZMZ8MqnmMI3yteOzDn",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 2
   },
   "preferences": {
    "looking_for": "female",
    "min_age": null,
    "max_age": null
   },
   "paid_user": false,
   "credits": 4,
   "reserved_credits": 0,
   "unspent_credits": [
    {
     "credits": 4,
     "paid": null
    }
   ],
   "fictional_icon": "mask",
   "language": "de",
   "signup_date": "2026-11-21T08:30:00.000Z",
   "notifications_disabled": [
    "promotions"
   ],
   "terms_outdated": false,
   "time_bonus": {
    "code": "TIMEBONUS25",
    "country": null,
    "user_id": "01a1fd3a-0340-7d5a-9744-0ea943cc3977",
    "expires": "2026-11-21T12:30:00.000Z",
    "value_percentage": 25,
    "announced_percentage": 25,
    "currency": null,
    "minimum_order_value": null,
    "status": "active",
    "validity": "once-per-user",
    "expired": false,
    "paymentmethods": null,
    "reason": "time_bonus",
    "why": null
   }
  }
 }
};

export const startAgeCheckRequests: Record<'chat', BodyOf<'startAgeCheck'>> = {
 "chat": {
  "next": "/chats"
 }
};

export const startAgeCheckExamples: Record<'page' | 'nothing', SuccessBody<'startAgeCheck'>> = {
 "page": {
  "url": "https://age.example/prove?audience=nordlys&nonce=3q2-7wFmZ0M&return_url=https%3A%2F%2Fnordlys.example%2Fage%3Fnext%3D%252Fchats"
 },
 "nothing": {
  "url": null
 }
};

export const completeAgeCheckRequests: Record<'token', BodyOf<'completeAgeCheck'>> = {
 "token": {
  "token": "eyJhbGciOiJFUzI1NiJ9.eyJhZ2Vfb3Zlcl8xOCI6dHJ1ZX0.c2lnbmF0dXJl"
 }
};

export const completeAgeCheckExamples: Record<'proved', SuccessBody<'completeAgeCheck'>> = {
 "proved": {
  "user": {
   "id": "01a1fd3a-0340-7d5a-9744-0ea943cc3977",
   "status": "active",
   "email": "matteo.rinaldi@example.com",
   "profile": {
    "id": "01a1fd3a-0340-7971-9b3e-946649b01b60",
    "name": "Matteo",
    "gender": "male",
    "age": 34,
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "status": "active",
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7645-b341-86f30711d27e",
     "filename": "/img/645334186f30711d27e64a0ffbaeb68c/large.webp",
     "thumb_filename": "/img/645334186f30711d27e64a0ffbaeb68c/thumb.webp",
     "match_filename": "/img/645334186f30711d27e64a0ffbaeb68c/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "NcPl87wkc+ZZoeZMZ8MqnmMI3yteOzDn",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 2
   },
   "preferences": {
    "looking_for": "female",
    "min_age": null,
    "max_age": null
   },
   "paid_user": false,
   "credits": 4,
   "reserved_credits": 0,
   "unspent_credits": [
    {
     "credits": 4,
     "paid": null
    }
   ],
   "fictional_icon": "mask",
   "language": "de",
   "signup_date": "2026-11-21T08:30:00.000Z",
   "notifications_disabled": [
    "promotions"
   ],
   "terms_outdated": false,
   "time_bonus": {
    "code": "TIMEBONUS25",
    "country": null,
    "user_id": "01a1fd3a-0340-7d5a-9744-0ea943cc3977",
    "expires": "2026-11-21T12:30:00.000Z",
    "value_percentage": 25,
    "announced_percentage": 25,
    "currency": null,
    "minimum_order_value": null,
    "status": "active",
    "validity": "once-per-user",
    "expired": false,
    "paymentmethods": null,
    "reason": "time_bonus",
    "why": null
   }
  }
 }
};

export const getProfileExamples: Record<'filled' | 'empty', SuccessBody<'getProfile'>> = {
 "filled": {
  "profile": {
   "id": "01a1fd3a-0340-7971-9b3e-946649b01b60",
   "name": "Matteo",
   "gender": "male",
   "sexuality": "hetero",
   "looking_for": "female",
   "date_of_birth": "1992-04-17",
   "age": 34,
   "country": "IT",
   "region": "IT-25",
   "city": "Milano",
   "city_known": true,
   "about_me": "Architetto, cuoco della domenica e pessimo ballerino. Cerco qualcuno con cui perdermi nei mercatini e tornare a casa con tre lampade inutili.",
   "interests": [
    "travelling",
    "music",
    "cooking",
    "cycling",
    "museums",
    "relationship"
   ],
   "attributes": {
    "hair_colour": "brown",
    "relationship_status": "single",
    "body_type": "athletic",
    "eye_colour": "green",
    "drinks": "socially"
   },
   "status": "active",
   "origin": "member",
   "main_image": {
    "id": "01a162f2-29c0-7645-b341-86f30711d27e",
    "filename": "/img/645334186f30711d27e64a0ffbaeb68c/large.webp",
    "thumb_filename": "/img/645334186f30711d27e64a0ffbaeb68c/thumb.webp",
    "match_filename": "/img/645334186f30711d27e64a0ffbaeb68c/match.webp",
    "status": "active",
    "width": 960,
    "height": 1280,
    "thumbhash": "NcPl87wkc+ZZoeZMZ8MqnmMI3yteOzDn",
    "focal_x": 0.5,
    "focal_y": 0.38,
    "locked": false
   },
   "photos": [
    {
     "id": "01a162f2-29c0-7645-b341-86f30711d27e",
     "filename": "/img/645334186f30711d27e64a0ffbaeb68c/large.webp",
     "thumb_filename": "/img/645334186f30711d27e64a0ffbaeb68c/thumb.webp",
     "match_filename": "/img/645334186f30711d27e64a0ffbaeb68c/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "NcPl87wkc+ZZoeZMZ8MqnmMI3yteOzDn",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    {
     "id": "01a162f2-29c0-7c99-a2a6-664f0d5c239d",
     "filename": "/img/c99e2a6664f0d5c239d4282140308304/large.webp",
     "thumb_filename": "/img/c99e2a6664f0d5c239d4282140308304/thumb.webp",
     "match_filename": "/img/c99e2a6664f0d5c239d4282140308304/match.webp",
     "status": "pending",
     "width": 1280,
     "height": 960,
     "thumbhash": "LGP2jWl8Zj7fkiIpUJBdrWpT9oJ05vbl",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    }
   ],
   "max_photos": 3
  }
 },
 "empty": {
  "profile": {
   "id": "01a1fd3a-0340-7971-9b3e-946649b01b60",
   "name": "Matteo",
   "gender": "male",
   "sexuality": "hetero",
   "looking_for": "female",
   "date_of_birth": "1992-04-17",
   "age": 34,
   "country": "IT",
   "region": "IT-25",
   "city": "Milano",
   "city_known": true,
   "about_me": "",
   "interests": [],
   "attributes": {
    "hair_colour": null,
    "relationship_status": null,
    "body_type": null,
    "eye_colour": null,
    "drinks": null
   },
   "status": "active",
   "origin": "member",
   "main_image": null,
   "photos": [],
   "max_photos": 3
  }
 }
};

export const updateProfileRequests: Record<'about', BodyOf<'updateProfile'>> = {
 "about": {
  "about_me": "Architetto, cuoco della domenica e ballerino in miglioramento.",
  "interests": [
   "travelling",
   "music",
   "cooking",
   "cycling",
   "museums",
   "relationship",
   "dancing"
  ]
 }
};

export const updateProfileExamples: Record<'changed', SuccessBody<'updateProfile'>> = {
 "changed": {
  "profile": {
   "id": "01a1fd3a-0340-7971-9b3e-946649b01b60",
   "name": "Matteo",
   "gender": "male",
   "sexuality": "hetero",
   "looking_for": "female",
   "date_of_birth": "1992-04-17",
   "age": 34,
   "country": "IT",
   "region": "IT-25",
   "city": "Milano",
   "city_known": true,
   "about_me": "Architetto, cuoco della domenica e ballerino in miglioramento.",
   "interests": [
    "travelling",
    "music",
    "cooking",
    "cycling",
    "museums",
    "relationship",
    "dancing"
   ],
   "attributes": {
    "hair_colour": "brown",
    "relationship_status": "single",
    "body_type": "athletic",
    "eye_colour": "green",
    "drinks": "socially"
   },
   "status": "active",
   "origin": "member",
   "main_image": {
    "id": "01a162f2-29c0-7645-b341-86f30711d27e",
    "filename": "/img/645334186f30711d27e64a0ffbaeb68c/large.webp",
    "thumb_filename": "/img/645334186f30711d27e64a0ffbaeb68c/thumb.webp",
    "match_filename": "/img/645334186f30711d27e64a0ffbaeb68c/match.webp",
    "status": "active",
    "width": 960,
    "height": 1280,
    "thumbhash": "NcPl87wkc+ZZoeZMZ8MqnmMI3yteOzDn",
    "focal_x": 0.5,
    "focal_y": 0.38,
    "locked": false
   },
   "photos": [
    {
     "id": "01a162f2-29c0-7645-b341-86f30711d27e",
     "filename": "/img/645334186f30711d27e64a0ffbaeb68c/large.webp",
     "thumb_filename": "/img/645334186f30711d27e64a0ffbaeb68c/thumb.webp",
     "match_filename": "/img/645334186f30711d27e64a0ffbaeb68c/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "NcPl87wkc+ZZoeZMZ8MqnmMI3yteOzDn",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    {
     "id": "01a162f2-29c0-7c99-a2a6-664f0d5c239d",
     "filename": "/img/c99e2a6664f0d5c239d4282140308304/large.webp",
     "thumb_filename": "/img/c99e2a6664f0d5c239d4282140308304/thumb.webp",
     "match_filename": "/img/c99e2a6664f0d5c239d4282140308304/match.webp",
     "status": "pending",
     "width": 1280,
     "height": 960,
     "thumbhash": "LGP2jWl8Zj7fkiIpUJBdrWpT9oJ05vbl",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    }
   ],
   "max_photos": 3
  }
 }
};

export const getSettingsExamples: Record<'velluto' | 'nordlys', SuccessBody<'getSettings'>> = {
 "velluto": {
  "name": "Velluto",
  "domain": "localhost",
  "domain_language": "it-IT",
  "brand": "velluto",
  "cdn_prefix": "",
  "description": "Incontri per adulti, onesti per costruzione: profili dichiarati, prezzi chiari, nessuna finta urgenza.",
  "index_title": "Velluto · Incontri sinceri",
  "countries": [
   "IT",
   "US",
   "NL",
   "BE",
   "FR",
   "ES",
   "DE",
   "AT",
   "IE",
   "GB",
   "CA",
   "PL",
   "AU",
   "NZ",
   "CH"
  ],
  "locales": [
   "it",
   "en",
   "de"
  ],
  "visible_profile_fields": [
   "relationship_status",
   "body_type",
   "hair_colour",
   "eye_colour",
   "drinks"
  ],
  "visible_profile_notes": [
   "fictional",
   "language",
   "photos"
  ],
  "search_fields": [
   "gender",
   "country",
   "region",
   "min_age",
   "max_age"
  ],
  "geoip_country": "IT",
  "geoip_selected_country": "IT",
  "payment_country": "IT",
  "message_credits": 2,
  "photo_credits": 3,
  "gift_credits": 5,
  "signup_credits": 4,
  "message_length": {
   "min": 1,
   "max": 1000
  },
  "minimum_message_costs": {
   "IT": {
    "costs": 54,
    "currency": "EUR"
   },
   "GB": {
    "costs": 47,
    "currency": "GBP"
   },
   "PL": {
    "costs": 229,
    "currency": "PLN"
   }
  },
  "support_phone": "+39 02 5550 1234",
  "support_email": "assistenza@velluto.example",
  "push_public_key": "BOXkPxSkG5nbZ8sZ9n1tV7n0m7Q7x0m4pXbq8wz6w4fYJd3r2mXk2xR0u7w9eQmT5aL1cV8bN6hG3jK0pZsYtUw",
  "enable_site_entry_popup": "yes",
  "fictional_icon": "mask",
  "fictional_warning": "Questo profilo non è di un membro privato. Serve a intrattenere: un incontro di persona non è possibile.",
  "fictional_singular": "profilo demo",
  "fictional_plural": "profili demo",
  "refund_days": 14,
  "signups": "all",
  "logged_out_search": "all",
  "logged_out_search_trafficsource": "all",
  "member_resell": false,
  "min_age": 18,
  "terms_version": "2026-03-01T00:00:00.000Z",
  "time_zone": "Europe/Rome",
  "server_time": "2026-11-21T09:30:00.000Z",
  "shared_with": [
   {
    "site": "Nordlys",
    "company": "Nordlys Online GmbH",
    "country": "DE"
   }
  ]
 },
 "nordlys": {
  "name": "Nordlys",
  "domain": "nordlys.localhost",
  "domain_language": "en-GB",
  "brand": "nordlys",
  "cdn_prefix": "",
  "description": "Meet people who mean it.",
  "index_title": "Nordlys · Meet people who mean it",
  "countries": [
   "GB",
   "IE",
   "DE",
   "AT",
   "NL"
  ],
  "locales": [
   "de",
   "en"
  ],
  "visible_profile_fields": [
   "relationship_status",
   "body_type",
   "hair_colour",
   "eye_colour",
   "drinks"
  ],
  "visible_profile_notes": [
   "fictional",
   "language",
   "photos"
  ],
  "search_fields": [
   "gender",
   "country",
   "region",
   "min_age",
   "max_age"
  ],
  "geoip_country": "DE",
  "geoip_selected_country": "DE",
  "payment_country": "DE",
  "message_credits": 2,
  "photo_credits": 3,
  "gift_credits": 5,
  "signup_credits": 4,
  "message_length": {
   "min": 1,
   "max": 1000
  },
  "minimum_message_costs": {
   "DE": {
    "costs": 60,
    "currency": "EUR"
   },
   "GB": {
    "costs": 52,
    "currency": "GBP"
   }
  },
  "support_phone": null,
  "support_email": "help@nordlys.example",
  "push_public_key": null,
  "enable_site_entry_popup": "no",
  "fictional_icon": "spark",
  "fictional_warning": "Dieses Profil gehört keinem privaten Mitglied. Es dient der Unterhaltung, ein Treffen ist nicht möglich.",
  "fictional_singular": "Demoprofil",
  "fictional_plural": "Demoprofile",
  "refund_days": 14,
  "signups": "all",
  "logged_out_search": "none",
  "logged_out_search_trafficsource": "none",
  "member_resell": false,
  "min_age": 18,
  "terms_version": "2026-03-01T00:00:00.000Z",
  "time_zone": "Europe/Berlin",
  "server_time": "2026-11-21T09:30:00.000Z"
 }
};

export const getCompanyInfoExamples: Record<'velluto' | 'italian', SuccessBody<'getCompanyInfo'>> = {
 "velluto": {
  "name": "Velluto Media B.V.",
  "address": "Keizersgracht 101",
  "register": "Kamer van Koophandel, Amsterdam",
  "representative": "Noor de Wit",
  "kvk": "87654321",
  "city": "1015 CJ Amsterdam",
  "country": "NL",
  "tradenames": [
   "Velluto"
  ],
  "vat_numbers": [
   "NL866543210B01",
   "IT00123456789"
  ],
  "support_phone": "+39 02 5550 1234",
  "delete_discount": 30,
  "host": {
   "name": "Noordkade Hosting B.V.",
   "address": "Wibautstraat 150, 1091 GR Amsterdam, Nederland",
   "phone": "+31 20 555 0150"
  },
  "data_protection_officer": {
   "name": "Sanne Bakker",
   "address": "Keizersgracht 101, 1015 CJ Amsterdam, Nederland",
   "contact": "privacy@velluto.example"
  },
  "representatives": {
   "GB": {
    "name": "Velluto Representation Ltd.",
    "address": "20 Old Bailey, London EC4M 7AN, United Kingdom",
    "contact": "uk@velluto.example"
   },
   "CH": {
    "name": "Velluto Vertretung GmbH",
    "address": "Bahnhofstrasse 10, 8001 Zürich, Schweiz",
    "contact": "ch@velluto.example"
   }
  },
  "monthly_recipients": {
   "average": 18342,
   "months": 6,
   "from": "2026-05-01",
   "until": "2026-10-31"
  },
  "added": "2026-03-01T00:00:00.000Z"
 },
 "italian": {
  "name": "Aurora Incontri S.r.l.",
  "address": "Via Torino 40",
  "register": "Registro delle imprese di Milano Monza Brianza Lodi",
  "representative": "Giulia Ferri",
  "kvk": "01234567890",
  "share_capital": {
   "amount_minor": 1000000,
   "currency": "EUR"
  },
  "rea": "MI-1234567",
  "city": "20123 Milano",
  "country": "IT",
  "tradenames": [
   "Aurora"
  ],
  "vat_numbers": [
   "IT01234567890"
  ],
  "support_phone": null,
  "delete_discount": null,
  "transfers": [
   {
    "name": "Posta Inc.",
    "country": "US",
    "service": "mail_service",
    "safeguard": "standard_clauses"
   }
  ],
  "added": "2026-03-01T00:00:00.000Z"
 }
};

export const getInterestsExamples: Record<'all', SuccessBody<'getInterests'>> = {
 "all": {
  "interests": [
   "relationship",
   "friendship",
   "romance",
   "flirting",
   "sex",
   "travelling",
   "weekend_trips",
   "sea",
   "mountains",
   "hiking",
   "cycling",
   "running",
   "swimming",
   "sailing",
   "skiing",
   "climbing",
   "yoga",
   "fitness",
   "football",
   "tennis",
   "dancing",
   "music",
   "concerts",
   "singing",
   "instruments",
   "cinema",
   "series",
   "theatre",
   "museums",
   "reading",
   "writing",
   "photography",
   "drawing",
   "crafts",
   "fashion",
   "cooking",
   "baking",
   "wine",
   "coffee",
   "eating_out",
   "gardening",
   "animals",
   "motorcycles",
   "board_games",
   "video_games",
   "languages",
   "astronomy",
   "flea_markets"
  ]
 }
};

export const getRegionsExamples: Record<'italy', SuccessBody<'getRegions'>> = {
 "italy": {
  "country": "IT",
  "regions": [
   {
    "id": "IT-72",
    "name": "Campania"
   },
   {
    "id": "IT-45",
    "name": "Emilia-Romagna"
   },
   {
    "id": "IT-62",
    "name": "Lazio"
   },
   {
    "id": "IT-42",
    "name": "Liguria"
   },
   {
    "id": "IT-25",
    "name": "Lombardia"
   },
   {
    "id": "IT-21",
    "name": "Piemonte"
   },
   {
    "id": "IT-52",
    "name": "Toscana"
   },
   {
    "id": "IT-34",
    "name": "Veneto"
   }
  ]
 }
};

export const geocodeExamples: Record<'milan', SuccessBody<'geocode'>> = {
 "milan": {
  "country": "IT",
  "region": "IT-25",
  "city": "Milano"
 }
};

export const checkTownExamples: Record<'known', SuccessBody<'checkTown'>> = {
 "known": {
  "known": true
 }
};

export const searchMembersExamples: Record<'few' | 'many' | 'none', SuccessBody<'searchMembers'>> = {
 "few": {
  "results": [
   {
    "id": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
    "name": "Giulia",
    "age": 29,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "place_text": "Milano, Lombardia",
    "language": "it",
    "online": true,
    "premium": false,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-75a9-9a6c-34388ad23a72",
     "filename": "/img/5a99a6c34388ad23a7266e7591e9d040/large.webp",
     "thumb_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/thumb.webp",
     "match_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "xm4QYRY4HYXZjuMGmeiEhAOVQA7CVFvL",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 5,
    "num_interests": 8,
    "like_new": true,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-7615-ba91-ab1541f572c2",
    "name": "Chiara",
    "age": 34,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Bergamo",
    "place_text": "Bergamo, Lombardia",
    "language": "it",
    "online": false,
    "premium": true,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7c87-892e-696d5849dbbe",
     "filename": "/img/c87c92e696d5849dbbef1349f513b773/large.webp",
     "thumb_filename": "/img/c87c92e696d5849dbbef1349f513b773/thumb.webp",
     "match_filename": "/img/c87c92e696d5849dbbef1349f513b773/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "AQzOgjCR40bodbSTbhwHaRd9bMweAUuJ",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 4,
    "num_interests": 6,
    "like_new": false,
    "liked": true
   },
   {
    "id": "01a162f2-29c0-7732-9f87-bc05d385e1b5",
    "name": "Martina",
    "age": 27,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Monza",
    "place_text": "Monza, Lombardia",
    "language": "it",
    "online": true,
    "premium": false,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7773-ac03-95d52afca12e",
     "filename": "/img/7732c0395d52afca12e530be5ca8a3d3/large.webp",
     "thumb_filename": "/img/7732c0395d52afca12e530be5ca8a3d3/thumb.webp",
     "match_filename": "/img/7732c0395d52afca12e530be5ca8a3d3/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "1GegAyYM0ycOs6gZ1QCYk/BMZI1uONls",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 2,
    "num_interests": 4,
    "like_new": false,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-7562-b236-74d12b48ef52",
    "name": "Aurora",
    "age": 31,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "place_text": "Milano, Lombardia",
    "language": "it",
    "online": false,
    "premium": false,
    "origin": "system",
    "main_image": {
     "id": "01a162f2-29c0-7aa7-b8c2-fd8e23267806",
     "filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/large.webp",
     "thumb_filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/thumb.webp",
     "match_filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "fIkw5KYHvcyCCK17g9uSRQlByXit2BZ7",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 6,
    "num_interests": 9,
    "like_new": false,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-7a3b-80cb-61efb2ab075b",
    "name": "Nives",
    "age": 30,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "place_text": "Milano, Lombardia",
    "language": "it",
    "online": false,
    "premium": false,
    "origin": "operator",
    "main_image": {
     "id": "01a162f2-29c0-715f-b687-6a31934be994",
     "filename": "/img/15fb6876a31934be994815dd538ae1ec/large.webp",
     "thumb_filename": "/img/15fb6876a31934be994815dd538ae1ec/thumb.webp",
     "match_filename": "/img/15fb6876a31934be994815dd538ae1ec/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "aaxHIBrL72kntPWmRddmdmp1oQVunT6q",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 3,
    "num_interests": 5,
    "like_new": false,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-7bea-9dbc-d21df271f1ae",
    "name": "Alessia",
    "age": 36,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "place_text": "Milano, Lombardia",
    "language": "it",
    "online": false,
    "premium": false,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7364-ac4a-cf831640d5dd",
     "filename": "/img/3642c4acf831640d5dd7496845051612/large.webp",
     "thumb_filename": "/img/3642c4acf831640d5dd7496845051612/thumb.webp",
     "match_filename": "/img/3642c4acf831640d5dd7496845051612/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "4Xiz3+FD6m3ZRgRHce0+MFq6A/pnJ5UI",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 3,
    "num_interests": 7,
    "like_new": false,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-7558-85c6-76a508d22f65",
    "name": "Stella",
    "age": 28,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "place_text": "Milano, Lombardia",
    "language": "it",
    "online": false,
    "premium": false,
    "origin": "ai",
    "main_image": {
     "id": "01a162f2-29c0-7ccf-91de-0a6c8fb6e96c",
     "filename": "/img/ccf91de0a6c8fb6e96cab177740da9e6/large.webp",
     "thumb_filename": "/img/ccf91de0a6c8fb6e96cab177740da9e6/thumb.webp",
     "match_filename": "/img/ccf91de0a6c8fb6e96cab177740da9e6/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "NWUPgzvcS0qfnVk7l0BUfO0VSxbWGR/T",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 4,
    "num_interests": 7,
    "like_new": false,
    "liked": false
   }
  ],
  "page": 1,
  "pages": 1,
  "num_results": 7,
  "num_results_capped": false,
  "num_fictional": {
   "operator": 1,
   "ai": 1,
   "system": 1
  },
  "similar": [
   {
    "id": "01a162f2-29c0-7497-b69e-daa51a5cad32",
    "name": "Elena",
    "age": 41,
    "gender": "female",
    "country": "IT",
    "region": "IT-52",
    "city": "Firenze",
    "place_text": "Firenze, Toscana",
    "language": "it",
    "online": false,
    "premium": true,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7d7f-adb7-5286ff56fddb",
     "filename": "/img/d7fadb75286ff56fddb97d01d563dde4/large.webp",
     "thumb_filename": "/img/d7fadb75286ff56fddb97d01d563dde4/thumb.webp",
     "match_filename": "/img/d7fadb75286ff56fddb97d01d563dde4/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "2ZmOkUIUyOjCeld9tuur5kByzSSHRgK4",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 8,
    "num_interests": 12,
    "like_new": false,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-71ef-9bbf-0944a93e0bbf",
    "name": "Valentina",
    "age": 38,
    "gender": "female",
    "country": "IT",
    "region": "IT-42",
    "city": "Genova",
    "place_text": "Genova, Liguria",
    "language": "it",
    "online": false,
    "premium": true,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7bea-aba3-c65efab5436c",
     "filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/large.webp",
     "thumb_filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/thumb.webp",
     "match_filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "AdJ/dUtcwM4bdTf7gBUNXMiFtP7aU5oL",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 5,
    "num_interests": 10,
    "like_new": false,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-7ce0-b50c-ecd99fc9920a",
    "name": "Sofia",
    "age": 33,
    "gender": "female",
    "country": "IT",
    "region": "IT-72",
    "city": "Napoli",
    "place_text": "Napoli, Campania",
    "language": "it",
    "online": false,
    "premium": false,
    "origin": "member",
    "main_image": null,
    "num_photos": 0,
    "num_interests": 0,
    "like_new": false,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-7192-a25a-7d344fc72e85",
    "name": "Francesca",
    "age": 35,
    "gender": "female",
    "country": "IT",
    "region": "IT-62",
    "city": "Roma",
    "place_text": "Roma, Lazio",
    "language": "it",
    "online": false,
    "premium": false,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7c38-a620-4baab835e976",
     "filename": "/img/c38a6204baab835e976a38f2199b9979/large.webp",
     "thumb_filename": "/img/c38a6204baab835e976a38f2199b9979/thumb.webp",
     "match_filename": "/img/c38a6204baab835e976a38f2199b9979/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "V6fF4wpaFUvyPgkHUusa93CA68w5AT/n",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 2,
    "num_interests": 5,
    "like_new": false,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-793b-be80-42aebdb56d5d",
    "name": "Anna-Lena",
    "age": 32,
    "gender": "female",
    "country": "IT",
    "region": "IT-34",
    "city": "Padova",
    "place_text": "Padova, Veneto",
    "language": "de",
    "online": false,
    "premium": false,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7964-93d2-5ae2821c24e4",
     "filename": "/img/96453d25ae2821c24e40ee159190e509/large.webp",
     "thumb_filename": "/img/96453d25ae2821c24e40ee159190e509/thumb.webp",
     "match_filename": "/img/96453d25ae2821c24e40ee159190e509/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "mxHCJs1rIa3tnk+Li9BL19Q6c0Vk2Z5p",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 7,
    "num_interests": 6,
    "like_new": false,
    "liked": false
   }
  ],
  "num_similar": 5,
  "relax": null
 },
 "many": {
  "results": [
   {
    "id": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
    "name": "Giulia",
    "age": 29,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "place_text": "Milano, Lombardia",
    "language": "it",
    "online": true,
    "premium": false,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-75a9-9a6c-34388ad23a72",
     "filename": "/img/5a99a6c34388ad23a7266e7591e9d040/large.webp",
     "thumb_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/thumb.webp",
     "match_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "xm4QYRY4HYXZjuMGmeiEhAOVQA7CVFvL",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 5,
    "num_interests": 8,
    "like_new": true,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-7615-ba91-ab1541f572c2",
    "name": "Chiara",
    "age": 34,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Bergamo",
    "place_text": "Bergamo, Lombardia",
    "language": "it",
    "online": false,
    "premium": true,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7c87-892e-696d5849dbbe",
     "filename": "/img/c87c92e696d5849dbbef1349f513b773/large.webp",
     "thumb_filename": "/img/c87c92e696d5849dbbef1349f513b773/thumb.webp",
     "match_filename": "/img/c87c92e696d5849dbbef1349f513b773/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "AQzOgjCR40bodbSTbhwHaRd9bMweAUuJ",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 4,
    "num_interests": 6,
    "like_new": false,
    "liked": true
   },
   {
    "id": "01a162f2-29c0-7732-9f87-bc05d385e1b5",
    "name": "Martina",
    "age": 27,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Monza",
    "place_text": "Monza, Lombardia",
    "language": "it",
    "online": true,
    "premium": false,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7773-ac03-95d52afca12e",
     "filename": "/img/7732c0395d52afca12e530be5ca8a3d3/large.webp",
     "thumb_filename": "/img/7732c0395d52afca12e530be5ca8a3d3/thumb.webp",
     "match_filename": "/img/7732c0395d52afca12e530be5ca8a3d3/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "1GegAyYM0ycOs6gZ1QCYk/BMZI1uONls",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 2,
    "num_interests": 4,
    "like_new": false,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-7562-b236-74d12b48ef52",
    "name": "Aurora",
    "age": 31,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "place_text": "Milano, Lombardia",
    "language": "it",
    "online": false,
    "premium": false,
    "origin": "system",
    "main_image": {
     "id": "01a162f2-29c0-7aa7-b8c2-fd8e23267806",
     "filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/large.webp",
     "thumb_filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/thumb.webp",
     "match_filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "fIkw5KYHvcyCCK17g9uSRQlByXit2BZ7",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 6,
    "num_interests": 9,
    "like_new": false,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-7497-b69e-daa51a5cad32",
    "name": "Elena",
    "age": 41,
    "gender": "female",
    "country": "IT",
    "region": "IT-52",
    "city": "Firenze",
    "place_text": "Firenze, Toscana",
    "language": "it",
    "online": false,
    "premium": true,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7d7f-adb7-5286ff56fddb",
     "filename": "/img/d7fadb75286ff56fddb97d01d563dde4/large.webp",
     "thumb_filename": "/img/d7fadb75286ff56fddb97d01d563dde4/thumb.webp",
     "match_filename": "/img/d7fadb75286ff56fddb97d01d563dde4/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "2ZmOkUIUyOjCeld9tuur5kByzSSHRgK4",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 8,
    "num_interests": 12,
    "like_new": false,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-7ce0-b50c-ecd99fc9920a",
    "name": "Sofia",
    "age": 33,
    "gender": "female",
    "country": "IT",
    "region": "IT-72",
    "city": "Napoli",
    "place_text": "Napoli, Campania",
    "language": "it",
    "online": false,
    "premium": false,
    "origin": "member",
    "main_image": null,
    "num_photos": 0,
    "num_interests": 0,
    "like_new": false,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-7a3b-80cb-61efb2ab075b",
    "name": "Nives",
    "age": 30,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "place_text": "Milano, Lombardia",
    "language": "it",
    "online": false,
    "premium": false,
    "origin": "operator",
    "main_image": {
     "id": "01a162f2-29c0-715f-b687-6a31934be994",
     "filename": "/img/15fb6876a31934be994815dd538ae1ec/large.webp",
     "thumb_filename": "/img/15fb6876a31934be994815dd538ae1ec/thumb.webp",
     "match_filename": "/img/15fb6876a31934be994815dd538ae1ec/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "aaxHIBrL72kntPWmRddmdmp1oQVunT6q",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 3,
    "num_interests": 5,
    "like_new": false,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-7558-85c6-76a508d22f65",
    "name": "Stella",
    "age": 28,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "place_text": "Milano, Lombardia",
    "language": "it",
    "online": false,
    "premium": false,
    "origin": "ai",
    "main_image": {
     "id": "01a162f2-29c0-7ccf-91de-0a6c8fb6e96c",
     "filename": "/img/ccf91de0a6c8fb6e96cab177740da9e6/large.webp",
     "thumb_filename": "/img/ccf91de0a6c8fb6e96cab177740da9e6/thumb.webp",
     "match_filename": "/img/ccf91de0a6c8fb6e96cab177740da9e6/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "NWUPgzvcS0qfnVk7l0BUfO0VSxbWGR/T",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 4,
    "num_interests": 7,
    "like_new": false,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-7bea-9dbc-d21df271f1ae",
    "name": "Alessia",
    "age": 36,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "place_text": "Milano, Lombardia",
    "language": "it",
    "online": false,
    "premium": false,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7364-ac4a-cf831640d5dd",
     "filename": "/img/3642c4acf831640d5dd7496845051612/large.webp",
     "thumb_filename": "/img/3642c4acf831640d5dd7496845051612/thumb.webp",
     "match_filename": "/img/3642c4acf831640d5dd7496845051612/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "4Xiz3+FD6m3ZRgRHce0+MFq6A/pnJ5UI",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 3,
    "num_interests": 7,
    "like_new": false,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-71ef-9bbf-0944a93e0bbf",
    "name": "Valentina",
    "age": 38,
    "gender": "female",
    "country": "IT",
    "region": "IT-42",
    "city": "Genova",
    "place_text": "Genova, Liguria",
    "language": "it",
    "online": false,
    "premium": true,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7bea-aba3-c65efab5436c",
     "filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/large.webp",
     "thumb_filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/thumb.webp",
     "match_filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "AdJ/dUtcwM4bdTf7gBUNXMiFtP7aU5oL",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 5,
    "num_interests": 10,
    "like_new": false,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-7192-a25a-7d344fc72e85",
    "name": "Francesca",
    "age": 35,
    "gender": "female",
    "country": "IT",
    "region": "IT-62",
    "city": "Roma",
    "place_text": "Roma, Lazio",
    "language": "it",
    "online": false,
    "premium": false,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7c38-a620-4baab835e976",
     "filename": "/img/c38a6204baab835e976a38f2199b9979/large.webp",
     "thumb_filename": "/img/c38a6204baab835e976a38f2199b9979/thumb.webp",
     "match_filename": "/img/c38a6204baab835e976a38f2199b9979/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "V6fF4wpaFUvyPgkHUusa93CA68w5AT/n",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 2,
    "num_interests": 5,
    "like_new": false,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-793b-be80-42aebdb56d5d",
    "name": "Anna-Lena",
    "age": 32,
    "gender": "female",
    "country": "IT",
    "region": "IT-34",
    "city": "Padova",
    "place_text": "Padova, Veneto",
    "language": "de",
    "online": false,
    "premium": false,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7964-93d2-5ae2821c24e4",
     "filename": "/img/96453d25ae2821c24e40ee159190e509/large.webp",
     "thumb_filename": "/img/96453d25ae2821c24e40ee159190e509/thumb.webp",
     "match_filename": "/img/96453d25ae2821c24e40ee159190e509/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "mxHCJs1rIa3tnk+Li9BL19Q6c0Vk2Z5p",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 7,
    "num_interests": 6,
    "like_new": false,
    "liked": false
   }
  ],
  "page": 1,
  "pages": 417,
  "num_results": 10000,
  "num_results_capped": true,
  "num_fictional": {
   "operator": 120,
   "ai": 300,
   "system": 42
  },
  "similar": [],
  "num_similar": 0,
  "relax": null
 },
 "none": {
  "results": [],
  "page": 1,
  "pages": 0,
  "num_results": 0,
  "num_results_capped": false,
  "num_fictional": {
   "operator": 0,
   "ai": 0,
   "system": 0
  },
  "similar": [
   {
    "id": "01a162f2-29c0-7497-b69e-daa51a5cad32",
    "name": "Elena",
    "age": 41,
    "gender": "female",
    "country": "IT",
    "region": "IT-52",
    "city": "Firenze",
    "place_text": "Firenze, Toscana",
    "language": "it",
    "online": false,
    "premium": true,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7d7f-adb7-5286ff56fddb",
     "filename": "/img/d7fadb75286ff56fddb97d01d563dde4/large.webp",
     "thumb_filename": "/img/d7fadb75286ff56fddb97d01d563dde4/thumb.webp",
     "match_filename": "/img/d7fadb75286ff56fddb97d01d563dde4/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "2ZmOkUIUyOjCeld9tuur5kByzSSHRgK4",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 8,
    "num_interests": 12,
    "like_new": false,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-71ef-9bbf-0944a93e0bbf",
    "name": "Valentina",
    "age": 38,
    "gender": "female",
    "country": "IT",
    "region": "IT-42",
    "city": "Genova",
    "place_text": "Genova, Liguria",
    "language": "it",
    "online": false,
    "premium": true,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7bea-aba3-c65efab5436c",
     "filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/large.webp",
     "thumb_filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/thumb.webp",
     "match_filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "AdJ/dUtcwM4bdTf7gBUNXMiFtP7aU5oL",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 5,
    "num_interests": 10,
    "like_new": false,
    "liked": false
   }
  ],
  "num_similar": 2,
  "relax": "age"
 }
};

export const getMemberExamples: Record<'free' | 'matched' | 'system', SuccessBody<'getMember'>> = {
 "free": {
  "profile": {
   "id": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
   "name": "Giulia",
   "age": 29,
   "gender": "female",
   "country": "IT",
   "region": "IT-25",
   "city": "Milano",
   "place_text": "Milano, Lombardia",
   "language": "it",
   "online": true,
   "premium": false,
   "origin": "member",
   "main_image": {
    "id": "01a162f2-29c0-75a9-9a6c-34388ad23a72",
    "filename": "/img/5a99a6c34388ad23a7266e7591e9d040/large.webp",
    "thumb_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/thumb.webp",
    "match_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/match.webp",
    "status": "active",
    "width": 960,
    "height": 1280,
    "thumbhash": "xm4QYRY4HYXZjuMGmeiEhAOVQA7CVFvL",
    "focal_x": 0.5,
    "focal_y": 0.38,
    "locked": false
   },
   "num_photos": 5,
   "num_interests": 8,
   "like_new": true,
   "liked": false,
   "about_me": "Milanese per scelta, marchigiana di cuore. Di giorno disegno tessuti, la sera imparo l’armonica (chiedo scusa ai vicini). Mi piacciono le persone che ridono prima della battuta.",
   "sexuality": "hetero",
   "interests": [
    "travelling",
    "music",
    "cooking",
    "cycling",
    "cinema",
    "reading",
    "museums",
    "wine"
   ],
   "shared_interests": [
    "travelling",
    "music",
    "cooking",
    "cycling",
    "museums"
   ],
   "attributes": {
    "hair_colour": "brown",
    "relationship_status": "single",
    "body_type": "slim",
    "eye_colour": "hazel",
    "drinks": "socially"
   },
   "photos": [
    {
     "id": "01a162f2-29c0-75a9-9a6c-34388ad23a72",
     "filename": "/img/5a99a6c34388ad23a7266e7591e9d040/large.webp",
     "thumb_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/thumb.webp",
     "match_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "xm4QYRY4HYXZjuMGmeiEhAOVQA7CVFvL",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    {
     "id": "01a162f2-29c0-7cec-a0ea-5fa498761125",
     "filename": "/img/cec20ea5fa498761125edff3a90cd79f/locked.webp",
     "thumb_filename": "/img/cec20ea5fa498761125edff3a90cd79f/locked.webp",
     "match_filename": null,
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "fznuxLZD7zTsdWEpCCeOdjTrUTSBvkWu",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": true
    },
    {
     "id": "01a162f2-29c0-7af3-af88-a10ac907899d",
     "filename": "/img/af36f88a10ac907899d38c84aafde888/locked.webp",
     "thumb_filename": "/img/af36f88a10ac907899d38c84aafde888/locked.webp",
     "match_filename": null,
     "status": "active",
     "width": 1280,
     "height": 960,
     "thumbhash": "vLeeHYydPIF3j3aV2iBiMpRlFD0fxGWP",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": true
    },
    {
     "id": "01a162f2-29c0-7927-ad86-1fef2e46bd91",
     "filename": "/img/927ed861fef2e46bd911a240774c4531/locked.webp",
     "thumb_filename": "/img/927ed861fef2e46bd911a240774c4531/locked.webp",
     "match_filename": null,
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "E7YRdcl2la4f7+yRzzi/8PFJ/PKIlFlE",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": true
    },
    {
     "id": "01a162f2-29c0-7067-a501-41d02f82c2da",
     "filename": "/img/067a50141d02f82c2da860848c4d8973/locked.webp",
     "thumb_filename": "/img/067a50141d02f82c2da860848c4d8973/locked.webp",
     "match_filename": null,
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "O1qaZHNVD4pqQSo8D9naT++z435/j4Kz",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": true
    }
   ],
   "liked_me": true,
   "matched": false,
   "conversation": null,
   "last_active_at": "2026-11-21T09:26:00.000Z",
   "blocked": false
  },
  "similar": [
   {
    "id": "01a162f2-29c0-7bea-9dbc-d21df271f1ae",
    "name": "Alessia",
    "age": 36,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "place_text": "Milano, Lombardia",
    "language": "it",
    "online": false,
    "premium": false,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7364-ac4a-cf831640d5dd",
     "filename": "/img/3642c4acf831640d5dd7496845051612/large.webp",
     "thumb_filename": "/img/3642c4acf831640d5dd7496845051612/thumb.webp",
     "match_filename": "/img/3642c4acf831640d5dd7496845051612/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "4Xiz3+FD6m3ZRgRHce0+MFq6A/pnJ5UI",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 3,
    "num_interests": 7,
    "like_new": false,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-7732-9f87-bc05d385e1b5",
    "name": "Martina",
    "age": 27,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Monza",
    "place_text": "Monza, Lombardia",
    "language": "it",
    "online": true,
    "premium": false,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7773-ac03-95d52afca12e",
     "filename": "/img/7732c0395d52afca12e530be5ca8a3d3/large.webp",
     "thumb_filename": "/img/7732c0395d52afca12e530be5ca8a3d3/thumb.webp",
     "match_filename": "/img/7732c0395d52afca12e530be5ca8a3d3/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "1GegAyYM0ycOs6gZ1QCYk/BMZI1uONls",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 2,
    "num_interests": 4,
    "like_new": false,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-7615-ba91-ab1541f572c2",
    "name": "Chiara",
    "age": 34,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Bergamo",
    "place_text": "Bergamo, Lombardia",
    "language": "it",
    "online": false,
    "premium": true,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7c87-892e-696d5849dbbe",
     "filename": "/img/c87c92e696d5849dbbef1349f513b773/large.webp",
     "thumb_filename": "/img/c87c92e696d5849dbbef1349f513b773/thumb.webp",
     "match_filename": "/img/c87c92e696d5849dbbef1349f513b773/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "AQzOgjCR40bodbSTbhwHaRd9bMweAUuJ",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 4,
    "num_interests": 6,
    "like_new": false,
    "liked": true
   }
  ]
 },
 "matched": {
  "profile": {
   "id": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
   "name": "Giulia",
   "age": 29,
   "gender": "female",
   "country": "IT",
   "region": "IT-25",
   "city": "Milano",
   "place_text": "Milano, Lombardia",
   "language": "it",
   "online": true,
   "premium": false,
   "origin": "member",
   "main_image": {
    "id": "01a162f2-29c0-75a9-9a6c-34388ad23a72",
    "filename": "/img/5a99a6c34388ad23a7266e7591e9d040/large.webp",
    "thumb_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/thumb.webp",
    "match_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/match.webp",
    "status": "active",
    "width": 960,
    "height": 1280,
    "thumbhash": "xm4QYRY4HYXZjuMGmeiEhAOVQA7CVFvL",
    "focal_x": 0.5,
    "focal_y": 0.38,
    "locked": false
   },
   "num_photos": 5,
   "num_interests": 8,
   "like_new": false,
   "liked": true,
   "about_me": "Milanese per scelta, marchigiana di cuore. Di giorno disegno tessuti, la sera imparo l’armonica (chiedo scusa ai vicini). Mi piacciono le persone che ridono prima della battuta.",
   "sexuality": "hetero",
   "interests": [
    "travelling",
    "music",
    "cooking",
    "cycling",
    "cinema",
    "reading",
    "museums",
    "wine"
   ],
   "shared_interests": [
    "travelling",
    "music",
    "cooking",
    "cycling",
    "museums"
   ],
   "attributes": {
    "hair_colour": "brown",
    "relationship_status": "single",
    "body_type": "slim",
    "eye_colour": "hazel",
    "drinks": "socially"
   },
   "photos": [
    {
     "id": "01a162f2-29c0-75a9-9a6c-34388ad23a72",
     "filename": "/img/5a99a6c34388ad23a7266e7591e9d040/large.webp",
     "thumb_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/thumb.webp",
     "match_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "xm4QYRY4HYXZjuMGmeiEhAOVQA7CVFvL",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    {
     "id": "01a162f2-29c0-7cec-a0ea-5fa498761125",
     "filename": "/img/cec20ea5fa498761125edff3a90cd79f/large.webp",
     "thumb_filename": "/img/cec20ea5fa498761125edff3a90cd79f/thumb.webp",
     "match_filename": "/img/cec20ea5fa498761125edff3a90cd79f/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "fznuxLZD7zTsdWEpCCeOdjTrUTSBvkWu",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    {
     "id": "01a162f2-29c0-7af3-af88-a10ac907899d",
     "filename": "/img/af36f88a10ac907899d38c84aafde888/large.webp",
     "thumb_filename": "/img/af36f88a10ac907899d38c84aafde888/thumb.webp",
     "match_filename": "/img/af36f88a10ac907899d38c84aafde888/match.webp",
     "status": "active",
     "width": 1280,
     "height": 960,
     "thumbhash": "vLeeHYydPIF3j3aV2iBiMpRlFD0fxGWP",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    {
     "id": "01a162f2-29c0-7927-ad86-1fef2e46bd91",
     "filename": "/img/927ed861fef2e46bd911a240774c4531/large.webp",
     "thumb_filename": "/img/927ed861fef2e46bd911a240774c4531/thumb.webp",
     "match_filename": "/img/927ed861fef2e46bd911a240774c4531/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "E7YRdcl2la4f7+yRzzi/8PFJ/PKIlFlE",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    {
     "id": "01a162f2-29c0-7067-a501-41d02f82c2da",
     "filename": "/img/067a50141d02f82c2da860848c4d8973/large.webp",
     "thumb_filename": "/img/067a50141d02f82c2da860848c4d8973/thumb.webp",
     "match_filename": "/img/067a50141d02f82c2da860848c4d8973/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "O1qaZHNVD4pqQSo8D9naT++z435/j4Kz",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    }
   ],
   "liked_me": true,
   "matched": true,
   "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
   "last_active_at": "2026-11-21T09:26:00.000Z",
   "blocked": false
  },
  "similar": [
   {
    "id": "01a162f2-29c0-7bea-9dbc-d21df271f1ae",
    "name": "Alessia",
    "age": 36,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "place_text": "Milano, Lombardia",
    "language": "it",
    "online": false,
    "premium": false,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7364-ac4a-cf831640d5dd",
     "filename": "/img/3642c4acf831640d5dd7496845051612/large.webp",
     "thumb_filename": "/img/3642c4acf831640d5dd7496845051612/thumb.webp",
     "match_filename": "/img/3642c4acf831640d5dd7496845051612/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "4Xiz3+FD6m3ZRgRHce0+MFq6A/pnJ5UI",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 3,
    "num_interests": 7,
    "like_new": false,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-7732-9f87-bc05d385e1b5",
    "name": "Martina",
    "age": 27,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Monza",
    "place_text": "Monza, Lombardia",
    "language": "it",
    "online": true,
    "premium": false,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7773-ac03-95d52afca12e",
     "filename": "/img/7732c0395d52afca12e530be5ca8a3d3/large.webp",
     "thumb_filename": "/img/7732c0395d52afca12e530be5ca8a3d3/thumb.webp",
     "match_filename": "/img/7732c0395d52afca12e530be5ca8a3d3/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "1GegAyYM0ycOs6gZ1QCYk/BMZI1uONls",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 2,
    "num_interests": 4,
    "like_new": false,
    "liked": false
   }
  ]
 },
 "system": {
  "profile": {
   "id": "01a162f2-29c0-7562-b236-74d12b48ef52",
   "name": "Aurora",
   "age": 31,
   "gender": "female",
   "country": "IT",
   "region": "IT-25",
   "city": "Milano",
   "place_text": "Milano, Lombardia",
   "language": "it",
   "online": false,
   "premium": false,
   "origin": "system",
   "main_image": {
    "id": "01a162f2-29c0-7aa7-b8c2-fd8e23267806",
    "filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/large.webp",
    "thumb_filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/thumb.webp",
    "match_filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/match.webp",
    "status": "active",
    "width": 960,
    "height": 1280,
    "thumbhash": "fIkw5KYHvcyCCK17g9uSRQlByXit2BZ7",
    "focal_x": 0.5,
    "focal_y": 0.38,
    "locked": false
   },
   "num_photos": 6,
   "num_interests": 9,
   "like_new": false,
   "liked": false,
   "about_me": "Ciao! Sono qui per farti compagnia e mostrarti come funziona Velluto.",
   "sexuality": "hetero",
   "interests": [
    "travelling",
    "music",
    "cooking",
    "cycling",
    "cinema",
    "reading",
    "museums",
    "wine"
   ],
   "shared_interests": [
    "music",
    "wine"
   ],
   "attributes": {
    "hair_colour": "brown",
    "relationship_status": "single",
    "body_type": "slim",
    "eye_colour": "hazel",
    "drinks": "socially"
   },
   "photos": [
    {
     "id": "01a162f2-29c0-7aa7-b8c2-fd8e23267806",
     "filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/large.webp",
     "thumb_filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/thumb.webp",
     "match_filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "fIkw5KYHvcyCCK17g9uSRQlByXit2BZ7",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    {
     "id": "01a162f2-29c0-7888-832b-739fac7e3dac",
     "filename": "/img/888432b739fac7e3daca2a4a2ba142d6/locked.webp",
     "thumb_filename": "/img/888432b739fac7e3daca2a4a2ba142d6/locked.webp",
     "match_filename": null,
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "uRGXkm0BviiI2fffY937/Pp1y303iis1",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": true
    },
    {
     "id": "01a162f2-29c0-7b6e-ba21-b2be5014cb03",
     "filename": "/img/b6eba21b2be5014cb03200d764b68d1f/locked.webp",
     "thumb_filename": "/img/b6eba21b2be5014cb03200d764b68d1f/locked.webp",
     "match_filename": null,
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "yVWtWzkW3XDu7IWXEozSZzm07smAGJW6",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": true
    },
    {
     "id": "01a162f2-29c0-77fd-a17b-5c6ca65a9e7b",
     "filename": "/img/7fde17b5c6ca65a9e7b7a8f7d1a09832/locked.webp",
     "thumb_filename": "/img/7fde17b5c6ca65a9e7b7a8f7d1a09832/locked.webp",
     "match_filename": null,
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "zdCkI3NmHmJzaV0e/OmFAf3UbQUnksEd",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": true
    },
    {
     "id": "01a162f2-29c0-754f-b023-ea4877fce9d6",
     "filename": "/img/54ff023ea4877fce9d61b80ff9b7cc0d/locked.webp",
     "thumb_filename": "/img/54ff023ea4877fce9d61b80ff9b7cc0d/locked.webp",
     "match_filename": null,
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "vwCgCvi44UJhqEiVlWj2t52k+pTyN+8s",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": true
    },
    {
     "id": "01a162f2-29c0-7cb2-b3a0-f336ca754841",
     "filename": "/img/cb233a0f336ca7548415fb9c03516578/locked.webp",
     "thumb_filename": "/img/cb233a0f336ca7548415fb9c03516578/locked.webp",
     "match_filename": null,
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "JJX8bOhSIq5iPi8+2Hb9brnz+J5cT9HQ",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": true
    }
   ],
   "liked_me": false,
   "matched": false,
   "conversation": null,
   "last_active_at": null,
   "blocked": false
  },
  "similar": []
 }
};

export const getSimilarExamples: Record<'some', SuccessBody<'getSimilar'>> = {
 "some": {
  "results": [
   {
    "id": "01a162f2-29c0-7615-ba91-ab1541f572c2",
    "name": "Chiara",
    "age": 34,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Bergamo",
    "place_text": "Bergamo, Lombardia",
    "language": "it",
    "online": false,
    "premium": true,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7c87-892e-696d5849dbbe",
     "filename": "/img/c87c92e696d5849dbbef1349f513b773/large.webp",
     "thumb_filename": "/img/c87c92e696d5849dbbef1349f513b773/thumb.webp",
     "match_filename": "/img/c87c92e696d5849dbbef1349f513b773/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "AQzOgjCR40bodbSTbhwHaRd9bMweAUuJ",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 4,
    "num_interests": 6,
    "like_new": false,
    "liked": true
   },
   {
    "id": "01a162f2-29c0-7732-9f87-bc05d385e1b5",
    "name": "Martina",
    "age": 27,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Monza",
    "place_text": "Monza, Lombardia",
    "language": "it",
    "online": true,
    "premium": false,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7773-ac03-95d52afca12e",
     "filename": "/img/7732c0395d52afca12e530be5ca8a3d3/large.webp",
     "thumb_filename": "/img/7732c0395d52afca12e530be5ca8a3d3/thumb.webp",
     "match_filename": "/img/7732c0395d52afca12e530be5ca8a3d3/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "1GegAyYM0ycOs6gZ1QCYk/BMZI1uONls",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 2,
    "num_interests": 4,
    "like_new": false,
    "liked": false
   },
   {
    "id": "01a162f2-29c0-7562-b236-74d12b48ef52",
    "name": "Aurora",
    "age": 31,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "place_text": "Milano, Lombardia",
    "language": "it",
    "online": false,
    "premium": false,
    "origin": "system",
    "main_image": {
     "id": "01a162f2-29c0-7aa7-b8c2-fd8e23267806",
     "filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/large.webp",
     "thumb_filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/thumb.webp",
     "match_filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "fIkw5KYHvcyCCK17g9uSRQlByXit2BZ7",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 6,
    "num_interests": 9,
    "like_new": false,
    "liked": false
   }
  ],
  "page": 1,
  "more": false
 }
};

export const getMatchesExamples: Record<'some' | 'none', SuccessBody<'getMatches'>> = {
 "some": {
  "results": [
   {
    "profile": {
     "id": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
     "name": "Giulia",
     "age": 29,
     "gender": "female",
     "country": "IT",
     "region": "IT-25",
     "city": "Milano",
     "place_text": "Milano, Lombardia",
     "language": "it",
     "online": true,
     "premium": false,
     "origin": "member",
     "main_image": {
      "id": "01a162f2-29c0-75a9-9a6c-34388ad23a72",
      "filename": "/img/5a99a6c34388ad23a7266e7591e9d040/large.webp",
      "thumb_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/thumb.webp",
      "match_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "xm4QYRY4HYXZjuMGmeiEhAOVQA7CVFvL",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 5,
     "num_interests": 8,
     "like_new": false,
     "liked": false
    },
    "score": 86,
    "reasons": [
     {
      "code": "shared_interests",
      "count": 5,
      "kilometres": null
     },
     {
      "code": "relation",
      "count": null,
      "kilometres": null
     },
     {
      "code": "same_city",
      "count": null,
      "kilometres": null
     },
     {
      "code": "active_today",
      "count": null,
      "kilometres": null
     },
     {
      "code": "age",
      "count": null,
      "kilometres": null
     }
    ]
   },
   {
    "profile": {
     "id": "01a162f2-29c0-7615-ba91-ab1541f572c2",
     "name": "Chiara",
     "age": 34,
     "gender": "female",
     "country": "IT",
     "region": "IT-25",
     "city": "Bergamo",
     "place_text": "Bergamo, Lombardia",
     "language": "it",
     "online": false,
     "premium": true,
     "origin": "member",
     "main_image": {
      "id": "01a162f2-29c0-7c87-892e-696d5849dbbe",
      "filename": "/img/c87c92e696d5849dbbef1349f513b773/large.webp",
      "thumb_filename": "/img/c87c92e696d5849dbbef1349f513b773/thumb.webp",
      "match_filename": "/img/c87c92e696d5849dbbef1349f513b773/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "AQzOgjCR40bodbSTbhwHaRd9bMweAUuJ",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 4,
     "num_interests": 6,
     "like_new": false,
     "liked": false
    },
    "score": 61,
    "reasons": [
     {
      "code": "relation",
      "count": null,
      "kilometres": null
     },
     {
      "code": "shared_interests",
      "count": 2,
      "kilometres": null
     },
     {
      "code": "distance",
      "count": null,
      "kilometres": 47
     },
     {
      "code": "same_region",
      "count": null,
      "kilometres": null
     },
     {
      "code": "age",
      "count": null,
      "kilometres": null
     },
     {
      "code": "body_type",
      "count": null,
      "kilometres": null
     }
    ]
   },
   {
    "profile": {
     "id": "01a162f2-29c0-7558-85c6-76a508d22f65",
     "name": "Stella",
     "age": 28,
     "gender": "female",
     "country": "IT",
     "region": "IT-25",
     "city": "Milano",
     "place_text": "Milano, Lombardia",
     "language": "it",
     "online": false,
     "premium": false,
     "origin": "ai",
     "main_image": {
      "id": "01a162f2-29c0-7ccf-91de-0a6c8fb6e96c",
      "filename": "/img/ccf91de0a6c8fb6e96cab177740da9e6/large.webp",
      "thumb_filename": "/img/ccf91de0a6c8fb6e96cab177740da9e6/thumb.webp",
      "match_filename": "/img/ccf91de0a6c8fb6e96cab177740da9e6/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "NWUPgzvcS0qfnVk7l0BUfO0VSxbWGR/T",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 4,
     "num_interests": 7,
     "like_new": false,
     "liked": false
    },
    "score": 38,
    "reasons": [
     {
      "code": "same_city",
      "count": null,
      "kilometres": null
     },
     {
      "code": "age",
      "count": null,
      "kilometres": null
     }
    ]
   }
  ],
  "unanswered": []
 },
 "none": {
  "results": [],
  "unanswered": [
   "distance"
  ]
 }
};

export const getSwipeDeckExamples: Record<'cards' | 'spent' | 'none', SuccessBody<'getSwipeDeck'>> = {
 "cards": {
  "results": [
   {
    "id": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
    "name": "Giulia",
    "age": 29,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "place_text": "Milano, Lombardia",
    "language": "it",
    "online": true,
    "premium": false,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-75a9-9a6c-34388ad23a72",
     "filename": "/img/5a99a6c34388ad23a7266e7591e9d040/large.webp",
     "thumb_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/thumb.webp",
     "match_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "xm4QYRY4HYXZjuMGmeiEhAOVQA7CVFvL",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 5,
    "num_interests": 8,
    "like_new": false,
    "liked": false,
    "about_me_excerpt": "Milanese per scelta, marchigiana di cuore. Di giorno disegno tessuti, la sera imparo l’armonica (chiedo scusa ai vicini). Mi piacciono le persone che ridono prima della battuta.",
    "shared_interests": [
     "travelling",
     "music",
     "cooking",
     "cycling",
     "museums"
    ],
    "photos": [
     {
      "id": "01a162f2-29c0-75a9-9a6c-34388ad23a72",
      "filename": "/img/5a99a6c34388ad23a7266e7591e9d040/large.webp",
      "thumb_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/thumb.webp",
      "match_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "xm4QYRY4HYXZjuMGmeiEhAOVQA7CVFvL",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     {
      "id": "01a162f2-29c0-7cec-a0ea-5fa498761125",
      "filename": "/img/cec20ea5fa498761125edff3a90cd79f/locked.webp",
      "thumb_filename": "/img/cec20ea5fa498761125edff3a90cd79f/locked.webp",
      "match_filename": null,
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "fznuxLZD7zTsdWEpCCeOdjTrUTSBvkWu",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": true
     },
     {
      "id": "01a162f2-29c0-7af3-af88-a10ac907899d",
      "filename": "/img/af36f88a10ac907899d38c84aafde888/locked.webp",
      "thumb_filename": "/img/af36f88a10ac907899d38c84aafde888/locked.webp",
      "match_filename": null,
      "status": "active",
      "width": 1280,
      "height": 960,
      "thumbhash": "vLeeHYydPIF3j3aV2iBiMpRlFD0fxGWP",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": true
     },
     {
      "id": "01a162f2-29c0-7927-ad86-1fef2e46bd91",
      "filename": "/img/927ed861fef2e46bd911a240774c4531/locked.webp",
      "thumb_filename": "/img/927ed861fef2e46bd911a240774c4531/locked.webp",
      "match_filename": null,
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "E7YRdcl2la4f7+yRzzi/8PFJ/PKIlFlE",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": true
     },
     {
      "id": "01a162f2-29c0-7067-a501-41d02f82c2da",
      "filename": "/img/067a50141d02f82c2da860848c4d8973/locked.webp",
      "thumb_filename": "/img/067a50141d02f82c2da860848c4d8973/locked.webp",
      "match_filename": null,
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "O1qaZHNVD4pqQSo8D9naT++z435/j4Kz",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": true
     }
    ]
   },
   {
    "id": "01a162f2-29c0-7615-ba91-ab1541f572c2",
    "name": "Chiara",
    "age": 34,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Bergamo",
    "place_text": "Bergamo, Lombardia",
    "language": "it",
    "online": false,
    "premium": true,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7c87-892e-696d5849dbbe",
     "filename": "/img/c87c92e696d5849dbbef1349f513b773/large.webp",
     "thumb_filename": "/img/c87c92e696d5849dbbef1349f513b773/thumb.webp",
     "match_filename": "/img/c87c92e696d5849dbbef1349f513b773/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "AQzOgjCR40bodbSTbhwHaRd9bMweAUuJ",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 1,
    "num_interests": 6,
    "like_new": false,
    "liked": false,
    "about_me_excerpt": "Insegno storia e perdo sempre a carte. Cerco qualcuno per la prima fila del cinema e l’ultimo tram.",
    "shared_interests": [
     "cinema"
    ],
    "photos": [
     {
      "id": "01a162f2-29c0-7c87-892e-696d5849dbbe",
      "filename": "/img/c87c92e696d5849dbbef1349f513b773/large.webp",
      "thumb_filename": "/img/c87c92e696d5849dbbef1349f513b773/thumb.webp",
      "match_filename": "/img/c87c92e696d5849dbbef1349f513b773/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "AQzOgjCR40bodbSTbhwHaRd9bMweAUuJ",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     }
    ]
   },
   {
    "id": "01a162f2-29c0-7558-85c6-76a508d22f65",
    "name": "Stella",
    "age": 28,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "place_text": "Milano, Lombardia",
    "language": "it",
    "online": false,
    "premium": false,
    "origin": "ai",
    "main_image": {
     "id": "01a162f2-29c0-7ccf-91de-0a6c8fb6e96c",
     "filename": "/img/ccf91de0a6c8fb6e96cab177740da9e6/large.webp",
     "thumb_filename": "/img/ccf91de0a6c8fb6e96cab177740da9e6/thumb.webp",
     "match_filename": "/img/ccf91de0a6c8fb6e96cab177740da9e6/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "NWUPgzvcS0qfnVk7l0BUfO0VSxbWGR/T",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 1,
    "num_interests": 7,
    "like_new": false,
    "liked": false,
    "about_me_excerpt": "Ciao! Sono qui per farti compagnia e mostrarti come funziona Velluto.",
    "shared_interests": [
     "cooking"
    ],
    "photos": [
     {
      "id": "01a162f2-29c0-7ccf-91de-0a6c8fb6e96c",
      "filename": "/img/ccf91de0a6c8fb6e96cab177740da9e6/large.webp",
      "thumb_filename": "/img/ccf91de0a6c8fb6e96cab177740da9e6/thumb.webp",
      "match_filename": "/img/ccf91de0a6c8fb6e96cab177740da9e6/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "NWUPgzvcS0qfnVk7l0BUfO0VSxbWGR/T",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     }
    ]
   },
   {
    "id": "01a162f2-29c0-7732-9f87-bc05d385e1b5",
    "name": "Martina",
    "age": 27,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Monza",
    "place_text": "Monza, Lombardia",
    "language": "it",
    "online": true,
    "premium": false,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7773-ac03-95d52afca12e",
     "filename": "/img/7732c0395d52afca12e530be5ca8a3d3/large.webp",
     "thumb_filename": "/img/7732c0395d52afca12e530be5ca8a3d3/thumb.webp",
     "match_filename": "/img/7732c0395d52afca12e530be5ca8a3d3/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "1GegAyYM0ycOs6gZ1QCYk/BMZI1uONls",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 1,
    "num_interests": 4,
    "like_new": false,
    "liked": false,
    "about_me_excerpt": "",
    "shared_interests": [],
    "photos": [
     {
      "id": "01a162f2-29c0-7773-ac03-95d52afca12e",
      "filename": "/img/7732c0395d52afca12e530be5ca8a3d3/large.webp",
      "thumb_filename": "/img/7732c0395d52afca12e530be5ca8a3d3/thumb.webp",
      "match_filename": "/img/7732c0395d52afca12e530be5ca8a3d3/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "1GegAyYM0ycOs6gZ1QCYk/BMZI1uONls",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     }
    ]
   }
  ],
  "likes": {
   "left": 3,
   "max": 4,
   "resets_at": "2026-11-21T23:00:00.000Z"
  },
  "may_undo": true,
  "server_time": "2026-11-21T09:30:00.000Z"
 },
 "spent": {
  "results": [
   {
    "id": "01a162f2-29c0-7ce0-b50c-ecd99fc9920a",
    "name": "Sofia",
    "age": 33,
    "gender": "female",
    "country": "IT",
    "region": "IT-72",
    "city": "Napoli",
    "place_text": "Napoli, Campania",
    "language": "it",
    "online": false,
    "premium": false,
    "origin": "member",
    "main_image": null,
    "num_photos": 0,
    "num_interests": 0,
    "like_new": false,
    "liked": false,
    "about_me_excerpt": "",
    "shared_interests": [],
    "photos": []
   },
   {
    "id": "01a162f2-29c0-7bea-9dbc-d21df271f1ae",
    "name": "Alessia",
    "age": 36,
    "gender": "female",
    "country": "IT",
    "region": "IT-25",
    "city": "Milano",
    "place_text": "Milano, Lombardia",
    "language": "it",
    "online": false,
    "premium": false,
    "origin": "member",
    "main_image": {
     "id": "01a162f2-29c0-7364-ac4a-cf831640d5dd",
     "filename": "/img/3642c4acf831640d5dd7496845051612/large.webp",
     "thumb_filename": "/img/3642c4acf831640d5dd7496845051612/thumb.webp",
     "match_filename": "/img/3642c4acf831640d5dd7496845051612/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "4Xiz3+FD6m3ZRgRHce0+MFq6A/pnJ5UI",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    "num_photos": 1,
    "num_interests": 7,
    "like_new": false,
    "liked": false,
    "about_me_excerpt": "",
    "shared_interests": [
     "travelling"
    ],
    "photos": [
     {
      "id": "01a162f2-29c0-7364-ac4a-cf831640d5dd",
      "filename": "/img/3642c4acf831640d5dd7496845051612/large.webp",
      "thumb_filename": "/img/3642c4acf831640d5dd7496845051612/thumb.webp",
      "match_filename": "/img/3642c4acf831640d5dd7496845051612/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "4Xiz3+FD6m3ZRgRHce0+MFq6A/pnJ5UI",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     }
    ]
   }
  ],
  "likes": {
   "left": 0,
   "max": 4,
   "resets_at": "2026-11-21T23:00:00.000Z"
  },
  "may_undo": false,
  "server_time": "2026-11-21T09:30:00.000Z"
 },
 "none": {
  "results": [],
  "likes": {
   "left": 4,
   "max": 4,
   "resets_at": "2026-11-21T23:00:00.000Z"
  },
  "may_undo": true,
  "server_time": "2026-11-21T09:30:00.000Z"
 }
};

export const swipeRequests: Record<'like' | 'pass', BodyOf<'swipe'>> = {
 "like": {
  "profile": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
  "choice": "like"
 },
 "pass": {
  "profile": "01a162f2-29c0-7615-ba91-ab1541f572c2",
  "choice": "pass"
 }
};

export const swipeExamples: Record<'matched' | 'passed', SuccessBody<'swipe'>> = {
 "matched": {
  "state": "matched",
  "profile": {
   "id": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
   "name": "Giulia",
   "age": 29,
   "gender": "female",
   "country": "IT",
   "region": "IT-25",
   "city": "Milano",
   "place_text": "Milano, Lombardia",
   "language": "it",
   "online": true,
   "premium": false,
   "origin": "member",
   "main_image": {
    "id": "01a162f2-29c0-75a9-9a6c-34388ad23a72",
    "filename": "/img/5a99a6c34388ad23a7266e7591e9d040/large.webp",
    "thumb_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/thumb.webp",
    "match_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/match.webp",
    "status": "active",
    "width": 960,
    "height": 1280,
    "thumbhash": "xm4QYRY4HYXZjuMGmeiEhAOVQA7CVFvL",
    "focal_x": 0.5,
    "focal_y": 0.38,
    "locked": false
   },
   "num_photos": 5,
   "num_interests": 8,
   "like_new": false,
   "liked": true
  },
  "likes": {
   "left": 2,
   "max": 4,
   "resets_at": "2026-11-21T23:00:00.000Z"
  },
  "may_undo": false,
  "server_time": "2026-11-21T09:30:00.000Z"
 },
 "passed": {
  "state": "passed",
  "profile": {
   "id": "01a162f2-29c0-7615-ba91-ab1541f572c2",
   "name": "Chiara",
   "age": 34,
   "gender": "female",
   "country": "IT",
   "region": "IT-25",
   "city": "Bergamo",
   "place_text": "Bergamo, Lombardia",
   "language": "it",
   "online": false,
   "premium": true,
   "origin": "member",
   "main_image": {
    "id": "01a162f2-29c0-7c87-892e-696d5849dbbe",
    "filename": "/img/c87c92e696d5849dbbef1349f513b773/large.webp",
    "thumb_filename": "/img/c87c92e696d5849dbbef1349f513b773/thumb.webp",
    "match_filename": "/img/c87c92e696d5849dbbef1349f513b773/match.webp",
    "status": "active",
    "width": 960,
    "height": 1280,
    "thumbhash": "AQzOgjCR40bodbSTbhwHaRd9bMweAUuJ",
    "focal_x": 0.5,
    "focal_y": 0.38,
    "locked": false
   },
   "num_photos": 4,
   "num_interests": 6,
   "like_new": false,
   "liked": false
  },
  "likes": {
   "left": 3,
   "max": 4,
   "resets_at": "2026-11-21T23:00:00.000Z"
  },
  "may_undo": true,
  "server_time": "2026-11-21T09:30:00.000Z"
 }
};

export const undoSwipeExamples: Record<'back', SuccessBody<'undoSwipe'>> = {
 "back": {
  "profile": {
   "id": "01a162f2-29c0-7615-ba91-ab1541f572c2",
   "name": "Chiara",
   "age": 34,
   "gender": "female",
   "country": "IT",
   "region": "IT-25",
   "city": "Bergamo",
   "place_text": "Bergamo, Lombardia",
   "language": "it",
   "online": false,
   "premium": true,
   "origin": "member",
   "main_image": {
    "id": "01a162f2-29c0-7c87-892e-696d5849dbbe",
    "filename": "/img/c87c92e696d5849dbbef1349f513b773/large.webp",
    "thumb_filename": "/img/c87c92e696d5849dbbef1349f513b773/thumb.webp",
    "match_filename": "/img/c87c92e696d5849dbbef1349f513b773/match.webp",
    "status": "active",
    "width": 960,
    "height": 1280,
    "thumbhash": "AQzOgjCR40bodbSTbhwHaRd9bMweAUuJ",
    "focal_x": 0.5,
    "focal_y": 0.38,
    "locked": false
   },
   "num_photos": 1,
   "num_interests": 6,
   "like_new": false,
   "liked": false,
   "about_me_excerpt": "Insegno storia e perdo sempre a carte. Cerco qualcuno per la prima fila del cinema e l’ultimo tram.",
   "shared_interests": [
    "cinema"
   ],
   "photos": [
    {
     "id": "01a162f2-29c0-7c87-892e-696d5849dbbe",
     "filename": "/img/c87c92e696d5849dbbef1349f513b773/large.webp",
     "thumb_filename": "/img/c87c92e696d5849dbbef1349f513b773/thumb.webp",
     "match_filename": "/img/c87c92e696d5849dbbef1349f513b773/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "AQzOgjCR40bodbSTbhwHaRd9bMweAUuJ",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    }
   ]
  },
  "likes": {
   "left": 3,
   "max": 4,
   "resets_at": "2026-11-21T23:00:00.000Z"
  },
  "may_undo": false,
  "server_time": "2026-11-21T09:30:00.000Z"
 }
};

export const uploadPhotoExamples: Record<'stored', SuccessBody<'uploadPhoto'>> = {
 "stored": {
  "photo": {
   "id": "01a162f2-29c0-7c99-a2a6-664f0d5c239d",
   "filename": "/img/c99e2a6664f0d5c239d4282140308304/large.webp",
   "thumb_filename": "/img/c99e2a6664f0d5c239d4282140308304/thumb.webp",
   "match_filename": "/img/c99e2a6664f0d5c239d4282140308304/match.webp",
   "status": "pending",
   "width": 1280,
   "height": 960,
   "thumbhash": "LGP2jWl8Zj7fkiIpUJBdrWpT9oJ05vbl",
   "focal_x": 0.5,
   "focal_y": 0.38,
   "locked": false
  }
 }
};

export const setMainPhotoRequests: Record<'second', BodyOf<'setMainPhoto'>> = {
 "second": {
  "photo": "01a162f2-29c0-7645-b341-86f30711d27e",
  "main": true
 }
};

export const setMainPhotoExamples: Record<'changed', SuccessBody<'setMainPhoto'>> = {
 "changed": {
  "profile": {
   "id": "01a1fd3a-0340-7971-9b3e-946649b01b60",
   "name": "Matteo",
   "gender": "male",
   "sexuality": "hetero",
   "looking_for": "female",
   "date_of_birth": "1992-04-17",
   "age": 34,
   "country": "IT",
   "region": "IT-25",
   "city": "Milano",
   "city_known": true,
   "about_me": "Architetto, cuoco della domenica e pessimo ballerino. Cerco qualcuno con cui perdermi nei mercatini e tornare a casa con tre lampade inutili.",
   "interests": [
    "travelling",
    "music",
    "cooking",
    "cycling",
    "art",
    "relationship"
   ],
   "attributes": {
    "hair_colour": "brown",
    "relationship_status": "single",
    "body_type": "athletic",
    "eye_colour": "green",
    "drinks": "socially"
   },
   "status": "active",
   "origin": "member",
   "main_image": {
    "id": "01a162f2-29c0-7645-b341-86f30711d27e",
    "filename": "/img/645334186f30711d27e64a0ffbaeb68c/large.webp",
    "thumb_filename": "/img/645334186f30711d27e64a0ffbaeb68c/thumb.webp",
    "match_filename": "/img/645334186f30711d27e64a0ffbaeb68c/match.webp",
    "status": "active",
    "width": 960,
    "height": 1280,
    "thumbhash": "NcPl87wkc+ZZoeZMZ8MqnmMI3yteOzDn",
    "focal_x": 0.5,
    "focal_y": 0.38,
    "locked": false
   },
   "photos": [
    {
     "id": "01a162f2-29c0-7645-b341-86f30711d27e",
     "filename": "/img/645334186f30711d27e64a0ffbaeb68c/large.webp",
     "thumb_filename": "/img/645334186f30711d27e64a0ffbaeb68c/thumb.webp",
     "match_filename": "/img/645334186f30711d27e64a0ffbaeb68c/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "NcPl87wkc+ZZoeZMZ8MqnmMI3yteOzDn",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    {
     "id": "01a162f2-29c0-7c99-a2a6-664f0d5c239d",
     "filename": "/img/c99e2a6664f0d5c239d4282140308304/large.webp",
     "thumb_filename": "/img/c99e2a6664f0d5c239d4282140308304/thumb.webp",
     "match_filename": "/img/c99e2a6664f0d5c239d4282140308304/match.webp",
     "status": "pending",
     "width": 1280,
     "height": 960,
     "thumbhash": "LGP2jWl8Zj7fkiIpUJBdrWpT9oJ05vbl",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    }
   ],
   "max_photos": 3
  }
 }
};

export const deletePhotoRequests: Record<'one', BodyOf<'deletePhoto'>> = {
 "one": {
  "photo": "01a162f2-29c0-7c99-a2a6-664f0d5c239d"
 }
};

export const orderPhotosRequests: Record<'three', BodyOf<'orderPhotos'>> = {
 "three": {
  "photos": [
   "01a162f2-29c0-7645-b341-86f30711d27e",
   "01a162f2-29c0-7c99-a2a6-664f0d5c239d"
  ]
 }
};

export const orderPhotosExamples: Record<'changed', SuccessBody<'orderPhotos'>> = {
 "changed": {
  "profile": {
   "id": "01a1fd3a-0340-7971-9b3e-946649b01b60",
   "name": "Matteo",
   "gender": "male",
   "sexuality": "hetero",
   "looking_for": "female",
   "date_of_birth": "1992-04-17",
   "age": 34,
   "country": "IT",
   "region": "IT-25",
   "city": "Milano",
   "city_known": true,
   "about_me": "Architetto, cuoco della domenica e pessimo ballerino. Cerco qualcuno con cui perdermi nei mercatini e tornare a casa con tre lampade inutili.",
   "interests": [
    "travelling",
    "music",
    "cooking",
    "cycling",
    "art",
    "relationship"
   ],
   "attributes": {
    "hair_colour": "brown",
    "relationship_status": "single",
    "body_type": "athletic",
    "eye_colour": "green",
    "drinks": "socially"
   },
   "status": "active",
   "origin": "member",
   "main_image": {
    "id": "01a162f2-29c0-7645-b341-86f30711d27e",
    "filename": "/img/645334186f30711d27e64a0ffbaeb68c/large.webp",
    "thumb_filename": "/img/645334186f30711d27e64a0ffbaeb68c/thumb.webp",
    "match_filename": "/img/645334186f30711d27e64a0ffbaeb68c/match.webp",
    "status": "active",
    "width": 960,
    "height": 1280,
    "thumbhash": "NcPl87wkc+ZZoeZMZ8MqnmMI3yteOzDn",
    "focal_x": 0.5,
    "focal_y": 0.38,
    "locked": false
   },
   "photos": [
    {
     "id": "01a162f2-29c0-7645-b341-86f30711d27e",
     "filename": "/img/645334186f30711d27e64a0ffbaeb68c/large.webp",
     "thumb_filename": "/img/645334186f30711d27e64a0ffbaeb68c/thumb.webp",
     "match_filename": "/img/645334186f30711d27e64a0ffbaeb68c/match.webp",
     "status": "active",
     "width": 960,
     "height": 1280,
     "thumbhash": "NcPl87wkc+ZZoeZMZ8MqnmMI3yteOzDn",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    },
    {
     "id": "01a162f2-29c0-7c99-a2a6-664f0d5c239d",
     "filename": "/img/c99e2a6664f0d5c239d4282140308304/large.webp",
     "thumb_filename": "/img/c99e2a6664f0d5c239d4282140308304/thumb.webp",
     "match_filename": "/img/c99e2a6664f0d5c239d4282140308304/match.webp",
     "status": "pending",
     "width": 1280,
     "height": 960,
     "thumbhash": "LGP2jWl8Zj7fkiIpUJBdrWpT9oJ05vbl",
     "focal_x": 0.5,
     "focal_y": 0.38,
     "locked": false
    }
   ],
   "max_photos": 3
  }
 }
};

export const likeRequests: Record<'giulia', BodyOf<'like'>> = {
 "giulia": {
  "profile": "01a162f2-29c0-783c-bb3d-bb87f0de504b"
 }
};

export const likeExamples: Record<'matched' | 'liked', SuccessBody<'like'>> = {
 "matched": {
  "state": "matched",
  "profile": {
   "id": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
   "name": "Giulia",
   "age": 29,
   "gender": "female",
   "country": "IT",
   "region": "IT-25",
   "city": "Milano",
   "place_text": "Milano, Lombardia",
   "language": "it",
   "online": true,
   "premium": false,
   "origin": "member",
   "main_image": {
    "id": "01a162f2-29c0-75a9-9a6c-34388ad23a72",
    "filename": "/img/5a99a6c34388ad23a7266e7591e9d040/large.webp",
    "thumb_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/thumb.webp",
    "match_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/match.webp",
    "status": "active",
    "width": 960,
    "height": 1280,
    "thumbhash": "xm4QYRY4HYXZjuMGmeiEhAOVQA7CVFvL",
    "focal_x": 0.5,
    "focal_y": 0.38,
    "locked": false
   },
   "num_photos": 5,
   "num_interests": 8,
   "like_new": false,
   "liked": true
  }
 },
 "liked": {
  "state": "liked",
  "profile": {
   "id": "01a162f2-29c0-7732-9f87-bc05d385e1b5",
   "name": "Martina",
   "age": 27,
   "gender": "female",
   "country": "IT",
   "region": "IT-25",
   "city": "Monza",
   "place_text": "Monza, Lombardia",
   "language": "it",
   "online": true,
   "premium": false,
   "origin": "member",
   "main_image": {
    "id": "01a162f2-29c0-7773-ac03-95d52afca12e",
    "filename": "/img/7732c0395d52afca12e530be5ca8a3d3/large.webp",
    "thumb_filename": "/img/7732c0395d52afca12e530be5ca8a3d3/thumb.webp",
    "match_filename": "/img/7732c0395d52afca12e530be5ca8a3d3/match.webp",
    "status": "active",
    "width": 960,
    "height": 1280,
    "thumbhash": "1GegAyYM0ycOs6gZ1QCYk/BMZI1uONls",
    "focal_x": 0.5,
    "focal_y": 0.38,
    "locked": false
   },
   "num_photos": 2,
   "num_interests": 4,
   "like_new": false,
   "liked": true
  }
 }
};

export const unlikeRequests: Record<'giulia', BodyOf<'unlike'>> = {
 "giulia": {
  "profile": "01a162f2-29c0-783c-bb3d-bb87f0de504b"
 }
};

export const markLikeSeenRequests: Record<'giulia', BodyOf<'markLikeSeen'>> = {
 "giulia": {
  "profile": "01a162f2-29c0-783c-bb3d-bb87f0de504b"
 }
};

export const getLikesExamples: Record<'all' | 'matches' | 'unwritten' | 'none', SuccessBody<'getLikes'>> = {
 "all": {
  "profiles": [
   {
    "id": "01a1e3b1-25c0-72b4-9609-7b0f5f263dd9",
    "like_new": false,
    "state": "matched",
    "liked_at": "2026-11-16T09:30:00.000Z",
    "origin": "member",
    "profile": {
     "id": "01a162f2-29c0-71ef-9bbf-0944a93e0bbf",
     "name": "Valentina",
     "age": 38,
     "gender": "female",
     "country": "IT",
     "region": "IT-42",
     "city": "Genova",
     "place_text": "Genova, Liguria",
     "language": "it",
     "online": false,
     "premium": true,
     "origin": "member",
     "main_image": {
      "id": "01a162f2-29c0-7bea-aba3-c65efab5436c",
      "filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/large.webp",
      "thumb_filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/thumb.webp",
      "match_filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "AdJ/dUtcwM4bdTf7gBUNXMiFtP7aU5oL",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 5,
     "num_interests": 10,
     "like_new": false,
     "liked": true
    }
   },
   {
    "id": "01a1de8a-c9c0-722a-a366-5b113910d7a6",
    "like_new": false,
    "state": "liked",
    "liked_at": "2026-11-15T09:30:00.000Z",
    "origin": "member",
    "profile": {
     "id": "01a162f2-29c0-7615-ba91-ab1541f572c2",
     "name": "Chiara",
     "age": 34,
     "gender": "female",
     "country": "IT",
     "region": "IT-25",
     "city": "Bergamo",
     "place_text": "Bergamo, Lombardia",
     "language": "it",
     "online": false,
     "premium": true,
     "origin": "member",
     "main_image": {
      "id": "01a162f2-29c0-7c87-892e-696d5849dbbe",
      "filename": "/img/c87c92e696d5849dbbef1349f513b773/large.webp",
      "thumb_filename": "/img/c87c92e696d5849dbbef1349f513b773/thumb.webp",
      "match_filename": "/img/c87c92e696d5849dbbef1349f513b773/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "AQzOgjCR40bodbSTbhwHaRd9bMweAUuJ",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 4,
     "num_interests": 6,
     "like_new": false,
     "liked": true
    }
   }
  ],
  "liked_by": [
   {
    "id": "01a1fd65-f540-7c32-83dc-4f1c808c0f2c",
    "like_new": true,
    "state": "received",
    "liked_at": "2026-11-21T09:18:00.000Z",
    "origin": "member",
    "profile": {
     "id": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
     "name": "Giulia",
     "age": 29,
     "gender": "female",
     "country": "IT",
     "region": "IT-25",
     "city": "Milano",
     "place_text": "Milano, Lombardia",
     "language": "it",
     "online": true,
     "premium": false,
     "origin": "member",
     "main_image": {
      "id": "01a162f2-29c0-75a9-9a6c-34388ad23a72",
      "filename": "/img/5a99a6c34388ad23a7266e7591e9d040/large.webp",
      "thumb_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/thumb.webp",
      "match_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "xm4QYRY4HYXZjuMGmeiEhAOVQA7CVFvL",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 5,
     "num_interests": 8,
     "like_new": true,
     "liked": false
    }
   },
   {
    "id": "01a1fd03-14c0-73a7-a62f-6c2848dcc303",
    "like_new": true,
    "state": "received",
    "liked_at": "2026-11-21T07:30:00.000Z",
    "origin": "system",
    "profile": {
     "id": "01a162f2-29c0-7562-b236-74d12b48ef52",
     "name": "Aurora",
     "age": 31,
     "gender": "female",
     "country": "IT",
     "region": "IT-25",
     "city": "Milano",
     "place_text": "Milano, Lombardia",
     "language": "it",
     "online": false,
     "premium": false,
     "origin": "system",
     "main_image": {
      "id": "01a162f2-29c0-7aa7-b8c2-fd8e23267806",
      "filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/large.webp",
      "thumb_filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/thumb.webp",
      "match_filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "fIkw5KYHvcyCCK17g9uSRQlByXit2BZ7",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 6,
     "num_interests": 9,
     "like_new": true,
     "liked": false
    }
   },
   {
    "id": "01a1f324-39c0-7efe-b096-cdcc4da4976c",
    "like_new": false,
    "state": "received",
    "liked_at": "2026-11-19T09:30:00.000Z",
    "origin": "member",
    "profile": {
     "id": "01a162f2-29c0-7497-b69e-daa51a5cad32",
     "name": "Elena",
     "age": 41,
     "gender": "female",
     "country": "IT",
     "region": "IT-52",
     "city": "Firenze",
     "place_text": "Firenze, Toscana",
     "language": "it",
     "online": false,
     "premium": true,
     "origin": "member",
     "main_image": {
      "id": "01a162f2-29c0-7d7f-adb7-5286ff56fddb",
      "filename": "/img/d7fadb75286ff56fddb97d01d563dde4/large.webp",
      "thumb_filename": "/img/d7fadb75286ff56fddb97d01d563dde4/thumb.webp",
      "match_filename": "/img/d7fadb75286ff56fddb97d01d563dde4/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "2ZmOkUIUyOjCeld9tuur5kByzSSHRgK4",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 8,
     "num_interests": 12,
     "like_new": false,
     "liked": false
    }
   },
   {
    "id": "01a1e3b1-25c0-72b4-9609-7b0f5f263dd9",
    "like_new": false,
    "state": "matched",
    "liked_at": "2026-11-16T09:30:00.000Z",
    "origin": "member",
    "profile": {
     "id": "01a162f2-29c0-71ef-9bbf-0944a93e0bbf",
     "name": "Valentina",
     "age": 38,
     "gender": "female",
     "country": "IT",
     "region": "IT-42",
     "city": "Genova",
     "place_text": "Genova, Liguria",
     "language": "it",
     "online": false,
     "premium": true,
     "origin": "member",
     "main_image": {
      "id": "01a162f2-29c0-7bea-aba3-c65efab5436c",
      "filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/large.webp",
      "thumb_filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/thumb.webp",
      "match_filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "AdJ/dUtcwM4bdTf7gBUNXMiFtP7aU5oL",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 5,
     "num_interests": 10,
     "like_new": false,
     "liked": true
    }
   }
  ],
  "num_new": 2
 },
 "matches": {
  "profiles": [
   {
    "id": "01a1e3b1-25c0-72b4-9609-7b0f5f263dd9",
    "like_new": false,
    "state": "matched",
    "liked_at": "2026-11-16T09:30:00.000Z",
    "origin": "member",
    "profile": {
     "id": "01a162f2-29c0-71ef-9bbf-0944a93e0bbf",
     "name": "Valentina",
     "age": 38,
     "gender": "female",
     "country": "IT",
     "region": "IT-42",
     "city": "Genova",
     "place_text": "Genova, Liguria",
     "language": "it",
     "online": false,
     "premium": true,
     "origin": "member",
     "main_image": {
      "id": "01a162f2-29c0-7bea-aba3-c65efab5436c",
      "filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/large.webp",
      "thumb_filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/thumb.webp",
      "match_filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "AdJ/dUtcwM4bdTf7gBUNXMiFtP7aU5oL",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 5,
     "num_interests": 10,
     "like_new": false,
     "liked": true
    }
   }
  ],
  "liked_by": [
   {
    "id": "01a1e3b1-25c0-72b4-9609-7b0f5f263dd9",
    "like_new": false,
    "state": "matched",
    "liked_at": "2026-11-16T09:30:00.000Z",
    "origin": "member",
    "profile": {
     "id": "01a162f2-29c0-71ef-9bbf-0944a93e0bbf",
     "name": "Valentina",
     "age": 38,
     "gender": "female",
     "country": "IT",
     "region": "IT-42",
     "city": "Genova",
     "place_text": "Genova, Liguria",
     "language": "it",
     "online": false,
     "premium": true,
     "origin": "member",
     "main_image": {
      "id": "01a162f2-29c0-7bea-aba3-c65efab5436c",
      "filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/large.webp",
      "thumb_filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/thumb.webp",
      "match_filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "AdJ/dUtcwM4bdTf7gBUNXMiFtP7aU5oL",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 5,
     "num_interests": 10,
     "like_new": false,
     "liked": true
    }
   }
  ],
  "num_new": 2
 },
 "unwritten": {
  "profiles": [],
  "liked_by": [
   {
    "id": "01a1fd9c-0c40-7d11-8a52-4b6f0c1d2e3f",
    "like_new": true,
    "state": "matched",
    "liked_at": "2026-11-21T10:18:00.000Z",
    "origin": "member",
    "profile": {
     "id": "01a162f2-29c0-7732-9f87-bc05d385e1b5",
     "name": "Martina",
     "age": 27,
     "gender": "female",
     "country": "IT",
     "region": "IT-25",
     "city": "Monza",
     "place_text": "Monza, Lombardia",
     "language": "it",
     "online": true,
     "premium": false,
     "origin": "member",
     "main_image": {
      "id": "01a162f2-29c0-7773-ac03-95d52afca12e",
      "filename": "/img/7732c0395d52afca12e530be5ca8a3d3/large.webp",
      "thumb_filename": "/img/7732c0395d52afca12e530be5ca8a3d3/thumb.webp",
      "match_filename": "/img/7732c0395d52afca12e530be5ca8a3d3/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "1GegAyYM0ycOs6gZ1QCYk/BMZI1uONls",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 2,
     "num_interests": 4,
     "like_new": true,
     "liked": true
    }
   },
   {
    "id": "01a1e3b1-25c0-72b4-9609-7b0f5f263dd9",
    "like_new": false,
    "state": "matched",
    "liked_at": "2026-11-16T09:30:00.000Z",
    "origin": "member",
    "profile": {
     "id": "01a162f2-29c0-71ef-9bbf-0944a93e0bbf",
     "name": "Valentina",
     "age": 38,
     "gender": "female",
     "country": "IT",
     "region": "IT-42",
     "city": "Genova",
     "place_text": "Genova, Liguria",
     "language": "it",
     "online": false,
     "premium": true,
     "origin": "member",
     "main_image": {
      "id": "01a162f2-29c0-7bea-aba3-c65efab5436c",
      "filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/large.webp",
      "thumb_filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/thumb.webp",
      "match_filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "AdJ/dUtcwM4bdTf7gBUNXMiFtP7aU5oL",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 5,
     "num_interests": 10,
     "like_new": false,
     "liked": true
    }
   },
   {
    "id": "01a1de8a-c9c0-722a-a366-5b113910d7a6",
    "like_new": false,
    "state": "matched",
    "liked_at": "2026-11-15T09:30:00.000Z",
    "origin": "member",
    "profile": {
     "id": "01a162f2-29c0-7615-ba91-ab1541f572c2",
     "name": "Chiara",
     "age": 34,
     "gender": "female",
     "country": "IT",
     "region": "IT-25",
     "city": "Bergamo",
     "place_text": "Bergamo, Lombardia",
     "language": "it",
     "online": false,
     "premium": true,
     "origin": "member",
     "main_image": {
      "id": "01a162f2-29c0-7c87-892e-696d5849dbbe",
      "filename": "/img/c87c92e696d5849dbbef1349f513b773/large.webp",
      "thumb_filename": "/img/c87c92e696d5849dbbef1349f513b773/thumb.webp",
      "match_filename": "/img/c87c92e696d5849dbbef1349f513b773/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "AQzOgjCR40bodbSTbhwHaRd9bMweAUuJ",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 4,
     "num_interests": 6,
     "like_new": false,
     "liked": true
    }
   }
  ],
  "num_new": 2
 },
 "none": {
  "profiles": [],
  "liked_by": [],
  "num_new": 0
 }
};

export const getPreferencesExamples: Record<'given', SuccessBody<'getPreferences'>> = {
 "given": {
  "looking_for": "male",
  "sexuality": "hetero",
  "min_age": 28,
  "max_age": 42,
  "consented_at": "2026-11-20T08:12:00.000Z"
 }
};

export const updatePreferencesRequests: Record<'change' | 'consent', BodyOf<'updatePreferences'>> = {
 "change": {
  "looking_for": "both",
  "sexuality": "bi",
  "min_age": null,
  "max_age": null
 },
 "consent": {
  "looking_for": "male",
  "sexuality": "hetero",
  "min_age": 28,
  "max_age": 42,
  "consent_sensitive": true
 }
};

export const updatePreferencesExamples: Record<'changed', SuccessBody<'updatePreferences'>> = {
 "changed": {
  "looking_for": "both",
  "sexuality": "bi",
  "min_age": null,
  "max_age": null,
  "consented_at": "2026-11-20T08:12:00.000Z"
 }
};

export const withdrawConsentExamples: Record<'withdrawn', SuccessBody<'withdrawConsent'>> = {
 "withdrawn": {
  "looking_for": null,
  "sexuality": null,
  "min_age": 28,
  "max_age": 42,
  "consented_at": null
 }
};

export const noteProfileViewRequests: Record<'giulia', BodyOf<'noteProfileView'>> = {
 "giulia": {
  "profile": "01a162f2-29c0-783c-bb3d-bb87f0de504b"
 }
};

export const getProfileViewsExamples: Record<'some' | 'locked' | 'invisible' | 'none', SuccessBody<'getProfileViews'>> = {
 "some": {
  "access": "open",
  "views": [
   {
    "viewed_at": "2026-11-21T11:42:00.000Z",
    "origin": "member",
    "profile": {
     "id": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
     "name": "Giulia",
     "age": 29,
     "gender": "female",
     "country": "IT",
     "region": "IT-25",
     "city": "Milano",
     "place_text": "Milano, Lombardia",
     "language": "it",
     "online": true,
     "premium": false,
     "origin": "member",
     "main_image": {
      "id": "01a162f2-29c0-75a9-9a6c-34388ad23a72",
      "filename": "/img/5a99a6c34388ad23a7266e7591e9d040/large.webp",
      "thumb_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/thumb.webp",
      "match_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "xm4QYRY4HYXZjuMGmeiEhAOVQA7CVFvL",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 5,
     "num_interests": 8,
     "like_new": true,
     "liked": false
    }
   },
   {
    "viewed_at": "2026-11-20T19:05:00.000Z",
    "origin": "member",
    "profile": {
     "id": "01a162f2-29c0-7497-b69e-daa51a5cad32",
     "name": "Elena",
     "age": 41,
     "gender": "female",
     "country": "IT",
     "region": "IT-52",
     "city": "Firenze",
     "place_text": "Firenze, Toscana",
     "language": "it",
     "online": false,
     "premium": true,
     "origin": "member",
     "main_image": {
      "id": "01a162f2-29c0-7d7f-adb7-5286ff56fddb",
      "filename": "/img/d7fadb75286ff56fddb97d01d563dde4/large.webp",
      "thumb_filename": "/img/d7fadb75286ff56fddb97d01d563dde4/thumb.webp",
      "match_filename": "/img/d7fadb75286ff56fddb97d01d563dde4/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "2ZmOkUIUyOjCeld9tuur5kByzSSHRgK4",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 8,
     "num_interests": 12,
     "like_new": false,
     "liked": false
    }
   },
   {
    "viewed_at": "2026-11-16T08:10:00.000Z",
    "origin": "member",
    "profile": {
     "id": "01a162f2-29c0-71ef-9bbf-0944a93e0bbf",
     "name": "Valentina",
     "age": 38,
     "gender": "female",
     "country": "IT",
     "region": "IT-42",
     "city": "Genova",
     "place_text": "Genova, Liguria",
     "language": "it",
     "online": false,
     "premium": true,
     "origin": "member",
     "main_image": {
      "id": "01a162f2-29c0-7bea-aba3-c65efab5436c",
      "filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/large.webp",
      "thumb_filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/thumb.webp",
      "match_filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "AdJ/dUtcwM4bdTf7gBUNXMiFtP7aU5oL",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 5,
     "num_interests": 10,
     "like_new": false,
     "liked": true
    }
   }
  ],
  "num_views": 3
 },
 "locked": {
  "access": "premium_only",
  "views": [],
  "num_views": 3
 },
 "invisible": {
  "access": "invisible",
  "views": [],
  "num_views": 0
 },
 "none": {
  "access": "open",
  "views": [],
  "num_views": 0
 }
};

export const autoLikeExamples: Record<'received' | 'matched' | 'none', SuccessBody<'autoLike'>> = {
 "received": {
  "profile": {
   "id": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
   "name": "Giulia",
   "age": 29,
   "gender": "female",
   "country": "IT",
   "region": "IT-25",
   "city": "Milano",
   "place_text": "Milano, Lombardia",
   "language": "it",
   "online": true,
   "premium": false,
   "origin": "member",
   "main_image": {
    "id": "01a162f2-29c0-75a9-9a6c-34388ad23a72",
    "filename": "/img/5a99a6c34388ad23a7266e7591e9d040/large.webp",
    "thumb_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/thumb.webp",
    "match_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/match.webp",
    "status": "active",
    "width": 960,
    "height": 1280,
    "thumbhash": "xm4QYRY4HYXZjuMGmeiEhAOVQA7CVFvL",
    "focal_x": 0.5,
    "focal_y": 0.38,
    "locked": false
   },
   "num_photos": 5,
   "num_interests": 8,
   "like_new": true,
   "liked": false
  },
  "state": "received",
  "origin": "member"
 },
 "matched": {
  "profile": {
   "id": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
   "name": "Giulia",
   "age": 29,
   "gender": "female",
   "country": "IT",
   "region": "IT-25",
   "city": "Milano",
   "place_text": "Milano, Lombardia",
   "language": "it",
   "online": true,
   "premium": false,
   "origin": "member",
   "main_image": {
    "id": "01a162f2-29c0-75a9-9a6c-34388ad23a72",
    "filename": "/img/5a99a6c34388ad23a7266e7591e9d040/large.webp",
    "thumb_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/thumb.webp",
    "match_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/match.webp",
    "status": "active",
    "width": 960,
    "height": 1280,
    "thumbhash": "xm4QYRY4HYXZjuMGmeiEhAOVQA7CVFvL",
    "focal_x": 0.5,
    "focal_y": 0.38,
    "locked": false
   },
   "num_photos": 5,
   "num_interests": 8,
   "like_new": false,
   "liked": true
  },
  "state": "matched",
  "origin": "member"
 },
 "none": {
  "profile": null,
  "state": null,
  "origin": null
 }
};

export const getChatsExamples: Record<'some' | 'none', SuccessBody<'getChats'>> = {
 "some": {
  "chats": [
   {
    "conversation": {
     "id": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
     "last_at": "2026-11-21T09:27:00.000Z",
     "last_message": {
      "kind": "text",
      "text": "Ci sto! Porto io il termos del caffè.",
      "mine": false,
      "origin": "member",
      "status": "delivered",
      "created_at": "2026-11-21T09:27:00.000Z"
     }
    },
    "profile": {
     "id": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
     "name": "Giulia",
     "age": 29,
     "gender": "female",
     "country": "IT",
     "region": "IT-25",
     "city": "Milano",
     "place_text": "Milano, Lombardia",
     "language": "it",
     "online": true,
     "premium": false,
     "origin": "member",
     "main_image": {
      "id": "01a162f2-29c0-75a9-9a6c-34388ad23a72",
      "filename": "/img/5a99a6c34388ad23a7266e7591e9d040/large.webp",
      "thumb_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/thumb.webp",
      "match_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "xm4QYRY4HYXZjuMGmeiEhAOVQA7CVFvL",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 5,
     "num_interests": 8,
     "like_new": false,
     "liked": true
    },
    "num_unread_messages": 1
   },
   {
    "conversation": {
     "id": "01a1f84a-95c0-7b8e-be8d-5bf49780b67f",
     "last_at": "2026-11-21T04:30:00.000Z",
     "last_message": {
      "kind": "text",
      "text": "Benvenuto su Velluto! Sono un profilo demo, le mie risposte sono automatiche.",
      "mine": false,
      "origin": "system",
      "status": "delivered",
      "created_at": "2026-11-21T04:30:00.000Z"
     }
    },
    "profile": {
     "id": "01a162f2-29c0-7562-b236-74d12b48ef52",
     "name": "Aurora",
     "age": 31,
     "gender": "female",
     "country": "IT",
     "region": "IT-25",
     "city": "Milano",
     "place_text": "Milano, Lombardia",
     "language": "it",
     "online": false,
     "premium": false,
     "origin": "system",
     "main_image": {
      "id": "01a162f2-29c0-7aa7-b8c2-fd8e23267806",
      "filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/large.webp",
      "thumb_filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/thumb.webp",
      "match_filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "fIkw5KYHvcyCCK17g9uSRQlByXit2BZ7",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 6,
     "num_interests": 9,
     "like_new": false,
     "liked": false
    },
    "num_unread_messages": 2
   },
   {
    "conversation": {
     "id": "01a1edfd-ddc0-7e94-93d4-88eeffba11ab",
     "last_at": "2026-11-19T09:30:00.000Z",
     "last_message": {
      "kind": "text",
      "text": "Grazie per la bella serata, il concerto era splendido.",
      "mine": true,
      "origin": "member",
      "status": "sent",
      "created_at": "2026-11-19T09:30:00.000Z"
     }
    },
    "profile": {
     "id": "01a162f2-29c0-7497-b69e-daa51a5cad32",
     "name": "Elena",
     "age": 41,
     "gender": "female",
     "country": "IT",
     "region": "IT-52",
     "city": "Firenze",
     "place_text": "Firenze, Toscana",
     "language": "it",
     "online": false,
     "premium": true,
     "origin": "member",
     "main_image": {
      "id": "01a162f2-29c0-7d7f-adb7-5286ff56fddb",
      "filename": "/img/d7fadb75286ff56fddb97d01d563dde4/large.webp",
      "thumb_filename": "/img/d7fadb75286ff56fddb97d01d563dde4/thumb.webp",
      "match_filename": "/img/d7fadb75286ff56fddb97d01d563dde4/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "2ZmOkUIUyOjCeld9tuur5kByzSSHRgK4",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 8,
     "num_interests": 12,
     "like_new": false,
     "liked": false
    },
    "num_unread_messages": 0
   }
  ],
  "num_unread_messages": 3
 },
 "none": {
  "chats": [],
  "num_unread_messages": 0
 }
};

export const getChatExamples: Record<'talk' | 'new' | 'system' | 'noCredits' | 'held' | 'kinds', SuccessBody<'getChat'>> = {
 "talk": {
  "conversation": {
   "id": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
   "last_seq": 6,
   "read_seq": 5
  },
  "profile": {
   "id": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
   "name": "Giulia",
   "age": 29,
   "gender": "female",
   "country": "IT",
   "region": "IT-25",
   "city": "Milano",
   "place_text": "Milano, Lombardia",
   "language": "it",
   "online": true,
   "premium": false,
   "origin": "member",
   "main_image": {
    "id": "01a162f2-29c0-75a9-9a6c-34388ad23a72",
    "filename": "/img/5a99a6c34388ad23a7266e7591e9d040/large.webp",
    "thumb_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/thumb.webp",
    "match_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/match.webp",
    "status": "active",
    "width": 960,
    "height": 1280,
    "thumbhash": "xm4QYRY4HYXZjuMGmeiEhAOVQA7CVFvL",
    "focal_x": 0.5,
    "focal_y": 0.38,
    "locked": false
   },
   "num_photos": 5,
   "num_interests": 8,
   "like_new": false,
   "liked": true
  },
  "messages": [
   {
    "id": "01a1f926-4fc0-7aac-ae9f-cd74f711299c",
    "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
    "seq": 1,
    "kind": "text",
    "text": "Ciao Giulia! Anche tu in bici sui Navigli la domenica mattina?",
    "icebreaker": null,
    "mine": true,
    "origin": "member",
    "status": "read",
    "created_at": "2026-11-20T13:30:00.000Z",
    "credits": 2
   },
   {
    "id": "01a1f931-4c40-7fda-a5e5-6eafe469c1d0",
    "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
    "seq": 2,
    "kind": "text",
    "text": "Ciao Matteo! Sempre, se non piove 😄 Di solito parto dalla Darsena verso le nove.",
    "icebreaker": null,
    "mine": false,
    "origin": "member",
    "status": "read",
    "created_at": "2026-11-20T13:42:00.000Z",
    "credits": 0
   },
   {
    "id": "01a1f938-9f40-7c17-ba24-3c71e0c124f1",
    "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
    "seq": 3,
    "kind": "text",
    "text": "Perfetto. E dopo conosco un posto che fa i maritozzi come a Roma.",
    "icebreaker": null,
    "mine": true,
    "origin": "member",
    "status": "read",
    "created_at": "2026-11-20T13:50:00.000Z",
    "credits": 2
   },
   {
    "id": "01a1f940-dca0-7306-936b-ccfe27479c7a",
    "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
    "seq": 4,
    "kind": "text",
    "text": "Mi hai convinta al secondo “maritozzi”.",
    "icebreaker": null,
    "mine": false,
    "origin": "member",
    "status": "read",
    "created_at": "2026-11-20T13:59:00.000Z",
    "credits": 0
   },
   {
    "id": "01a1fd35-6f60-7b36-8fb1-1c40c1743749",
    "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
    "seq": 5,
    "kind": "text",
    "text": "Allora domenica alle nove in Darsena?",
    "icebreaker": null,
    "mine": true,
    "origin": "member",
    "status": "delivered",
    "created_at": "2026-11-21T08:25:00.000Z",
    "credits": 2
   },
   {
    "id": "01a1fd6e-32a0-7d77-a1f7-ab6593f87592",
    "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
    "seq": 6,
    "kind": "text",
    "text": "Ci sto! Porto io il termos del caffè.",
    "icebreaker": null,
    "mine": false,
    "origin": "member",
    "status": "delivered",
    "created_at": "2026-11-21T09:27:00.000Z",
    "credits": 0
   }
  ],
  "has_more": false,
  "other_read_seq": 3,
  "message_credits": 2,
  "can_write": true,
  "blocked_reason": null,
  "blocked": false
 },
 "new": {
  "conversation": {
   "id": null,
   "last_seq": 0,
   "read_seq": 0
  },
  "profile": {
   "id": "01a162f2-29c0-7732-9f87-bc05d385e1b5",
   "name": "Martina",
   "age": 27,
   "gender": "female",
   "country": "IT",
   "region": "IT-25",
   "city": "Monza",
   "place_text": "Monza, Lombardia",
   "language": "it",
   "online": true,
   "premium": false,
   "origin": "member",
   "main_image": {
    "id": "01a162f2-29c0-7773-ac03-95d52afca12e",
    "filename": "/img/7732c0395d52afca12e530be5ca8a3d3/large.webp",
    "thumb_filename": "/img/7732c0395d52afca12e530be5ca8a3d3/thumb.webp",
    "match_filename": "/img/7732c0395d52afca12e530be5ca8a3d3/match.webp",
    "status": "active",
    "width": 960,
    "height": 1280,
    "thumbhash": "1GegAyYM0ycOs6gZ1QCYk/BMZI1uONls",
    "focal_x": 0.5,
    "focal_y": 0.38,
    "locked": false
   },
   "num_photos": 2,
   "num_interests": 4,
   "like_new": false,
   "liked": false
  },
  "messages": [],
  "has_more": false,
  "other_read_seq": null,
  "message_credits": 2,
  "can_write": true,
  "blocked_reason": null,
  "blocked": false
 },
 "system": {
  "conversation": {
   "id": "01a1f84a-95c0-7b8e-be8d-5bf49780b67f",
   "last_seq": 2,
   "read_seq": 0
  },
  "profile": {
   "id": "01a162f2-29c0-7562-b236-74d12b48ef52",
   "name": "Aurora",
   "age": 31,
   "gender": "female",
   "country": "IT",
   "region": "IT-25",
   "city": "Milano",
   "place_text": "Milano, Lombardia",
   "language": "it",
   "online": false,
   "premium": false,
   "origin": "system",
   "main_image": {
    "id": "01a162f2-29c0-7aa7-b8c2-fd8e23267806",
    "filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/large.webp",
    "thumb_filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/thumb.webp",
    "match_filename": "/img/aa7b8c2fd8e2326780654801ea60fdaf/match.webp",
    "status": "active",
    "width": 960,
    "height": 1280,
    "thumbhash": "fIkw5KYHvcyCCK17g9uSRQlByXit2BZ7",
    "focal_x": 0.5,
    "focal_y": 0.38,
    "locked": false
   },
   "num_photos": 6,
   "num_interests": 9,
   "like_new": false,
   "liked": false
  },
  "messages": [
   {
    "id": "01a1fc27-5ac0-7246-aa4f-549401def665",
    "conversation": "01a1f84a-95c0-7b8e-be8d-5bf49780b67f",
    "seq": 1,
    "kind": "text",
    "text": "Ciao Aurora, tu chi sei?",
    "icebreaker": null,
    "mine": true,
    "origin": "member",
    "status": "sent",
    "created_at": "2026-11-21T03:30:00.000Z",
    "credits": 2
   },
   {
    "id": "01a1fc5e-4940-7748-8e2d-a0b3b971327c",
    "conversation": "01a1f84a-95c0-7b8e-be8d-5bf49780b67f",
    "seq": 2,
    "kind": "text",
    "text": "Benvenuto su Velluto! Sono un profilo demo, le mie risposte sono automatiche.",
    "icebreaker": null,
    "mine": false,
    "origin": "system",
    "status": "delivered",
    "created_at": "2026-11-21T04:30:00.000Z",
    "credits": 0
   }
  ],
  "has_more": false,
  "other_read_seq": null,
  "message_credits": 2,
  "can_write": true,
  "blocked_reason": null,
  "blocked": false
 },
 "noCredits": {
  "conversation": {
   "id": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
   "last_seq": 6,
   "read_seq": 6
  },
  "profile": {
   "id": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
   "name": "Giulia",
   "age": 29,
   "gender": "female",
   "country": "IT",
   "region": "IT-25",
   "city": "Milano",
   "place_text": "Milano, Lombardia",
   "language": "it",
   "online": true,
   "premium": false,
   "origin": "member",
   "main_image": {
    "id": "01a162f2-29c0-75a9-9a6c-34388ad23a72",
    "filename": "/img/5a99a6c34388ad23a7266e7591e9d040/large.webp",
    "thumb_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/thumb.webp",
    "match_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/match.webp",
    "status": "active",
    "width": 960,
    "height": 1280,
    "thumbhash": "xm4QYRY4HYXZjuMGmeiEhAOVQA7CVFvL",
    "focal_x": 0.5,
    "focal_y": 0.38,
    "locked": false
   },
   "num_photos": 5,
   "num_interests": 8,
   "like_new": false,
   "liked": true
  },
  "messages": [
   {
    "id": "01a1f926-4fc0-7aac-ae9f-cd74f711299c",
    "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
    "seq": 1,
    "kind": "text",
    "text": "Ciao Giulia! Anche tu in bici sui Navigli la domenica mattina?",
    "icebreaker": null,
    "mine": true,
    "origin": "member",
    "status": "sent",
    "created_at": "2026-11-20T13:30:00.000Z",
    "credits": 2
   },
   {
    "id": "01a1f931-4c40-7fda-a5e5-6eafe469c1d0",
    "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
    "seq": 2,
    "kind": "text",
    "text": "Ciao Matteo! Sempre, se non piove 😄 Di solito parto dalla Darsena verso le nove.",
    "icebreaker": null,
    "mine": false,
    "origin": "member",
    "status": "read",
    "created_at": "2026-11-20T13:42:00.000Z",
    "credits": 0
   },
   {
    "id": "01a1f938-9f40-7c17-ba24-3c71e0c124f1",
    "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
    "seq": 3,
    "kind": "text",
    "text": "Perfetto. E dopo conosco un posto che fa i maritozzi come a Roma.",
    "icebreaker": null,
    "mine": true,
    "origin": "member",
    "status": "sent",
    "created_at": "2026-11-20T13:50:00.000Z",
    "credits": 2
   },
   {
    "id": "01a1f940-dca0-7306-936b-ccfe27479c7a",
    "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
    "seq": 4,
    "kind": "text",
    "text": "Mi hai convinta al secondo “maritozzi”.",
    "icebreaker": null,
    "mine": false,
    "origin": "member",
    "status": "read",
    "created_at": "2026-11-20T13:59:00.000Z",
    "credits": 0
   },
   {
    "id": "01a1fd35-6f60-7b36-8fb1-1c40c1743749",
    "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
    "seq": 5,
    "kind": "text",
    "text": "Allora domenica alle nove in Darsena?",
    "icebreaker": null,
    "mine": true,
    "origin": "member",
    "status": "sent",
    "created_at": "2026-11-21T08:25:00.000Z",
    "credits": 2
   },
   {
    "id": "01a1fd6e-32a0-7d77-a1f7-ab6593f87592",
    "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
    "seq": 6,
    "kind": "text",
    "text": "Ci sto! Porto io il termos del caffè.",
    "icebreaker": null,
    "mine": false,
    "origin": "member",
    "status": "read",
    "created_at": "2026-11-21T09:27:00.000Z",
    "credits": 0
   }
  ],
  "has_more": true,
  "other_read_seq": null,
  "message_credits": 2,
  "can_write": false,
  "blocked_reason": "not_enough_credits",
  "blocked": false
 },
 "held": {
  "conversation": {
   "id": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
   "last_seq": 1,
   "read_seq": 1
  },
  "profile": {
   "id": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
   "name": "Giulia",
   "age": 29,
   "gender": "female",
   "country": "IT",
   "region": "IT-25",
   "city": "Milano",
   "place_text": "Milano, Lombardia",
   "language": "it",
   "online": true,
   "premium": false,
   "origin": "member",
   "main_image": {
    "id": "01a162f2-29c0-75a9-9a6c-34388ad23a72",
    "filename": "/img/5a99a6c34388ad23a7266e7591e9d040/large.webp",
    "thumb_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/thumb.webp",
    "match_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/match.webp",
    "status": "active",
    "width": 960,
    "height": 1280,
    "thumbhash": "xm4QYRY4HYXZjuMGmeiEhAOVQA7CVFvL",
    "focal_x": 0.5,
    "focal_y": 0.38,
    "locked": false
   },
   "num_photos": 5,
   "num_interests": 8,
   "like_new": true,
   "liked": false
  },
  "messages": [
   {
    "id": "01a1f926-4fc0-7aac-ae9f-cd74f711299c",
    "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
    "seq": 1,
    "kind": "text",
    "text": "Ciao Giulia! Anche tu in bici sui Navigli la domenica mattina?",
    "icebreaker": null,
    "mine": true,
    "origin": "member",
    "status": "held",
    "created_at": "2026-11-20T13:30:00.000Z",
    "credits": 2
   }
  ],
  "has_more": false,
  "other_read_seq": null,
  "message_credits": 2,
  "can_write": true,
  "blocked_reason": null,
  "blocked": false
 },
 "kinds": {
  "conversation": {
   "id": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
   "last_seq": 5,
   "read_seq": 5
  },
  "profile": {
   "id": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
   "name": "Giulia",
   "age": 29,
   "gender": "female",
   "country": "IT",
   "region": "IT-25",
   "city": "Milano",
   "place_text": "Milano, Lombardia",
   "language": "it",
   "online": true,
   "premium": false,
   "origin": "member",
   "main_image": {
    "id": "01a162f2-29c0-75a9-9a6c-34388ad23a72",
    "filename": "/img/5a99a6c34388ad23a7266e7591e9d040/large.webp",
    "thumb_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/thumb.webp",
    "match_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/match.webp",
    "status": "active",
    "width": 960,
    "height": 1280,
    "thumbhash": "xm4QYRY4HYXZjuMGmeiEhAOVQA7CVFvL",
    "focal_x": 0.5,
    "focal_y": 0.38,
    "locked": false
   },
   "num_photos": 5,
   "num_interests": 8,
   "like_new": false,
   "liked": true
  },
  "messages": [
   {
    "id": "01a1fd35-6f60-7b36-8fb1-1c40c1743701",
    "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
    "seq": 1,
    "kind": "text",
    "text": "Che cosa ti ha fatto ridere per ultima volta?",
    "icebreaker": "laugh",
    "mine": true,
    "origin": "member",
    "status": "sent",
    "created_at": "2026-11-21T08:26:00.000Z",
    "credits": 2
   },
   {
    "id": "01a1fd35-6f60-7b36-8fb1-1c40c1743702",
    "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
    "seq": 2,
    "kind": "photo",
    "photo": {
     "id": "01a1fd30-11a0-7c99-a2a6-664f0d5c239d",
     "filename": "/img/c99e2a6664f0d5c239d4282140308304/large.webp",
     "thumb_filename": "/img/c99e2a6664f0d5c239d4282140308304/tile.avif",
     "match_filename": "/img/c99e2a6664f0d5c239d4282140308304/medium.webp",
     "status": "active",
     "width": 1280,
     "height": 960,
     "thumbhash": "LGP2jWl8Zj7fkiIpUJBdrWpT9oJ05vbl",
     "focal_x": 0.5,
     "focal_y": 0.5,
     "locked": false
    },
    "text": "La Darsena, ieri sera.",
    "mine": false,
    "origin": "member",
    "status": "delivered",
    "created_at": "2026-11-21T08:27:00.000Z",
    "credits": 0
   },
   {
    "id": "01a1fd35-6f60-7b36-8fb1-1c40c1743703",
    "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
    "seq": 3,
    "kind": "gift",
    "gift": "rose",
    "mine": false,
    "origin": "member",
    "status": "delivered",
    "created_at": "2026-11-21T08:28:00.000Z",
    "credits": 0
   },
   {
    "id": "01a1fd35-6f60-7b36-8fb1-1c40c1743704",
    "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
    "seq": 4,
    "kind": "system",
    "text": "Vi piacete.",
    "mine": false,
    "origin": "system",
    "status": "delivered",
    "created_at": "2026-11-21T08:29:00.000Z",
    "credits": 0
   },
   {
    "id": "01a1fd35-6f60-7b36-8fb1-1c40c1743705",
    "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
    "seq": 5,
    "kind": "gift",
    "gift": "coffee",
    "mine": true,
    "origin": "member",
    "status": "refunded",
    "created_at": "2026-11-21T08:30:00.000Z",
    "credits": 0
   }
  ],
  "has_more": false,
  "other_read_seq": 1,
  "message_credits": 2,
  "can_write": true,
  "blocked_reason": null,
  "blocked": false
 }
};

export const deleteChatRequests: Record<'one', BodyOf<'deleteChat'>> = {
 "one": {
  "conversation": "01a1edfd-ddc0-7e94-93d4-88eeffba11ab"
 }
};

export const markChatReadRequests: Record<'latest', BodyOf<'markChatRead'>> = {
 "latest": {
  "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
  "seq": 6
 }
};

export const markChatReadExamples: Record<'left', SuccessBody<'markChatRead'>> = {
 "left": {
  "num_unread_messages": 2
 }
};

export const sendMessageRequests: Record<'text' | 'photo' | 'gift' | 'icebreaker', BodyOf<'sendMessage'>> = {
 "text": {
  "profile": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
  "text": "Allora domenica alle nove in Darsena?"
 },
 "photo": {
  "profile": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
  "photo": "01a1fd30-11a0-7c99-a2a6-664f0d5c239d"
 },
 "gift": {
  "profile": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
  "gift": "coffee"
 },
 "icebreaker": {
  "profile": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
  "icebreaker": "laugh"
 }
};

export const sendMessageExamples: Record<'sent' | 'held' | 'photo' | 'gift' | 'icebreaker', SuccessBody<'sendMessage'>> = {
 "sent": {
  "message": {
   "id": "01a1fd35-6f60-7b36-8fb1-1c40c1743749",
   "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
   "seq": 5,
   "kind": "text",
   "text": "Allora domenica alle nove in Darsena?",
   "icebreaker": null,
   "mine": true,
   "origin": "member",
   "status": "sent",
   "created_at": "2026-11-21T08:25:00.000Z",
   "credits": 2
  },
  "conversation": {
   "id": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
   "last_at": "2026-11-21T08:25:00.000Z",
   "last_message": {
    "kind": "text",
    "text": "Allora domenica alle nove in Darsena?",
    "mine": true,
    "origin": "member",
    "status": "sent",
    "created_at": "2026-11-21T08:25:00.000Z"
   }
  },
  "credits": 46
 },
 "held": {
  "message": {
   "id": "01a1f926-4fc0-7aac-ae9f-cd74f711299c",
   "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
   "seq": 1,
   "kind": "text",
   "text": "Ciao Giulia! Anche tu in bici sui Navigli la domenica mattina?",
   "icebreaker": null,
   "mine": true,
   "origin": "member",
   "status": "held",
   "created_at": "2026-11-20T13:30:00.000Z",
   "credits": 2
  },
  "conversation": {
   "id": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
   "last_at": "2026-11-20T13:30:00.000Z",
   "last_message": {
    "kind": "text",
    "text": "Ciao Giulia! Anche tu in bici sui Navigli la domenica mattina?",
    "mine": true,
    "origin": "member",
    "status": "held",
    "created_at": "2026-11-20T13:30:00.000Z"
   }
  },
  "credits": 2
 },
 "photo": {
  "message": {
   "id": "01a1fd35-6f60-7b36-8fb1-1c40c1743706",
   "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
   "seq": 6,
   "kind": "photo",
   "photo": {
    "id": "01a1fd30-11a0-7c99-a2a6-664f0d5c239d",
    "filename": "/img/c99e2a6664f0d5c239d4282140308304/large.webp",
    "thumb_filename": "/img/c99e2a6664f0d5c239d4282140308304/tile.avif",
    "match_filename": "/img/c99e2a6664f0d5c239d4282140308304/medium.webp",
    "status": "active",
    "width": 1280,
    "height": 960,
    "thumbhash": "LGP2jWl8Zj7fkiIpUJBdrWpT9oJ05vbl",
    "focal_x": 0.5,
    "focal_y": 0.5,
    "locked": false
   },
   "text": null,
   "mine": true,
   "origin": "member",
   "status": "sent",
   "created_at": "2026-11-21T08:31:00.000Z",
   "credits": 3
  },
  "conversation": {
   "id": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
   "last_at": "2026-11-21T08:31:00.000Z",
   "last_message": {
    "kind": "photo",
    "text": "",
    "mine": true,
    "origin": "member",
    "status": "sent",
    "created_at": "2026-11-21T08:31:00.000Z"
   }
  },
  "credits": 43
 },
 "gift": {
  "message": {
   "id": "01a1fd35-6f60-7b36-8fb1-1c40c1743707",
   "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
   "seq": 7,
   "kind": "gift",
   "gift": "coffee",
   "mine": true,
   "origin": "member",
   "status": "sent",
   "created_at": "2026-11-21T08:32:00.000Z",
   "credits": 5
  },
  "conversation": {
   "id": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
   "last_at": "2026-11-21T08:32:00.000Z",
   "last_message": {
    "kind": "gift",
    "text": "",
    "mine": true,
    "origin": "member",
    "status": "sent",
    "created_at": "2026-11-21T08:32:00.000Z"
   }
  },
  "credits": 38
 },
 "icebreaker": {
  "message": {
   "id": "01a1fd35-6f60-7b36-8fb1-1c40c1743701",
   "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
   "seq": 1,
   "kind": "text",
   "text": "Che cosa ti ha fatto ridere per ultima volta?",
   "icebreaker": "laugh",
   "mine": true,
   "origin": "member",
   "status": "sent",
   "created_at": "2026-11-21T08:26:00.000Z",
   "credits": 2
  },
  "conversation": {
   "id": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
   "last_at": "2026-11-21T08:26:00.000Z",
   "last_message": {
    "kind": "text",
    "text": "Che cosa ti ha fatto ridere per ultima volta?",
    "mine": true,
    "origin": "member",
    "status": "sent",
    "created_at": "2026-11-21T08:26:00.000Z"
   }
  },
  "credits": 46
 }
};

export const uploadMessagePhotoExamples: Record<'stored', SuccessBody<'uploadMessagePhoto'>> = {
 "stored": {
  "photo": {
   "id": "01a1fd30-11a0-7c99-a2a6-664f0d5c239d",
   "filename": "/img/c99e2a6664f0d5c239d4282140308304/large.webp",
   "thumb_filename": "/img/c99e2a6664f0d5c239d4282140308304/tile.avif",
   "match_filename": "/img/c99e2a6664f0d5c239d4282140308304/medium.webp",
   "status": "active",
   "width": 1280,
   "height": 960,
   "thumbhash": "LGP2jWl8Zj7fkiIpUJBdrWpT9oJ05vbl",
   "focal_x": 0.5,
   "focal_y": 0.5,
   "locked": false
  }
 }
};

export const getGiftsExamples: Record<'all', SuccessBody<'getGifts'>> = {
 "all": {
  "gifts": [
   "rose",
   "bouquet",
   "coffee",
   "cake",
   "ice_cream",
   "chocolates",
   "wine",
   "ticket",
   "balloon",
   "star",
   "moon",
   "teddy",
   "candle",
   "record",
   "postcard",
   "umbrella"
  ],
  "gift_credits": 5
 }
};

export const getIcebreakersExamples: Record<'all', SuccessBody<'getIcebreakers'>> = {
 "all": {
  "icebreakers": [
   {
    "id": "laugh",
    "text": "Che cosa ti ha fatto ridere per ultima volta?"
   },
   {
    "id": "sea",
    "text": "Mare o montagna, e perché non tutti e due?"
   }
  ],
  "message_credits": 2
 }
};

export const typingRequests: Record<'giulia', BodyOf<'typing'>> = {
 "giulia": {
  "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4"
 }
};

export const getBlocksExamples: Record<'one' | 'none', SuccessBody<'getBlocks'>> = {
 "one": {
  "blocks": [
   {
    "blocked_at": "2026-11-18T20:15:00.000Z",
    "profile": {
     "id": "01a162f2-29c0-71ef-9bbf-0944a93e0bbf",
     "name": "Valentina",
     "age": 38,
     "gender": "female",
     "country": "IT",
     "region": "IT-42",
     "city": "Genova",
     "place_text": "Genova, Liguria",
     "language": "it",
     "online": false,
     "premium": true,
     "origin": "member",
     "main_image": {
      "id": "01a162f2-29c0-7bea-aba3-c65efab5436c",
      "filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/large.webp",
      "thumb_filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/thumb.webp",
      "match_filename": "/img/bea6ba3c65efab5436ca33c270b1ec33/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "AdJ/dUtcwM4bdTf7gBUNXMiFtP7aU5oL",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 5,
     "num_interests": 10,
     "like_new": false,
     "liked": false
    }
   }
  ],
  "page": 1,
  "pages": 1,
  "num_blocks": 1
 },
 "none": {
  "blocks": [],
  "page": 1,
  "pages": 0,
  "num_blocks": 0
 }
};

export const blockRequests: Record<'valentina', BodyOf<'block'>> = {
 "valentina": {
  "profile": "01a162f2-29c0-71ef-9bbf-0944a93e0bbf"
 }
};

export const unblockRequests: Record<'valentina', BodyOf<'unblock'>> = {
 "valentina": {
  "profile": "01a162f2-29c0-71ef-9bbf-0944a93e0bbf"
 }
};

export const getPrivacyExamples: Record<'visible' | 'free', SuccessBody<'getPrivacy'>> = {
 "visible": {
  "invisible": false,
  "available": true,
  "open_to_visitors": false,
  "partners": [
   {
    "id": "nordlys",
    "company": "Nordlys Online GmbH",
    "country": "DE",
    "sites": [
     "Nordlys"
    ],
    "shown": false
   }
  ]
 },
 "free": {
  "invisible": false,
  "available": false,
  "open_to_visitors": false,
  "partners": []
 }
};

export const updatePrivacyRequests: Record<'invisible' | 'open' | 'partners', BodyOf<'updatePrivacy'>> = {
 "invisible": {
  "invisible": true
 },
 "open": {
  "open_to_visitors": true
 },
 "partners": {
  "partners": [
   {
    "id": "nordlys",
    "shown": true
   }
  ]
 }
};

export const updatePrivacyExamples: Record<'invisible', SuccessBody<'updatePrivacy'>> = {
 "invisible": {
  "invisible": true,
  "available": true,
  "open_to_visitors": false,
  "partners": []
 }
};

export const reportRequests: Record<'message' | 'profile' | 'photo', BodyOf<'report'>> = {
 "message": {
  "kind": "message",
  "message": "01a1fd6e-32a0-7d77-a1f7-ab6593f87592",
  "reason": "harassment",
  "text": "Mi ha scritto tre volte dopo che gli ho detto di smettere."
 },
 "profile": {
  "kind": "profile",
  "profile": "01a162f2-29c0-71ef-9bbf-0944a93e0bbf",
  "reason": "false_identity",
  "text": ""
 },
 "photo": {
  "kind": "photo",
  "photo": "01a162f2-29c0-7bea-aba3-c65efab5436c",
  "reason": "sexual_content",
  "text": ""
 }
};

export const reportExamples: Record<'again' | 'received', SuccessBody<'report'>> = {
 "again": {
  "complaint": {
   "reference": "V-7KQ4-M2XP-9TRD",
   "role": "reporter",
   "kind": "message",
   "reason": "harassment",
   "text": "Mi ha scritto tre volte dopo che gli ho detto di smettere.",
   "url": "https://velluto.example/members/01a162f2-29c0-71ef-9bbf-0944a93e0bbf/chat#message-01a1fd6e-32a0-7d77-a1f7-ab6593f87592",
   "about": {
    "profile": "01a162f2-29c0-71ef-9bbf-0944a93e0bbf",
    "name": "Luca",
    "origin": "member"
   },
   "state": "in_review",
   "created_at": "2026-11-18T20:15:00.000Z",
   "updated_at": "2026-11-18T20:15:00.000Z",
   "decision": null,
   "appeal": null,
   "final_decision": null,
   "can_appeal": false,
   "appeal_until": null,
   "handled_from": null
  }
 },
 "received": {
  "complaint": {
   "reference": "V-7KQ4-M2XP-9TRD",
   "role": "reporter",
   "kind": "message",
   "reason": "harassment",
   "text": "Mi ha scritto tre volte dopo che gli ho detto di smettere.",
   "url": "https://velluto.example/members/01a162f2-29c0-71ef-9bbf-0944a93e0bbf/chat#message-01a1fd6e-32a0-7d77-a1f7-ab6593f87592",
   "about": {
    "profile": "01a162f2-29c0-71ef-9bbf-0944a93e0bbf",
    "name": "Luca",
    "origin": "member"
   },
   "state": "received",
   "created_at": "2026-11-18T20:15:00.000Z",
   "updated_at": "2026-11-18T20:15:00.000Z",
   "decision": null,
   "appeal": null,
   "final_decision": null,
   "can_appeal": false,
   "appeal_until": null,
   "handled_from": null
  }
 }
};

export const getComplaintExamples: Record<'decided' | 'affected' | 'final', SuccessBody<'getComplaint'>> = {
 "decided": {
  "complaint": {
   "reference": "V-7KQ4-M2XP-9TRD",
   "role": "reporter",
   "kind": "message",
   "reason": "harassment",
   "text": "Mi ha scritto tre volte dopo che gli ho detto di smettere.",
   "url": "https://velluto.example/members/01a162f2-29c0-71ef-9bbf-0944a93e0bbf/chat#message-01a1fd6e-32a0-7d77-a1f7-ab6593f87592",
   "about": {
    "profile": "01a162f2-29c0-71ef-9bbf-0944a93e0bbf",
    "name": "Luca",
    "origin": "member"
   },
   "state": "decided",
   "created_at": "2026-11-18T20:15:00.000Z",
   "updated_at": "2026-11-19T09:30:00.000Z",
   "decision": {
    "outcome": "warned",
    "reasons": "I messaggi del 18 novembre sono molestie ai sensi del punto 6 delle condizioni. Il membro è stato avvertito: alla prossima segnalazione l’account viene chiuso.",
    "decided_at": "2026-11-19T09:30:00.000Z",
    "automated": false,
    "ground": "terms",
    "rule": "respect",
    "law": null
   },
   "appeal": null,
   "final_decision": null,
   "can_appeal": true,
   "appeal_until": "2027-05-21T09:30:00.000Z",
   "handled_from": null
  }
 },
 "affected": {
  "complaint": {
   "reference": "V-7KQ4-M2XP-9TRD",
   "role": "affected",
   "kind": "message",
   "reason": "harassment",
   "text": null,
   "url": null,
   "about": {
    "profile": "01a162f2-29c0-71ef-9bbf-0944a93e0bbf",
    "name": "Luca",
    "origin": "member"
   },
   "state": "decided",
   "created_at": "2026-11-18T20:15:00.000Z",
   "updated_at": "2026-11-19T09:30:00.000Z",
   "decision": {
    "outcome": "account_disabled",
    "reasons": "I messaggi del 18 novembre sono minacce. Le condizioni, punto 6, le vietano; l’account è stato chiuso.",
    "decided_at": "2026-11-19T09:30:00.000Z",
    "automated": false,
    "ground": "terms",
    "rule": "respect",
    "law": null
   },
   "appeal": null,
   "final_decision": null,
   "can_appeal": true,
   "appeal_until": "2027-05-21T09:30:00.000Z",
   "handled_from": null
  }
 },
 "final": {
  "complaint": {
   "reference": "V-7KQ4-M2XP-9TRD",
   "role": "affected",
   "kind": "message",
   "reason": "harassment",
   "text": null,
   "url": null,
   "about": {
    "profile": "01a162f2-29c0-71ef-9bbf-0944a93e0bbf",
    "name": "Luca",
    "origin": "member"
   },
   "state": "final",
   "created_at": "2026-11-18T20:15:00.000Z",
   "updated_at": "2026-11-20T10:00:00.000Z",
   "decision": {
    "outcome": "account_disabled",
    "reasons": "I messaggi del 18 novembre sono minacce. Le condizioni, punto 6, le vietano; l’account è stato chiuso.",
    "decided_at": "2026-11-19T09:30:00.000Z",
    "automated": false,
    "ground": "terms",
    "rule": "respect",
    "law": null
   },
   "appeal": {
    "text": "Non ho scritto io quei messaggi: qualcuno ha usato il mio telefono.",
    "appealed_at": "2026-11-19T18:00:00.000Z"
   },
   "final_decision": {
    "outcome": "warned",
    "reasons": "Il ricorso è in parte fondato: l’account è di nuovo aperto, resta l’avvertimento.",
    "decided_at": "2026-11-20T10:00:00.000Z",
    "automated": false,
    "ground": "terms",
    "rule": "respect",
    "law": null
   },
   "can_appeal": false,
   "appeal_until": null,
   "handled_from": null
  }
 }
};

export const complainRequests: Record<'visitor', BodyOf<'complain'>> = {
 "visitor": {
  "reason": "payment",
  "text": "L’addebito del 12 novembre non corrisponde al prezzo mostrato.",
  "name": "Nina Rossi",
  "email": "nina.rossi@example.com"
 }
};

export const complainExamples: Record<'again' | 'received', SuccessBody<'complain'>> = {
 "again": {
  "complaint": {
   "reference": "V-1HZ8-Q0WD-5NBC",
   "role": "reporter",
   "kind": "general",
   "reason": "payment",
   "text": "L’addebito del 12 novembre non corrisponde al prezzo mostrato.",
   "url": null,
   "about": null,
   "state": "received",
   "created_at": "2026-11-18T20:15:00.000Z",
   "updated_at": "2026-11-18T20:15:00.000Z",
   "decision": null,
   "appeal": null,
   "final_decision": null,
   "can_appeal": false,
   "appeal_until": null,
   "handled_from": null
  }
 },
 "received": {
  "complaint": {
   "reference": "V-1HZ8-Q0WD-5NBC",
   "role": "reporter",
   "kind": "general",
   "reason": "payment",
   "text": "L’addebito del 12 novembre non corrisponde al prezzo mostrato.",
   "url": null,
   "about": null,
   "state": "received",
   "created_at": "2026-11-18T20:15:00.000Z",
   "updated_at": "2026-11-18T20:15:00.000Z",
   "decision": null,
   "appeal": null,
   "final_decision": null,
   "can_appeal": false,
   "appeal_until": null,
   "handled_from": null
  }
 }
};

export const getComplaintsExamples: Record<'some' | 'none', SuccessBody<'getComplaints'>> = {
 "some": {
  "complaints": [
   {
    "reference": "V-7KQ4-M2XP-9TRD",
    "role": "reporter",
    "kind": "message",
    "reason": "harassment",
    "text": "Mi ha scritto tre volte dopo che gli ho detto di smettere.",
    "url": "https://velluto.example/members/01a162f2-29c0-71ef-9bbf-0944a93e0bbf/chat#message-01a1fd6e-32a0-7d77-a1f7-ab6593f87592",
    "about": {
     "profile": "01a162f2-29c0-71ef-9bbf-0944a93e0bbf",
     "name": "Luca",
     "origin": "member"
    },
    "state": "decided",
    "created_at": "2026-11-18T20:15:00.000Z",
    "updated_at": "2026-11-19T09:30:00.000Z",
    "decision": {
     "outcome": "warned",
     "reasons": "I messaggi del 18 novembre sono molestie ai sensi del punto 6 delle condizioni. Il membro è stato avvertito: alla prossima segnalazione l’account viene chiuso.",
     "decided_at": "2026-11-19T09:30:00.000Z",
     "automated": false,
     "ground": "terms",
     "rule": "respect",
     "law": null
    },
    "appeal": null,
    "final_decision": null,
    "can_appeal": true,
    "appeal_until": "2027-05-21T09:30:00.000Z",
    "handled_from": null
   },
   {
    "reference": "V-1HZ8-Q0WD-5NBC",
    "role": "reporter",
    "kind": "general",
    "reason": "payment",
    "text": "L’addebito del 12 novembre non corrisponde al prezzo mostrato.",
    "url": null,
    "about": null,
    "state": "received",
    "created_at": "2026-11-18T20:15:00.000Z",
    "updated_at": "2026-11-18T20:15:00.000Z",
    "decision": null,
    "appeal": null,
    "final_decision": null,
    "can_appeal": false,
    "appeal_until": null,
    "handled_from": null
   }
  ],
  "page": 1,
  "pages": 1
 },
 "none": {
  "complaints": [],
  "page": 1,
  "pages": 0
 }
};

export const appealRequests: Record<'affected', BodyOf<'appeal'>> = {
 "affected": {
  "reference": "V-7KQ4-M2XP-9TRD",
  "key": "q7o1Zb0wV3mC2nY8rT5kPa9sD4fG6hJ1lXeUiOyNuMw",
  "text": "Non ho scritto io quei messaggi: qualcuno ha usato il mio telefono."
 }
};

export const appealExamples: Record<'appealed', SuccessBody<'appeal'>> = {
 "appealed": {
  "complaint": {
   "reference": "V-7KQ4-M2XP-9TRD",
   "role": "affected",
   "kind": "message",
   "reason": "harassment",
   "text": null,
   "url": null,
   "about": {
    "profile": "01a162f2-29c0-71ef-9bbf-0944a93e0bbf",
    "name": "Luca",
    "origin": "member"
   },
   "state": "appealed",
   "created_at": "2026-11-18T20:15:00.000Z",
   "updated_at": "2026-11-19T18:00:00.000Z",
   "decision": {
    "outcome": "account_disabled",
    "reasons": "I messaggi del 18 novembre sono minacce. Le condizioni, punto 6, le vietano; l’account è stato chiuso.",
    "decided_at": "2026-11-19T09:30:00.000Z",
    "automated": false,
    "ground": "terms",
    "rule": "respect",
    "law": null
   },
   "appeal": {
    "text": "Non ho scritto io quei messaggi: qualcuno ha usato il mio telefono.",
    "appealed_at": "2026-11-19T18:00:00.000Z"
   },
   "final_decision": null,
   "can_appeal": false,
   "appeal_until": "2027-05-21T09:30:00.000Z",
   "handled_from": null
  }
 }
};

export const getPackagesExamples: Record<'bonus' | 'plain' | 'pounds', SuccessBody<'getPackages'>> = {
 "bonus": {
  "credits": [
   {
    "id": "credits-20",
    "tone": "p0",
    "credits": 20,
    "price": {
     "amount_minor": 749,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 999,
     "currency": "EUR"
    },
    "popular": false,
    "discount_percent": 25,
    "message_price": {
     "amount_minor": 75,
     "currency": "EUR"
    },
    "one_time": true
   },
   {
    "id": "credits-50",
    "tone": "p1",
    "credits": 50,
    "price": {
     "amount_minor": 1499,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 1999,
     "currency": "EUR"
    },
    "popular": true,
    "discount_percent": 25,
    "message_price": {
     "amount_minor": 60,
     "currency": "EUR"
    },
    "one_time": true
   },
   {
    "id": "credits-120",
    "tone": "p2",
    "credits": 120,
    "price": {
     "amount_minor": 2999,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 3999,
     "currency": "EUR"
    },
    "popular": false,
    "discount_percent": 25,
    "message_price": {
     "amount_minor": 50,
     "currency": "EUR"
    },
    "one_time": true
   },
   {
    "id": "credits-300",
    "tone": "p3",
    "credits": 300,
    "price": {
     "amount_minor": 5999,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 7999,
     "currency": "EUR"
    },
    "popular": false,
    "discount_percent": 25,
    "message_price": {
     "amount_minor": 40,
     "currency": "EUR"
    },
    "one_time": true
   }
  ],
  "premium": [
   {
    "id": "premium-1",
    "tone": "p0",
    "months": 1,
    "credits_per_month": 30,
    "price": {
     "amount_minor": 1124,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 1499,
     "currency": "EUR"
    },
    "discount_percent": 25,
    "message_price": {
     "amount_minor": 75,
     "currency": "EUR"
    }
   },
   {
    "id": "premium-3",
    "tone": "p1",
    "months": 3,
    "credits_per_month": 40,
    "price": {
     "amount_minor": 2999,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 3999,
     "currency": "EUR"
    },
    "discount_percent": 25,
    "message_price": {
     "amount_minor": 50,
     "currency": "EUR"
    }
   },
   {
    "id": "premium-6",
    "tone": "p2",
    "months": 6,
    "credits_per_month": 50,
    "price": {
     "amount_minor": 5249,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 6999,
     "currency": "EUR"
    },
    "discount_percent": 25,
    "message_price": {
     "amount_minor": 35,
     "currency": "EUR"
    }
   },
   {
    "id": "premium-12",
    "tone": "p3",
    "months": 12,
    "credits_per_month": 60,
    "price": {
     "amount_minor": 8999,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 11999,
     "currency": "EUR"
    },
    "discount_percent": 25,
    "message_price": {
     "amount_minor": 25,
     "currency": "EUR"
    }
   }
  ],
  "currency": "EUR",
  "payment_country": "IT",
  "payment_methods": [
   "postepay",
   "nexi",
   "creditcard",
   "mastercard",
   "visa",
   "maestro",
   "paypal",
   "applepay",
   "sct",
   "paysafecard"
  ],
  "direct_debit": true,
  "discount": {
   "code": "TIMEBONUS25",
   "country": null,
   "user_id": "01a1fd3a-0340-7d5a-9744-0ea943cc3977",
   "expires": "2026-11-21T12:30:00.000Z",
   "value_percentage": 25,
   "announced_percentage": 25,
   "currency": null,
   "minimum_order_value": null,
   "status": "active",
   "validity": "once-per-user",
   "expired": false,
   "paymentmethods": null,
   "reason": "time_bonus",
   "why": null
  },
  "owed_credits": 0,
  "may_begin_at_once": true
 },
 "plain": {
  "credits": [
   {
    "id": "credits-20",
    "tone": "p0",
    "credits": 20,
    "price": {
     "amount_minor": 999,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 999,
     "currency": "EUR"
    },
    "popular": false,
    "discount_percent": null,
    "message_price": {
     "amount_minor": 100,
     "currency": "EUR"
    },
    "one_time": true
   },
   {
    "id": "credits-50",
    "tone": "p1",
    "credits": 50,
    "price": {
     "amount_minor": 1999,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 1999,
     "currency": "EUR"
    },
    "popular": true,
    "discount_percent": null,
    "message_price": {
     "amount_minor": 80,
     "currency": "EUR"
    },
    "one_time": true
   },
   {
    "id": "credits-120",
    "tone": "p2",
    "credits": 120,
    "price": {
     "amount_minor": 3999,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 3999,
     "currency": "EUR"
    },
    "popular": false,
    "discount_percent": null,
    "message_price": {
     "amount_minor": 67,
     "currency": "EUR"
    },
    "one_time": true
   },
   {
    "id": "credits-300",
    "tone": "p3",
    "credits": 300,
    "price": {
     "amount_minor": 7999,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 7999,
     "currency": "EUR"
    },
    "popular": false,
    "discount_percent": null,
    "message_price": {
     "amount_minor": 54,
     "currency": "EUR"
    },
    "one_time": true
   }
  ],
  "premium": [
   {
    "id": "premium-1",
    "tone": "p0",
    "months": 1,
    "credits_per_month": 30,
    "price": {
     "amount_minor": 1499,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 1499,
     "currency": "EUR"
    },
    "discount_percent": null,
    "message_price": {
     "amount_minor": 100,
     "currency": "EUR"
    }
   },
   {
    "id": "premium-3",
    "tone": "p1",
    "months": 3,
    "credits_per_month": 40,
    "price": {
     "amount_minor": 3999,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 3999,
     "currency": "EUR"
    },
    "discount_percent": null,
    "message_price": {
     "amount_minor": 67,
     "currency": "EUR"
    }
   },
   {
    "id": "premium-6",
    "tone": "p2",
    "months": 6,
    "credits_per_month": 50,
    "price": {
     "amount_minor": 6999,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 6999,
     "currency": "EUR"
    },
    "discount_percent": null,
    "message_price": {
     "amount_minor": 47,
     "currency": "EUR"
    }
   },
   {
    "id": "premium-12",
    "tone": "p3",
    "months": 12,
    "credits_per_month": 60,
    "price": {
     "amount_minor": 11999,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 11999,
     "currency": "EUR"
    },
    "discount_percent": null,
    "message_price": {
     "amount_minor": 34,
     "currency": "EUR"
    }
   }
  ],
  "currency": "EUR",
  "payment_country": "IT",
  "payment_methods": [
   "postepay",
   "nexi",
   "creditcard",
   "mastercard",
   "visa",
   "maestro",
   "paypal",
   "applepay",
   "sct",
   "paysafecard"
  ],
  "direct_debit": true,
  "discount": null,
  "owed_credits": 0,
  "may_begin_at_once": true
 },
 "pounds": {
  "credits": [
   {
    "id": "credits-20",
    "tone": "p0",
    "credits": 20,
    "price": {
     "amount_minor": 899,
     "currency": "GBP"
    },
    "normal_price": {
     "amount_minor": 899,
     "currency": "GBP"
    },
    "popular": false,
    "discount_percent": null,
    "message_price": {
     "amount_minor": 90,
     "currency": "GBP"
    },
    "one_time": true
   },
   {
    "id": "credits-50",
    "tone": "p1",
    "credits": 50,
    "price": {
     "amount_minor": 1799,
     "currency": "GBP"
    },
    "normal_price": {
     "amount_minor": 1799,
     "currency": "GBP"
    },
    "popular": true,
    "discount_percent": null,
    "message_price": {
     "amount_minor": 72,
     "currency": "GBP"
    },
    "one_time": true
   },
   {
    "id": "credits-120",
    "tone": "p2",
    "credits": 120,
    "price": {
     "amount_minor": 3499,
     "currency": "GBP"
    },
    "normal_price": {
     "amount_minor": 3499,
     "currency": "GBP"
    },
    "popular": false,
    "discount_percent": null,
    "message_price": {
     "amount_minor": 59,
     "currency": "GBP"
    },
    "one_time": true
   },
   {
    "id": "credits-300",
    "tone": "p3",
    "credits": 300,
    "price": {
     "amount_minor": 6999,
     "currency": "GBP"
    },
    "normal_price": {
     "amount_minor": 6999,
     "currency": "GBP"
    },
    "popular": false,
    "discount_percent": null,
    "message_price": {
     "amount_minor": 47,
     "currency": "GBP"
    },
    "one_time": true
   }
  ],
  "premium": [
   {
    "id": "premium-1",
    "tone": "p0",
    "months": 1,
    "credits_per_month": 30,
    "price": {
     "amount_minor": 1299,
     "currency": "GBP"
    },
    "normal_price": {
     "amount_minor": 1299,
     "currency": "GBP"
    },
    "discount_percent": null,
    "message_price": {
     "amount_minor": 87,
     "currency": "GBP"
    }
   },
   {
    "id": "premium-3",
    "tone": "p1",
    "months": 3,
    "credits_per_month": 40,
    "price": {
     "amount_minor": 3499,
     "currency": "GBP"
    },
    "normal_price": {
     "amount_minor": 3499,
     "currency": "GBP"
    },
    "discount_percent": null,
    "message_price": {
     "amount_minor": 59,
     "currency": "GBP"
    }
   },
   {
    "id": "premium-6",
    "tone": "p2",
    "months": 6,
    "credits_per_month": 50,
    "price": {
     "amount_minor": 5999,
     "currency": "GBP"
    },
    "normal_price": {
     "amount_minor": 5999,
     "currency": "GBP"
    },
    "discount_percent": null,
    "message_price": {
     "amount_minor": 40,
     "currency": "GBP"
    }
   },
   {
    "id": "premium-12",
    "tone": "p3",
    "months": 12,
    "credits_per_month": 60,
    "price": {
     "amount_minor": 10499,
     "currency": "GBP"
    },
    "normal_price": {
     "amount_minor": 10499,
     "currency": "GBP"
    },
    "discount_percent": null,
    "message_price": {
     "amount_minor": 30,
     "currency": "GBP"
    }
   }
  ],
  "currency": "GBP",
  "payment_country": "GB",
  "payment_methods": [
   "creditcard",
   "mastercard",
   "visa",
   "maestro",
   "paypal",
   "applepay",
   "paysafecard"
  ],
  "direct_debit": false,
  "discount": null,
  "owed_credits": 0,
  "may_begin_at_once": true
 }
};

export const getDiscountCodeExamples: Record<'welcome' | 'promotion', SuccessBody<'getDiscountCode'>> = {
 "welcome": {
  "discountcode": {
   "code": "BENVENUTO25",
   "country": null,
   "user_id": "01a1fd3a-0340-7d5a-9744-0ea943cc3977",
   "expires": "2026-11-21T12:30:00.000Z",
   "value_percentage": 25,
   "announced_percentage": 25,
   "currency": null,
   "minimum_order_value": null,
   "status": "active",
   "validity": "once-per-user",
   "expired": false,
   "paymentmethods": null,
   "reason": "welcome",
   "why": null
  },
  "credits": [],
  "premium": []
 },
 "promotion": {
  "discountcode": {
   "code": "INVERNO10",
   "country": "IT",
   "user_id": null,
   "expires": "2026-12-31T22:59:59.000Z",
   "value_percentage": 10,
   "announced_percentage": 10,
   "currency": "EUR",
   "minimum_order_value": 1999,
   "status": "active",
   "validity": "once-per-user",
   "expired": false,
   "paymentmethods": [
    "paypal",
    "sct"
   ],
   "reason": "promotion",
   "why": null
  },
  "credits": [
   {
    "id": "credits-50",
    "tone": "p1",
    "credits": 50,
    "price": {
     "amount_minor": 1799,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 1999,
     "currency": "EUR"
    },
    "popular": true,
    "discount_percent": 10,
    "message_price": {
     "amount_minor": 72,
     "currency": "EUR"
    },
    "one_time": true
   },
   {
    "id": "credits-120",
    "tone": "p2",
    "credits": 120,
    "price": {
     "amount_minor": 3599,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 3999,
     "currency": "EUR"
    },
    "popular": false,
    "discount_percent": 10,
    "message_price": {
     "amount_minor": 60,
     "currency": "EUR"
    },
    "one_time": true
   },
   {
    "id": "credits-300",
    "tone": "p3",
    "credits": 300,
    "price": {
     "amount_minor": 7199,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 7999,
     "currency": "EUR"
    },
    "popular": false,
    "discount_percent": 10,
    "message_price": {
     "amount_minor": 48,
     "currency": "EUR"
    },
    "one_time": true
   }
  ],
  "premium": [
   {
    "id": "premium-3",
    "tone": "p1",
    "months": 3,
    "credits_per_month": 40,
    "price": {
     "amount_minor": 3599,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 3999,
     "currency": "EUR"
    },
    "discount_percent": 10,
    "message_price": {
     "amount_minor": 60,
     "currency": "EUR"
    }
   },
   {
    "id": "premium-6",
    "tone": "p2",
    "months": 6,
    "credits_per_month": 50,
    "price": {
     "amount_minor": 6299,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 6999,
     "currency": "EUR"
    },
    "discount_percent": 10,
    "message_price": {
     "amount_minor": 42,
     "currency": "EUR"
    }
   },
   {
    "id": "premium-12",
    "tone": "p3",
    "months": 12,
    "credits_per_month": 60,
    "price": {
     "amount_minor": 10799,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 11999,
     "currency": "EUR"
    },
    "discount_percent": 10,
    "message_price": {
     "amount_minor": 30,
     "currency": "EUR"
    }
   }
  ]
 }
};

export const takeDeleteDiscountExamples: Record<'staying', SuccessBody<'takeDeleteDiscount'>> = {
 "staying": {
  "discountcode": {
   "code": "P307KQ2M9XWTD",
   "country": null,
   "user_id": "01a1fd3a-0340-7d5a-9744-0ea943cc3977",
   "expires": "2026-12-21T09:30:00.000Z",
   "value_percentage": 30,
   "announced_percentage": 30,
   "currency": null,
   "minimum_order_value": null,
   "status": "active",
   "validity": "once-per-user",
   "expired": false,
   "paymentmethods": null,
   "reason": "personal",
   "why": "Perché resti con noi."
  }
 }
};

export const getPaymentExamples: Record<'pending' | 'completed' | 'failed' | 'cancelled', SuccessBody<'getPayment'>> = {
 "pending": {
  "payment": {
   "payment_id": "01a1fd6f-1d00-7040-bfd5-925d40e11c67",
   "status": "pending",
   "checkout_url": "https://www.mollie.com/checkout/select-method/tr_7UhSN1zuXS",
   "package": "credits-50",
   "credits": 50,
   "amount": {
    "amount_minor": 1499,
    "currency": "EUR"
   },
   "method": "postepay",
   "refund_days": 14,
   "usable_from": null,
   "created_at": "2026-11-21T09:28:00.000Z"
  }
 },
 "completed": {
  "payment": {
   "payment_id": "01a1fd6f-1d00-7040-bfd5-925d40e11c67",
   "status": "completed",
   "checkout_url": null,
   "package": "credits-50",
   "credits": 50,
   "amount": {
    "amount_minor": 1499,
    "currency": "EUR"
   },
   "method": "postepay",
   "refund_days": 14,
   "usable_from": null,
   "created_at": "2026-11-21T09:28:00.000Z"
  }
 },
 "failed": {
  "payment": {
   "payment_id": "01a1fd6f-1d00-7040-bfd5-925d40e11c67",
   "status": "failed",
   "checkout_url": null,
   "package": "credits-50",
   "credits": 50,
   "amount": {
    "amount_minor": 1499,
    "currency": "EUR"
   },
   "method": "postepay",
   "refund_days": 14,
   "usable_from": null,
   "created_at": "2026-11-21T09:28:00.000Z"
  }
 },
 "cancelled": {
  "payment": {
   "payment_id": "01a1fd6f-1d00-7040-bfd5-925d40e11c67",
   "status": "cancelled",
   "checkout_url": null,
   "package": "credits-50",
   "credits": 50,
   "amount": {
    "amount_minor": 1499,
    "currency": "EUR"
   },
   "method": "postepay",
   "refund_days": 14,
   "usable_from": null,
   "created_at": "2026-11-21T09:28:00.000Z"
  }
 }
};

export const createPaymentRequests: Record<'popular', BodyOf<'createPayment'>> = {
 "popular": {
  "package": "credits-50",
  "method": "postepay",
  "country": "IT",
  "discountcode": "TIMEBONUS25"
 }
};

export const createPaymentExamples: Record<'pending', SuccessBody<'createPayment'>> = {
 "pending": {
  "payment": {
   "payment_id": "01a1fd6f-1d00-7040-bfd5-925d40e11c67",
   "status": "pending",
   "checkout_url": "https://www.mollie.com/checkout/select-method/tr_7UhSN1zuXS",
   "package": "credits-50",
   "credits": 50,
   "amount": {
    "amount_minor": 1499,
    "currency": "EUR"
   },
   "method": "postepay",
   "refund_days": 14,
   "usable_from": null,
   "created_at": "2026-11-21T09:28:00.000Z"
  }
 }
};

export const getNotificationsExamples: Record<'usual' | 'allOff', SuccessBody<'getNotifications'>> = {
 "usual": {
  "email": "giulia@example.com",
  "email_confirmed": true,
  "emails_enabled": true,
  "disabled": [
   "weekly_updates",
   "promotions"
  ],
  "kinds": [
   {
    "kind": "new_messages",
    "email": true,
    "push": true,
    "advertising": false
   },
   {
    "kind": "new_conversations",
    "email": true,
    "push": true,
    "advertising": false
   },
   {
    "kind": "unread_message_reminders",
    "email": true,
    "push": true,
    "advertising": false
   },
   {
    "kind": "like",
    "email": true,
    "push": true,
    "advertising": false
   },
   {
    "kind": "reminders",
    "email": true,
    "push": false,
    "advertising": false
   },
   {
    "kind": "weekly_updates",
    "email": true,
    "push": false,
    "advertising": true
   },
   {
    "kind": "promotions",
    "email": true,
    "push": false,
    "advertising": true
   },
   {
    "kind": "news",
    "email": true,
    "push": false,
    "advertising": true
   }
  ],
  "num_push": 1
 },
 "allOff": {
  "email": "giulia@example.com",
  "email_confirmed": false,
  "emails_enabled": false,
  "disabled": [
   "new_messages",
   "new_conversations",
   "unread_message_reminders",
   "like",
   "reminders",
   "weekly_updates",
   "promotions",
   "news"
  ],
  "kinds": [
   {
    "kind": "new_messages",
    "email": true,
    "push": true,
    "advertising": false
   },
   {
    "kind": "new_conversations",
    "email": true,
    "push": true,
    "advertising": false
   },
   {
    "kind": "unread_message_reminders",
    "email": true,
    "push": true,
    "advertising": false
   },
   {
    "kind": "like",
    "email": true,
    "push": true,
    "advertising": false
   },
   {
    "kind": "reminders",
    "email": true,
    "push": false,
    "advertising": false
   },
   {
    "kind": "weekly_updates",
    "email": true,
    "push": false,
    "advertising": true
   },
   {
    "kind": "promotions",
    "email": true,
    "push": false,
    "advertising": true
   },
   {
    "kind": "news",
    "email": true,
    "push": false,
    "advertising": true
   }
  ],
  "num_push": 0
 }
};

export const updateNotificationsRequests: Record<'quiet' | 'asked' | 'noEmails', BodyOf<'updateNotifications'>> = {
 "quiet": {
  "disabled": [
   "like",
   "weekly_updates",
   "promotions",
   "news"
  ]
 },
 "asked": {
  "disabled": [
   "weekly_updates",
   "promotions"
  ],
  "consent": {
   "page": "/notifications",
   "wording": "2026-11-28"
  }
 },
 "noEmails": {
  "emails_enabled": false
 }
};

export const updateNotificationsExamples: Record<'quiet', SuccessBody<'updateNotifications'>> = {
 "quiet": {
  "email": "giulia@example.com",
  "email_confirmed": true,
  "emails_enabled": true,
  "disabled": [
   "like",
   "weekly_updates",
   "promotions",
   "news"
  ],
  "kinds": [
   {
    "kind": "new_messages",
    "email": true,
    "push": true,
    "advertising": false
   },
   {
    "kind": "new_conversations",
    "email": true,
    "push": true,
    "advertising": false
   },
   {
    "kind": "unread_message_reminders",
    "email": true,
    "push": true,
    "advertising": false
   },
   {
    "kind": "like",
    "email": true,
    "push": true,
    "advertising": false
   },
   {
    "kind": "reminders",
    "email": true,
    "push": false,
    "advertising": false
   },
   {
    "kind": "weekly_updates",
    "email": true,
    "push": false,
    "advertising": true
   },
   {
    "kind": "promotions",
    "email": true,
    "push": false,
    "advertising": true
   },
   {
    "kind": "news",
    "email": true,
    "push": false,
    "advertising": true
   }
  ],
  "num_push": 1
 }
};

export const unsubscribeExamples: Record<'likes', SuccessBody<'unsubscribe'>> = {
 "likes": {
  "kind": "like"
 }
};

export const endPushRequests: Record<'firefox', BodyOf<'endPush'>> = {
 "firefox": {
  "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABm3x"
 }
};

export const getDirectDebitsExamples: Record<'none' | 'one' | 'blocked', SuccessBody<'getDirectDebits'>> = {
 "none": {
  "available": true,
  "limit": {
   "amount_minor": 15000,
   "currency": "EUR"
  },
  "used": {
   "amount_minor": 0,
   "currency": "EUR"
  },
  "blocked": null,
  "owed_credits": 0,
  "mandates": []
 },
 "one": {
  "available": true,
  "limit": {
   "amount_minor": 15000,
   "currency": "EUR"
  },
  "used": {
   "amount_minor": 3999,
   "currency": "EUR"
  },
  "blocked": null,
  "owed_credits": 0,
  "mandates": [
   {
    "id": "01a1fd3a-0340-7d5a-9744-0ea943cc3a21",
    "reference": "VELLUTO-7K3M-Q9XD-4T2P-0HRW",
    "creditor": {
     "name": "Velluto Media B.V.",
     "id": "NL32ZZZ876543210000",
     "address": "Keizersgracht 101",
     "city": "1015 CJ Amsterdam",
     "country": "NL"
    },
    "version": "2026-11",
    "language": "en",
    "text": [
     "By entering the code I authorise Velluto Media B.V. to send instructions to my bank to debit my account, and my bank to debit my account in accordance with the instructions from Velluto Media B.V.",
     "As part of my rights I am entitled to a refund from my bank under the terms and conditions of my agreement with it. A refund must be claimed within 8 weeks starting from the date on which my account was debited.",
     "This mandate is for recurring payments: €39.99 for the first 3 months, then €13.33 each month until I cancel.",
     "At least 1 day before each collection I am told its amount and its day by e-mail.",
     "I can revoke this mandate at any time; nothing more is collected then."
    ],
    "account": {
     "country": "IT",
     "last4": "3456"
    },
    "signed_at": "2026-11-21T09:32:10.000Z",
    "revoked_at": null,
    "renewal": {
     "package": "premium-3",
     "amount": {
      "amount_minor": 1333,
      "currency": "EUR"
     },
     "credits": 40,
     "next_on": null,
     "cancelled_at": null
    },
    "collections": [
     {
      "payment_id": "01a1fd3a-0340-7d5a-9744-0ea943cc3a11",
      "amount": {
       "amount_minor": 3999,
       "currency": "EUR"
      },
      "collect_on": "2026-11-22",
      "state": "announced",
      "credits_granted": "at_once"
     }
    ]
   }
  ]
 },
 "blocked": {
  "available": true,
  "limit": {
   "amount_minor": 15000,
   "currency": "EUR"
  },
  "used": {
   "amount_minor": 0,
   "currency": "EUR"
  },
  "blocked": {
   "minutes": null
  },
  "owed_credits": 12,
  "mandates": [
   {
    "id": "01a1fd3a-0340-7d5a-9744-0ea943cc3a21",
    "reference": "VELLUTO-7K3M-Q9XD-4T2P-0HRW",
    "creditor": {
     "name": "Velluto Media B.V.",
     "id": "NL32ZZZ876543210000",
     "address": "Keizersgracht 101",
     "city": "1015 CJ Amsterdam",
     "country": "NL"
    },
    "version": "2026-11",
    "language": "en",
    "text": [
     "By entering the code I authorise Velluto Media B.V. to send instructions to my bank to debit my account, and my bank to debit my account in accordance with the instructions from Velluto Media B.V.",
     "As part of my rights I am entitled to a refund from my bank under the terms and conditions of my agreement with it. A refund must be claimed within 8 weeks starting from the date on which my account was debited.",
     "This mandate is for recurring payments: €39.99 for the first 3 months, then €13.33 each month until I cancel.",
     "At least 1 day before each collection I am told its amount and its day by e-mail.",
     "I can revoke this mandate at any time; nothing more is collected then."
    ],
    "account": {
     "country": "IT",
     "last4": "3456"
    },
    "signed_at": "2026-11-21T09:32:10.000Z",
    "revoked_at": null,
    "renewal": {
     "package": "premium-3",
     "amount": {
      "amount_minor": 1333,
      "currency": "EUR"
     },
     "credits": 40,
     "next_on": null,
     "cancelled_at": "2026-11-25T10:00:00.000Z"
    },
    "collections": [
     {
      "payment_id": "01a1fd3a-0340-7d5a-9744-0ea943cc3a11",
      "amount": {
       "amount_minor": 3999,
       "currency": "EUR"
      },
      "collect_on": "2026-11-22",
      "state": "failed",
      "credits_granted": "at_once"
     }
    ]
   }
  ]
 }
};

export const startDirectDebitRequests: Record<'premium', BodyOf<'startDirectDebit'>> = {
 "premium": {
  "package": "premium-3",
  "account_holder": "Anna Bianchi",
  "iban": "IT60X0542811101000000123456",
  "street": "Via Dante",
  "house_number": "14b",
  "zip": "20121",
  "city": "Milano",
  "phone": "+39 333 1234567"
 }
};

export const startDirectDebitExamples: Record<'premium' | 'credits', SuccessBody<'startDirectDebit'>> = {
 "premium": {
  "order": {
   "id": "01a1fd3a-0340-7d5a-9744-0ea943cc3a01",
   "code_expires_at": "2026-11-21T09:40:00.000Z",
   "resend_at": "2026-11-21T09:31:00.000Z",
   "tries_left": 3,
   "phone": "+39 ••• 567",
   "account": {
    "country": "IT",
    "last4": "3456"
   },
   "package": "premium-3",
   "credits": 40,
   "months": 3,
   "amount": {
    "amount_minor": 3999,
    "currency": "EUR"
   },
   "collect_on": "2026-11-22",
   "credits_granted": "at_once",
   "renewal": {
    "amount": {
     "amount_minor": 1333,
     "currency": "EUR"
    },
    "credits": 40,
    "after_months": 3
   },
   "mandate": {
    "reference": "VELLUTO-7K3M-Q9XD-4T2P-0HRW",
    "creditor": {
     "name": "Velluto Media B.V.",
     "id": "NL32ZZZ876543210000",
     "address": "Keizersgracht 101",
     "city": "1015 CJ Amsterdam",
     "country": "NL"
    },
    "version": "2026-11",
    "language": "en",
    "text": [
     "By entering the code I authorise Velluto Media B.V. to send instructions to my bank to debit my account, and my bank to debit my account in accordance with the instructions from Velluto Media B.V.",
     "As part of my rights I am entitled to a refund from my bank under the terms and conditions of my agreement with it. A refund must be claimed within 8 weeks starting from the date on which my account was debited.",
     "This mandate is for recurring payments: €39.99 for the first 3 months, then €13.33 each month until I cancel.",
     "At least 1 day before each collection I am told its amount and its day by e-mail.",
     "I can revoke this mandate at any time; nothing more is collected then."
    ]
   }
  }
 },
 "credits": {
  "order": {
   "id": "01a1fd3a-0340-7d5a-9744-0ea943cc3a02",
   "code_expires_at": "2026-11-21T09:40:00.000Z",
   "resend_at": "2026-11-21T09:31:00.000Z",
   "tries_left": 3,
   "phone": "+39 ••• 567",
   "account": {
    "country": "IT",
    "last4": "3456"
   },
   "package": "credits-300",
   "credits": 300,
   "months": null,
   "amount": {
    "amount_minor": 7999,
    "currency": "EUR"
   },
   "collect_on": "2026-11-22",
   "credits_granted": "when_paid",
   "renewal": null,
   "mandate": {
    "reference": "VELLUTO-2M8C-X0TB-9FVE-5QJN",
    "creditor": {
     "name": "Velluto Media B.V.",
     "id": "NL32ZZZ876543210000",
     "address": "Keizersgracht 101",
     "city": "1015 CJ Amsterdam",
     "country": "NL"
    },
    "version": "2026-11",
    "language": "en",
    "text": [
     "By entering the code I authorise Velluto Media B.V. to send instructions to my bank to debit my account, and my bank to debit my account in accordance with the instructions from Velluto Media B.V.",
     "As part of my rights I am entitled to a refund from my bank under the terms and conditions of my agreement with it. A refund must be claimed within 8 weeks starting from the date on which my account was debited.",
     "This mandate is for one payment of €79.99.",
     "At least 1 day before each collection I am told its amount and its day by e-mail.",
     "I can revoke this mandate at any time; nothing more is collected then."
    ]
   }
  }
 }
};

export const confirmDirectDebitRequests: Record<'code', BodyOf<'confirmDirectDebit'>> = {
 "code": {
  "id": "01a1fd3a-0340-7d5a-9744-0ea943cc3a01",
  "otp": "482913"
 }
};

export const confirmDirectDebitExamples: Record<'ordered', SuccessBody<'confirmDirectDebit'>> = {
 "ordered": {
  "payment": {
   "payment_id": "01a1fd3a-0340-7d5a-9744-0ea943cc3a11",
   "status": "pending",
   "checkout_url": null,
   "package": "premium-3",
   "credits": 40,
   "amount": {
    "amount_minor": 3999,
    "currency": "EUR"
   },
   "method": "directdebit",
   "refund_days": 14,
   "usable_from": null,
   "created_at": "2026-11-21T09:32:10.000Z"
  },
  "mandate": {
   "id": "01a1fd3a-0340-7d5a-9744-0ea943cc3a21",
   "reference": "VELLUTO-7K3M-Q9XD-4T2P-0HRW",
   "creditor": {
    "name": "Velluto Media B.V.",
    "id": "NL32ZZZ876543210000",
    "address": "Keizersgracht 101",
    "city": "1015 CJ Amsterdam",
    "country": "NL"
   },
   "version": "2026-11",
   "language": "en",
   "text": [
    "By entering the code I authorise Velluto Media B.V. to send instructions to my bank to debit my account, and my bank to debit my account in accordance with the instructions from Velluto Media B.V.",
    "As part of my rights I am entitled to a refund from my bank under the terms and conditions of my agreement with it. A refund must be claimed within 8 weeks starting from the date on which my account was debited.",
    "This mandate is for recurring payments: €39.99 for the first 3 months, then €13.33 each month until I cancel.",
    "At least 1 day before each collection I am told its amount and its day by e-mail.",
    "I can revoke this mandate at any time; nothing more is collected then."
   ],
   "account": {
    "country": "IT",
    "last4": "3456"
   },
   "signed_at": "2026-11-21T09:32:10.000Z",
   "revoked_at": null,
   "renewal": {
    "package": "premium-3",
    "amount": {
     "amount_minor": 1333,
     "currency": "EUR"
    },
    "credits": 40,
    "next_on": null,
    "cancelled_at": null
   },
   "collections": [
    {
     "payment_id": "01a1fd3a-0340-7d5a-9744-0ea943cc3a11",
     "amount": {
      "amount_minor": 3999,
      "currency": "EUR"
     },
     "collect_on": "2026-11-22",
     "state": "announced",
     "credits_granted": "at_once"
    }
   ]
  }
 }
};

export const revokeMandateRequests: Record<'mandate', BodyOf<'revokeMandate'>> = {
 "mandate": {
  "mandate": "01a1fd3a-0340-7d5a-9744-0ea943cc3a21"
 }
};

export const revokeMandateExamples: Record<'revoked', SuccessBody<'revokeMandate'>> = {
 "revoked": {
  "mandate": {
   "id": "01a1fd3a-0340-7d5a-9744-0ea943cc3a21",
   "reference": "VELLUTO-7K3M-Q9XD-4T2P-0HRW",
   "creditor": {
    "name": "Velluto Media B.V.",
    "id": "NL32ZZZ876543210000",
    "address": "Keizersgracht 101",
    "city": "1015 CJ Amsterdam",
    "country": "NL"
   },
   "version": "2026-11",
   "language": "en",
   "text": [
    "By entering the code I authorise Velluto Media B.V. to send instructions to my bank to debit my account, and my bank to debit my account in accordance with the instructions from Velluto Media B.V.",
    "As part of my rights I am entitled to a refund from my bank under the terms and conditions of my agreement with it. A refund must be claimed within 8 weeks starting from the date on which my account was debited.",
    "This mandate is for recurring payments: €39.99 for the first 3 months, then €13.33 each month until I cancel.",
    "At least 1 day before each collection I am told its amount and its day by e-mail.",
    "I can revoke this mandate at any time; nothing more is collected then."
   ],
   "account": {
    "country": "IT",
    "last4": "3456"
   },
   "signed_at": "2026-11-21T09:32:10.000Z",
   "revoked_at": "2027-03-02T18:00:00.000Z",
   "renewal": {
    "package": "premium-3",
    "amount": {
     "amount_minor": 1333,
     "currency": "EUR"
    },
    "credits": 40,
    "next_on": null,
    "cancelled_at": "2027-03-02T18:00:00.000Z"
   },
   "collections": [
    {
     "payment_id": "01a1fd3a-0340-7d5a-9744-0ea943cc3a11",
     "amount": {
      "amount_minor": 3999,
      "currency": "EUR"
     },
     "collect_on": "2026-11-22",
     "state": "paid",
     "credits_granted": "at_once"
    }
   ]
  }
 }
};

export const resendDirectDebitCodeRequests: Record<'again', BodyOf<'resendDirectDebitCode'>> = {
 "again": {
  "id": "01a1fd3a-0340-7d5a-9744-0ea943cc3a01"
 }
};

export const resendDirectDebitCodeExamples: Record<'again', SuccessBody<'resendDirectDebitCode'>> = {
 "again": {
  "order": {
   "id": "01a1fd3a-0340-7d5a-9744-0ea943cc3a01",
   "code_expires_at": "2026-11-21T09:43:00.000Z",
   "resend_at": null,
   "tries_left": 3,
   "phone": "+39 ••• 567",
   "account": {
    "country": "IT",
    "last4": "3456"
   },
   "package": "premium-3",
   "credits": 40,
   "months": 3,
   "amount": {
    "amount_minor": 3999,
    "currency": "EUR"
   },
   "collect_on": "2026-11-22",
   "credits_granted": "at_once",
   "renewal": {
    "amount": {
     "amount_minor": 1333,
     "currency": "EUR"
    },
    "credits": 40,
    "after_months": 3
   },
   "mandate": {
    "reference": "VELLUTO-7K3M-Q9XD-4T2P-0HRW",
    "creditor": {
     "name": "Velluto Media B.V.",
     "id": "NL32ZZZ876543210000",
     "address": "Keizersgracht 101",
     "city": "1015 CJ Amsterdam",
     "country": "NL"
    },
    "version": "2026-11",
    "language": "en",
    "text": [
     "By entering the code I authorise Velluto Media B.V. to send instructions to my bank to debit my account, and my bank to debit my account in accordance with the instructions from Velluto Media B.V.",
     "As part of my rights I am entitled to a refund from my bank under the terms and conditions of my agreement with it. A refund must be claimed within 8 weeks starting from the date on which my account was debited.",
     "This mandate is for recurring payments: €39.99 for the first 3 months, then €13.33 each month until I cancel.",
     "At least 1 day before each collection I am told its amount and its day by e-mail.",
     "I can revoke this mandate at any time; nothing more is collected then."
    ]
   }
  }
 }
};

export const getWalletExamples: Record<'busy' | 'waiting' | 'new', SuccessBody<'getWallet'>> = {
 "busy": {
  "balance": 52,
  "held": 0,
  "owed": 0,
  "waiting": [],
  "may_begin_at_once": true,
  "entries": [
   {
    "id": "01a0f5b2-0000-7000-8000-000000000036",
    "kind": "refund",
    "at": "2026-11-21T10:20:00.000Z",
    "credits": 2,
    "held": 0,
    "owed": 0,
    "balance_after": 52,
    "refunded": true,
    "payment": null,
    "to": {
     "profile": "01a0f5b2-0000-7000-8000-000000000021",
     "name": "Marco",
     "origin": "member"
    }
   },
   {
    "id": "01a0f5b2-0000-7000-8000-000000000035",
    "kind": "message",
    "at": "2026-11-21T10:05:00.000Z",
    "credits": -2,
    "held": 0,
    "owed": 0,
    "balance_after": 50,
    "refunded": true,
    "payment": null,
    "to": {
     "profile": "01a0f5b2-0000-7000-8000-000000000021",
     "name": "Marco",
     "origin": "member"
    }
   },
   {
    "id": "01a0f5b2-0000-7000-8000-000000000034",
    "kind": "purchase",
    "at": "2026-11-21T09:30:00.000Z",
    "credits": 50,
    "held": 0,
    "owed": 0,
    "balance_after": 52,
    "refunded": false,
    "payment": "01a1fd6f-1d00-7040-bfd5-925d40e11c67",
    "to": null
   },
   {
    "id": "01a0f5b2-0000-7000-8000-000000000033",
    "kind": "delivery",
    "at": "2026-11-21T09:10:00.000Z",
    "credits": 0,
    "held": -2,
    "owed": 0,
    "balance_after": 2,
    "refunded": false,
    "payment": null,
    "to": {
     "profile": "01a0f5b2-0000-7000-8000-000000000021",
     "name": "Marco",
     "origin": "member"
    }
   },
   {
    "id": "01a0f5b2-0000-7000-8000-000000000032",
    "kind": "hold",
    "at": "2026-11-21T09:02:00.000Z",
    "credits": -2,
    "held": 2,
    "owed": 0,
    "balance_after": 2,
    "refunded": false,
    "payment": null,
    "to": {
     "profile": "01a0f5b2-0000-7000-8000-000000000021",
     "name": "Marco",
     "origin": "member"
    }
   },
   {
    "id": "01a0f5b2-0000-7000-8000-000000000031",
    "kind": "signup",
    "at": "2026-11-21T09:00:00.000Z",
    "credits": 4,
    "held": 0,
    "owed": 0,
    "balance_after": 4,
    "refunded": false,
    "payment": null,
    "to": null
   }
  ],
  "next": null,
  "limits": {
   "monthly_limit": {
    "amount_minor": 5000,
    "currency": "EUR"
   },
   "next_limit": null,
   "paused_until": null,
   "next_pause": null,
   "spent": {
    "amount_minor": 1499,
    "currency": "EUR"
   },
   "left": {
    "amount_minor": 3501,
    "currency": "EUR"
   }
  }
 },
 "waiting": {
  "balance": 52,
  "held": 0,
  "owed": 0,
  "waiting": [
   {
    "payment": "01a1fd6f-1d00-7040-bfd5-925d40e11c67",
    "credits": 50,
    "usable_from": "2026-12-05T23:00:00.000Z",
    "refund_days": 14
   }
  ],
  "may_begin_at_once": true,
  "entries": [
   {
    "id": "01a0f5b2-0000-7000-8000-000000000036",
    "kind": "refund",
    "at": "2026-11-21T10:20:00.000Z",
    "credits": 2,
    "held": 0,
    "owed": 0,
    "balance_after": 52,
    "refunded": true,
    "payment": null,
    "to": {
     "profile": "01a0f5b2-0000-7000-8000-000000000021",
     "name": "Marco",
     "origin": "member"
    }
   },
   {
    "id": "01a0f5b2-0000-7000-8000-000000000035",
    "kind": "message",
    "at": "2026-11-21T10:05:00.000Z",
    "credits": -2,
    "held": 0,
    "owed": 0,
    "balance_after": 50,
    "refunded": true,
    "payment": null,
    "to": {
     "profile": "01a0f5b2-0000-7000-8000-000000000021",
     "name": "Marco",
     "origin": "member"
    }
   },
   {
    "id": "01a0f5b2-0000-7000-8000-000000000034",
    "kind": "purchase",
    "at": "2026-11-21T09:30:00.000Z",
    "credits": 50,
    "held": 0,
    "owed": 0,
    "balance_after": 52,
    "refunded": false,
    "payment": "01a1fd6f-1d00-7040-bfd5-925d40e11c67",
    "to": null
   },
   {
    "id": "01a0f5b2-0000-7000-8000-000000000033",
    "kind": "delivery",
    "at": "2026-11-21T09:10:00.000Z",
    "credits": 0,
    "held": -2,
    "owed": 0,
    "balance_after": 2,
    "refunded": false,
    "payment": null,
    "to": {
     "profile": "01a0f5b2-0000-7000-8000-000000000021",
     "name": "Marco",
     "origin": "member"
    }
   },
   {
    "id": "01a0f5b2-0000-7000-8000-000000000032",
    "kind": "hold",
    "at": "2026-11-21T09:02:00.000Z",
    "credits": -2,
    "held": 2,
    "owed": 0,
    "balance_after": 2,
    "refunded": false,
    "payment": null,
    "to": {
     "profile": "01a0f5b2-0000-7000-8000-000000000021",
     "name": "Marco",
     "origin": "member"
    }
   },
   {
    "id": "01a0f5b2-0000-7000-8000-000000000031",
    "kind": "signup",
    "at": "2026-11-21T09:00:00.000Z",
    "credits": 4,
    "held": 0,
    "owed": 0,
    "balance_after": 4,
    "refunded": false,
    "payment": null,
    "to": null
   }
  ],
  "next": null,
  "limits": {
   "monthly_limit": {
    "amount_minor": 5000,
    "currency": "EUR"
   },
   "next_limit": null,
   "paused_until": null,
   "next_pause": null,
   "spent": {
    "amount_minor": 1499,
    "currency": "EUR"
   },
   "left": {
    "amount_minor": 3501,
    "currency": "EUR"
   }
  }
 },
 "new": {
  "balance": 0,
  "held": 0,
  "owed": 0,
  "waiting": [],
  "may_begin_at_once": true,
  "entries": [],
  "next": null,
  "limits": {
   "monthly_limit": null,
   "next_limit": null,
   "paused_until": null,
   "next_pause": null,
   "spent": {
    "amount_minor": 0,
    "currency": "EUR"
   },
   "left": null
  }
 }
};

export const updateWalletLimitsRequests: Record<'limit' | 'pause', BodyOf<'updateWalletLimits'>> = {
 "limit": {
  "monthly_limit": {
   "amount_minor": 5000,
   "currency": "EUR"
  }
 },
 "pause": {
  "paused_until": "2026-12-25"
 }
};

export const updateWalletLimitsExamples: Record<'waiting', SuccessBody<'updateWalletLimits'>> = {
 "waiting": {
  "limits": {
   "monthly_limit": {
    "amount_minor": 5000,
    "currency": "EUR"
   },
   "next_limit": {
    "monthly_limit": {
     "amount_minor": 10000,
     "currency": "EUR"
    },
    "from": "2026-11-22T10:30:00.000Z"
   },
   "paused_until": null,
   "next_pause": null,
   "spent": {
    "amount_minor": 1499,
    "currency": "EUR"
   },
   "left": {
    "amount_minor": 3501,
    "currency": "EUR"
   }
  }
 }
};

export const getTransactionsExamples: Record<'some' | 'none', SuccessBody<'getTransactions'>> = {
 "some": {
  "transactions": [
   {
    "id": "01a1fd6f-1d00-7040-bfd5-925d40e11c67",
    "status": "completed",
    "package": "credits-50",
    "credits": 50,
    "months": null,
    "amount": {
     "amount_minor": 1499,
     "currency": "EUR"
    },
    "method": "postepay",
    "created_at": "2026-11-21T09:28:00.000Z",
    "completed_at": "2026-11-21T09:30:00.000Z",
    "repaid": null,
    "undone": null,
    "receipt": "VELLUTO-000042-7KQ4M2XP",
    "usable_from": null,
    "withdraw_until": "2026-12-05T22:59:59.999Z"
   },
   {
    "id": "01a1fd6f-1d00-7040-bfd5-925d40e11c60",
    "status": "failed",
    "package": "premium-3",
    "credits": 40,
    "months": 3,
    "amount": {
     "amount_minor": 3999,
     "currency": "EUR"
    },
    "method": "postepay",
    "created_at": "2026-11-20T20:00:00.000Z",
    "completed_at": null,
    "repaid": null,
    "undone": null,
    "receipt": null,
    "usable_from": null,
    "withdraw_until": null
   }
  ],
  "page": 1,
  "num_pages": 1
 },
 "none": {
  "transactions": [],
  "page": 1,
  "num_pages": 1
 }
};

export const getTransactionExamples: Record<'paid' | 'withdrawn', SuccessBody<'getTransaction'>> = {
 "paid": {
  "transaction": {
   "id": "01a1fd6f-1d00-7040-bfd5-925d40e11c67",
   "status": "completed",
   "package": "credits-50",
   "credits": 50,
   "months": null,
   "amount": {
    "amount_minor": 1499,
    "currency": "EUR"
   },
   "method": "postepay",
   "created_at": "2026-11-21T09:28:00.000Z",
   "completed_at": "2026-11-21T09:30:00.000Z",
   "repaid": null,
   "undone": null,
   "receipt": "VELLUTO-000042-7KQ4M2XP",
   "usable_from": null,
   "withdraw_until": "2026-12-05T22:59:59.999Z",
   "discount_code": "TIMEBONUS25",
   "discount_percent": 25,
   "company": {
    "name": "Velluto Media B.V.",
    "address": "Keizersgracht 101",
    "kvk": "87654321",
    "city": "1015 CJ Amsterdam",
    "country": "NL",
    "tradenames": [
     "Velluto"
    ],
    "vat_numbers": [
     "NL866543210B01"
    ],
    "support_phone": "+39 02 5550 1234",
    "delete_discount": 30,
    "added": "2026-03-01T00:00:00.000Z"
   },
   "vat": {
    "percent": 22,
    "net": {
     "amount_minor": 1229,
     "currency": "EUR"
    },
    "tax": {
     "amount_minor": 270,
     "currency": "EUR"
    }
   },
   "reversals": [],
   "withdrawal": {
    "payment": "01a1fd6f-1d00-7040-bfd5-925d40e11c67",
    "possible": true,
    "refusal": null,
    "until": "2026-12-05T22:59:59.999Z",
    "credits": 44,
    "amount": {
     "amount_minor": 1320,
     "currency": "EUR"
    },
    "to_collect": null,
    "received_at": null,
    "reference": null
   },
   "ends_at": null
  }
 },
 "withdrawn": {
  "transaction": {
   "id": "01a1fd6f-1d00-7040-bfd5-925d40e11c67",
   "status": "completed",
   "package": "credits-50",
   "credits": 50,
   "months": null,
   "amount": {
    "amount_minor": 1499,
    "currency": "EUR"
   },
   "method": "postepay",
   "created_at": "2026-11-21T09:28:00.000Z",
   "completed_at": "2026-11-21T09:30:00.000Z",
   "repaid": {
    "amount_minor": 1320,
    "currency": "EUR"
   },
   "undone": "withdrawn",
   "receipt": "VELLUTO-000042-7KQ4M2XP",
   "usable_from": null,
   "withdraw_until": "2026-12-05T22:59:59.999Z",
   "discount_code": null,
   "discount_percent": null,
   "company": {
    "name": "Velluto Media B.V.",
    "address": "Keizersgracht 101",
    "kvk": "87654321",
    "city": "1015 CJ Amsterdam",
    "country": "NL",
    "tradenames": [
     "Velluto"
    ],
    "vat_numbers": [
     "NL866543210B01"
    ],
    "support_phone": "+39 02 5550 1234",
    "delete_discount": 30,
    "added": "2026-03-01T00:00:00.000Z"
   },
   "vat": null,
   "reversals": [
    {
     "kind": "refund",
     "amount": {
      "amount_minor": 1320,
      "currency": "EUR"
     },
     "credits": 44,
     "status": "active",
     "at": "2026-11-22T08:00:00.000Z"
    }
   ],
   "withdrawal": {
    "payment": "01a1fd6f-1d00-7040-bfd5-925d40e11c67",
    "possible": false,
    "refusal": null,
    "until": "2026-12-05T22:59:59.999Z",
    "credits": 44,
    "amount": {
     "amount_minor": 1320,
     "currency": "EUR"
    },
    "to_collect": null,
    "received_at": "2026-11-22T08:00:00.000Z",
    "reference": "01a1fd6f-1d00-7040-bfd5-925d40e11d01"
   },
   "ends_at": null
  }
 }
};

export const getRepeatOrdersExamples: Record<'some', SuccessBody<'getRepeatOrders'>> = {
 "some": {
  "orders": [
   {
    "package": "credits-50",
    "credits": 50,
    "months": null,
    "method": "postepay",
    "last_at": "2026-11-21T09:30:00.000Z",
    "price": {
     "amount_minor": 1999,
     "currency": "EUR"
    },
    "normal_price": {
     "amount_minor": 1999,
     "currency": "EUR"
    },
    "discount_percent": null
   },
   {
    "package": "credits-10",
    "credits": 10,
    "months": null,
    "method": "paypal",
    "last_at": "2026-06-02T18:00:00.000Z",
    "price": null,
    "normal_price": null,
    "discount_percent": null
   }
  ],
  "currency": "EUR",
  "payment_country": "IT"
 }
};

export const getDiscountCodesExamples: Record<'some', SuccessBody<'getDiscountCodes'>> = {
 "some": {
  "discountcodes": [
   {
    "code": "NINA15",
    "country": null,
    "user_id": "01a0f5b2-0000-7000-8000-000000000001",
    "expires": "2026-12-31T22:59:59.000Z",
    "value_percentage": 15,
    "announced_percentage": 15,
    "currency": null,
    "minimum_order_value": null,
    "status": "active",
    "validity": "once-per-user",
    "expired": false,
    "paymentmethods": null,
    "reason": "personal",
    "why": "Per scusarci del disservizio del 18 novembre."
   }
  ]
 }
};

export const withdrawRequests: Record<'ask' | 'visitor', BodyOf<'withdraw'>> = {
 "ask": {
  "step": "ask",
  "payment": "01a1fd6f-1d00-7040-bfd5-925d40e11c67"
 },
 "visitor": {
  "step": "confirm",
  "payment": "01a1fd6f-1d00-7040-bfd5-925d40e11c67",
  "email": "nina@example.com",
  "name": "Nina Rossi"
 }
};

export const withdrawExamples: Record<'asked' | 'debit' | 'confirmed' | 'visitor', SuccessBody<'withdraw'>> = {
 "asked": {
  "step": "ask",
  "received_at": null,
  "withdrawal": {
   "payment": "01a1fd6f-1d00-7040-bfd5-925d40e11c67",
   "possible": true,
   "refusal": null,
   "until": "2026-12-05T22:59:59.999Z",
   "credits": 44,
   "amount": {
    "amount_minor": 1320,
    "currency": "EUR"
   },
   "to_collect": null,
   "received_at": null,
   "reference": null
  }
 },
 "debit": {
  "step": "ask",
  "received_at": null,
  "withdrawal": {
   "payment": "01a1fd6f-1d00-7040-bfd5-925d40e11c67",
   "possible": true,
   "refusal": null,
   "until": "2026-12-08T22:59:59.999Z",
   "credits": 12,
   "amount": {
    "amount_minor": 0,
    "currency": "EUR"
   },
   "to_collect": {
    "amount_minor": 399,
    "currency": "EUR"
   },
   "received_at": null,
   "reference": null
  }
 },
 "confirmed": {
  "step": "confirm",
  "received_at": "2026-11-22T08:00:00.000Z",
  "withdrawal": {
   "payment": "01a1fd6f-1d00-7040-bfd5-925d40e11c67",
   "possible": false,
   "refusal": null,
   "until": "2026-12-05T22:59:59.999Z",
   "credits": 44,
   "amount": {
    "amount_minor": 1320,
    "currency": "EUR"
   },
   "to_collect": null,
   "received_at": "2026-11-22T08:00:00.000Z",
   "reference": "01a1fd6f-1d00-7040-bfd5-925d40e11d01"
  }
 },
 "visitor": {
  "step": "confirm",
  "received_at": "2026-11-22T08:00:00.000Z",
  "withdrawal": null
 }
};

export const cancelPremiumRequests: Record<'own' | 'visitor' | 'cause', BodyOf<'cancelPremium'>> = {
 "own": {
  "step": "confirm"
 },
 "visitor": {
  "step": "confirm",
  "payment": "01a1fd6f-1d00-7040-bfd5-925d40e11c67",
  "email": "nina@example.com",
  "name": "Nina Rossi"
 },
 "cause": {
  "step": "confirm",
  "kind": "for_cause",
  "reason": "My account was taken over twice, and the support did not answer.",
  "ends_on": "2026-12-01"
 }
};

export const cancelPremiumExamples: Record<'asked' | 'confirmed' | 'visitor', SuccessBody<'cancelPremium'>> = {
 "asked": {
  "step": "ask",
  "received_at": null,
  "contracts": [
   {
    "payment": "01a1fd6f-1d00-7040-bfd5-925d40e11c67",
    "package": "premium-3",
    "amount": {
     "amount_minor": 1499,
     "currency": "EUR"
    },
    "ends_at": "2027-02-21T09:30:00.000Z",
    "first_collection": null
   }
  ],
  "file": null
 },
 "confirmed": {
  "step": "confirm",
  "received_at": "2026-11-22T08:00:00.000Z",
  "contracts": [
   {
    "payment": "01a1fd6f-1d00-7040-bfd5-925d40e11c67",
    "package": "premium-3",
    "amount": {
     "amount_minor": 1499,
     "currency": "EUR"
    },
    "ends_at": "2027-02-21T09:30:00.000Z",
    "first_collection": null
   }
  ],
  "file": "4f1c9a0be27d83561f0a9c4e7b2d8360"
 },
 "visitor": {
  "step": "confirm",
  "received_at": "2026-11-22T08:00:00.000Z",
  "contracts": [],
  "file": "4f1c9a0be27d83561f0a9c4e7b2d8360"
 }
};

export const requestBeginRequests: Record<'own', BodyOf<'requestBegin'>> = {
 "own": {
  "payment": "01a1fd6f-1d00-7040-bfd5-925d40e11c67",
  "begin_at_once": true
 }
};

export const requestBeginExamples: Record<'begun', SuccessBody<'requestBegin'>> = {
 "begun": {
  "payment": {
   "payment_id": "01a1fd6f-1d00-7040-bfd5-925d40e11c67",
   "status": "completed",
   "checkout_url": null,
   "package": "credits-50",
   "credits": 50,
   "amount": {
    "amount_minor": 1499,
    "currency": "EUR"
   },
   "method": "postepay",
   "refund_days": 14,
   "usable_from": null,
   "created_at": "2026-11-21T09:28:00.000Z"
  }
 }
};

export const decideDeclarationRequests: Record<'confirm' | 'undo', BodyOf<'decideDeclaration'>> = {
 "confirm": {
  "token": "01a1fd6f-1d00-7040-bfd5-925d40e11d02R2xvdmVzIGFuZCBzY2FydmVzIGFuZCBoYXRz",
  "act": "confirm"
 },
 "undo": {
  "token": "01a1fd6f-1d00-7040-bfd5-925d40e11d02R2xvdmVzIGFuZCBzY2FydmVzIGFuZCBoYXRz",
  "act": "undo"
 }
};

export const decideDeclarationExamples: Record<'done' | 'stopped', SuccessBody<'decideDeclaration'>> = {
 "done": {
  "kind": "withdrawal",
  "received_at": "2026-11-22T08:00:00.000Z",
  "state": "done"
 },
 "stopped": {
  "kind": "cancellation",
  "received_at": "2026-11-22T08:00:00.000Z",
  "state": "stopped"
 }
};

export const eventsExamples: Record<'message' | 'read' | 'typing' | 'like' | 'match' | 'credits' | 'user', LiveEvent> = {
 "message": {
  "event": "message",
  "data": {
   "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
   "profile": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
   "message": {
    "id": "01a1fd6e-32a0-7d77-a1f7-ab6593f87592",
    "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
    "seq": 6,
    "kind": "text",
    "text": "Ci sto! Porto io il termos del caffè.",
    "icebreaker": null,
    "mine": false,
    "origin": "member",
    "status": "delivered",
    "created_at": "2026-11-21T09:27:00.000Z",
    "credits": 0
   }
  }
 },
 "read": {
  "event": "read",
  "data": {
   "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4",
   "seq": 5
  }
 },
 "typing": {
  "event": "typing",
  "data": {
   "conversation": "01a1f926-4fc0-7acb-abdf-acf341ad87b4"
  }
 },
 "like": {
  "event": "like",
  "data": {
   "profile": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
   "origin": "member",
   "like": {
    "id": "01a1fd65-f540-7c32-83dc-4f1c808c0f2c",
    "like_new": true,
    "state": "received",
    "liked_at": "2026-11-21T09:18:00.000Z",
    "origin": "member",
    "profile": {
     "id": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
     "name": "Giulia",
     "age": 29,
     "gender": "female",
     "country": "IT",
     "region": "IT-25",
     "city": "Milano",
     "place_text": "Milano, Lombardia",
     "language": "it",
     "online": true,
     "premium": false,
     "origin": "member",
     "main_image": {
      "id": "01a162f2-29c0-75a9-9a6c-34388ad23a72",
      "filename": "/img/5a99a6c34388ad23a7266e7591e9d040/large.webp",
      "thumb_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/thumb.webp",
      "match_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "xm4QYRY4HYXZjuMGmeiEhAOVQA7CVFvL",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 5,
     "num_interests": 8,
     "like_new": true,
     "liked": false
    }
   }
  }
 },
 "match": {
  "event": "match",
  "data": {
   "profile": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
   "origin": "member",
   "like": {
    "id": "01a1fd65-f540-7c32-83dc-4f1c808c0f2c",
    "like_new": true,
    "state": "matched",
    "liked_at": "2026-11-21T09:18:00.000Z",
    "origin": "member",
    "profile": {
     "id": "01a162f2-29c0-783c-bb3d-bb87f0de504b",
     "name": "Giulia",
     "age": 29,
     "gender": "female",
     "country": "IT",
     "region": "IT-25",
     "city": "Milano",
     "place_text": "Milano, Lombardia",
     "language": "it",
     "online": true,
     "premium": false,
     "origin": "member",
     "main_image": {
      "id": "01a162f2-29c0-75a9-9a6c-34388ad23a72",
      "filename": "/img/5a99a6c34388ad23a7266e7591e9d040/large.webp",
      "thumb_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/thumb.webp",
      "match_filename": "/img/5a99a6c34388ad23a7266e7591e9d040/match.webp",
      "status": "active",
      "width": 960,
      "height": 1280,
      "thumbhash": "xm4QYRY4HYXZjuMGmeiEhAOVQA7CVFvL",
      "focal_x": 0.5,
      "focal_y": 0.38,
      "locked": false
     },
     "num_photos": 5,
     "num_interests": 8,
     "like_new": true,
     "liked": true
    }
   }
  }
 },
 "credits": {
  "event": "credits",
  "data": {
   "credits": 46
  }
 },
 "user": {
  "event": "user",
  "data": {}
 }
};

export const pageHiddenRequests: Record<'empty', BodyOf<'pageHidden'>> = {
 "empty": {}
};

export const errorExamples: Record<'service_unavailable' | 'invalid_request' | 'authentication_required' | 'member_changed' | 'age_unproved' | 'rate_limited' | 'internal_error' | 'request_refused' | 'payload_too_large' | 'second_factor_invalid' | 'login_code_invalid' | 'login_failed' | 'second_factor_required' | 'account_disabled' | 'account_deleted' | 'login_code_required' | 'account_blocked' | 'signup_fields' | 'signup_under_age' | 'signups_closed' | 'email_invalid_or_duplicate' | 'activation_code_invalid' | 'reset_link_invalid' | 'password_common' | 'passwords_do_not_match' | 'email_not_found' | 'too_many_reset_attempts' | 'old_password_wrong' | 'not_found' | 'second_factor_on' | 'deletion_paid_credits' | 'terms_outdated' | 'age_token_expired' | 'age_token_invalid' | 'age_provider_unavailable' | 'blocked_by_member' | 'consent_withdrawn' | 'terms_not_accepted' | 'swipe_limit_reached' | 'photo_unreadable' | 'photo_heic' | 'photo_too_small' | 'photo_too_many_pixels' | 'photo_limit_reached' | 'recipient_unavailable' | 'message_too_long' | 'not_enough_credits' | 'conversation_limit' | 'spending_paused' | 'idempotency_conflict' | 'premium_only' | 'appeal_period_over' | 'discount_code_invalid' | 'payment_method_unavailable' | 'spending_limit_reached' | 'package_unavailable' | 'order_open' | 'payment_provider_unavailable' | 'direct_debit_code_invalid' | 'direct_debit_blocked' | 'direct_debit_limit_reached' | 'direct_debit_fields', ErrorBody> = {
 "service_unavailable": {
  "code": "service_unavailable",
  "message": "The server is restarting; try again in a moment."
 },
 "invalid_request": {
  "code": "invalid_request",
  "message": "A parameter or field was refused.",
  "details": [
   {
    "field": "page",
    "code": "too_small",
    "message": "page must be >= 1"
   }
  ]
 },
 "authentication_required": {
  "code": "authentication_required",
  "message": "Log in first."
 },
 "member_changed": {
  "code": "member_changed",
  "message": "Somebody else is logged in by now."
 },
 "age_unproved": {
  "code": "age_unproved",
  "message": "Your country asks for a proof of age first."
 },
 "rate_limited": {
  "code": "rate_limited",
  "message": "Too many calls; try again in a minute.",
  "details": {
   "minutes": 1
  }
 },
 "internal_error": {
  "code": "internal_error",
  "message": "An unexpected error occurred.",
  "details": {
   "reference": "req-1a2f7c"
  }
 },
 "request_refused": {
  "code": "request_refused",
  "message": "The client header is missing, or the origin is foreign."
 },
 "payload_too_large": {
  "code": "payload_too_large",
  "message": "The file is too large.",
  "details": {
   "max": 10485760
  }
 },
 "second_factor_invalid": {
  "code": "second_factor_invalid",
  "message": "The code is wrong."
 },
 "login_code_invalid": {
  "code": "login_code_invalid",
  "message": "The code is wrong."
 },
 "login_failed": {
  "code": "login_failed",
  "message": "No such account, or the wrong password."
 },
 "second_factor_required": {
  "code": "second_factor_required",
  "message": "A code is needed too."
 },
 "account_disabled": {
  "code": "account_disabled",
  "message": "This account is closed.",
  "details": {
   "reference": "V-7KQ4-M2XP-9TRD",
   "key": "q7o1Zb0wV3mC2nY8rT5kPa9sD4fG6hJ1lXeUiOyNuMw"
  }
 },
 "account_deleted": {
  "code": "account_deleted",
  "message": "The account was deleted; the e-mailed link brings it back."
 },
 "login_code_required": {
  "code": "login_code_required",
  "message": "A code was mailed; it is needed too."
 },
 "account_blocked": {
  "code": "account_blocked",
  "message": "Too many wrong passwords.",
  "details": {
   "minutes": 14
  }
 },
 "signup_fields": {
  "code": "invalid_request",
  "message": "A parameter or field was refused.",
  "details": [
   {
    "field": "name",
    "code": "taken"
   },
   {
    "field": "password",
    "code": "common"
   }
  ]
 },
 "signup_under_age": {
  "code": "invalid_request",
  "message": "A parameter or field was refused.",
  "details": [
   {
    "field": "date_of_birth",
    "code": "under_age"
   }
  ]
 },
 "signups_closed": {
  "code": "signups_closed",
  "message": "The site takes no new members."
 },
 "email_invalid_or_duplicate": {
  "code": "email_invalid_or_duplicate",
  "message": "The address cannot be used."
 },
 "activation_code_invalid": {
  "code": "activation_code_invalid",
  "message": "The code is wrong."
 },
 "reset_link_invalid": {
  "code": "reset_link_invalid",
  "message": "The link is expired or not valid."
 },
 "password_common": {
  "code": "invalid_request",
  "message": "The request is not valid.",
  "details": [
   {
    "field": "password",
    "code": "common"
   }
  ]
 },
 "passwords_do_not_match": {
  "code": "passwords_do_not_match",
  "message": "The passwords do not match."
 },
 "email_not_found": {
  "code": "email_not_found",
  "message": "No account has this e-mail address."
 },
 "too_many_reset_attempts": {
  "code": "too_many_reset_attempts",
  "message": "Too many password reset attempts, try again tomorrow.",
  "details": {
   "minutes": 540
  }
 },
 "old_password_wrong": {
  "code": "old_password_wrong",
  "message": "The old password is wrong."
 },
 "not_found": {
  "code": "not_found",
  "message": "There is no such thing."
 },
 "second_factor_on": {
  "code": "second_factor_on",
  "message": "A code is asked for already."
 },
 "deletion_paid_credits": {
  "code": "invalid_request",
  "message": "The request is not valid.",
  "details": [
   {
    "field": "paid_credits",
    "code": "consent_required"
   }
  ]
 },
 "terms_outdated": {
  "code": "invalid_request",
  "message": "The request is not valid.",
  "details": [
   {
    "field": "terms_version",
    "code": "outdated"
   }
  ]
 },
 "age_token_expired": {
  "code": "age_token_expired",
  "message": "The proof of age has expired."
 },
 "age_token_invalid": {
  "code": "age_token_invalid",
  "message": "The proof of age is not valid here, or was used."
 },
 "age_provider_unavailable": {
  "code": "age_provider_unavailable",
  "message": "The provider of the proof of age does not answer. Nothing was used up."
 },
 "blocked_by_member": {
  "code": "blocked_by_member",
  "message": "This person blocked the user."
 },
 "consent_withdrawn": {
  "code": "consent_withdrawn",
  "message": "You withdrew your consent to be matched."
 },
 "terms_not_accepted": {
  "code": "terms_outdated",
  "message": "Please accept the current terms first."
 },
 "swipe_limit_reached": {
  "code": "swipe_limit_reached",
  "message": "No likes left today, come back tomorrow.",
  "details": {
   "max": 4,
   "resets_at": "2026-11-21T23:00:00.000Z"
  }
 },
 "photo_unreadable": {
  "code": "photo_unreadable",
  "message": "The file is not a picture that can be read."
 },
 "photo_heic": {
  "code": "photo_heic",
  "message": "The picture is in HEIC, which cannot be read here."
 },
 "photo_too_small": {
  "code": "photo_too_small",
  "message": "The picture is too small or too narrow."
 },
 "photo_too_many_pixels": {
  "code": "photo_too_many_pixels",
  "message": "The picture has too many pixels."
 },
 "photo_limit_reached": {
  "code": "photo_limit_reached",
  "message": "No more photos fit.",
  "details": {
   "max": 3
  }
 },
 "recipient_unavailable": {
  "code": "recipient_unavailable",
  "message": "This person cannot be reached any more."
 },
 "message_too_long": {
  "code": "message_too_long",
  "message": "The message is too long.",
  "details": {
   "max": 1000
  }
 },
 "not_enough_credits": {
  "code": "not_enough_credits",
  "message": "There are not enough credits.",
  "details": {
   "need": 2,
   "have": 1
  }
 },
 "conversation_limit": {
  "code": "conversation_limit",
  "message": "Free members start at most 3 conversations.",
  "details": {
   "max": 3
  }
 },
 "spending_paused": {
  "code": "spending_paused",
  "message": "The user paused spending.",
  "details": {
   "until": "2026-12-25"
  }
 },
 "idempotency_conflict": {
  "code": "idempotency_conflict",
  "message": "The key was used before with another body."
 },
 "premium_only": {
  "code": "premium_only",
  "message": "This is for premium members."
 },
 "appeal_period_over": {
  "code": "appeal_period_over",
  "message": "The time to object is over.",
  "details": {
   "until": "2027-05-21"
  }
 },
 "discount_code_invalid": {
  "code": "discount_code_invalid",
  "message": "There is no such code, or it cannot be used."
 },
 "payment_method_unavailable": {
  "code": "payment_method_unavailable",
  "message": "This way to pay is not offered in this country."
 },
 "spending_limit_reached": {
  "code": "spending_limit_reached",
  "message": "The monthly limit set by the user is reached.",
  "details": {
   "limit": {
    "amount_minor": 5000,
    "currency": "EUR"
   },
   "left": {
    "amount_minor": 501,
    "currency": "EUR"
   }
  }
 },
 "package_unavailable": {
  "code": "package_unavailable",
  "message": "The site does not sell such a package."
 },
 "order_open": {
  "code": "order_open",
  "message": "An order of this package is still open."
 },
 "payment_provider_unavailable": {
  "code": "payment_provider_unavailable",
  "message": "The payment provider does not answer."
 },
 "direct_debit_code_invalid": {
  "code": "direct_debit_code_invalid",
  "message": "The code is wrong.",
  "details": {
   "tries_left": 2
  }
 },
 "direct_debit_blocked": {
  "code": "direct_debit_blocked",
  "message": "Direct debit is blocked for this account.",
  "details": {
   "minutes": 1440
  }
 },
 "direct_debit_limit_reached": {
  "code": "direct_debit_limit_reached",
  "message": "The limit for direct debit is reached.",
  "details": {
   "max": 15000,
   "used": 11999
  }
 },
 "direct_debit_fields": {
  "code": "invalid_request",
  "message": "A parameter or field was refused.",
  "details": [
   {
    "field": "iban",
    "code": "format"
   },
   {
    "field": "phone",
    "code": "format"
   }
  ]
 }
};
