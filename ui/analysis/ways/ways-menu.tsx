import { PortalLink, useLanguage } from '@portal/shell';
import {
  Floating,
  IconBan,
  IconChevronRight,
  IconFilter,
  IconMessageCircle,
  IconX,
  type Led,
  truncateText,
} from '@portal/ui';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useNameOf } from '../page/use-name-of.ts';
import { withinText } from '../page/within-text.ts';
import { waysPhrases } from './phrases.ts';
import classes from './ways.module.css';
import type { Way } from './ways-of.ts';

export interface WaysMenuProps {
  led: Led;
  ways: readonly Way[];
  onClose: () => void;
  /** A way was pressed that stays in the area; true when the page has taken it. */
  onTake: (way: Way) => boolean;
  /** Writes a note at what was pressed; null where nobody can. */
  onNote: (() => void) | null;
}

const turns: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function turn(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const next = turns[event.key]?.(items.indexOf(document.activeElement as HTMLElement), items.length);
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}

const isPlain = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;

/** What can be done with the mark or row that was pressed: a small menu with its name and its figure. */
export function WaysMenu({ led: { members, figure, anchor }, ways, onClose, onTake, onNote }: WaysMenuProps) {
  const translate = waysPhrases.useTranslate();
  const language = useLanguage();
  const nameOf = useNameOf();
  const name = members.map((member) => member.name).join(' · ');
  const item = (way: Way, id: string, className: string | undefined, children: ReactNode) => (
    <PortalLink
      key={way.to}
      to={way.to}
      role="menuitem"
      tabIndex={-1}
      className={className}
      data-testid="way"
      data-way={id}
      onClick={(event) => {
        if (!isPlain(event)) return;
        if (onTake(way)) event.preventDefault();
        else onClose();
      }}
    >
      {children}
    </PortalLink>
  );
  const narrowing = ways.flatMap((way) =>
    way.kind === 'narrow' || way.kind === 'leave' || way.kind === 'widen' || way.kind === 'without'
      ? item(
          way,
          `${way.kind}:${way.member.dimension}`,
          classes.line,
          <>
            {way.kind === 'narrow' ? <IconFilter /> : way.kind === 'without' ? <IconBan /> : <IconX />}
            <span>{translate(way.kind, { name: truncateText(way.member.name, 28) })}</span>
          </>,
        )
      : [],
  );
  const cuts = ways.flatMap((way) =>
    way.kind === 'by'
      ? item(way, `by:${way.dimension}`, classes.cut, withinText(nameOf('dimensions', way.dimension), language))
      : [],
  );
  const isOfSeveral = new Set(ways.map((way) => (way.kind === 'open' ? way.member.name : name))).size > 2;
  const pages = ways.flatMap((way) =>
    way.kind === 'open'
      ? item(
          way,
          `open:${way.to.split('?')[0]}`,
          classes.line,
          <>
            <IconChevronRight />
            <span>{isOfSeveral ? `${way.member.name} · ${way.title}` : way.title}</span>
          </>,
        )
      : [],
  );
  return (
    <Floating anchor={anchor} label={name} onClose={onClose} className={classes.ways} data-testid="ways">
      <p className={classes.head}>
        <b>{name}</b>
        {figure && <span>{figure}</span>}
      </p>
      {ways.length === 0 && !onNote && <p className={classes.nothing}>{translate('nothing')}</p>}
      {(ways.length > 0 || onNote) && (
        <div role="menu" aria-label={name} tabIndex={-1} onKeyDown={turn}>
          {(narrowing.length > 0 || onNote) && (
            <div role="group" aria-label={name}>
              {narrowing}
              {onNote && (
                <button
                  type="button"
                  role="menuitem"
                  tabIndex={-1}
                  className={classes.line}
                  data-testid="way-note"
                  onClick={onNote}
                >
                  <IconMessageCircle />
                  <span>{translate('note')}</span>
                </button>
              )}
            </div>
          )}
          <Part name={translate('seeBy')} className={classes.cuts}>
            {cuts}
          </Part>
          <Part name={translate('open')}>{pages}</Part>
        </div>
      )}
    </Floating>
  );
}

function Part({ name, className, children }: { name: string; className?: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div role="group" aria-label={name} className={classes.part}>
      <p aria-hidden="true">{name}</p>
      <div role="presentation" className={className}>
        {children}
      </div>
    </div>
  );
}
