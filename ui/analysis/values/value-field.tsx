import { joinNames } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { classNames, IconChevronDown, Popover, truncateText } from '@portal/ui';
import { useWrittenAs } from '@portal/ui/charts';
import { usePage } from '../page/context.ts';
import { writeLimits } from './limits.ts';
import { valuePhrases } from './phrases.ts';
import { useLimitable, useListQuestion } from './use-limitable.ts';
import { useLimits, useLimitsOffInYears, useLimitsText, useListed, useWidening } from './use-limits.ts';
import { useOutsideText } from './use-outside-text.ts';
import { ValueForm } from './value-form.tsx';
import classes from './values.module.css';

/** A limit of a list as a chip, which is taken away by itself. */
export interface ValueChip {
  id: string;
  kind: string;
  name: string;
  onRemove: () => void;
}

/** What a bar of filters shows of the values that a list is narrowed by; null on a page that lists no rows. */
export function useValueFilter() {
  const words = valuePhrases.useTranslate();
  const language = useLanguage();
  const written = useWrittenAs();
  const { view, search, catalogue, setView } = usePage();
  const question = useListQuestion();
  const limitable = useLimitable();
  const limits = useLimits();
  const texts = useLimitsText(written);
  const { answer, waiting } = useListed(() => question);
  const { widen } = useWidening();
  const outsideText = useOutsideText();
  const offInYears = useLimitsOffInYears();
  if (!limitable || limitable.length === 0) return null;
  const setLimits = (next: typeof limits) => setView(view, writeLimits(search, next));
  const more = limits.flatMap(({ indicator }) =>
    limitable.some(({ key }) => key === indicator)
      ? []
      : (catalogue?.indicators.find(({ key }) => key === indicator) ?? []),
  );
  const sort = question?.sort;
  const [first] = texts;
  const text = first && `${truncateText(first.join(' '), 28)}${texts.length > 1 ? ` +${texts.length - 1}` : ''}`;
  return {
    field: (
      <Popover
        label={words('field')}
        className={classes.popover}
        triggerClassName={classNames(text && classes.active)}
        triggerData={{ 'data-testid': 'filter', 'data-dimension': 'value' }}
        trigger={
          <>
            <span>{words('field')}</span>
            {text && <span className={classes.text}>{text}</span>}
            <IconChevronDown />
          </>
        }
      >
        {(close) => (
          <ValueForm
            figures={[...limitable, ...more]}
            limits={limits}
            begin={{
              indicator: sort?.by ?? limitable[0]?.key ?? '',
              side: sort?.direction === 'ascending' ? 'atMost' : 'atLeast',
            }}
            onApply={(next) => {
              setLimits(next);
              close();
            }}
          />
        )}
      </Popover>
    ),
    chips: limits.map((limit, at): ValueChip => {
      const [kind, name] = texts[at] ?? ['', ''];
      return {
        id: `value-${limit.indicator}`,
        kind,
        name,
        onRemove: () => setLimits(limits.filter((other) => other !== limit)),
      };
    }),
    note: [
      ...(waiting ? [] : [outsideText(answer?.outsideLimits) ?? []].flat()),
      ...(offInYears.length > 0 ? [words('offInYears', { names: joinNames(offInYears, language) })] : []),
    ].join(language === 'en' ? '; ' : '；'),
    widen,
  };
}

export type ValueFilter = NonNullable<ReturnType<typeof useValueFilter>>;
