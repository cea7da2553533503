import type { TrackedEvent } from './tracked-event.ts';

const codes: readonly unknown[] = ['click', 'visit', 'download'] satisfies TrackedEvent['eventCode'][];

/** The longest words that the wire takes (contract/schemas/tracking.ts). */
const longest = 500;

const optional = ['resourceCode', 'resourceName', 'downloadApi', 'downloadName'] as const;

const isWord = (value: unknown): value is string => typeof value === 'string' && value.length <= longest;

/**
 * Looks at an event as code that no compiler has checked may give it.
 *
 * @returns the event with what the wire knows and nothing else, or in a sentence what is wrong with it; it never throws
 */
export function checkEvent(given: unknown): TrackedEvent | string {
  try {
    if (typeof given !== 'object' || given === null) return 'it is no object';
    const { eventContext, eventCode, eventName, ...rest } = given as Record<string, unknown>;
    const url: unknown = (eventContext as { url?: unknown } | null | undefined)?.url;
    if (typeof url !== 'string') return 'eventContext.url is no text';
    if (!codes.includes(eventCode)) return `eventCode is none of ${codes.join(', ')}`;
    if (!isWord(eventName) || eventName === '') return `eventName is no text of 1 to ${longest} characters`;
    const words: Partial<Record<(typeof optional)[number], string>> = {};
    for (const name of optional) {
      const word = rest[name];
      if (word === undefined) continue;
      if (!isWord(word)) return `${name} is no text of up to ${longest} characters`;
      words[name] = word;
    }
    return { eventContext: { url }, eventCode: eventCode as TrackedEvent['eventCode'], eventName, ...words };
  } catch {
    return 'it cannot be read';
  }
}
