import { createPhrases } from '@portal/shell';
import { actionWords } from './action-words.ts';

type Word = keyof typeof actionWords.en;

const ways = ['password', 'code', 'qr', 'passkey', 'switch', 'hand-over'] as const;

export const isKnown = (word: string): word is Word => Object.hasOwn(actionWords.en, word);
export const isWay = (word: string): word is (typeof ways)[number] => ways.some((way) => way === word);

export const { useTranslate: useActionWords } = createPhrases(actionWords);
