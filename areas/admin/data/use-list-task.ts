import { listFileBytes } from '@portal/contract';
import { useState } from 'react';
import { phrases } from '../phrases.ts';
import { type ChosenFile, readChosenFile } from './chosen-file.ts';
import { wordsOfFailure } from './use-task.ts';

/** A list that is looked at row by row before all of it is carried out, or nothing. */
export interface ListTask<Row> {
  /** The list that was chosen; null before, and where it was too large. */
  file: ChosenFile | null;
  /** What each of its rows would come to; null while that is not known. */
  rows: readonly Row[] | null;
  /** Why something failed, in words; empty where nothing has. */
  problem: string;
  busy: boolean;
  /** Takes a list and looks at it. */
  choose: (chosen: File) => Promise<void>;
  /** Looks at the list again, in another way. */
  look: (check: (list: ChosenFile) => Promise<readonly Row[]>) => Promise<void>;
  /** Carries the list out. */
  carryOut: (work: (list: ChosenFile) => Promise<void>) => Promise<void>;
}

/** @param check asks what each row would come to */
export function useListTask<Row>(check: (list: ChosenFile) => Promise<readonly Row[]>): ListTask<Row> {
  const translate = phrases.useTranslate();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (failure) {
      setProblem(wordsOfFailure(failure));
    } finally {
      setBusy(false);
    }
  };
  const rowsOf = (list: ChosenFile, by: typeof check) =>
    during(async () => {
      setRows(null);
      setRows(await by(list));
    });
  return {
    file,
    rows,
    problem,
    busy,
    async choose(chosen) {
      const list = await readChosenFile(chosen, listFileBytes).catch(() => null);
      setFile(list);
      setRows(null);
      if (list) await rowsOf(list, check);
      else setProblem(translate('listTooLarge'));
    },
    look: async (by) => {
      if (file) await rowsOf(file, by);
    },
    carryOut: async (work) => {
      if (file) await during(() => work(file));
    },
  };
}
