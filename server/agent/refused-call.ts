/** A call of the wire that was refused: its sentence in the language of who asks, and the id to look it up by. */
export class RefusedCall extends Error {
  constructor(
    readonly sentence: string,
    readonly id: string,
  ) {
    super(sentence);
    this.name = 'RefusedCall';
  }
}
