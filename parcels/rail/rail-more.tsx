import type { MenuEntry } from '@portal/shell';
import { openProductOrder } from '@portal/shell/insider';
import { classNames, IconArrowsSort, IconDots } from '@portal/ui';
import type { CSSProperties } from 'react';
import { MoreApps } from './more-apps.tsx';
import { useTranslate } from './phrases.ts';
import popupClasses from './popup.module.css';
import classes from './rail.module.css';
import { usePopup } from './use-popup.ts';

export interface RailMoreProps {
  /** All products of the rail, in its order. */
  apps: readonly MenuEntry[];
  activeId: string | null;
  /** How many of them stand above the button. */
  above: number;
}

/** S2.061: the products that do not fit. */
export function RailMore({ apps, activeId, above }: RailMoreProps) {
  const say = useTranslate();
  const popup = usePopup();
  const holdsActive = apps.slice(above).some((entry) => entry.id === activeId);
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
          <MoreApps apps={apps} above={above} activeId={activeId} onType={popup.pin} onOpen={popup.close} />
          <button
            type="button"
            className={classNames(popupClasses.row, popupClasses.foot)}
            data-testid="rail-arrange"
            onClick={() => {
              popup.close();
              // What opens gives the focus back to the button; the entry is gone by then.
              popup.buttonProps.ref.current?.focus();
              openProductOrder();
            }}
          >
            <IconArrowsSort size={18} aria-hidden="true" />
            {say('arrange')}
          </button>
        </div>
      )}
    </div>
  );
}
