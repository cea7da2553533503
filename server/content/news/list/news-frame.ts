/** All of a news item that tells where it stands in lists. Publisher, topics and models are numbers in the lists of the frame. */
export interface FrameItem {
  rowId: string;
  /** Its number in the index of texts. */
  doc: number;
  newsId: string;
  /** Milliseconds since 1970. */
  at: number;
  publisher: number;
  topics: number[];
  models: number[];
  /** Which it prints again; null where that is gone, and for what is none of these. */
  first: FrameItem | null;
}

/** All news without their texts, the newest first. */
export interface NewsFrame {
  items: readonly FrameItem[];
  publishers: readonly string[];
  topics: readonly string[];
  models: readonly { key: string; zh: string; en: string }[];
}

/** What is wanted of news; null where anything will do. */
export interface Wanted {
  /** Whether an item holds the words, is of the days, and is preferred, as far as that is wanted. */
  plain: (item: FrameItem) => boolean;
  topics: ReadonlySet<number> | null;
  sources: ReadonlySet<number> | null;
  models: ReadonlySet<number> | null;
}

/** A value with how many news the list shows when it alone is chosen. */
export interface ValueCount {
  value: number;
  count: number;
  /** One of these news. */
  sample: FrameItem;
}

export interface Chosen {
  /** What the list shows, the newest first. */
  items: FrameItem[];
  topics: ValueCount[];
  sources: ValueCount[];
  models: ValueCount[];
}

const facets = ['topics', 'sources', 'models'] as const;
type Facet = (typeof facets)[number];

/** What an item has of all that is wanted: one bit for what is plain, one for each facet. */
const [plainBit, ...facetBits] = [1, 2, 4, 8] as const;
const bitOf: Record<Facet, number> = { topics: facetBits[0], sources: facetBits[1], models: facetBits[2] };
const everything = plainBit | facetBits[0] | facetBits[1] | facetBits[2];

const hasOne = (values: readonly number[], wanted: ReadonlySet<number>): boolean => {
  for (const value of values) if (wanted.has(value)) return true;
  return false;
};

/**
 * Which news a list shows, and how many it would show under each other value of a facet. Of a story that several have
 * printed the first stands alone, unless that is gone or not wanted itself; counted by a value, unless it has that not.
 */
export function chooseNews({ items, publishers, topics, models }: NewsFrame, wanted: Wanted): Chosen {
  // One list for each publisher, not one for each of a hundred thousand news.
  const alone = publishers.map((_, publisher) => [publisher]);
  const valuesOf: Record<Facet, (item: FrameItem) => readonly number[]> = {
    topics: (item) => item.topics,
    sources: (item) => alone[item.publisher] ?? [],
    models: (item) => item.models,
  };
  const facetMark = (item: FrameItem): number => {
    let mark = 0;
    for (const facet of facets) {
      const values = wanted[facet];
      if (values === null || hasOne(valuesOf[facet](item), values)) mark |= bitOf[facet];
    }
    return mark;
  };
  const marks = new Map<FrameItem, number>();
  const firstMark = (first: FrameItem): number => {
    const known = marks.get(first) ?? (wanted.plain(first) ? plainBit : 0) | facetMark(first);
    marks.set(first, known);
    return known;
  };
  const remaining: FrameItem[] = [];
  const counts = {
    topics: counter(topics.length),
    sources: counter(publishers.length),
    models: counter(models.length),
  };
  for (const item of items) {
    // Under no value of a facet is it shown either.
    if (!wanted.plain(item)) continue;
    const mark = plainBit | facetMark(item);
    const { first } = item;
    const ofFirst = first ? firstMark(first) : 0;
    if (mark === everything && ofFirst !== everything) remaining.push(item);
    for (const facet of facets) {
      const rest = everything & ~bitOf[facet];
      if ((mark & rest) !== rest) continue;
      const hiding = first && (ofFirst & rest) === rest ? valuesOf[facet](first) : null;
      for (const value of valuesOf[facet](item)) if (!hiding?.includes(value)) counts[facet].add(value, item);
    }
  }
  return { items: remaining, topics: counts.topics.all(), sources: counts.sources.all(), models: counts.models.all() };
}

function counter(values: number) {
  const counts = new Uint32Array(values);
  const samples: FrameItem[] = [];
  return {
    add(value: number, item: FrameItem): void {
      counts[value] = (counts[value] ?? 0) + 1;
      samples[value] ??= item;
    },
    all: (): ValueCount[] =>
      [...counts].flatMap((count, value) => {
        const sample = samples[value];
        return sample ? [{ value, count, sample }] : [];
      }),
  };
}

/** What is shown, with some of it first. @param isBefore which of them */
export const withFirst = (items: readonly FrameItem[], isBefore: (item: FrameItem) => boolean): FrameItem[] => [
  ...items.filter(isBefore),
  ...items.filter((item) => !isBefore(item)),
];

/** A page of what is shown, whose pages begin with 1. */
export const pageOf = (
  items: readonly FrameItem[],
  { page = 1, pageSize = 20 }: { page?: number; pageSize?: number },
): FrameItem[] => items.slice((page - 1) * pageSize, page * pageSize);
