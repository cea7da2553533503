import { emptyText } from '@portal/ui';
import type { TableModel } from '@portal/ui/analysis';
import type { Image } from '../../data/ask.ts';
import { phrases } from '../../phrases.ts';

const texts = ['brand', 'model', 'subModel', 'year', 'angle', 'colour', 'licence', 'source', 'credit'] as const;
const measures = ['length', 'width', 'height', 'wheelbase'] as const;

const cellsOf = (image: Image): Record<(typeof texts)[number], string> => ({
  brand: image.brand.name,
  model: image.model.name,
  subModel: image.subModel?.name ?? emptyText,
  year: String(image.year),
  angle: phrases.translate(image.angle),
  colour: image.colour.name,
  licence: image.licence,
  source: image.source,
  credit: image.credit || emptyText,
});

/** The list as the export writes it: a row for each picture, with what may be done with it. */
export function imageTable(items: readonly Image[]): TableModel {
  const plain = { definition: '', formula: '', growth: false } as const;
  return {
    columns: [
      ...texts.map((key) => ({
        ...plain,
        key,
        kind: 'dimension' as const,
        format: null,
        unit: '',
        name: phrases.translate(key),
      })),
      ...measures.map((key) => ({
        ...plain,
        key,
        kind: 'indicator' as const,
        format: 'count' as const,
        unit: 'mm',
        name: phrases.translate(key),
      })),
    ],
    rows: items.map((image) => ({
      id: image.imageId,
      kind: 'row',
      keys: {},
      names: cellsOf(image),
      values: { ...image.measures },
    })),
    cut: null,
  };
}
