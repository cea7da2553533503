import { useLanguage } from '@portal/shell';
import { OwnedLink } from '@portal/shell/insider';
import { Change, Explained, emptyText, formatNumber, formatPrice, formatRatio } from '@portal/ui';
import { useDefinition } from '../definitions/phrases.ts';
import { fastViewOf } from '../words/fast-view-of.ts';
import { useWords } from '../words/phrases.ts';
import { useSourceMeaning } from '../words/use-source.ts';
import { useTranslate } from './phrases.ts';
import classes from './rank.module.css';
import type { ManufacturerLine, ModelLine, RankColumn } from './rank-line.ts';

/** The page of the sales area that shows a maker month by month. */
const trendOf = ({ key }: ManufacturerLine) =>
  `/sales/trend?${new URLSearchParams({ by: 'manufacturer', manufacturer: key })}`;

/** S2.096 S2.101: the columns of both rankings, in their order. */
export function useRankColumns() {
  const say = useTranslate();
  const words = useWords();
  const define = useDefinition();
  const counts = useSourceMeaning();
  const language = useLanguage();
  const rank: RankColumn<ManufacturerLine> = {
    key: 'rank',
    name: say('rank'),
    kind: 'rank',
    cell: (line) => line.rank ?? emptyText,
  };
  /** Names that lead on, for an account that holds the page. */
  const named = <Line extends ManufacturerLine>(name: string, to: (line: Line) => string): RankColumn<Line> => ({
    key: 'name',
    name,
    kind: 'name',
    cell: (line) => (
      <OwnedLink to={to(line)} className={classes.link}>
        {line.name}
      </OwnedLink>
    ),
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
      means: [define('volume'), counts],
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
      cell: ({ presalePrice }) =>
        presalePrice === null ? (
          <Explained means={[say('noPresale')]}>{emptyText}</Explained>
        ) : (
          formatPrice(presalePrice, language)
        ),
    },
  ];
  const manufacturers = [rank, named<ManufacturerLine>(words('manufacturer'), trendOf), ...figures];
  const models: RankColumn<ModelLine>[] = [
    rank,
    maker,
    named<ModelLine>(say('model'), ({ model }) => fastViewOf(model)),
    ...figures,
    ...prices,
  ];
  return { manufacturers, models };
}
