import type { CallName, Language } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';
import type { Market } from '../market/index.ts';
import type { Wording } from '../wording/index.ts';
import { figureUnknown, toolUnknown, tooManyRows } from './refusals.ts';
import { RefusedCall } from './refused-call.ts';
import { agentTools, mostRows } from './tools.ts';

/** Who asks, and how calls of the wire are made in their place. */
export interface AgentAsker {
  language: Language;
  owned: () => Promise<ReadonlySet<string>>;
  /** Makes a call of the wire with the key of the program, by its rights and within its limits. @throws RefusedCall */
  call: (name: CallName, payload: unknown) => Promise<unknown>;
}

/** What tools are answered from. */
export interface AgentParts {
  market: Pick<Market, 'datasets'>;
  wording: Wording;
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

type Answer = (input: Record<string, unknown>, asker: AgentAsker, parts: AgentParts) => Promise<unknown>;

interface Described {
  indicators: { key: string; name: string; unit: string; definition: string; formula: string }[];
}

const answers: Readonly<Record<string, Answer>> = {
  list_datasets: async (_input, { language, owned }, { market }) => {
    const [all, opened] = await Promise.all([market.datasets(language), owned()]);
    return {
      datasets: all.flatMap(({ products, ...dataset }) =>
        products.some((product) => opened.has(product)) ? [dataset] : [],
      ),
    };
  },
  explain_figure: async ({ dataset, indicator }, { call }) => {
    const { indicators } = (await call('marketCatalogue', { dataset })) as Described;
    const found = indicators.find(({ key }) => key === indicator);
    if (!found) throw figureUnknown(String(indicator));
    const { key, name, unit, definition, formula } = found;
    return { key, name, unit, definition, formula };
  },
  read_question: async ({ text, settled }, { language, owned }, { wording }) => {
    const choices = Array.isArray(settled) ? settled.map(String) : [];
    return wording.read(String(text ?? ''), choices, { language, owned: await owned() });
  },
};

/** Answers a tool; what is refused is a result that says so, in the language of who asks. */
export async function answerTool(
  name: string,
  input: Record<string, unknown>,
  asker: AgentAsker,
  parts: AgentParts,
): Promise<ToolResult> {
  try {
    const tool = agentTools.find((each) => each.name === name);
    if (!tool) throw toolUnknown(name);
    const own = answers[name];
    if (own) return resultOf(await own(input, asker, parts));
    const { call } = tool;
    if (call === null) throw toolUnknown(name);
    return resultOf(await asker.call(call, call === 'marketQuery' ? withinRows(input) : input));
  } catch (error) {
    const isCall = error instanceof RefusedCall;
    if (!isCall && !(error instanceof Refusal)) throw error;
    const sentence = isCall ? error.sentence : error.sentence[asker.language];
    return { content: [{ type: 'text', text: `${sentence} [${error.id}]` }], isError: true };
  }
}
