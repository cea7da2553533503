/** A file as the answer of a call. It is sent as it lies, or the part of it that is asked for. */
export class FileReply {
  /**
   * @param folder where it lies
   * @param name what it is called there
   * @param type its media type
   * @param savedAs the name under which a client keeps it
   */
  constructor(
    readonly folder: string,
    readonly name: string,
    readonly type: string,
    readonly savedAs: string,
  ) {}
}
