import type { MenuEntry } from '@portal/shell';
import { classNames, IconDots } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import classes from './rail.module.css';
import { RailApp } from './rail-app.tsx';
import { usePopup } from './use-popup.ts';

/** S2.061: the products that do not fit. */
export function RailMore({ entries, activeId }: { entries: readonly MenuEntry[]; activeId: string | null }) {
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
        <div className={classNames(classes.popup, classes.more)} data-popup="" data-testid="rail-more-popup">
          <p className={classes.popupTitle}>{say('moreApps')}</p>
          {entries.map((entry) => (
            <RailApp key={entry.id} entry={entry} active={entry.id === activeId} wide onOpen={popup.close} />
          ))}
        </div>
      )}
    </div>
  );
}
