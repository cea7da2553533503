import { type AnswerAbout, aboutAnswer, limitsText, type MarketColumn } from '@portal/contract';
import { callAddress, useLanguage } from '@portal/shell';
import { Button, classNames, copyText, Drawer, formatDate, formatMonth, formatMonthRange, IconCopy } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import type { Catalogue } from '../page/ask.ts';
import { usePage } from '../page/context.ts';
import { type MadeQuery, queryOf } from '../page/made-query.ts';
import { filtersText } from '../share/filters-text.ts';
import { callText } from './call-text.ts';
import { type FigureMade, figuresMade } from './figures-made.ts';
import classes from './made.module.css';
import type { MadeOf } from './made-context.ts';
import { memberNames } from './member-names.ts';
import { type MadeWords, madePhrases } from './phrases.ts';
import { questionText } from './question-text.ts';

/** The panel of a page, and what opens it. */
export function useMadePanel(): { open: (of: MadeOf) => void; panel: ReactNode } {
  const [of, setOf] = useState<MadeOf | null>(null);
  return { open: setOf, panel: <MadePanel of={of} onClose={() => setOf(null)} /> };
}

function MadePanel({ of, onClose }: { of: MadeOf | null; onClose: () => void }) {
  const words = madePhrases.useTranslate();
  return (
    <Drawer
      open={of !== null}
      onClose={onClose}
      title={words('title', { title: of?.title ?? '' })}
      closeLabel={words('close')}
      data-testid="made"
    >
      {of && <Content {...of} />}
    </Drawer>
  );
}

/** An answer may hold rows, which name their members, and say what its figures mean. */
type Named = AnswerAbout &
  Parameters<typeof memberNames>[0] & { definitions?: readonly FigureMade[]; columns?: readonly MarketColumn[] };

function Content({ answer, model, definition }: MadeOf & { answer: Named }) {
  const words = madePhrases.useTranslate();
  const language = useLanguage();
  const { area, view, catalogue, names } = usePage();
  const query = queryOf(answer);
  const nameOf = memberNames(answer, names.nameOf);
  const where = query?.call === 'marketQuery' ? query.payload.where : undefined;
  const filters = [
    ...filtersText(view, area.views.dimensions, catalogue, nameOf, language),
    ...(catalogue ? limitsText(where ?? [], catalogue, language) : []),
  ];
  return (
    <div className={classes.panel}>
      <Figures
        figures={figuresMade(query, catalogue, answer.definitions, model, answer.columns)}
        wanted={definition}
        words={words}
      />
      <Part title={words('sources')}>
        {catalogue && <Sources answer={answer} catalogue={catalogue} words={words} />}
        <Lines lines={aboutAnswer(answer, filters, language)} />
      </Part>
      {query?.call === 'marketQuery' && catalogue && (
        <Part title={words('question')}>
          <Lines lines={questionText(query.payload, catalogue, { words, language, nameOf })} />
        </Part>
      )}
      {query && <Call query={query} words={words} />}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

const Lines = ({ lines }: { lines: readonly (readonly [string, string])[] }) => (
  <dl className={classes.lines}>
    {lines.map(([label, text], at) => (
      <div key={`${at}${label}`}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

/** The one that was asked for is brought into sight. */
const intoSight = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'center' });

interface FiguresProps {
  figures: readonly FigureMade[];
  /** The definition of the one that was asked for. */
  wanted: string | undefined;
  words: MadeWords;
}

function Figures({ figures, wanted, words }: FiguresProps) {
  if (figures.length === 0) return null;
  return (
    <Part title={words('figures')}>
      {figures.map(({ key, name, unit, definition, formula }) => (
        <div
          key={key}
          ref={definition === wanted ? intoSight : undefined}
          className={classNames(classes.figure, definition === wanted && classes.wanted)}
          data-figure={key}
        >
          <h4>
            {name}
            {unit && <span> ({unit})</span>}
          </h4>
          <p>{definition}</p>
          {formula && (
            <p className={classes.formula}>
              <span>{words('formula')}</span> {formula}
            </p>
          )}
        </div>
      ))}
    </Part>
  );
}

/** What each source of an answer counts, which months of it there are, and when the next ones are due. */
function Sources({ answer, catalogue, words }: { answer: AnswerAbout; catalogue: Catalogue; words: MadeWords }) {
  const own = catalogue.dataSources.filter(({ key }) => answer.dataSources.some((source) => source.key === key));
  const { nextRelease } = catalogue;
  const next = nextRelease
    ? [formatDate(nextRelease.on), nextRelease.note].filter(Boolean).join(' · ')
    : words('unannounced');
  return (
    <>
      {own.map(({ key, definition, first, last, preliminaryFrom }) => (
        <div key={key}>
          <p className={classes.source}>{definition}</p>
          <Lines
            lines={[
              [words('covered'), formatMonthRange(first, last)],
              ...(preliminaryFrom
                ? [[words('preliminary'), words('from', { month: formatMonth(preliminaryFrom) })] as const]
                : []),
            ]}
          />
        </div>
      ))}
      <Lines lines={[[words('next'), next]]} />
    </>
  );
}

function Call({ query, words }: { query: MadeQuery; words: MadeWords }) {
  const text = callText(query, callAddress(query.call), useLanguage());
  return (
    <Part title={words('call')}>
      <p className={classes.source}>{words('callNote')}</p>
      <pre className={classes.call} data-testid="made-call">
        {text}
      </pre>
      <Button
        size="small"
        icon={<IconCopy />}
        data-testid="made-copy"
        onClick={() => void copyText(text, words('copied'), words('notCopied'))}
      >
        {words('copy')}
      </Button>
    </Part>
  );
}
