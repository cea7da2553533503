import type { CallData } from '@portal/contract';
import { questionsTo } from '@portal/shell';

export type ModelLife = CallData<'marketModelLife'>;

export const modelLives = questionsTo('marketModelLife');
