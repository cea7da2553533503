/** The server understood the call and refused it: status.status was not 0. */
export class CallError extends Error {
  constructor(
    /** status.status as text: '1', '403', '100441' ... */
    readonly status: string,
    /** A sentence for the person, in the language of the request; may be empty. */
    readonly msg2Client: string,
    /** A word for the developer; plain text. */
    readonly msg2Dev: string,
    /** What to quote when asking for help: the id of the refusal, such as market.month-not-covered; may be empty. */
    readonly refusal = '',
    /** What to go on with, such as the ticket of another step. */
    readonly data: unknown = null,
  ) {
    super(msg2Client || `status ${status}`);
    this.name = 'CallError';
  }
}

/** No answer, or one that is not the portal's envelope. */
export class NetworkError extends Error {
  constructor(
    readonly call: string,
    reason: string,
  ) {
    super(`${call}: ${reason}`);
    this.name = 'NetworkError';
  }
}
