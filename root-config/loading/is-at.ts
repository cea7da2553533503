/** How long a look at an address may take, in milliseconds. */
const limit = 5_000;

/**
 * Whether a file lies at an address now.
 *
 * @param hash what it must be; any file will do without one
 */
export async function isAt(address: string, hash = ''): Promise<boolean> {
  try {
    const answer = await fetch(address, { cache: 'no-store', integrity: hash, signal: AbortSignal.timeout(limit) });
    return answer.ok;
  } catch {
    return false;
  }
}
