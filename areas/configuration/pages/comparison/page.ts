import { definePage, type PageListing, rowChoices } from '@portal/ui/analysis';
import { equipmentOf, trimsIn, usualModel } from './compare-questions.ts';

export const comparison = definePage({
  name: 'comparison',
  words: { zh_CN: '配置对比', en: 'Trims side by side' },
  choices: { trims: [], year: [], basis: [], rows: rowChoices, find: [] },
  ownFilters: true,
  written: { counts: true, money: true },
  first({ view, catalogue, search, choices: { year } }) {
    const [model = ''] = view.filters.model ?? [];
    const trims = trimsIn(search);
    if (trims.length === 0 && model === '') return [usualModel(view, catalogue, year)];
    return [equipmentOf(view, catalogue, { year, trims, model })];
  },
});

export const listed: PageListing = {
  download: { zh_CN: '配置对比导出', en: 'config comparison export' },
  links: { model: 'model={key}' },
  shows: { trim: 'trims={key}' },
};
