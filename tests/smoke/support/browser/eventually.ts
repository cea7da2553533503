const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

/**
 * Reads a value again and again until it is as wanted, for what the page does not wait for.
 * @param wanted says whether it fits
 * @param patience in ms
 * @returns the last value read, to be expected: also one that never was as wanted
 */
export async function eventually<Value>(
  read: () => Value | Promise<Value>,
  wanted: (value: Value) => boolean,
  patience = 90_000,
): Promise<Value> {
  const until = Date.now() + patience;
  for (;;) {
    const value = await read();
    if (wanted(value) || Date.now() > until) return value;
    await pause();
  }
}
