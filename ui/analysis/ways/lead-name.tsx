import { classNames, IconChevronRight, type LeadMember, useLead } from '@portal/ui';
import table from '../table/table-line.module.css';

/** The name of a member that leads on, for what is neither a row of a `DataTable` nor a mark; where it leads nowhere, words. */
export function LeadName({
  member,
  figure = '',
  atEnd = false,
}: {
  member: LeadMember;
  figure?: string;
  /** It heads a column of figures, which stand at the right. */
  atEnd?: boolean;
}) {
  const lead = useLead();
  if (!lead?.leads(member.dimension)) return member.name;
  return (
    <button
      type="button"
      className={classNames(table.lead, atEnd && table.atEnd)}
      aria-haspopup="menu"
      data-testid="lead"
      onClick={({ currentTarget }) => lead.open({ members: [member], figure, anchor: currentTarget })}
    >
      <span>{member.name}</span>
      <IconChevronRight />
    </button>
  );
}
