/**
 * Keeps what was made for the latest version, and makes it once for all who ask meanwhile. What could not be made is
 * tried again by the next one who asks.
 */
export function keepLatest<Made>(): (version: string, make: () => Promise<Made>) => Promise<Made> {
  let latest: { version: string; made: Promise<Made> } | null = null;
  return (version, make) => {
    if (latest?.version === version) return latest.made;
    const making = make();
    const own = { version, made: making };
    latest = own;
    making.catch(() => {
      if (latest === own) latest = null;
    });
    return making;
  };
}
