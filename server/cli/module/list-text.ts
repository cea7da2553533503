import { chinaTime, type Language } from '@portal/contract';
import { alignTable } from '../../administration/index.ts';
import type { ListedModule, VersionHealth } from '../../modules/index.ts';

const states: Record<ListedModule['versions'][number]['state'], Record<Language, string>> = {
  current: { zh_CN: '使用中', en: 'current' },
  trial: { zh_CN: '试用', en: 'trial' },
  former: { zh_CN: '上一个', en: 'former' },
  kept: { zh_CN: '保留', en: 'kept' },
};

const heads: Record<Language, string[]> = {
  zh_CN: ['模块', '模块版本', '状态', '大小 kB', '发布时间', '发布者', '位置'],
  en: ['module', 'module version', 'state', 'kB', 'published', 'by', 'lies at'],
};

/** Modules and their versions as a table: a line for each version, the latest first. */
export const listText = (modules: readonly ListedModule[], language: Language): string =>
  alignTable(
    heads[language],
    modules.flatMap(({ name, confirmed, versions }) =>
      versions.map(({ version, state, bytes, address, publishedAt, publishedBy }) => [
        name,
        version,
        confirmed ? states[state][language] : { zh_CN: '待确认', en: 'to confirm' }[language],
        (bytes / 1000).toFixed(0),
        chinaTime(publishedAt),
        publishedBy,
        address ?? { zh_CN: '门户', en: 'the portal' }[language],
      ]),
    ),
  );

const healthHeads: Record<Language, string[]> = {
  zh_CN: ['模块版本', '正常打开', '失败', '失败原因', '打开耗时 ms（中位）', 'ms（95%）'],
  en: ['module version', 'opened', 'failed', 'of', 'ms, median', 'ms, 95 %'],
};

/** How versions fare, a line for each. */
export const healthText = (versions: readonly VersionHealth[], language: Language): string =>
  alignTable(
    healthHeads[language],
    versions.map(({ version, shown, failed, kinds, medianMs, slowMs }) => [
      version,
      String(shown),
      String(failed),
      Object.entries(kinds)
        .map(([kind, count]) => `${kind} ${count}`)
        .join(', ') || '-',
      String(medianMs ?? '-'),
      String(slowMs ?? '-'),
    ]),
  );
