import { definePage, type PageListing } from '@portal/ui/analysis';
import { residualChoices } from '../../market/choices.ts';
import { mostTraded, residualTrend } from '../../market/questions.ts';
import { ofResiduals } from '../../market/subjects.ts';

export const residuals = definePage({
  name: 'residuals',
  words: { zh_CN: '残值曲线', en: 'Residual values' },
  of: ofResiduals,
  choices: residualChoices,
  cuts: residualChoices.by,
  written: { counts: true, money: true },
  first: ({ view, catalogue, choices: { by } }) => [
    residualTrend(view, catalogue),
    ...((view.filters[by] ?? []).length > 0 ? [] : [mostTraded(view, catalogue, by)]),
  ],
});

export const listed: PageListing = {
  download: { zh_CN: '残值曲线导出', en: 'residual value export' },
  links: { subModel: 'by=subModel&subModel={key}' },
  shows: { model: 'by=model&model={key}', brand: 'by=brand&brand={key}' },
};
