import { IconChevronRight, type LeadMember, useLead } from '@portal/ui';
import table from '../table/table-line.module.css';

/** The name of a member that leads on, for what is neither a row of a `DataTable` nor a mark; where it leads nowhere, words. */
export function LeadName({ member, figure = '' }: { member: LeadMember; figure?: string }) {
  const lead = useLead();
  if (!lead?.leads(member.dimension)) return member.name;
  return (
    <button
      type="button"
      className={table.lead}
      aria-haspopup="menu"
      data-testid="lead"
      onClick={({ currentTarget }) => lead.open({ members: [member], figure, anchor: currentTarget })}
    >
      <span>{member.name}</span>
      <IconChevronRight />
    </button>
  );
}
