/** S3.035: what every reply looks like. status.status 0 is success. */
export interface Envelope<Data = unknown> {
  status: {
    status: number | string;
    /** A sentence for the person, in the language of the request. */
    msg2Client: string;
    /** A word for the developer; shown as plain text in the 10044X warning (S8.008). */
    msg2Dev: string;
    /** What the call was refused with, by its id in docs/refusals.md; absent where it was answered. */
    refusal?: string;
  };
  data: Data | null;
}
