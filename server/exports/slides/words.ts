import type { Language } from '@portal/contract';

const zh_CN = {
  highest: '所列 %{n} 项中，%{name} 最高：%{figure}',
  next: '，其次为 %{name}：%{figure}',
  end: '。',
  latest: '%{period}：%{figures}',
  of: '%{name} %{figure}',
  change: '（较 %{period} %{change}）',
  and: '；',
  moreRows: '另有 %{n} 行未列出',
  moreColumns: '另有 %{n} 列未列出',
  open: '在门户中打开',
  made: '%{account} · %{at} 生成',
};

const en: Record<keyof typeof zh_CN, string> = {
  highest: 'Of the %{n} listed, %{name} is highest: %{figure}',
  next: ', followed by %{name}: %{figure}',
  end: '.',
  latest: '%{period}: %{figures}',
  of: '%{name} %{figure}',
  change: ' (%{change} on %{period})',
  and: '; ',
  moreRows: '%{n} more rows not listed',
  moreColumns: '%{n} more columns not listed',
  open: 'Open in the portal',
  made: '%{account} · made %{at}',
};

const words = { zh_CN, en };

/** A text of slides with what stands in its places. */
export const slideWord = (
  language: Language,
  key: keyof typeof zh_CN,
  values: Record<string, string | number> = {},
): string => words[language][key].replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
