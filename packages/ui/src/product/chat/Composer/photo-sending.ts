import type { Problem } from '../../../model/problem.ts';
import type { Cost } from '../../useCostText.ts';

/** A photo that is being uploaded, or whose upload failed. */
export interface ComposerUpload {
  /** Name of the file. */
  name: string;
  /** 0–100. */
  progress: number;
  /** Why the upload failed. */
  problem?: Problem;
}

/** What sending photos needs. */
export interface PhotoSending {
  /** Called with one valid picture that was chosen, dropped or pasted. */
  onFiles: (event: { files: File[] }) => void;
  /** What sending a photo costs; not said without it. */
  cost?: Cost;
  /** Largest file, in bytes; any size without it. */
  maxBytes?: number;
  /** The photo that is being uploaded; null for none. */
  upload?: ComposerUpload | null;
  /** Stops the upload, or dismisses a failed one. */
  onCancel?: () => void;
}
