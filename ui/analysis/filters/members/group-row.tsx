import type { Language } from '@portal/contract';
import { Button } from '@portal/ui';
import { analysisWords } from '../../page/phrases.ts';
import classes from '../filters.module.css';
import { groupChosen, type MemberGroup } from './groups.ts';

export interface GroupRowProps {
  groups: readonly MemberGroup[];
  chosen: readonly string[];
  language: Language;
  onChange: (keys: string[]) => void;
}

/** The groups of a dimension: one press chooses all of a group, another one takes it away. */
export function GroupRow({ groups, chosen, language, onChange }: GroupRowProps) {
  const words = analysisWords(language);
  if (groups.length === 0) return null;
  const now = groupChosen(groups, chosen);
  return (
    <div className={classes.groups} role="group" aria-label={words('groups')}>
      {groups.map((group) => (
        <Button
          key={group.key}
          size="small"
          className={group === now ? classes.active : undefined}
          aria-pressed={group === now}
          data-testid="member-group"
          data-key={group.key}
          onClick={() => onChange(group === now ? [] : group.members)}
        >
          {words('allOfGroup', { name: group.name })}
        </Button>
      ))}
    </div>
  );
}
