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
    /** How the server calls the request, by which its log tells what became of it; may be empty. */
    readonly request = '',
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
    /** How the server calls the request, where an answer of it came all the same; may be empty. */
    readonly request = '',
  ) {
    super(`${call}: ${reason}`);
    this.name = 'NetworkError';
  }
}
