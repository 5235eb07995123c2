import type { Settings } from '@velluto/api-client';
import { ATTRIBUTE_NAMES, type Attribute } from '@velluto/rules';

/** Facts that the site shows of people, in its order: setting `visible_profile_fields`. */
export const shownFacts = (site: Settings): Attribute[] =>
  site.visible_profile_fields.flatMap(field => ATTRIBUTE_NAMES.find(name => name === field) ?? []);
