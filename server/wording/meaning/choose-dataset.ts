import type { WordDataset } from '../vocabulary/vocabulary.ts';
import type { AskBack, Settled } from './ask-back.ts';
import { type Part, type PartOf, partsThat } from './parts.ts';
import type { NamedFigures } from './sense.ts';

/** A figure that is named, with the part of the question that names it; null where it is taken for granted. */
export interface Base {
  indicator: string;
  part: Part | null;
}

export interface Chosen {
  dataset: WordDataset;
  bases: readonly Base[];
  /** Whether nobody has named a figure. */
  isAssumed: boolean;
}

/** The figure that a question is about which names none. */
export const usual = { dataset: 'sales', indicator: 'volume' } as const;

/** The dimensions that a question needs whatever its names turn out to mean. */
function neededBy(parts: readonly Part[]): (dataset: WordDataset) => boolean {
  const names = partsThat(parts, 'names').map(({ sense }) => sense.options.map(({ dimension }) => dimension));
  const listed = partsThat(parts, 'dimension').map(({ sense }) => sense.dimensions);
  return ({ dimensions }) =>
    [...names, ...listed].every((options) => options.some((dimension) => Object.hasOwn(dimensions, dimension)));
}

const openedIn = ({ of }: { of: readonly NamedFigures[] }, opened: readonly WordDataset[]): string[] =>
  of.flatMap(({ dataset }) => (opened.some(({ key }) => key === dataset) ? [dataset] : []));

function basesIn(figures: readonly PartOf<'figure'>[], dataset: string): Base[] {
  const bases = figures.flatMap((part) =>
    (part.sense.of.find((each) => each.dataset === dataset)?.indicators ?? []).map((indicator) => ({
      indicator,
      part,
    })),
  );
  return bases.filter(({ indicator }, at) => bases.findIndex((base) => base.indicator === indicator) === at);
}

/**
 * The dataset that a question is about, and the figures of it that are named.
 * @param opened the datasets that may be asked, in their order: of several that have the same figure the first counts
 */
export function chooseDataset(
  parts: readonly Part[],
  opened: readonly WordDataset[],
  settled: Settled,
): Chosen | AskBack {
  const needed = neededBy(parts);
  const named = partsThat(parts, 'figure');
  const figures =
    settled.dataset === null
      ? named
      : named.filter(({ sense }) => openedIn(sense, opened).includes(settled.dataset ?? ''));
  const isVolume = partsThat(parts, 'source').length > 0;
  if (figures.length === 0) {
    const dataset = opened.find(({ key }) => key === usual.dataset);
    if (!dataset || (!isVolume && !needed(dataset))) return { kind: 'figure' };
    return { dataset, bases: [{ indicator: usual.indicator, part: null }], isAssumed: !isVolume };
  }
  const common = opened.filter(
    ({ key }) =>
      (settled.dataset === null || settled.dataset === key) &&
      figures.every(({ sense }) => openedIn(sense, opened).includes(key)),
  );
  const dataset = common.find(needed) ?? common[0];
  if (!dataset) {
    const options = figures.flatMap(({ sense, word }) =>
      openedIn(sense, opened)
        .slice(0, 1)
        .map((key) => ({ dataset: key, word })),
    );
    return {
      kind: 'datasets',
      options: options.filter((option, at) => options.findIndex((each) => each.dataset === option.dataset) === at),
    };
  }
  return { dataset, bases: basesIn(figures, dataset.key), isAssumed: false };
}
