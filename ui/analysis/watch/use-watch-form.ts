import { type AskedSheet, columnUnit, type TableModel, type WatchFile, type WatchRule } from '@portal/contract';
import { CallError, useLanguage } from '@portal/shell';
import { useState } from 'react';
import { cellText } from '../table/cell-text.ts';
import { phrases } from './phrases.ts';
import {
  emptyForm,
  formOf,
  hasPlaces,
  inUnit,
  partsOf,
  type RuleForm,
  type RuleKind,
  rowsOf,
  ruleOf,
} from './rule-of.ts';

/** What tables are sent as. */
export const watchFiles = ['xlsx', 'pptx', 'pdf'] as const satisfies readonly WatchFile[];

export interface WatchFormParts {
  /** Of what is watched. */
  title: string;
  /** The table with the answer of its question; null for a whole page, which has no figure of its own. */
  table: { sheet: AskedSheet; model: TableModel } | null;
  /** A watch that is there already, with the name of the row of its rule; undefined for a new one. */
  start?: { name: string; rule: WatchRule; row: string; format: WatchFile };
  /** What a new one of a whole page begins with. */
  begin?: { kind: RuleKind; format: WatchFile };
  /** Does it at the server. @throws CallError in words */
  onSave: (wanted: { name: string; rule: WatchRule; format: WatchFile }) => Promise<void>;
}

/** What the form holds, offers and does. */
export function useWatchForm({ title, table, start, begin, onSave }: WatchFormParts) {
  const say = phrases.useTranslate();
  const language = useLanguage();
  const model = table?.model ?? { columns: [], rows: [] };
  const own = rowsOf(model);
  const begun = start && formOf(start.rule, own, start.row);
  const rows = begun?.rows ?? own;
  const figures = model.columns.filter(({ kind }) => kind === 'indicator');
  const places = table !== null && hasPlaces(table.sheet.question);
  const [form, setForm] = useState<RuleForm>({
    ...emptyForm,
    row: rows[0]?.value ?? '',
    indicator: figures[0]?.key ?? '',
    ...(table === null && { kind: begin?.kind ?? ('monthly' as const) }),
    ...begun?.form,
  });
  const [format, setFormat] = useState<WatchFile>(start?.format ?? begin?.format ?? 'xlsx');
  const [ownName, setOwnName] = useState<string | null>(start?.name ?? null);
  const [fault, setFault] = useState<{ place: 'number' | 'form'; text: string } | null>(null);
  const [busy, setBusy] = useState(false);

  const { limit, ofRow } = partsOf(form.kind);
  const row = ofRow ? rows.find(({ value }) => value === form.row) : undefined;
  const column = figures.find(({ key }) => key === form.indicator);
  const isFigure = limit !== null;
  const total = model.rows.find(({ kind }) => kind === 'total')?.values;
  const value = column && inUnit((row?.values ?? total)?.[column.key], column);
  const raw = column && (row?.values ?? total)?.[column.key];
  const unit = column ? columnUnit(column, language) : '';
  const text = value === null || value === undefined || !column ? null : cellText(raw, column);
  const suggested = [row?.name, isFigure ? column?.name : '', title].filter(Boolean).join(' · ').slice(0, 80);
  const name = ownName ?? suggested;

  const change = (more: Partial<RuleForm>) => {
    setFault(null);
    setForm((before) => ({ ...before, ...more }));
  };
  const save = async () => {
    if (busy) return;
    const rule = ruleOf(form, rows);
    if (!rule) {
      return setFault({ place: 'number', text: say(limit === 'first' ? 'wrongFirst' : 'wrongNumber') });
    }
    setBusy(true);
    setFault(null);
    try {
      await onSave({ name: name.trim() || suggested, rule, format: isFigure ? 'xlsx' : format });
    } catch (error) {
      setFault({ place: 'form', text: (error instanceof CallError && error.msg2Client) || say('failed') });
    } finally {
      setBusy(false);
    }
  };
  return {
    form,
    change,
    rows,
    figures,
    places,
    isFigure,
    limit,
    ofRow,
    unit,
    name,
    setName: setOwnName,
    format,
    setFormat,
    fault,
    busy,
    save,
    /** The figure of now, in words; null where there is none. */
    present:
      text === null ? null : say('now', { value: unit && column?.format === 'count' ? `${text} ${unit}` : text }),
    changeUnit:
      column?.format === 'percent' || column?.format === 'points'
        ? columnUnit({ format: 'points', unit: '' }, language)
        : '%',
  };
}
