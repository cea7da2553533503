import { publicPages, toolPages } from '@portal/contract';
import type { Sentence } from '../kernel/words/sentence.ts';
import type { Entry } from './search-index.ts';

/** What the tool of a page is called on it. */
const tools: Record<(typeof toolPages)[number], Sentence> = {
  '/car-life-cycle': { zh_CN: '车型生命曲线', en: 'Life curve of a model' },
  '/user-life-cycle': { zh_CN: '从关注到复购', en: 'From attention to repurchase' },
  '/intelligent-decision': { zh_CN: '决策表', en: 'Decision sheet' },
  '/industry-insights': { zh_CN: '本月洞察', en: 'Insights of the month' },
};

/** The pages that hold a tool, by their names and those of their tools: they stand in no menu, and are everybody's. */
export const toolEntries = (): Entry[] =>
  toolPages.map((path) => {
    const { zh_CN, en } = publicPages[path];
    return {
      kind: 'page',
      id: path,
      title: { zh_CN: zh_CN.title, en: en.title },
      subtitle: tools[path],
      formerly: [tools[path]],
      ways: [{ path, product: null }],
    };
  });
