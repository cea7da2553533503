import type { MarketModelLife } from '@portal/contract';

type Lines = MarketModelLife['lines'];

/** How predecessors and successors count in lives of models: each by itself, or as the last of their line. */
export interface LifeLines {
  joined: boolean;
  /** The models that some count as, each once. */
  ends(models: readonly string[]): string[];
  /** The months of first launches, where lines are joined of the first of each line. */
  launches(months: readonly (readonly [string, number])[]): Map<string, number>;
  /** The models that count as one, each with its name; without one where it is alone. */
  membersOf(model: string): { key: string; name: string | null }[];
  /** What is said of the models that are shown. */
  shown(models: readonly string[]): Lines;
}

/**
 * @param successions of models, as the release knows them
 * @param isWanted whether they are to count as one
 */
export function lifeLines(successions: Lines['successions'], isWanted: boolean): LifeLines {
  const joined = isWanted && successions.length > 0;
  const lastOf = new Map(successions.map(({ predecessor, into }) => [predecessor.key, into]));
  const end = (model: string) => lastOf.get(model) ?? model;
  const ends = (models: readonly string[]) => (joined ? [...new Set(models.map(end))] : [...models]);
  return {
    joined,
    ends,
    launches(months) {
      const found = new Map<string, number>();
      for (const [model, month] of months) {
        const key = joined ? end(model) : model;
        found.set(key, Math.min(month, found.get(key) ?? month));
      }
      return found;
    },
    membersOf(model) {
      const own = joined ? successions.filter(({ into }) => into === model) : [];
      const named = own.flatMap(({ predecessor, successor }) => [predecessor, successor]);
      return named.length === 0
        ? [{ key: model, name: null }]
        : [...new Map(named.map((member) => [member.key, member])).values()];
    },
    shown(models) {
      const lines = new Set(models.map(end));
      return { joined, successions: successions.filter(({ into }) => lines.has(into)) };
    },
  };
}
