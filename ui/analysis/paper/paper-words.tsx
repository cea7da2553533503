import { releaseText } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { coveredBy, formatMonthRange, spanOf, usePrinting } from '@portal/ui';
import { usePage } from '../page/context.ts';
import { analysisWords } from '../page/phrases.ts';
import { filtersText } from '../share/filters-text.ts';
import { useLimitsText } from '../values/use-limits.ts';
import classes from './paper.module.css';

interface PaperWordsProps {
  /** How many of the latest periods stand for no choice. */
  periods?: number;
  /** The page chooses its months itself, and says them in its cards. */
  withoutMonths?: boolean;
}

/** What a page is about, on paper, where nobody opens its filters: source, months, what narrows it, release. */
export function PaperWords({ periods, withoutMonths = false }: PaperWordsProps) {
  const language = useLanguage();
  const words = analysisWords(language);
  const { area, view, catalogue, names } = usePage();
  const limits = useLimitsText();
  if (!usePrinting() || !catalogue) return null;
  const source = catalogue.dataSources.find(({ key }) => key === view.dataSource)?.name;
  const { from, to } = spanOf(view, coveredBy(catalogue, view), periods);
  const lines: [string, string][] = [
    ...(source ? [[words('dataSource'), source] as [string, string]] : []),
    ...(withoutMonths ? [] : [[words('period'), formatMonthRange(from, to)] as [string, string]]),
    ...filtersText(view, area.views.dimensions, catalogue, names.nameOf, language),
    ...limits,
    [words('release'), releaseText(catalogue.release, language)],
  ];
  return (
    <dl className={classes.words} data-testid="paper-words">
      {lines.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
