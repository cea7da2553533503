/** A decision sheet as it is written down: the same where a page takes it away and where the server sends it. */
export { type DecisionTable, decisionTable } from './decision-table.ts';
export { betweenText, effectText, partText, responseText, wholeRange } from './range-text.ts';
export { decisionWord, decisionWords } from './words.ts';
