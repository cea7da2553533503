/** What an entry of the history says of how a person came to it. */
export interface EntryState {
  /** From the list, which is then one step back. */
  fromList?: true;
  /** By a link to another page of the list. */
  turned?: true;
}

/** @param state of a location, of which nothing is known */
export const entryStateOf = (state: unknown): EntryState => (state ?? {}) as EntryState;
