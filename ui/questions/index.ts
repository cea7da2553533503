export * from './createQuestions.ts';
export * from './useAnswer.ts';
