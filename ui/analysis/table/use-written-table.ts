import type { Language, TableModel } from '@portal/contract';
import { writtenTable } from '@portal/contract';
import { useWrittenAs } from '@portal/ui/charts';
import { useMemo } from 'react';

/** A table in the unit and with the decimals that are chosen for the page; nothing of nothing. */
export function useWrittenTable<Model extends TableModel | undefined>(model: Model, language: Language): Model {
  const written = useWrittenAs();
  return useMemo(() => model && (writtenTable(model, written, language) as Model), [model, written, language]);
}
