import type { MenuEntry } from '@portal/shell';
import { useSpellings } from '@portal/shell/insider';
import { classNames, IconSearch, TextField } from '@portal/ui';
import { Fragment, useState } from 'react';
import { appsFound, inCategories } from './find-apps.ts';
import { useTranslate } from './phrases.ts';
import popupClasses from './popup.module.css';
import { RailApp } from './rail-app.tsx';

interface MoreAppsProps {
  /** All products of the rail, in its order. */
  apps: readonly MenuEntry[];
  /** How many of them stand in the rail itself. */
  above: number;
  activeId: string | null;
  onType: () => void;
  onOpen: () => void;
}

/** From so many products on they are looked for, not looked through. */
const leastToSearch = 6;

/** The products that do not fit, by category; what is typed is looked for among all of them. */
export function MoreApps({ apps, above, activeId, onType, onOpen }: MoreAppsProps) {
  const say = useTranslate();
  const spellings = useSpellings();
  const [typed, setTyped] = useState('');
  const rest = apps.slice(above);
  const found = typed.trim() === '' ? rest : appsFound(apps, spellings, typed);
  return (
    <>
      {rest.length >= leastToSearch ? (
        <TextField
          className={popupClasses.search}
          label={say('findApp')}
          labelHidden
          type="search"
          name="product"
          placeholder={say('findApp')}
          prefix={<IconSearch />}
          maxLength={60}
          autoComplete="off"
          value={typed}
          data-testid="rail-find"
          onChange={(event) => {
            onType();
            setTyped(event.currentTarget.value);
          }}
        />
      ) : (
        <p className={popupClasses.title}>{say('moreApps')}</p>
      )}
      <div className={popupClasses.apps}>
        {inCategories(found).map(({ category, entries }) => (
          <Fragment key={category}>
            {category !== '' && <p className={popupClasses.title}>{category}</p>}
            {entries.map((entry) => (
              <RailApp key={entry.id} entry={entry} active={entry.id === activeId} wide onOpen={onOpen} />
            ))}
          </Fragment>
        ))}
        <p className={classNames(popupClasses.title, popupClasses.none)} role="status">
          {found.length === 0 && say('noApp')}
        </p>
      </div>
    </>
  );
}
