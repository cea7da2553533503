/** The service answered with a code of its own that is no success. */
export class ServiceRefusal extends Error {
  constructor(readonly code: number) {
    super(`the messaging service refused with errcode ${code}`);
    this.name = 'ServiceRefusal';
  }
}

/**
 * Asks the messaging service. Addresses and bodies hold secrets, so no error repeats them.
 * @param time how long the service may take, in milliseconds
 * @param body sent as JSON by POST; without one it is a GET.
 * @throws ServiceRefusal, or Error when there is no answer in time or it is no JSON object.
 */
export async function askService(url: string, time: number, body?: object): Promise<Record<string, unknown>> {
  const answer = await readAnswer(url, time, body);
  const { errcode } = answer;
  if (typeof errcode === 'number' && errcode !== 0) throw new ServiceRefusal(errcode);
  return answer;
}

async function readAnswer(url: string, time: number, body: object | undefined): Promise<Record<string, unknown>> {
  let answer: unknown;
  try {
    const response = await fetch(url, {
      // Secrets are for this service only, not for where it might send us.
      redirect: 'error',
      signal: AbortSignal.timeout(time),
      ...(body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    answer = response.ok ? await response.json() : `HTTP ${response.status}`;
  } catch {
    throw new Error('the messaging service did not answer');
  }
  if (typeof answer === 'string') throw new Error(`the messaging service answered with ${answer.slice(0, 8)}`);
  if (typeof answer !== 'object' || answer === null) throw new Error('the messaging service gave no JSON object');
  return answer as Record<string, unknown>;
}
