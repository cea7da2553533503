import type { LinkedModel } from '@portal/contract';
import { IconMinus, IconThumbDown, IconThumbUp, type TagProps } from '@portal/ui';
import type { ReactNode } from 'react';

/** Public opinion as sign, word and colour: never the colour alone. */
const tones = {
  '1': { word: 'tonePraising', tone: 'success', icon: <IconThumbUp /> },
  '0': { word: 'toneNeutral', tone: 'neutral', icon: <IconMinus /> },
  '-1': { word: 'toneCritical', tone: 'danger', icon: <IconThumbDown /> },
} as const satisfies Record<string, { word: string; tone: TagProps['tone']; icon: ReactNode }>;

/** How a text speaks of a model, as it is shown. */
export const toneOf = ({ tone }: Pick<LinkedModel, 'tone'>) => tones[tone > 0 ? '1' : tone < 0 ? '-1' : '0'];
