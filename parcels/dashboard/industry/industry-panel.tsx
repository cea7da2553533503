import { Panel } from '../panel/panel.tsx';
import classes from './industry.module.css';
import { NewsPart } from './news-part.tsx';
import { useTranslate } from './phrases.ts';
import { PolicyPart } from './policy-part.tsx';

/** S2.085: what is written about the market, and what is ruled about it. */
export function IndustryPanel() {
  const say = useTranslate();
  return (
    <Panel name="industry-trend" title={say('title')} caption={say('caption')}>
      <div className={classes.parts}>
        <NewsPart />
        <PolicyPart />
      </div>
    </Panel>
  );
}
