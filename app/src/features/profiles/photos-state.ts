import type { Money, Problem } from '@velluto/ui/model';

/** A file that is being uploaded; `final` when a retry would not help. */
interface PhotoUpload {
  id: string;
  name: string;
  percent: number;
  problem: Problem | null;
  final: boolean;
}

/** The user's photos as they are being changed. */
export interface PhotosState {
  problem: Problem | null;
  /** Id of the photo that is being changed. */
  busy: string | null;
  uploads: PhotoUpload[];
  /** The open dialog: `photo` shows what can be done with one; `from` is the lowest price of premium, once it is loaded. */
  dialog:
    | { kind: 'limit'; from: Money | null }
    | { kind: 'photo'; photo: string }
    | { kind: 'delete'; photo: string }
    | null;
}
