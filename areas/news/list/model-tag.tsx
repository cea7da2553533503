import type { LinkedModel } from '@portal/contract';
import { Tag, Unseen } from '@portal/ui';
import { toneOf } from '../frame/tones.tsx';
import { phrases } from '../phrases.ts';

/** A model that a news item speaks of, and how. */
export function ModelTag({ model }: { model: LinkedModel }) {
  const translate = phrases.useTranslate();
  const { word, tone, icon } = toneOf(model);
  return (
    <Tag tone={tone} icon={icon} data-testid="row-model">
      {model.name}
      <Unseen> {translate(word)}</Unseen>
    </Tag>
  );
}
