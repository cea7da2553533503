import type { Sentence } from '../../kernel/words/sentence.ts';
import type { Problem } from './problem.ts';
import { rowLabel } from './source-row.ts';

/** Rows that were dropped for one and the same reason. */
export interface DroppedGroup {
  code: string;
  field: string;
  sentence: Sentence;
  count: number;
  /** The first rows, as reports name them. */
  rows: string[];
}

/** How many single refusals a report lists. */
const listedProblems = 200;
/** How many groups are kept apart, and how many rows each names. */
const listedGroups = 1_000;
const namedRows = 3;
/** How many refused rows are remembered, so that one that is refused again later on is not counted twice. */
const rememberedRows = 100_000;

/** What an import does not take over, row by row: counted whole, kept in groups. */
export class Dropped {
  /** The first ones; all of them stand in the file of refused rows. */
  readonly problems: Problem[] = [];
  private readonly byKey = new Map<string, DroppedGroup>();
  private readonly byCode = new Map<string, number>();
  private readonly rows = new Set<string>();
  private rowsBeyond = 0;
  private lastRow = '';
  private readonly byMonth = new Map<number | null, number>();

  /** @param remembered how many rows are known apart by their names; a file of refused rows alone may have any number */
  constructor(private readonly remembered = rememberedRows) {}

  add(problem: Problem): void {
    const { code, field, sentence, general, month = null } = problem;
    const label = rowLabel(problem);
    if (this.problems.length < listedProblems) this.problems.push(problem);
    this.byCode.set(code, (this.byCode.get(code) ?? 0) + 1);
    if (code !== 'duplicate') {
      this.countRow(label);
      this.byMonth.set(month, (this.byMonth.get(month) ?? 0) + 1);
    }
    const key = [code, field, (general ?? sentence).en].join('\n');
    const group = this.byKey.get(key);
    if (!group) {
      if (this.byKey.size < listedGroups) this.byKey.set(key, { code, field, sentence, count: 1, rows: [label] });
      return;
    }
    group.count++;
    group.sentence = general ?? sentence;
    if (group.rows.length < namedRows && !group.rows.includes(label)) group.rows.push(label);
  }

  /** How many were dropped, by the code of the reason. */
  counts(): Record<string, number> {
    return Object.fromEntries(this.byCode);
  }

  /** All that were refused; a duplicate is no refusal, as its figure is kept. */
  refused(): number {
    return [...this.byCode].reduce((sum, [code, count]) => (code === 'duplicate' ? sum : sum + count), 0);
  }

  /** All that were refused, by the number of their month; null where that is not known. */
  refusedByMonth(): ReadonlyMap<number | null, number> {
    return this.byMonth;
  }

  /**
   * How many rows something of was refused. Beyond those that are remembered a row that is refused as it is read, and
   * again when all have been read, counts as two.
   */
  refusedRows(): number {
    return this.rows.size + this.rowsBeyond;
  }

  /** What is refused of one row comes one after the other, in each reading of the file. */
  private countRow(label: string): void {
    if (label === this.lastRow || this.rows.has(label)) return;
    this.lastRow = label;
    if (this.rows.size < this.remembered) this.rows.add(label);
    else this.rowsBeyond++;
  }

  /** The groups, the largest first; those beyond the first thousand kinds are only counted. */
  groups(): DroppedGroup[] {
    return [...this.byKey.values()].sort((group, other) => other.count - group.count);
  }
}
