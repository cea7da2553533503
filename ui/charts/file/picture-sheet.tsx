import type { ReactNode } from 'react';
import { EventList } from '../picture/event-list.tsx';
import type { PictureWords } from '../picture/picture-words.ts';
import type { ChartSpec } from '../spec/spec.ts';
import classes from './picture-sheet.module.css';

interface PictureSheetProps {
  spec: ChartSpec;
  words: PictureWords;
  /** Of the chart, in px. */
  width: number;
  /** The chart. */
  children: ReactNode;
}

/** What a picture shows: title, months and filters above the chart, events and where its figures are from below. */
export function PictureSheet({ spec, words, width, children }: PictureSheetProps) {
  return (
    <div className={classes.sheet} lang={spec.language === 'en' ? 'en' : 'zh'}>
      <h1>{spec.title}</h1>
      <Lines lines={words.above} language={spec.language} />
      <div className={classes.chart} style={{ width }}>
        {children}
      </div>
      <EventList spec={spec} />
      <div className={classes.foot}>
        <Lines lines={words.below} language={spec.language} />
      </div>
    </div>
  );
}

function Lines({ lines, language }: { lines: PictureWords['above']; language: ChartSpec['language'] }) {
  return (
    <p className={classes.lines}>
      {lines.map(([label, text]) => (
        <span key={`${label} ${text}`}>{`${label}${language === 'en' ? ': ' : '：'}${text}`}</span>
      ))}
    </p>
  );
}
