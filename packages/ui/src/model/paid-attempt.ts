/**
 * What a member has too few credits for: a text, which stays in the box; a photo, before it was chosen; a photo or a gift, which
 * waits in the conversation.
 */
export type PaidAttempt = 'message' | 'newPhoto' | 'photo' | 'gift';
