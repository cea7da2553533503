import type { LoginType } from '@portal/shell/insider';
import { type KeyboardEvent, useRef } from 'react';
import classes from './mode-tabs.module.css';
import { useTranslate } from './phrases.ts';

/** S4.071: these three and no other. */
const modes = [
  ['code', 'modeCode'],
  ['password', 'modePassword'],
  ['qr', 'modeQr'],
] as const;

export const panelId = 'sign-in-panel';
export const tabId = (mode: LoginType): string => `sign-in-tab-${mode}`;

interface ModeTabsProps {
  mode: LoginType;
  /** @param chosen true when the mode was pressed; false while arrow keys look for it, the focus then stays here */
  onChange: (mode: LoginType, chosen: boolean) => void;
}

/** The ways to sign in, as tabs: arrow keys, Home and End move between them. */
export function ModeTabs({ mode, onChange }: ModeTabsProps) {
  const say = useTranslate();
  const buttons = useRef<Partial<Record<LoginType, HTMLButtonElement | null>>>({});
  const move = (event: KeyboardEvent) => {
    const here = modes.findIndex(([name]) => name === mode);
    const step = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: modes.length - 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const [next] = modes[(step + modes.length) % modes.length] ?? modes[0];
    onChange(next, false);
    buttons.current[next]?.focus();
  };
  return (
    <div role="tablist" aria-label={say('modes')} className={classes.tabs} onKeyDown={move}>
      {modes.map(([name, label]) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          aria-controls={panelId}
          aria-selected={name === mode}
          tabIndex={name === mode ? 0 : -1}
          ref={(button) => {
            buttons.current[name] = button;
          }}
          data-testid={`sign-in-mode-${name}`}
          onClick={() => onChange(name, true)}
        >
          {say(label)}
        </button>
      ))}
    </div>
  );
}
