import { PanelSettings } from './chooser/panel-settings.tsx';
import classes from './dashboard.module.css';
import { PanelGrid } from './layout/panel-grid.tsx';
import { shownPanels, useShownPanels } from './layout/use-shown-panels.ts';
import { useTranslate } from './phrases.ts';
import { askFor } from './questions/ask-for.ts';
import { Reading } from './reading/reading.tsx';

/** Asks what the shown panels are going to ask, before they are drawn. */
export const preload = () => askFor(shownPanels());

/** S2.003 S1.018: the month at a glance, as the person has arranged it. */
export default function DashboardPage() {
  const say = useTranslate();
  const panels = useShownPanels();
  return (
    <div className={classes.page} data-testid="dashboard">
      <header className={classes.head}>
        <h1>{say('title')}</h1>
        <PanelSettings />
        <Reading panels={panels} />
      </header>
      <PanelGrid panels={panels} />
    </div>
  );
}
