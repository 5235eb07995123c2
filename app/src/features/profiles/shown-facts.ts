import type { Settings } from '@velluto/api-client';
import { ATTRIBUTE_NAMES, type Attribute } from '@velluto/rules';

/** Attributes of profiles that the site shows, in its order: setting `visible_profile_fields`. */
export const shownFacts = (site: Settings): Attribute[] =>
  site.visible_profile_fields.flatMap(field => ATTRIBUTE_NAMES.find(name => name === field) ?? []);
