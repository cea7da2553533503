import type { ModelSettings } from '../../settings/settings-model.ts';

/** Why a model gave nothing that can be read. */
export type ModelFault = 'away' | 'slow' | 'status' | 'large' | 'malformed';

/** A model that gave nothing; it names no word of what was asked. */
export class ModelFailed extends Error {
  constructor(readonly fault: ModelFault) {
    super(`the language model gave no answer (${fault})`);
    this.name = 'ModelFailed';
  }
}

export interface ChatMessage {
  role: 'system' | 'user';
  content: string;
}

/** More than a question takes, in bytes. */
const largestAnswer = 64 * 1024;

/** As many tokens as a question takes. */
const mostTokens = 1500;

/**
 * Asks a model by the wire of chat completions.
 * @returns what it wrote
 * @throws ModelFailed
 */
export async function askModel(
  { url, name, key, time }: ModelSettings,
  messages: readonly ChatMessage[],
): Promise<string> {
  const signal = AbortSignal.timeout(time);
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== null && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model: name, messages, temperature: 0, max_tokens: mostTokens, stream: false }),
      // Words must not travel on to wherever an answer points.
      redirect: 'manual',
      signal,
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new ModelFailed('status');
    }
    return contentOf(await readBounded(response));
  } catch (error) {
    if (error instanceof ModelFailed) throw error;
    throw new ModelFailed(signal.aborted ? 'slow' : 'away');
  }
}

async function readBounded({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    // Leaving the loop ends the answer.
    if (size > largestAnswer) throw new ModelFailed('large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function contentOf(text: string): string {
  try {
    const content: unknown = JSON.parse(text)?.choices?.[0]?.message?.content;
    if (typeof content === 'string') return content;
  } catch {
    // What is no JSON has no content.
  }
  throw new ModelFailed('malformed');
}
