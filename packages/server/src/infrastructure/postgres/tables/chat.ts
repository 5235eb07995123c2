/** A picture as it is stored in its message. */
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
  /** Id of the member who uploaded it. */
  member_id: string;
  /** The message it was sent with; null until then. */
  message_id: string | null;
  key: string;
  width: number;
  height: number;
  thumbhash: string | null;
  created_at: Date;
}

/** Tables of pictures in messages. */
export interface ChatTables {
  message_photo: MessagePhotoTable;
}
