import type { Language } from '@portal/contract';

export type Texts = Record<Language, { name: string; memo?: string; picture?: string }>;

const text = (zh: string, en: string): Texts => ({ zh_CN: { name: zh }, en: { name: en } });

/** A01: the two groups of the catalogue. */
export const groups = [
  { key: 'research', texts: text('研究库', 'Research library') },
  { key: 'decision', texts: text('决策支持', 'Decision support') },
] as const;

/** What the products of a group are told apart by; manifests name one by its key. */
export const categories = [
  { key: 'market-data', group: 'research', texts: text('市场数据', 'Market data') },
  { key: 'research', group: 'research', texts: text('研究', 'Research') },
  { key: 'decision-support', group: 'decision', texts: text('决策支持', 'Decision support') },
] as const;
