import { bulletinKinds, type DatasetKey, longestRemark } from '@portal/contract';
import { datasetKeys } from '@portal/contract/schemas';
import { chinaDay } from '../../kernel/days/dates.ts';
import { datasets, indicatorOf } from '../../market/index.ts';
import type { NewBulletin } from '../../remarks/index.ts';
import { dayText } from '../values/day-text.ts';
import { readDay, readText } from '../values/read-values.ts';
import { unfit } from '../values/refusals.ts';

type Texts = 'dataset' | 'kind' | 'zh' | 'en' | 'source' | 'indicator' | 'from' | 'to' | 'until';

/** A bulletin as somebody gives it, in texts; what is absent it is about all of. */
export type GivenBulletin = Partial<Record<Texts, string | undefined>>;

/**
 * @param author who writes it, and when, in ms since 1970
 * @param sourcesOf the sources that the published release has of a dataset; null where none is published
 * @throws UsageError that names what does not fit by its option; Refusal where the dataset has no such figure
 */
export async function readBulletin(
  given: GivenBulletin,
  { author, now }: { author: string; now: number },
  sourcesOf: (dataset: DatasetKey) => Promise<readonly string[] | null>,
): Promise<NewBulletin> {
  const dataset = datasetKeys.find((key) => key === given.dataset);
  if (!dataset) throw unfit('--dataset', unknownOf(datasetKeys));
  const kind = bulletinKinds.find((key) => key === given.kind);
  if (!kind) throw unfit('--kind', unknownOf(bulletinKinds));
  const [from, to] = [readMonth('--from', given.from), readMonth('--to', given.to)];
  if (from !== null && to !== null && to < from)
    throw unfit('--to', { zh_CN: `不能早于 ${from}`, en: `must not be before ${from}` });
  if (given.source !== undefined) needSource(given.source, await sourcesOf(dataset));
  if (given.indicator !== undefined) indicatorOf(datasets[dataset], given.indicator);
  return {
    dataset,
    kind,
    text: { zh_CN: readText('--zh', given.zh, longestRemark), en: readText('--en', given.en, longestRemark) },
    source: given.source ?? null,
    from,
    to,
    indicator: given.indicator ?? null,
    until: given.until === undefined ? null : readUntil(given.until, chinaDay(now)),
    author,
  };
}

const unknownOf = (all: readonly string[]) => ({
  zh_CN: `必须是其中之一：${all.join(', ')}`,
  en: `must be one of ${all.join(', ')}`,
});

/** @returns the last day, which may still come. @param today YYYYMMDD */
function readUntil(text: string, today: string): string {
  const until = readDay('--until', text);
  if (until >= today) return until;
  throw unfit('--until', {
    zh_CN: `不能早于今天 ${dayText(today)}`,
    en: `must not be before today, ${dayText(today)}`,
  });
}

/** @returns a month such as 2026-10, or null where none is given */
function readMonth(field: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return text;
  throw unfit(field, { zh_CN: '请写成 2026-10', en: 'must be a month such as 2026-10' });
}

/** @param known the sources of the dataset */
function needSource(source: string, known: readonly string[] | null): void {
  if (known === null)
    throw unfit('--source', {
      zh_CN: '尚未发布数据，无法核对来源；请先发布，或不写此选项',
      en: 'cannot be checked: no release is published yet; publish one first, or leave the option out',
    });
  if (known.includes(source)) return;
  const all = known.join(', ');
  throw unfit(
    '--source',
    all
      ? {
          zh_CN: `该数据集没有来源“${source}”；现有：${all}`,
          en: `the dataset has no source '${source}'; it has ${all}`,
        }
      : { zh_CN: '该数据集不区分来源，请不写此选项', en: 'the dataset has no sources: leave the option out' },
  );
}
