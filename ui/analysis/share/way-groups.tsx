import { Button } from '@portal/ui';
import type { ReactNode } from 'react';
import classes from './share.module.css';

/** A way to take an answer away. */
export interface Way {
  id: string;
  icon: ReactNode;
  say: string;
  hint?: string;
  run: () => unknown;
}

/** The ways to take an answer away, in groups; groups of none are left out. */
export function WayGroups({ groups, close }: { groups: readonly Way[][]; close: () => void }) {
  return (
    <div className={classes.ways}>
      {groups
        .filter((group) => group.length > 0)
        .map((group) => (
          <ul key={group[0]?.id}>
            {group.map(({ id, icon, say, hint, run }) => (
              <li key={`${id} ${hint ?? ''}`}>
                <Button
                  variant="quiet"
                  block
                  className={classes.one}
                  icon={icon}
                  data-testid={id}
                  onClick={() => {
                    close();
                    void run();
                  }}
                >
                  {say}
                  {hint && <span className={classes.hint}>{hint}</span>}
                </Button>
              </li>
            ))}
          </ul>
        ))}
    </div>
  );
}
