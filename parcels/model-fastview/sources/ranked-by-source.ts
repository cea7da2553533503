import type { Answer } from '../ask/ask.ts';

/** What a source has counted of a model, and its place among the models of its segment. */
export interface InSource {
  volume: number | null;
  yoy: number | null;
  share: number | null;
  /** Null where it has none. */
  rank: number | null;
  /** How many models of the segment have a rank. */
  ranked: number;
}

/** @param answer rows by `dataSource` and `model` @returns what each source says of a model, by its key */
export function rankedBySource(answer: Answer | undefined, model: string): Map<string, InSource> {
  const found = new Map<string, InSource>();
  for (const { kind, keys, values } of answer?.rows ?? []) {
    if (kind !== 'row' || keys.dataSource === undefined) continue;
    const { volume = null, yoy = null, share = null, volumeRank: rank = null } = values;
    const before = found.get(keys.dataSource) ?? { volume: null, yoy: null, share: null, rank: null, ranked: 0 };
    const counted = { ...before, ranked: before.ranked + (rank === null ? 0 : 1) };
    found.set(keys.dataSource, keys.model === model ? { ...counted, volume, yoy, share, rank } : counted);
  }
  return found;
}
