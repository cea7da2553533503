import {
  csvNotes,
  csvOf,
  cutText,
  type ExportOrder,
  type Language,
  ownTimeZone,
  signedAbout,
  type TableModel,
  tableWords,
} from '@portal/contract';
import { csvChoice, operator } from '@portal/shell';
import { notesName } from './notes-name.ts';
import { builtSheet } from './order-of.ts';
import type { PictureOf } from './save-picture.ts';
import { ShareMenu } from './share-menu.tsx';

export interface SharedTable {
  /** Names the sheet of a workbook. */
  title: string;
  /** Names the file, without its ending. */
  name: string;
  model: TableModel;
  /** Label and text of what is said beside it: source, period, filters. */
  about: [string, string][];
}

export interface TableShareProps {
  language: Language;
  /** What stands on the screen; undefined, or without rows, while there is nothing to take away. */
  table?: SharedTable;
  /** All of its rows, where the screen shows some of them: how many they are, and how they are come by. */
  whole?: { rows: number; table: () => Promise<SharedTable> };
  /** Names and describes a picture of a chart beside the menu. */
  picture?: PictureOf;
  /** What is taken away, where a page has several menus. */
  of?: string;
  /** Is told when a file is handed over. */
  taken: () => void;
}

/** The ways to take away a table that a page has made itself: as it stands, with the address that reopens the page. */
export function TableShare({ language, table, whole, picture, of, taken }: TableShareProps) {
  const link = () => location.href;
  if (!table || table.model.rows.length === 0) return <ShareMenu language={language} link={link} of={of} />;
  const words = tableWords(language);
  const aboutOf = ({ about, model: { cut } }: SharedTable): [string, string][] => [
    ...about,
    ...(cut ? [[words('note'), cutText(cut, language)] as [string, string]] : []),
  ];
  const orderOf = (shared: SharedTable): ExportOrder | null => {
    const { title, name, model } = shared;
    const sheet = builtSheet({ title, link: location.pathname + location.search, model, language }, aboutOf(shared));
    return sheet && { name, format: 'xlsx', language, timeZone: ownTimeZone(), sheets: [sheet] };
  };
  const csvFile = (shared: SharedTable) => {
    taken();
    return {
      name: `${shared.name}.csv`,
      text: csvOf(shared.model, language, csvChoice.style()),
    };
  };
  const notes = () => ({
    name: notesName(table.name, language),
    text: csvNotes(table.model.columns, signedAbout(aboutOf(table), operator(), language), language),
  });
  let found: SharedTable | null = null;
  return (
    <ShareMenu
      language={language}
      link={link}
      csv={() => csvFile(table)}
      notes={notes}
      table={table.model}
      order={() => orderOf(table)}
      whole={
        whole && {
          rows: whole.rows,
          order: async () => {
            found = await whole.table();
            return orderOf(found);
          },
          csv: () => found && csvFile(found),
        }
      }
      picture={picture}
      of={of}
      taken={taken}
    />
  );
}
