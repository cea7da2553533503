/** How long a receiver may take to answer, in milliseconds. */
const receiverTime = 10_000;

/**
 * Sends a post. What the receiver says beside its status is not read.
 * @returns null when it arrived (status 2xx), else why not, in words that hold neither the address nor the answer
 */
export async function sendPost(
  address: string,
  headers: Record<string, string>,
  body: string,
  time = receiverTime,
): Promise<string | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'car-market-portal', ...headers },
      body,
      // What is signed for one receiver must not travel on to wherever its answer points.
      redirect: 'manual',
      signal: AbortSignal.timeout(time),
    });
    await response.body?.cancel();
    return response.ok ? null : `status ${response.status}`;
  } catch (error) {
    const { name, cause } = error as { name?: string; cause?: { code?: string } };
    return cause?.code ?? name ?? 'no reason given';
  }
}
