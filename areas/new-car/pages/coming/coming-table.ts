import type { TableColumn, TableModel, TableRow } from '@portal/contract';
import { formatDayOrMonth } from '@portal/ui';
import type { ComingCars } from '../../market/events.ts';
import { stageOf } from './narrowed.ts';

type Word =
  | 'car'
  | 'carMeans'
  | 'launchDay'
  | 'dayMeans'
  | 'stage'
  | 'stageMeans'
  | 'brand'
  | 'manufacturer'
  | 'segment'
  | 'fuelType'
  | 'presalePrice'
  | 'presaleMeans'
  | 'presale'
  | 'announced'
  | 'yuan';

const dimension = (key: string, name: string, definition = ''): TableColumn => ({
  key,
  name,
  kind: 'dimension',
  format: null,
  unit: '',
  definition,
  formula: '',
  growth: false,
});

/** Cars that are coming as a table, in the order given; a model that the market knows leads on. */
export function comingTable(cars: ComingCars, words: (word: Word) => string): TableModel {
  return {
    columns: [
      dimension('model', words('car'), words('carMeans')),
      dimension('day', words('launchDay'), words('dayMeans')),
      dimension('stage', words('stage'), words('stageMeans')),
      ...(['brand', 'manufacturer', 'segment', 'fuelType'] as const).map((key) => dimension(key, words(key))),
      {
        ...dimension('presalePrice', words('presalePrice'), words('presaleMeans')),
        kind: 'indicator',
        format: 'count',
        unit: words('yuan'),
      },
    ],
    rows: cars.map(
      (car): TableRow => ({
        id: car.key,
        kind: 'row',
        keys: car.model === null ? {} : { model: car.model },
        names: {
          model: car.name,
          day: formatDayOrMonth(car.launchOn),
          stage: words(stageOf(car)),
          brand: car.brand,
          manufacturer: car.manufacturer,
          segment: car.segment,
          fuelType: car.fuelType,
        },
        values: { presalePrice: car.presalePrice },
      }),
    ),
    cut: null,
  };
}
