import { feedRefusals } from './refusals.ts';

/** What a request asks of a feed: each option at most once. */
export type FeedOptions = Readonly<Record<string, string | undefined>>;

const known = ['$select', '$filter', '$orderby', '$top', '$skip', '$skiptoken', '$count', '$format'];

/**
 * The options of a request. What a feed does not know is refused, as the protocol wants it (OData 4.01, part 1, 11.2.1):
 * rows that were not grouped or searched would be taken for rows that were.
 * @throws Refusal for an option that stands there twice, or that feeds do not have
 */
export function feedOptions(query: Readonly<Record<string, unknown>>): FeedOptions {
  const options: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'string') throw feedRefusals.optionTwice(name);
    if (name.startsWith('$') && !known.includes(name)) throw feedRefusals.optionUnknown(name);
    options[name] = value;
  }
  return options;
}
