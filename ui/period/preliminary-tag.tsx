import type { Language } from '@portal/contract';
import { Tag } from '../display/tag.tsx';
import type { Months } from './months.ts';
import { preliminaryText } from './preliminary.ts';

export interface PreliminaryTagProps {
  months: Months;
  /** The first preliminary month of the release; null where all are final. */
  preliminaryFrom: string | null;
  language: Language;
}

/** Marks figures that may still change; nothing where they are final. */
export function PreliminaryTag({ months, preliminaryFrom, language }: PreliminaryTagProps) {
  const text = preliminaryText(months, preliminaryFrom, language);
  return text && <Tag>{text.charAt(0).toUpperCase() + text.slice(1)}</Tag>;
}
