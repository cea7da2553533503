import type { FileLevel } from '../../../market/index.ts';
import type { KnownMembers, Member } from '../../members/known-members.ts';
import type { Reason } from '../../rows/problem.ts';
import { reasons } from '../../rows/reasons.ts';
import type { Looked } from './looked.ts';

/**
 * A text in which members of another chain may differ: as it stands with what the row says.
 * @returns undefined for all other codes; null where it contradicts itself
 */
export function textApart(
  member: Member,
  { textsApart }: FileLevel,
  table: KnownMembers,
  column: string,
  text: string,
  { other, month }: Looked,
): string | null | undefined {
  const language = textsApart?.columns[column];
  const by = textsApart && other(textsApart.of);
  if (!language || !by || month === null) return undefined;
  return table.textsApart.say({ id: member.id, column, language }, by, text, month);
}

/** A member that is known, with what the row says of it; the reason where it was described in another way before. */
export function described(
  before: Member,
  level: FileLevel,
  table: KnownMembers,
  codes: Readonly<Record<string, string>>,
  looked: Looked,
): Member | Reason {
  const { nameRead, nameOf, usualOf, month } = looked;
  for (const [column, field] of Object.entries(level.codes ?? {})) {
    const [now, was = 'unknown'] = [codes[column], before.codes[column]];
    const stated = table.statedOf(before, column);
    const mayRenew = level.renewed?.includes(column) ?? false;
    const isByMonth = mayRenew && level.renewedByMonth === true && stated !== null && month !== null;
    // What a later month of the file says of it holds, whichever row comes first.
    if (isByMonth && month < stated) continue;
    const isRenewed = (isByMonth && month > stated) || (mayRenew && !table.isStated(before, column));
    if (now === undefined || nameRead(field).usual) continue;
    const whole = textApart(before, level, table, column, now, looked);
    if (whole === null) return reasons.conflict(nameOf(field), now, was);
    if (whole !== undefined) {
      if (whole === was) table.state(before, column, month);
      else table.learn(before, column, whole, month);
      continue;
    }
    if (now === was) {
      table.state(before, column, month);
      continue;
    }
    // What stands for nothing said gives way to what is said.
    if (was !== 'unknown' && was !== usualOf(field) && !isRenewed) return reasons.conflict(nameOf(field), now, was);
    table.learn(before, column, now, month);
  }
  return before;
}
