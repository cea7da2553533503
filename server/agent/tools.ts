import type { CallName } from '@portal/contract';
import { schemas } from '@portal/contract/schemas';
import type { Sentence } from '../kernel/words/sentence.ts';

/** Something that a program of this protocol can ask. */
export interface AgentTool {
  name: string;
  description: Sentence;
  /** JSON schema of what it is asked with. */
  input: object;
  /** The call of the wire that answers it. */
  call: CallName;
}

/** The most rows of one answer: what a program reads word by word is no place for whole tables. */
export const mostRows = 1000;

const text = (zh_CN: string, en: string): Sentence => ({ zh_CN, en });
const { payload: query } = schemas.marketQuery;

/** What programs are offered, in the order in which they need it. */
export const agentTools: readonly AgentTool[] = [
  {
    name: 'list_datasets',
    description: text(
      '列出此密钥可以查询的数据，以及当前版本是否有数据。',
      'Lists the datasets that this key may ask about, and whether the published release has figures of them.',
    ),
    input: { type: 'object', properties: {}, additionalProperties: false },
    call: 'marketDatasets',
  },
  {
    name: 'describe_dataset',
    description: text(
      '说明一种数据：可用的月份、数据来源、维度和指标，以及每个指标的含义与公式。',
      'Describes a dataset: its months, sources, dimensions and indicators, with what each indicator means and how it is made.',
    ),
    input: schemas.marketCatalogue.payload,
    call: 'marketCatalogue',
  },
  {
    name: 'find_members',
    description: text(
      '按名称、拼音或键查找一个维度的成员，例如品牌、车型、城市；查询时用它们的键。',
      'Finds members of a dimension by name, pinyin or key, such as brands, models and cities. Questions name them by their keys.',
    ),
    input: schemas.marketMembers.payload,
    call: 'marketMembers',
  },
  {
    name: 'query_market',
    description: text(
      `向市场数据提问，返回数字及其版本、时间范围和覆盖情况；一次最多 ${mostRows} 行。`,
      `Asks the market for figures. The answer names its release, its months and what they cover. ${mostRows} rows at most.`,
    ),
    input: {
      ...query,
      properties: { ...query.properties, limit: { type: 'integer', minimum: 1, maximum: mostRows } },
    },
    call: 'marketQuery',
  },
  {
    name: 'explain_figure',
    description: text(
      '说明一个指标的含义、公式和单位。',
      'Explains how a figure is made: its meaning, its formula and its unit.',
    ),
    input: {
      type: 'object',
      properties: { dataset: schemas.marketCatalogue.payload.properties.dataset, indicator: { type: 'string' } },
      required: ['dataset', 'indicator'],
      additionalProperties: false,
    },
    call: 'marketCatalogue',
  },
  {
    name: 'read_question',
    description: text(
      '把中文或英文的一句话读成 query_market 的问题；不明确之处会反问，不会猜测。model 为 true 时，规则读不懂的问题会交给运营方设置的模型，文字会离开本门户。',
      'Reads a question in words, Chinese or English, as a question for query_market. What is not clear is asked back, never guessed. With model true, what the rules do not understand is read by the model that the operator has set, if any: the words then leave the portal.',
    ),
    input: schemas.readWords.payload,
    call: 'readWords',
  },
];
