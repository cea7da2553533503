import type { Sentence } from '../../kernel/words/sentence.ts';
import type { NamedLevel } from '../rows/car-fields.ts';
import { nameKey } from '../rows/plain-text.ts';

/** A member of the former release, and the keys of what it is told apart within. */
interface Standing {
  level: NamedLevel;
  key: string;
  name: Sentence;
  /** Of a model its brand; of a sub-model its manufacturer, model and fuel. */
  within: readonly string[];
  /** What it is called: in either language, with and without the name of what it belongs to. */
  called: readonly string[];
}

/** The form under which two names count as one: spaces do not matter either, as in 问界M5. */
const form = (name: string): string => nameKey(name).replaceAll('-', '');

const placeOf = (level: NamedLevel, within: readonly string[], name: string): string =>
  [level, ...within, name].join('\n');

/** The keys of members that stand for what a row leaves out. */
const nameless: Partial<Record<NamedLevel, RegExp>> = { model: /\.rest$/, subModel: /\.rest\.[^.]+$/ };

/** Finds members of the former release by any of their names, in either language. */
export class CalledMembers {
  private readonly byName = new Map<string, Set<string>>();
  private readonly names = new Map<string, Sentence>();
  private readonly makers = new Map<string, string>();

  /** Takes over a member. */
  stand({ level, key, name, within, called }: Standing): void {
    this.names.set(`${level}\n${key}`, name);
    const places = [within];
    if (level === 'subModel') {
      this.makers.set(key, within[0] ?? '');
      // A file that names no manufacturer means the only one.
      places.push(['', ...within.slice(1)]);
    }
    // What stands for all that has no name of its own is found by none.
    const texts = [...called.map(form).filter((text) => text !== ''), ...(nameless[level]?.test(key) ? [''] : [])];
    for (const text of new Set(texts)) {
      for (const place of places) {
        const at = placeOf(level, place, text);
        this.byName.set(at, (this.byName.get(at) ?? new Set()).add(key));
      }
    }
  }

  /**
   * @param usual the key that the name makes by itself: it counts where there is such a member
   * @returns the key of the only member that goes by a name, else the usual one
   */
  keyOf(level: NamedLevel, within: readonly string[], name: string, usual: string): string {
    if (this.names.has(`${level}\n${usual}`)) return usual;
    const [only, ...others] = this.byName.get(placeOf(level, within, form(name))) ?? [];
    return only === undefined || others.length > 0 ? usual : only;
  }

  /** @returns the key of the manufacturer of a sub-model; undefined where there is no such sub-model */
  makerOf(subModel: string): string | undefined {
    return this.makers.get(subModel);
  }

  /** @returns the names of a member */
  nameOf(level: NamedLevel, key: string): Sentence | undefined {
    return this.names.get(`${level}\n${key}`);
  }
}

/** A name, and what is left of it without the names of what it belongs to, in front or in brackets behind. */
export function bareNames(name: string, around: readonly string[]): string[] {
  const inFront = around.flatMap((text) => (name.startsWith(`${text} `) ? [name.slice(text.length + 1)] : []));
  const behind = [name, ...inFront].flatMap((each) =>
    around.flatMap((text) =>
      [` ${text}`, ` (${text})`, `（${text}）`].flatMap((end) =>
        each.endsWith(end) ? [each.slice(0, -end.length)] : [],
      ),
    ),
  );
  return [name, ...inFront, ...behind];
}
