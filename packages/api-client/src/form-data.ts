import type { PhotoUploadRequest } from './generated/schema.ts';

/** The body of an upload: the form that the server reads the file from. */
export function formData({ file }: PhotoUploadRequest): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}
