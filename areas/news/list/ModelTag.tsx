import type { LinkedModel } from '@portal/contract';
import { Tag } from '@portal/ui';
import { toneOf } from '../frame/tones.tsx';
import { phrases } from '../phrases.ts';
import classes from './list.module.css';

/** A model that a news item speaks of, and how. */
export function ModelTag({ model }: { model: LinkedModel }) {
  const translate = phrases.useTranslate();
  const { word, tone, icon } = toneOf(model);
  return (
    <Tag tone={tone} icon={icon} data-testid="row-model">
      {model.name}
      <span className={classes.unseen}> {translate(word)}</span>
    </Tag>
  );
}
