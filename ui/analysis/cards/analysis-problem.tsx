import { CallProblem, type CallProblemProps, createPhrases, useLanguage } from '@portal/shell';
import { usePage } from '../page/context.ts';

const phrases = createPhrases({
  zh_CN: { failed: '数据加载失败' },
  en: { failed: 'The figures did not load' },
});

/** Figures that could not be had, in words: those of the server, a retry, or the way to an account that may. */
export function AnalysisProblem(props: Omit<CallProblemProps, 'failed' | 'refused'>) {
  const { area, page } = usePage();
  const translate = phrases.useTranslate();
  const refused = (area.pages[page]?.of ?? area).refused[useLanguage()];
  return <CallProblem data-testid={`${area.name}-failed`} {...props} failed={translate('failed')} refused={refused} />;
}
