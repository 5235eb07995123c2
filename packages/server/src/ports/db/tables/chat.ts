/** A picture in a message, as the message keeps it. */
export interface MessagePicture {
  /** Id in `message_photo`. */
  id: string;
  /** Random name below `/img/`. */
  key: string;
  width: number;
  height: number;
  thumbhash: string | null;
}

/** A picture that was uploaded for a message. */
export interface MessagePhotoTable {
  id: string;
  /** Who uploaded it. */
  member_id: string;
  /** The message it was sent with; null until then. */
  message_id: string | null;
  key: string;
  width: number;
  height: number;
  thumbhash: string | null;
  created_at: Date;
}

/** Tables of what messages bring besides words. */
export interface ChatTables {
  message_photo: MessagePhotoTable;
}
