import { safeFileName } from '@portal/contract';
import { saveFile } from '@portal/shell';

export interface TextFile {
  /** With its ending. */
  name: string;
  text: string;
}

/** Gives the person a text as a file. */
export function downloadText(name: string, text: string): void {
  const type = name.endsWith('.csv') ? 'text/csv;charset=utf-8' : 'text/plain;charset=utf-8';
  saveFile(name, new Blob([text], { type }));
}

/** A file name of some parts, which every system takes. */
export const fileName = (...parts: string[]): string => safeFileName(parts.filter(Boolean).join('_'));
