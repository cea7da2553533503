/** What rows of one month say in a text, in the order in which it was said first, and of which members of another chain. */
interface TextsOfMonth {
  month: number;
  /** The names of the members, by their numbers, each under its text. */
  texts: Map<string, Map<number, string>>;
}

const marks = {
  zh: { between: '、', before: '：', after: '；' },
  en: { between: ', ', before: ': ', after: '; ' },
} as const;

/**
 * Texts of a member in which the members of another chain differ: what a benefit assumes for each trim of a sub-model.
 * Where all say the same it is that; where they differ, each text stands behind the names of those that say it.
 */
export class TextsApart {
  private readonly texts = new Map<string, TextsOfMonth>();

  /**
   * Notes what a row says.
   * @param of the member that the text is of, with its column
   * @param by the member of the other chain, such as the trim
   * @param month of the row, as year * 12 + month - 1: a later one begins anew
   * @returns the whole text; null where the same member says two things in one month
   */
  say(
    of: { id: number; column: string; language: keyof typeof marks },
    by: { id: number; zh: string; en: string },
    text: string,
    month: number,
  ): string | null {
    const key = `${of.id} ${of.column}`;
    const known = this.texts.get(key);
    const own = known && known.month >= month ? known : { month, texts: new Map<string, Map<number, string>>() };
    this.texts.set(key, own);
    for (const [other, members] of own.texts) if (other !== text && members.has(by.id)) return null;
    own.texts.set(text, (own.texts.get(text) ?? new Map()).set(by.id, by[of.language]));
    if (own.texts.size === 1) return text;
    const { between, before, after } = marks[of.language];
    return [...own.texts].map(([each, members]) => [...members.values()].join(between) + before + each).join(after);
  }
}
