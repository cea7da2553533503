import { saveFile } from '@portal/shell';

export interface TextFile {
  /** With its ending. */
  name: string;
  text: string;
}

/** Gives the person a text as a file. */
export function downloadText(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  saveFile(name, new Blob([text], { type }));
}

/** A file name without the signs that some systems refuse. */
export function fileName(...parts: string[]): string {
  return parts
    .filter(Boolean)
    .join('_')
    .replace(/[\\/:*?"<>|\s~]+/g, '-');
}
