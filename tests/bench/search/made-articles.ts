import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/** The same figures for the same seed, between 0 and 1: two runs measure the same texts. */
function drawing(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const syllables = '云海星辰北岳长风锦程明远天工玄武朱雀青龙白泽宏图致远乘风破浪凌霄';
const chinese = [
  ...['新能源', '渗透率', '零售', '批发', '出口', '补贴', '置换更新', '充电桩', '固态电池', '续航里程', '价格战'],
  ...[
    '优惠幅度',
    '指导价',
    '经销商',
    '库存',
    '产能',
    '车型',
    '市场份额',
    '同比增长',
    '环比下降',
    '智能驾驶',
    '激光雷达',
  ],
  ...['换电', '增程', '插电混动', '纯电', '轿车', '越野', '紧凑型', '上市', '预售', '改款', '交付', '召回', '供应链'],
];
const english = [
  ...['retail', 'wholesale', 'export', 'subsidy', 'trade-in', 'charging', 'battery', 'range', 'discount', 'dealer'],
  ...['inventory', 'capacity', 'penetration', 'segment', 'launch', 'presale', 'facelift', 'delivery', 'recall'],
  ...['sedan', 'crossover', 'plug-in', 'hybrid', 'electric', 'autonomous', 'supplier', 'quarter', 'month', 'price'],
];
const publishers = ['远港车报', '北窗车讯', '轮迹', '电波周记', '展厅来信', '青雨数据', '价签日志', '南风汽车'];
const topics = ['market', 'price', 'new-energy', 'policy', 'charging', 'company', 'technology', 'export'];

/** Texts of the size of a news item, in two languages, with names that few of them share. */
export function madeArticles(seed = 20_261_127) {
  const draw = drawing(seed);
  const oneOf = <Item>(items: readonly Item[] | string): Item => items[Math.floor(draw() * items.length)] as Item;
  const some = (count: number, next: () => string, glue: string) => Array.from({ length: count }, next).join(glue);
  const name = () => `${oneOf(syllables)}${oneOf(syllables)} ${oneOf('ABCDEFGH')}${Math.floor(draw() * 900) + 100}`;
  const models = Array.from({ length: 600 }, (_, at) => ({ key: `bench-${at}`, name: name() }));
  const zh = (count: number) => some(count, () => oneOf<string>(chinese), '');
  const en = (count: number) => some(count, () => oneOf<string>(english), ' ');
  return (at: number): Record<string, unknown> => {
    const [model, other] = [oneOf(models), oneOf(models)];
    const day = new Date(Date.UTC(2016, 0, 1) + Math.floor((at * 10 * 365 * 86_400_000) / 100_000));
    return {
      key: `n${at}`,
      title_zh_CN: `${model.name}${zh(3)}：${Math.floor(draw() * 99_999)} 辆`,
      title_en: `${model.name} ${en(5)} ${Math.floor(draw() * 99_999)}`,
      summary_zh_CN: zh(12),
      summary_en: en(16),
      body_zh_CN: some(3, () => `${zh(24)}，${other.name}${zh(10)}。`, '\n\n'),
      body_en: some(3, () => `${en(40)} ${other.name} ${en(16)}.`, '\n\n'),
      publisher: oneOf(publishers),
      publishedAt: `${day.toISOString().slice(0, 19)}Z`,
      topics: [...new Set([oneOf<string>(topics), oneOf<string>(topics)])],
      models: [...new Set([model, other])].map(({ key, name: label }) => `${key};0;${label};${label}`),
    };
  };
}

/** What is searched for: words that most texts hold, that some do, that few do, and that none does, in both languages. */
export function madeSearches(count: number): string[] {
  const article = madeArticles();
  const draw = drawing(7);
  return Array.from({ length: count }, (_, at) => {
    const { title_zh_CN: title = '', title_en = '' } = article(at) as Record<string, string>;
    const kinds = [
      chinese[at % chinese.length],
      english[at % english.length],
      `${chinese[at % chinese.length]} ${chinese[(at * 7 + 3) % chinese.length]}`,
      `${english[at % english.length]} ${english[(at * 5 + 2) % english.length]}`,
      title.slice(0, 7),
      title.slice(3, 16),
      title_en.split(' ').slice(1, 4).join(' '),
      `${title.slice(0, 2)} ${chinese[at % chinese.length]}`,
      `没有这样的词 ${Math.floor(draw() * 1e6)}`,
      'no such words',
    ];
    return kinds[at % kinds.length] ?? '';
  });
}

/** Writes articles as JSON lines. */
export async function writeArticles(file: string, count: number): Promise<void> {
  const article = madeArticles();
  const stream = createWriteStream(file);
  for (let at = 0; at < count; at += 1)
    if (!stream.write(`${JSON.stringify(article(at))}\n`)) await once(stream, 'drain');
  stream.end();
  await finished(stream);
}
