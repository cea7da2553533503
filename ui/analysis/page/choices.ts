import { readChoice } from '@portal/ui';

/**
 * What a page lets a person choose in the address, by its name there: the values offered, of which the first is the
 * usual one. A list with nothing in it stands for any text; the usual one is none.
 */
export type Offered = Readonly<Record<string, readonly string[]>>;

/** What is chosen. */
export type Chosen<Of extends Offered> = {
  [Name in keyof Of]: Of[Name] extends readonly [] ? string : Of[Name][number];
};

/** Reads choices from an address; what it does not offer is the usual value. */
export const readChoices = <Of extends Offered>(search: URLSearchParams, choices: Of): Chosen<Of> =>
  Object.fromEntries(
    Object.entries(choices).map(([name, offered]) => [
      name,
      offered.length > 0 ? readChoice(search, name, offered) : (search.get(name) ?? ''),
    ]),
  ) as Chosen<Of>;
