import { definePage, type PageListing } from '@portal/ui/analysis';
import { carFigures, carOf, entriesOfCar } from '../../market/car-questions.ts';

export const newenergycardetail = definePage({
  name: 'newenergycardetail',
  words: { zh_CN: '新能源车型详情', en: 'NEV model details' },
  first: ({ view, catalogue }) =>
    carOf(view) === null ? [] : [carFigures(view, catalogue), entriesOfCar(view, catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: '新能源公告车型详情导出', en: 'announced NEV details export' },
  shows: { subModel: 'subModel={key}' },
};
