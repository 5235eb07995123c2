/** The questions of the sign-up in their order, one a screen, and the step that each belongs to. */
export const stepOfQuestion = {
  gender: 0,
  lookingFor: 0,
  sexuality: 0,
  birth: 1,
  place: 1,
  name: 2,
  email: 3,
  password: 3,
  message: 4,
  photos: 4,
} as const;

/** One question of the sign-up. */
export type SignupQuestion = keyof typeof stepOfQuestion;

/** All questions of the sign-up, in their order. */
export const signupQuestions = Object.keys(stepOfQuestion) as readonly SignupQuestion[];
