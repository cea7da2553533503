import type { FileLook, Language } from '@portal/contract';
import { fileFields, type Look, understoodLine } from '../../importer/index.ts';
import type { Dataset } from '../../market/index.ts';

/** How much of a file is shown before it is read. */
const most = { columns: 200, cells: 40, samples: 3, text: 60 };

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > most.text ? `${line.slice(0, most.text - 1)}…` : line;
};

/** @returns what a file seems to be, with the fields that its columns may be */
export function tellLook(look: Look, dataset: Dataset, language: Language): FileLook {
  return {
    understood: understoodLine(look.understood, language),
    head: look.head,
    first: look.first.map(({ row, cells }) => ({ row, cells: cells.slice(0, most.cells).map(short) })),
    width: look.header.length,
    columns: look.columns.slice(0, most.columns).map(({ column, samples, field, isPeriod, why }) => ({
      column,
      samples: samples.slice(0, most.samples).map(short),
      field,
      isPeriod,
      why: why[language],
    })),
    fields: fileFields(dataset).map(({ field, name, kind, isNeeded, choices }) => ({
      field,
      name: name[language],
      kind,
      isNeeded,
      choices: choices.map((choice) => ({ key: choice.key, name: choice.name[language] })),
    })),
    mapping: JSON.stringify(look.mapping, null, 2),
    open: look.open.map((sentence) => sentence[language]),
  };
}
