import { createPhrases } from '@portal/shell';

const words = createPhrases({
  zh_CN: {
    label: '%{name}（%{reason}）',
    inYears: '年度同上年同期',
    inYearsWhy: '按年度查看时，上期即上年同期：环比类选项不可选，请用同比',
    ofChange: '该指标已是变动',
    ofChangeWhy: '该指标本身是与其他时段的变动，不再与其他时段对比',
    monthsOnly: '仅按月',
    monthsOnlyWhy: '仅在按月查看时可选',
    oneChart: '仅限一张图',
    oneChartWhy: '仅在画成一张图时可选',
    undistinguished: '当前版本不区分',
    undistinguishedWhy: '当前版本的数据不区分这一维度',
    notCount: '仅限数量',
    notCountWhy: '只有可按月相加的数量可以预测，请改选销量等指标',
    notLatest: '仅限至最新月份',
    notLatestWhy: '预测接在最新月份之后：请把时间范围延长至最新月份',
    notTogether: '与 1–2 月合并不可同选',
    notTogetherWhy: '预测按单月进行：请先取消 1–2 月合并',
  },
  en: {
    label: '%{name} (%{reason})',
    inYears: 'of years: the year before',
    inYearsWhy: 'The period before a year is the year before: what is against the preceding period is off, choose YoY',
    ofChange: 'already a change',
    ofChangeWhy: 'The figure is a change against other months itself, and is compared with no more of them',
    monthsOnly: 'by month only',
    monthsOnlyWhy: 'Can be chosen where periods are months',
    oneChart: 'on one chart only',
    oneChartWhy: 'Can be chosen where all stands on one chart',
    undistinguished: 'not told apart',
    undistinguishedWhy: 'The published release does not tell this dimension apart',
    notCount: 'counts only',
    notCountWhy: 'Only counts whose months add up can be forecast: choose sales or another count',
    notLatest: 'up to the latest month only',
    notLatestWhy: 'A forecast goes on from the latest month: extend the period to it',
    notTogether: 'not with Jan–Feb together',
    notTogetherWhy: 'Months are forecast one by one: undo January and February together first',
  },
});

/** Why a choice is off. */
export type OffReason =
  | 'inYears'
  | 'ofChange'
  | 'monthsOnly'
  | 'oneChart'
  | 'undistinguished'
  | 'notCount'
  | 'notLatest'
  | 'notTogether';

/**
 * A choice that a view cannot have stays where it stands, off, and says why: in its label in short, in its title whole.
 * @returns makes label, title and state of a choice; a name that is not known yet stays empty
 */
export function useOff() {
  const say = words.useTranslate();
  return (name: string, reason: OffReason | null) =>
    reason === null
      ? { label: name }
      : {
          label: name && say('label', { name, reason: say(reason) }),
          title: say(`${reason}Why`),
          disabled: true,
        };
}
