/** Numbers for keys, from 0 on, in the order in which they come. */
export function keyList(): { keys: string[]; numberOf(key: string): number } {
  const keys: string[] = [];
  const numbers = new Map<string, number>();
  return {
    keys,
    numberOf(key) {
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, keys.length);
      return keys.push(key) - 1;
    },
  };
}
