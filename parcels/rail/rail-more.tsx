import type { MenuEntry } from '@portal/shell';
import { classNames, IconDots } from '@portal/ui';
import type { CSSProperties } from 'react';
import { useTranslate } from './phrases.ts';
import popupClasses from './popup.module.css';
import classes from './rail.module.css';
import { RailApp } from './rail-app.tsx';
import { usePopup } from './use-popup.ts';

export interface RailMoreProps {
  entries: readonly MenuEntry[];
  activeId: string | null;
  /** How many apps stand above the button. */
  above: number;
}

/** S2.061: the products that do not fit. */
export function RailMore({ entries, activeId, above }: RailMoreProps) {
  const say = useTranslate();
  const popup = usePopup();
  const holdsActive = entries.some((entry) => entry.id === activeId);
  return (
    <div className={classes.anchor} {...popup.wholeProps}>
      <button
        {...popup.buttonProps}
        type="button"
        className={classNames(classes.tool, holdsActive && classes.active)}
        aria-label={say('moreApps')}
        data-testid="rail-more"
      >
        <IconDots size={20} aria-hidden="true" />
      </button>
      {popup.open && (
        <div
          className={classNames(popupClasses.popup, popupClasses.more)}
          style={{ '--above': above } as CSSProperties}
          data-popup=""
          data-testid="rail-more-popup"
        >
          <p className={popupClasses.title}>{say('moreApps')}</p>
          {entries.map((entry) => (
            <RailApp key={entry.id} entry={entry} active={entry.id === activeId} wide onOpen={popup.close} />
          ))}
        </div>
      )}
    </div>
  );
}
