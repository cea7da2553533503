import { definePage, type PageListing } from '@portal/ui/analysis';
import { membersBeside, updatesBeside } from '../../market/beside.ts';
import { besideChoices } from '../../market/choices.ts';
import { ofModelsAlone } from '../../market/subjects.ts';

export const besideSales = definePage({
  name: 'beside-sales',
  words: { zh_CN: '与销量口碑对照', en: 'Beside sales and tone' },
  of: ofModelsAlone,
  choices: besideChoices,
  cuts: besideChoices.by,
  first: ({ view, catalogue, choices: { by } }) => [updatesBeside(view, catalogue), membersBeside(view, catalogue, by)],
});

export const listed: PageListing = {
  download: { zh_CN: '与销量口碑对照导出', en: 'updates beside sales and tone export' },
};
