/** Bytes as the answer of a call, such as a picture that is made for it. */
export class BytesReply {
  /**
   * @param type their media type
   * @param savedAs the name under which a client keeps them
   */
  constructor(
    readonly body: Buffer,
    readonly type: string,
    readonly savedAs: string,
  ) {}
}
