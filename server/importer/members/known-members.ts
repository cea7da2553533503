import { nameKey, nearest } from '../rows/plain-text.ts';
import { TextsApart } from './texts-apart.ts';

/** A member of a table, of the published release or new. */
export interface Member {
  id: number;
  key: string;
  zh: string;
  en: string;
  /** The numbers of what it belongs to, the next of its chain first; none where the chain ends. */
  parents: readonly number[];
  codes: Readonly<Record<string, string>>;
  /** What it was called before, in both languages. */
  former?: readonly string[];
  /** The row that first spoke of it, as reports name it, where rows of sales make members. */
  row?: string;
}

/** Without the name of what it belongs to: a model is often called without its brand. */
const bare = (name: string, wider: readonly string[]): string[] =>
  wider.flatMap((text) => (name.startsWith(`${text} `) ? [name.slice(text.length + 1)] : []));

/** The members of a table by number and by every name, and those that a file adds. */
export class KnownMembers {
  readonly byId = new Map<number, Member>();
  private readonly byKey = new Map<string, Member>();
  /** Made when somebody first asks for a name. */
  private byName: Map<string, Member[]> | null = null;
  readonly added: Member[] = [];
  /** What a file says of members of which nobody knew it. */
  readonly learned: { id: number; column: string; code: string }[] = [];
  /** Texts of members that the file says otherwise for members of another chain. */
  readonly textsApart = new TextsApart();
  private last = 0;
  /** The largest number before a file was read. */
  private readonly former: number;
  private readonly stated = new Map<string, number | null>();

  /** @param wider the table that its members belong to */
  constructor(
    members: readonly Member[],
    readonly wider: KnownMembers | null,
  ) {
    for (const member of members) this.keep(member);
    this.former = this.last;
  }

  /** Whether the file that is read has said itself what a code of a member is. */
  isStated({ id }: Member, column: string): boolean {
    return id > this.former || this.stated.has(`${id} ${column}`);
  }

  /** The month of which the file has said it; null where it has not, or of no month. */
  statedOf({ id }: Member, column: string): number | null {
    return this.stated.get(`${id} ${column}`) ?? null;
  }

  private keep(member: Member): void {
    this.byId.set(member.id, member);
    if (!this.byKey.has(member.key)) this.byKey.set(member.key, member);
    this.last = Math.max(this.last, member.id);
    if (this.byName) this.index(member, this.byName);
  }

  /** All that a member is called: its names, and these without those of what it belongs to. */
  private namesOf({ zh, en, former = [], ...member }: Member): string[] {
    const names = [zh, en, ...former];
    const around = this.around({ zh, en, ...member }).flatMap((wider) => [wider.zh, wider.en, ...(wider.former ?? [])]);
    return [...names, ...names.flatMap((name) => bare(name, around))];
  }

  /** All names of the members that were there before a file was read. */
  namesBefore(): string[] {
    return [...this.byId.values()].flatMap((member) => (member.id > this.former ? [] : this.namesOf(member)));
  }

  private index(member: Member, byName: Map<string, Member[]>): void {
    const all = new Set([member.key, ...this.namesOf(member)].map(nameKey));
    for (const name of all) byName.set(name, [...(byName.get(name) ?? []), member]);
  }

  /** The members that one belongs to, the nearest first. */
  around(member: Member): Member[] {
    const parent = this.wider?.byId.get(member.parents[0] ?? Number.NaN);
    return parent ? [parent, ...(this.wider?.around(parent) ?? [])] : [];
  }

  named(name: string): readonly Member[] {
    if (!this.byName) {
      this.byName = new Map();
      for (const member of this.byId.values()) this.index(member, this.byName);
    }
    return this.byName.get(nameKey(name)) ?? [];
  }

  withKey(key: string): Member | undefined {
    return this.byKey.get(key);
  }

  add(member: Omit<Member, 'id'>): Member {
    const whole = { ...member, id: this.last + 1 };
    this.keep(whole);
    this.added.push(whole);
    return whole;
  }

  /** Describes a member by what was not known of it. */
  learn(member: Member, column: string, code: string, month: number | null = null): void {
    member.codes = { ...member.codes, [column]: code };
    this.learned.push({ id: member.id, column, code });
    this.state(member, column, month);
  }

  /** Notes that the file says a code of a member, also where it is the one that was known, and the last month of that. */
  state(member: Member, column: string, month: number | null): void {
    const before = this.statedOf(member, column);
    this.stated.set(`${member.id} ${column}`, before !== null && month !== null ? Math.max(before, month) : month);
  }

  /** @returns the names nearest to a word, of the members that pass; in the script of the word */
  nearest(word: string, passes: (member: Member) => boolean): string[] {
    const chinese = /\p{Script=Han}/u.test(word);
    const names = [...this.byId.values()].filter(passes).map(({ zh, en }) => (chinese ? zh : en));
    return nearest(word, [...new Set(names)]);
  }
}
