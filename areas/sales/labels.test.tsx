import '../../tests/support/mock-request.ts';
import { namingAll } from '../../ui/analysis/testing/drawn-labels.ts';
import { labelTests, pagesOf } from '../../ui/analysis/testing/label-tests.ts';
import { testCatalogue } from '../../ui/analysis/testing/market.ts';
import { area } from './area.ts';
import { answerWith, open } from './testing/area.tsx';
import { changed } from './testing/changed.ts';
import { comparedAnswer, comparedModel } from './testing/compared.ts';

labelTests({
  answer: () =>
    answerWith({
      marketCatalogue: () => namingAll(testCatalogue),
      marketDatasets: () => ({
        datasets: [
          { key: 'sales', name: '销量', covered: true },
          { key: 'launch', name: '新车上市', covered: true },
        ],
      }),
      marketChanges: () => changed,
      marketCompare: ({ subModels }: { subModels: string[] }) =>
        comparedAnswer(...subModels.map((key) => comparedModel(key))),
    }),
  open,
  pages: [
    ...pagesOf('/sales', Object.keys(area.pages), {
      compare: { address: '/sales/compare?subModel=a&subModel=b', ready: 'compare-table' },
    }),
    { address: '/sales/compare?subModel=a&subModel=b&show=detail', ready: 'compare-table' },
    '/sales/trend?by=model&axis=launch',
  ],
});
