import { msg } from '@lingui/core/macro';

export const locationField = {
  country: msg({ id: 'vl.LocationField.country', message: 'Country', comment: 'Label' }),
  region: msg({ id: 'vl.LocationField.region', message: 'Region', comment: 'Label' }),
  anyRegion: msg({
    id: 'vl.LocationField.anyRegion',
    message: 'Rather not say',
    comment: 'First choice of the region',
  }),
  city: msg({ id: 'vl.LocationField.city', message: 'Town', comment: 'Label' }),
  cityUnknown: msg({
    id: 'vl.LocationField.cityUnknown',
    message:
      'We don’t know this town here, so distances can’t be shown. You can keep it, or name the nearest larger one.',
    comment: 'Below the field for the town, when it is not in our list; nothing is refused',
  }),
  optional: msg({
    id: 'vl.LocationField.optional',
    message: 'optional',
    comment: 'After the label of a field that may stay empty',
  }),
};

export const geolocationButton = {
  idle: msg({ id: 'vl.GeolocationButton.idle', message: 'Use my location', comment: 'Button' }),
  active: msg({
    id: 'vl.GeolocationButton.active',
    message: 'Finding your location',
    comment: 'While the location is looked up',
  }),
  error: msg({
    id: 'vl.GeolocationButton.error',
    message: 'We couldn’t find your location. Please fill it in.',
    comment: 'The location could not be found',
  }),
  denied: msg({
    id: 'vl.GeolocationButton.denied',
    message: 'Your browser isn’t sharing your location. Please fill it in.',
    comment: 'The location was refused',
  }),
  unsupported: msg({
    id: 'vl.GeolocationButton.unsupported',
    message: 'This browser can’t find your location. Please fill it in.',
    comment: 'The device knows no location',
  }),
};
