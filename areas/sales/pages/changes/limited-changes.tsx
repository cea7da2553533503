import { PageProvider, usePage } from '@portal/ui/analysis';
import type { ReactNode } from 'react';
import { figureColumns, writtenIn } from './change-tables.ts';
import { changePhrases } from './phrases.ts';
import type { ChangeKind, Changes } from './use-changes.ts';

interface LimitedChangesProps {
  answer: Changes;
  kind: ChangeKind;
  children: ReactNode;
}

/** Rows of changes can be narrowed by what their columns hold, which is no figure of the market. */
export function LimitedChanges({ answer, kind, children }: LimitedChangesProps) {
  const words = changePhrases.useTranslate();
  const page = usePage();
  const limitable = figureColumns(kind, words, writtenIn(answer)).map(({ key, name, format, unit }) => ({
    key,
    name,
    unit,
    format: format ?? ('count' as const),
  }));
  return <PageProvider value={{ ...page, limitable }}>{children}</PageProvider>;
}
