import { type OwnProfile, updateProfile } from '@velluto/api-client';
import type { Visit } from '../../platform/visit.ts';
import type { ProfileChange } from './store.ts';

/** Sends what the form changed; the answer is the profile as it is now. */
export async function saveProfile(
  visit: Visit,
  { aboutMe, region, city, interests, attributes }: ProfileChange,
): Promise<OwnProfile> {
  const {
    hair_colour = null,
    relationship_status = null,
    body_type = null,
    eye_colour = null,
    drinks = null,
  } = attributes;
  const { profile } = await updateProfile(visit.client, {
    ...{ about_me: aboutMe, region, city, interests: [...interests] },
    attributes: { hair_colour, relationship_status, body_type, eye_colour, drinks },
  });
  return profile;
}
