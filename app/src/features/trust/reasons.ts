import type { ComplaintReason } from '@velluto/api-client';

/** Reasons against what a person shows or writes, the likeliest first. */
export const reasonsAboutPeople: readonly ComplaintReason[] = [
  'harassment',
  'scam',
  'false_identity',
  'undeclared_fictional',
  'sexual_content',
  'intimate_images',
  'minor',
  'illegal_speech',
  'violence',
  'exploitation',
  'illegal_goods',
  'spam',
  'privacy',
  'intellectual_property',
  'other',
];

/** Reasons of a complaint, those about the service first. */
export const reasonsOfComplaints: readonly ComplaintReason[] = [
  'payment',
  'moderation',
  'service',
  'accessibility',
  ...reasonsAboutPeople,
];
