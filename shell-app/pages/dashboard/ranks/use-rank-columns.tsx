import { Change, emptyText, formatNumber, formatPrice, formatRatio } from '@portal/ui';
import { useSnapshot } from 'valtio';
import { useLanguage } from '../../../i18n/language.ts';
import { useDefinition } from '../definitions/phrases.ts';
import { overview } from '../questions/overview.ts';
import { useWords } from '../words/phrases.ts';
import { useTranslate } from './phrases.ts';
import type { ManufacturerLine, ModelLine, RankColumn } from './rank-line.ts';

/** S2.096 S2.101: the columns of both rankings, in their order. */
export function useRankColumns() {
  const say = useTranslate();
  const words = useWords();
  const define = useDefinition();
  const { source } = useSnapshot(overview);
  const language = useLanguage();
  const rank: RankColumn<ManufacturerLine> = {
    key: 'rank',
    name: say('rank'),
    kind: 'rank',
    cell: (line) => line.rank ?? emptyText,
  };
  const named = (name: string): RankColumn<ManufacturerLine> => ({
    key: 'name',
    name,
    kind: 'name',
    cell: (line) => line.name,
    title: (line) => line.name,
  });
  const maker: RankColumn<ModelLine> = {
    key: 'manufacturer',
    name: words('manufacturer'),
    kind: 'words',
    cell: (line) => line.manufacturer,
    title: (line) => line.manufacturer,
  };
  const figures: RankColumn<ManufacturerLine>[] = [
    {
      key: 'volume',
      name: say('sales'),
      unit: words('cars'),
      means: [define('volume'), define(source)],
      kind: 'figure',
      cell: (line) => formatNumber(line.volume),
    },
    {
      key: 'yoy',
      name: say('salesYoy'),
      means: [define('yoy')],
      kind: 'figure',
      cell: (line) => <Change value={line.yoy} />,
    },
    {
      key: 'mom',
      name: say('salesMom'),
      means: [define('mom')],
      kind: 'figure',
      cell: (line) => <Change value={line.mom} />,
    },
    {
      key: 'share',
      name: say('share'),
      means: [define('share')],
      kind: 'figure',
      cell: (line) => formatRatio(line.share),
    },
    {
      key: 'shareChange',
      name: say('shareYoy'),
      unit: words('points'),
      means: [define('shareChange')],
      kind: 'figure',
      cell: (line) => <Change value={line.shareChange} format="points" />,
    },
  ];
  const prices: RankColumn<ModelLine>[] = [
    {
      key: 'msrp',
      name: say('msrp'),
      unit: words('wanYuan'),
      means: [define('modelMsrp')],
      kind: 'figure',
      cell: (line) => formatPrice(line.msrp, language),
    },
    {
      key: 'presalePrice',
      name: say('presale'),
      unit: words('wanYuan'),
      means: [define('modelPresale')],
      kind: 'figure',
      cell: (line) => formatPrice(line.presalePrice, language),
    },
  ];
  const manufacturers = [rank, named(words('manufacturer')), ...figures];
  const models: RankColumn<ModelLine>[] = [rank, maker, named(say('model')), ...figures, ...prices];
  return { manufacturers, models };
}
