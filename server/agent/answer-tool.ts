import type { CallName, Language } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';
import { figureUnknown, toolFailed, toolUnknown, tooManyRows } from './refusals.ts';
import { RefusedCall } from './refused-call.ts';
import { type AgentTool, agentTools, mostRows } from './tools.ts';

/** Who asks, and how calls of the wire are made in their place. */
export interface AgentAsker {
  language: Language;
  /** Makes a call of the wire with the key of the program, by its rights and within its limits. @throws RefusedCall */
  call: (name: CallName, payload: unknown) => Promise<unknown>;
  /** Writes down what went wrong and is no refusal. */
  note: (error: unknown) => void;
}

/** What a tool gives back, as the protocol carries it. */
export interface ToolResult {
  content: { type: 'text'; text: string }[];
  isError?: boolean;
  [other: string]: unknown;
}

const resultOf = (data: unknown): ToolResult => ({ content: [{ type: 'text', text: JSON.stringify(data) }] });

/** The rows that a question without a limit is answered with. */
const usualRows = 200;

/** A question to the market with as many rows as are given to programs of this kind. */
function withinRows(input: Record<string, unknown>): Record<string, unknown> {
  const { limit = usualRows } = input;
  if (typeof limit === 'number' && limit > mostRows) throw tooManyRows();
  return { ...input, limit };
}

interface Described {
  indicators: { key: string; name: string; unit: string; definition: string; formula: string }[];
}

/** How one figure of a dataset is made. */
function explained({ indicators }: Described, indicator: unknown): unknown {
  const found = indicators.find(({ key }) => key === indicator);
  if (!found) throw figureUnknown(typeof indicator === 'string' ? indicator : '');
  const { key, name, unit, definition, formula } = found;
  return { key, name, unit, definition, formula };
}

async function answerOf(
  { name, call }: AgentTool,
  input: Record<string, unknown>,
  asker: AgentAsker,
): Promise<unknown> {
  if (name !== 'explain_figure') return asker.call(call, name === 'query_market' ? withinRows(input) : input);
  const { dataset, indicator } = input;
  return explained((await asker.call(call, { dataset })) as Described, indicator);
}

/** Answers a tool; what is refused, or fails, is a result that says so, in the language of who asks. */
export async function answerTool(name: string, input: Record<string, unknown>, asker: AgentAsker): Promise<ToolResult> {
  try {
    const tool = agentTools.find((each) => each.name === name);
    if (!tool) throw toolUnknown(name);
    return resultOf(await answerOf(tool, input, asker));
  } catch (error) {
    const isRefused = error instanceof RefusedCall || error instanceof Refusal;
    if (!isRefused) asker.note(error);
    const refused = isRefused ? error : toolFailed();
    const sentence = refused instanceof RefusedCall ? refused.sentence : refused.sentence[asker.language];
    return { content: [{ type: 'text', text: `${sentence} [${refused.id}]` }], isError: true };
  }
}
