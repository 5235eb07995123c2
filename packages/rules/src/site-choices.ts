/** Values that a site file may choose from (spec § 5.3). */

/** Icons that mark every profile which is not a private member: setting `fictional_icon`. */
export const FICTIONAL_ICONS = ['mask', 'spark'] as const;
export type FictionalIconName = (typeof FICTIONAL_ICONS)[number];

/** Filters of the search: setting `search_fields`. */
export const SEARCH_FIELDS = ['gender', 'country', 'region', 'min_age', 'max_age'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** Notes on a profile's page: setting `visible_profile_notes`. A site file must include `fictional`. */
export const PROFILE_NOTES = ['fictional', 'language', 'photos'] as const;
export type ProfileNote = (typeof PROFILE_NOTES)[number];
