import type { BulletinRow, DatasetKey, Language } from '@portal/contract';
import { datasetKeys } from '@portal/contract/schemas';
import { findById } from '../../accounts/index.ts';
import type { Handlers } from '../../kernel/calls/call.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { datasets } from '../../market/index.ts';
import { addBulletin, readBulletins, removeBulletin } from '../../remarks/index.ts';
import { type AdministrationParts, asCall } from '../calls/run-task.ts';
import { readBulletin } from './read-bulletin.ts';

/** What a form calls the values of a bulletin, where the command line has names for them. */
const names = {
  '--zh': { zh_CN: '中文', en: 'Chinese' },
  '--en': { zh_CN: '英文', en: 'English' },
  '--from': { zh_CN: '第一个月', en: 'First month' },
  '--to': { zh_CN: '最后一个月', en: 'Last month' },
  '--until': { zh_CN: '显示至', en: 'Last day' },
  '--source': { zh_CN: '来源', en: 'Source' },
};

/** The calls about words to readers of a dataset: those that stand, a new one, and the end of one. */
export function bulletinTasks({ db, clock, market }: Pick<AdministrationParts, 'db' | 'clock' | 'market'>) {
  const choicesOf = async (dataset: DatasetKey, language: Language) => {
    if (!market.release()) return null;
    const { dataSources, indicators } = await market.catalogue(dataset, language);
    return { sources: dataSources.map(named), indicators: indicators.map(named) };
  };
  return {
    async listBulletins(_payload, { language }) {
      const rows = await readBulletins(db, clock());
      const bulletins: BulletinRow[] = [];
      for (const row of rows) {
        const dataset = datasetKeys.find((key) => key === row.dataset);
        const choices = dataset ? await choicesOf(dataset, language) : null;
        const nameOf = (kind: 'sources' | 'indicators', key: string | null) =>
          key === null ? null : (choices?.[kind].find((choice) => choice.key === key)?.name ?? key);
        bulletins.push({
          bulletinId: row.bulletin_id,
          dataset: row.dataset,
          datasetName: dataset ? datasets[dataset].name[language] : row.dataset,
          kind: row.kind as BulletinRow['kind'],
          text: { zh_CN: row.text_zh, en: row.text_en },
          source: nameOf('sources', row.data_source),
          indicator: nameOf('indicators', row.indicator),
          from: row.from_month,
          to: row.to_month,
          until: row.until_ymd,
          author: row.author,
          updatedAt: Number(row.updated_at),
        });
      }
      return { bulletins, datasets: datasetKeys.map((key) => ({ key, name: datasets[key].name[language] })) };
    },

    async readBulletinChoices({ dataset }, { language }) {
      const known = datasetKeys.find((key) => key === dataset);
      return (known && (await choicesOf(known, language))) ?? { sources: [], indicators: [] };
    },

    async addBulletin(given, { accountId, trace, language }) {
      const author = (await findById(db, accountId ?? ''))?.user_name ?? '';
      const sourcesOf = async (dataset: DatasetKey) =>
        (await choicesOf(dataset, language))?.sources.map(({ key }) => key) ?? null;
      const wanted = await asCall(() => readBulletin(given, { author, now: clock() }, sourcesOf), names);
      const id = await addBulletin(db, wanted, clock());
      trace.detail = { id, dataset: wanted.dataset, kind: wanted.kind };
      const text = {
        zh_CN: '公告已显示在该数据集的页面与文件上。',
        en: 'The notice stands on the pages and files of the dataset now.',
      };
      return { text: text[language] };
    },

    async endBulletin({ bulletinId }, { trace, language }) {
      trace.detail = { id: bulletinId };
      await asCall(async () => {
        if (await removeBulletin(db, bulletinId)) return;
        throw new OperatorError({
          zh_CN: '这条公告已经撤下；请刷新列表。',
          en: 'This notice has been ended already: load the list again.',
        });
      });
      return { text: { zh_CN: '公告已撤下。', en: 'The notice is shown no more.' }[language] };
    },
  } satisfies Handlers;
}

const named = ({ key, name }: { key: string | number; name: string }) => ({ key: String(key), name });
