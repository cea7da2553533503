/** A text as the answer of a call, such as a feed: whoever has it already is told so, and is sent nothing. */
export class TextReply {
  /** @param type its media type */
  constructor(
    readonly body: string,
    readonly type: string,
  ) {}
}
