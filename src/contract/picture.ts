/** A picture out of the campaign's file. */
export interface PictureReply {
  readonly mime: 'image/png' | 'image/jpeg'
  /** Base64. */
  readonly bytes: string
}
