/** Where a portion of lines ends that are told apart by their instant and their id, the newest first. */
export interface Place {
  at: number;
  id: string;
}

/** @param after what `nextOf` gave for the portion before */
export function placeOf(after: string): Place {
  const [at = '', ...id] = after.split('.');
  return { at: Number(at), id: id.join('.') };
}

/** From where the next portion goes on; null where this one was the last. @param limit lines of a portion */
export function nextOf(lines: readonly Place[], limit: number): string | null {
  const last = lines.at(-1);
  return last && lines.length === limit ? `${last.at}.${last.id}` : null;
}
