import { csvOf, type ExportOrder, type Language, ownTimeZone, type TableModel, tableWords } from '@portal/contract';
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
  /** Names and describes a picture of a chart beside the menu. */
  picture?: PictureOf;
  /** What is taken away, where a page has several menus. */
  of?: string;
  /** Is told when a file is handed over. */
  taken: () => void;
}

/** The ways to take away a table that a page has made itself: as it stands, with the address that reopens the page. */
export function TableShare({ language, table, picture, of, taken }: TableShareProps) {
  const link = () => location.href;
  if (!table || table.model.rows.length === 0) return <ShareMenu language={language} link={link} of={of} />;
  const { title, name, model } = table;
  const words = tableWords(language);
  const about: [string, string][] = [
    ...table.about,
    ...(model.cut ? [[words('note'), words('cut', model.cut)] as [string, string]] : []),
  ];
  const order = (): ExportOrder | null => {
    const sheet = builtSheet({ title, link: location.pathname + location.search, model, language }, about);
    return sheet && { name, format: 'xlsx', language, timeZone: ownTimeZone(), sheets: [sheet] };
  };
  const csv = () => {
    taken();
    return { name: `${name}.csv`, text: csvOf(model, about, language) };
  };
  return (
    <ShareMenu
      language={language}
      link={link}
      csv={csv}
      table={model}
      order={order}
      picture={picture}
      of={of}
      taken={taken}
    />
  );
}
