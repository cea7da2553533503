import { navigate } from '@portal/shell';
import { closeDrawer } from '@portal/shell/insider';
import { IconSearch, IconX, Spinner, Unseen, useDialog, useListChoice } from '@portal/ui';
import { useId, useState } from 'react';
import { groupHits } from './group-hits.ts';
import { KeyHints } from './key-hints.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { useTranslate } from './phrases.ts';
import classes from './quick-search.module.css';
import { type Hit, recentHits, rememberHit } from './recent.ts';
import { optionId, ResultList } from './result-list.tsx';
import { useSearch } from './use-search.ts';

function openHit(hit: Hit): void {
  rememberHit(hit);
  closeDrawer();
  navigate(hit.path);
}

/** S2.081: a dialog to find anything by its name, with the keyboard alone. */
export function QuickSearch() {
  const say = useTranslate();
  const dialog = useDialog(true, closeDrawer);
  const listId = useId();
  const [recent] = useState(recentHits);
  const { stage, hits, error, text, type, retry } = useSearch();
  const found = groupHits(hits).map((group) => ({ ...group, title: say(group.kind) }));
  const remembered = recent.length > 0 ? [{ kind: 'recent', title: say('recent'), hits: recent }] : [];
  const groups = stage === 'idle' ? remembered : found;
  const allHits = groups.flatMap((group) => group.hits);
  const choice = useListChoice(allHits, stage === 'waiting', openHit);
  return (
    <dialog ref={dialog} className={classes.dialog} aria-label={say('title')} data-testid="quick-search">
      <div className={classes.frame}>
        <div className={classes.head}>
          <IconSearch size={20} aria-hidden="true" />
          <input
            className={classes.input}
            name="quick-search"
            role="combobox"
            aria-label={say('title')}
            aria-expanded={allHits.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={allHits.length > 0 ? optionId(listId, choice.active) : undefined}
            placeholder={say('placeholder')}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => {
              choice.startAnew();
              type(target.value);
            }}
            onKeyDown={choice.onKeyDown}
          />
          {stage === 'waiting' && <Spinner size={18} label={say('waiting')} />}
          <button type="button" className={classes.close} aria-label={`Esc ${say('close')}`} onClick={closeDrawer}>
            <span className={classes.key}>Esc</span>
            <IconX className={classes.cross} size={18} aria-hidden="true" />
          </button>
        </div>
        <Unseen role="status">
          {stage === 'answered' &&
            allHits.length > 0 &&
            say('found', { count: allHits.length, smart_count: allHits.length })}
        </Unseen>
        <div className={classes.body}>
          {allHits.length === 0 && <NothingShown stage={stage} error={error} onRetry={retry} />}
          <ResultList
            id={listId}
            label={say('results')}
            groups={groups}
            active={choice.active}
            stale={stage === 'waiting'}
            onMark={choice.mark}
            onChoose={openHit}
          />
        </div>
        <KeyHints />
      </div>
    </dialog>
  );
}
