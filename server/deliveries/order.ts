import { status } from '@portal/contract';
import { type Agreement, readAgreement, reasonCodes } from '../importer/index.ts';
import { Refusal } from '../kernel/refusals/refusal.ts';
import { isPlainText } from '../kernel/words/plain-name.ts';
import type { Sentence } from '../kernel/words/sentence.ts';
import { type Dataset, type DeliveryKind, datasets, deliveryKinds } from '../market/index.ts';
import { fileName, orderName, placesOf } from './places.ts';

/** What a pipeline wants to be done with a file that lies in the watched folder. */
export interface Order {
  dataset: Dataset;
  kind: DeliveryKind;
  /** The name of the file, of the archive or of the folder of files, beside the order. */
  file: string;
  /** A mapping that is kept: its name, or name@version. */
  mapping: string | undefined;
  by: string | null;
  accept: Agreement;
  note: string;
  /** The release that it is made onto: an id or none; the published one when missing. */
  onto: string | undefined;
  /** Whether the release is published where no rule of the gate is red. */
  publish: boolean;
}

/** The longest order, in bytes. */
export const longestOrder = 64 * 1024;

/** What lies in a watched folder beside what is delivered. */
const ownPlaces = Object.keys(placesOf(''));

/** The kinds that an order may name: a whole market is no delivery. */
export const orderKinds = deliveryKinds.filter((kind) => kind !== 'whole');

const mappingName = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,59}(@\d{1,6})?$/u;

const known = ['dataset', 'kind', 'file', 'mapping', 'by', 'accept', 'note', 'onto', 'publish'];

const faulty = (faults: readonly Sentence[]) =>
  new Refusal('deliveries.order-faulty', status.refused, {
    zh_CN: `交付指令有误：${faults.map(({ zh_CN }) => zh_CN).join('；')}。`,
    en: `The order has errors: ${faults.map(({ en }) => en).join('; ')}.`,
  });

/**
 * Reads an order: `{"dataset":"sales","kind":"add","file":"october.csv","mapping":"registrations@2"}`.
 * @throws Refusal when it is no JSON, or says something that cannot be done, with all that is wrong
 */
export function readOrder(text: string): Order {
  const parsed = parse(text);
  const faults: Sentence[] = [];
  const fault = (zh_CN: string, en: string) => {
    faults.push({ zh_CN, en });
  };
  for (const key of Object.keys(parsed).filter((candidate) => !known.includes(candidate))) {
    fault(`没有设置“${key}”，可用：${known.join('、')}`, `there is no "${key}", only ${known.join(', ')}`);
  }
  const textOf = (key: string, longest: number, shape = /./u): string | undefined => {
    const value = parsed[key];
    if (value === undefined) return undefined;
    if (typeof value === 'string' && value.length <= longest && shape.test(value)) return value;
    fault(`“${key}”的值无效`, `"${key}" has a value that it cannot have`);
    return undefined;
  };
  /** What the release carries and terminals print: the signs in it act on nobody. */
  const plainText = (key: string, longest: number): string | undefined => {
    const value = textOf(key, longest);
    if (value === undefined || isPlainText(value)) return value;
    fault(
      `“${key}”含有不可显示的字符，如换行或控制字符`,
      `"${key}" contains unprintable characters, such as a line break or a control character`,
    );
    return undefined;
  };
  const dataset = Object.values<Dataset>(datasets).find(({ key }) => key === parsed.dataset);
  if (!dataset) {
    const all = Object.keys(datasets);
    fault(`“dataset”须为 ${all.join('、')} 之一`, `"dataset" must be one of ${all.join(', ')}`);
  }
  const kind = orderKinds.find((other) => other === parsed.kind);
  if (!kind) fault(`“kind”须为 ${orderKinds.join('、')} 之一`, `"kind" must be one of ${orderKinds.join(', ')}`);
  const file = textOf('file', 120, fileName);
  if (file !== undefined && orderName.test(file)) {
    fault(
      '“file”与指令同名式：.json 数据文件请命名为 <名称>.data.json',
      '"file" is called like an order: call a .json file with data <name>.data.json',
    );
  }
  if (file !== undefined && ownPlaces.includes(file)) {
    fault('“file”是交付文件夹自己的文件夹', '"file" is a folder that the folder of deliveries keeps for itself');
  }
  if (parsed.file === undefined) fault('缺少“file”', '"file" is missing');
  const accept = textOf('accept', 1000);
  const agreement = accept === undefined ? { agreement: {} } : readAgreement(accept);
  if ('alien' in agreement) {
    fault(
      `“accept”不认识“${agreement.alien}”，代码有：${reasonCodes.join('、')}`,
      `"accept" does not know "${agreement.alien}"; the codes are ${reasonCodes.join(', ')}`,
    );
  }
  const { publish = false } = parsed;
  if (typeof publish !== 'boolean') fault('“publish”须为 true 或 false', '"publish" must be true or false');
  const rest = {
    mapping: textOf('mapping', 70, mappingName),
    by: plainText('by', 100) ?? null,
    note: plainText('note', 500) ?? '',
    onto: textOf('onto', 80, /^[\w-]+$/),
    publish: publish === true,
  };
  if (faults.length > 0 || !dataset || !kind || file === undefined || 'alien' in agreement) throw faulty(faults);
  return { dataset, kind, file, accept: agreement.agreement, ...rest };
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw faulty([{ zh_CN: '不是 JSON 对象', en: 'it is no JSON object' }]);
}
