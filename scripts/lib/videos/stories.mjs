import { modelFastview } from './stories/model-fastview.mjs';
import { news } from './stories/news.mjs';
import { policy } from './stories/policy.mjs';
import { publicReport } from './stories/public-report.mjs';
import { sales } from './stories/sales.mjs';

/**
 * What each film tells. A scene opens an address, may press something, and marks one place; its word stands in the
 * film, its sentence in the captions.
 * @typedef {{ zh: string, en: string }} Words
 * @typedef {{ open?: string, press?: string[], mark?: string, seconds: number, word: Words, zh: string,
 *   en: string }} Scene
 * @typedef {{ zh: string, en: string, question: Words, scenes: Scene[] }} Story
 * @type {Record<string, Story>}
 */
export const stories = { sales, news, policy, 'public-report': publicReport, 'model-fastview': modelFastview };
