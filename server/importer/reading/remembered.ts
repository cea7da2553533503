/** Remembers answers by text: a column of months or fuels has few different ones. */
export function remembered<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = read(text);
    if (known.size < 10_000) known.set(text, answer);
    return answer;
  };
}
