import { createPhrases } from '@portal/shell';
import { formatNumber, SelectField } from '@portal/ui';
import { DimensionField } from '../fields/dimension-field.tsx';
import { againstIn } from '../former/in-years.ts';
import { usePage } from '../page/context.ts';
import { Choices } from '../page/layout.tsx';
import {
  againsts,
  type RankingChoice,
  type RankingScope,
  rankedBy,
  shareBases,
  tops,
  usualLeast,
} from './ranking-scope.ts';

const phrases = createPhrases({
  zh_CN: {
    rankBy: '排行维度',
    top: '显示',
    topN: '前 %{n}',
    all: '全部',
    least: '辆数下限',
    atLeast: '不低于 %{n} 辆',
    noLeast: '不限辆数',
    against: '排名对比',
    before: '对比上期',
    yearBefore: '对比上年同期',
    none: '不对比',
    shareOf: '份额基准',
    market: '份额：占整体市场',
    chosen: '份额：占所选范围',
  },
  en: {
    rankBy: 'Rank by',
    top: 'Show',
    topN: 'Top %{n}',
    all: 'All',
    least: 'Minimum units',
    atLeast: 'At least %{n} units',
    noLeast: 'No minimum',
    against: 'Ranks compared with',
    before: 'Against previous period',
    yearBefore: 'Against a year before',
    none: 'No comparison',
    shareOf: 'Share of',
    market: 'Share of the market',
    chosen: 'Share of what is chosen',
  },
});

interface LeastFieldProps {
  value: string;
  choices: readonly string[];
  /** The one that the address leaves out: the first, unless it is said. */
  usual?: string;
}

/** How few cars a figure may be the mean of; the choices stand in the order of their size. */
export function LeastField({ value, choices, usual = choices[0] ?? '' }: LeastFieldProps) {
  const translate = phrases.useTranslate();
  const { setChoice } = usePage();
  return (
    <SelectField
      label={translate('least')}
      labelHidden
      title={translate('least')}
      name="least"
      value={value}
      options={[...choices]
        .sort((choice, other) => Number(choice) - Number(other))
        .map((choice) => ({
          value: choice,
          label: choice === '0' ? translate('noLeast') : translate('atLeast', { n: formatNumber(Number(choice)) }),
        }))}
      onChange={(next) => setChoice('least', next, usual)}
    />
  );
}

interface RankingChoicesProps {
  scope: RankingScope;
  choice: RankingChoice;
  /** Whether it makes a difference of what shares are a part. */
  isShareOpen: boolean;
}

/** What is ranked, how many of them, from how many cars on, what their ranks are compared with, and of what shares are a part. */
export function RankingChoices({ scope, choice, isShareOpen }: RankingChoicesProps) {
  const translate = phrases.useTranslate();
  const { setChoice, catalogue, view } = usePage();
  const offered = againstIn(view, againsts);
  return (
    <Choices>
      <DimensionField label={translate('rankBy')} value={choice.by} choices={rankedBy(scope, catalogue)} />
      <SelectField
        label={translate('top')}
        labelHidden
        name="top"
        value={choice.top}
        options={tops.map((value) => ({
          value,
          label: value === '5000' ? translate('all') : translate('topN', { n: value }),
        }))}
        onChange={(value) => setChoice('top', value, tops[0])}
      />
      {scope.least.length > 1 && (
        <LeastField value={choice.least} choices={scope.least} usual={usualLeast(scope, catalogue, choice.sort.by)} />
      )}
      {scope.placed && (
        <SelectField
          label={translate('against')}
          labelHidden
          title={translate('against')}
          name="against"
          value={choice.against}
          options={offered.map((value) => ({ value, label: translate(value) }))}
          onChange={(value) => setChoice('against', value, offered[0] ?? '')}
        />
      )}
      {isShareOpen && (
        <SelectField
          label={translate('shareOf')}
          labelHidden
          title={translate('shareOf')}
          name="share"
          value={choice.shareOf}
          options={shareBases.map((value) => ({ value, label: translate(value) }))}
          onChange={(value) => setChoice('share', value, shareBases[0])}
        />
      )}
    </Choices>
  );
}
