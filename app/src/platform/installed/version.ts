/**
 * Whether a newer version of the app has taken over. The next page then comes as a new document; nothing is reloaded
 * before somebody goes elsewhere, so that what they are writing stays.
 */
export const version = { outdated: false };
