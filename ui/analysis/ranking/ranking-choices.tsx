import { createPhrases } from '@portal/shell';
import { formatNumber, Segmented, SelectField } from '@portal/ui';
import { usePage } from '../frame/context.ts';
import { Choices } from '../frame/layout.tsx';
import { useNameOf } from '../frame/use-name-of.ts';
import { type RankingChoice, type RankingScope, tops } from './ranking-scope.ts';

const phrases = createPhrases({
  zh_CN: {
    rankBy: '排行维度',
    top: '显示',
    topN: '前 %{n}',
    all: '全部',
    least: '辆数下限',
    atLeast: '不低于 %{n} 辆',
    noLeast: '不限辆数',
  },
  en: {
    rankBy: 'Rank by',
    top: 'Show',
    topN: 'Top %{n}',
    all: 'All',
    least: 'Minimum units',
    atLeast: 'At least %{n} units',
    noLeast: 'No minimum',
  },
});

/** How few cars a figure may be the mean of; the choices stand in the order of their size. */
export function LeastField({ value, choices }: { value: string; choices: readonly string[] }) {
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
        .sort((one, other) => Number(one) - Number(other))
        .map((choice) => ({
          value: choice,
          label: choice === '0' ? translate('noLeast') : translate('atLeast', { n: formatNumber(Number(choice)) }),
        }))}
      onChange={(next) => setChoice('least', next, choices[0] ?? '')}
    />
  );
}

/** More of them do not stand beside each other on a phone. */
const mostInSight = 4;

/** A dimension out of several: in sight all at once where there are few. */
export function DimensionField({ value, choices }: { value: string; choices: readonly string[] }) {
  const translate = phrases.useTranslate();
  const { setChoice } = usePage();
  const nameOf = useNameOf();
  const options = choices.map((choice) => ({ value: choice, label: nameOf('dimensions', choice) }));
  const onChange = (next: string) => setChoice('by', next, choices[0] ?? '');
  const label = translate('rankBy');
  return choices.length > mostInSight ? (
    <SelectField
      label={label}
      labelHidden
      title={label}
      name="by"
      value={value}
      options={options}
      onChange={onChange}
    />
  ) : (
    <Segmented label={label} value={value} options={options} onChange={onChange} />
  );
}

/** What is ranked, how many of them, and from how many cars on. */
export function RankingChoices({ scope, choice }: { scope: RankingScope; choice: RankingChoice }) {
  const translate = phrases.useTranslate();
  const { setChoice } = usePage();
  return (
    <Choices>
      <DimensionField value={choice.by} choices={scope.ranked} />
      <SelectField
        label={translate('top')}
        labelHidden
        value={choice.top}
        options={tops.map((value) => ({
          value,
          label: value === '5000' ? translate('all') : translate('topN', { n: value }),
        }))}
        onChange={(value) => setChoice('top', value, tops[0])}
      />
      {scope.least.length > 1 && <LeastField value={choice.least} choices={scope.least} />}
    </Choices>
  );
}
