import type { ReactNode } from 'react';
import classes from './paper.module.css';

interface PaperTableProps {
  title: string;
  caption?: string;
  corner: string;
  columns: readonly string[];
  rows: readonly { key: string; head: ReactNode; cells: readonly ReactNode[] }[];
}

/** A table as narrow as paper wants it; nothing where it would have no rows. */
export function PaperTable({ title, caption, corner, columns, rows }: PaperTableProps) {
  if (rows.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>
        {title} {caption && <small>{caption}</small>}
      </h3>
      <table className={classes.table}>
        <thead>
          <tr>
            <th>{corner}</th>
            {columns.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells }) => (
            <tr key={key}>
              <th>{head}</th>
              {cells.map((cell, at) => (
                <td key={columns[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A list of texts with what they are; nothing where there are none. */
export function PaperTexts({ title, texts }: { title: string; texts: readonly { key: string; words: ReactNode }[] }) {
  if (texts.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      <ul className={classes.texts}>
        {texts.map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
      </ul>
    </section>
  );
}
