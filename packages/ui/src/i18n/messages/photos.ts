import { msg, plural } from '@lingui/core/macro';

/** Texts of every place where photos are chosen: sign-up, profile, conversation. */
export const photoDropzone = {
  label: msg({ id: 'vl.PhotoDropzone.label', message: 'Choose a photo', comment: 'Button' }),
  hint: ({ megabytes }: { megabytes: number }) =>
    msg({
      id: 'vl.PhotoDropzone.hint',
      message: `JPEG, PNG, WebP or AVIF, up to ${megabytes} MB`,
      comment: 'What kinds of pictures may be uploaded, and how large',
    }),
  drop: msg({
    id: 'vl.PhotoDropzone.drop',
    message: 'or drop it here',
    comment: 'After "Choose a photo", where there is a mouse',
  }),
  uploading: ({ name, percent }: { name: string; percent: string }) =>
    msg({
      id: 'vl.PhotoDropzone.uploading',
      message: `${name}: ${percent} uploaded`,
      comment: 'Progress of one photo',
    }),
  wrongType: msg({
    id: 'vl.PhotoDropzone.wrongType',
    message: 'We can’t show this photo. Use JPEG, PNG, WebP or AVIF.',
    comment: 'Error: not a picture that can be shown',
  }),
  tooBig: ({ megabytes }: { megabytes: number }) =>
    msg({
      id: 'vl.PhotoDropzone.tooBig',
      message: `This photo is larger than ${megabytes} MB.`,
      comment: 'Error: the file is too large',
    }),
  remove: ({ name }: { name: string }) =>
    msg({ id: 'vl.PhotoDropzone.remove', message: `Remove ${name}`, comment: 'Button on a photo' }),
  full: ({ max }: { max: number }) =>
    msg({
      id: 'vl.PhotoDropzone.full',
      message: `${plural(max, { one: '# photo', other: '# photos' })} for now. With any package there is room for more.`,
      comment: 'When the limit is reached',
    }),
};
