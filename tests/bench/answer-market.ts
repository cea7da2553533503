import type { MarketAnswer, MarketQuery } from '@portal/contract';
import type { HTTPRequest, Page } from 'puppeteer';

/**
 * Answers questions to the market in the server's place, for what no demonstration holds.
 * @param answerOf null where the server answers itself
 */
export async function answerMarket(page: Page, answerOf: (query: MarketQuery) => MarketAnswer | null): Promise<void> {
  const answer = async (request: HTTPRequest): Promise<void> => {
    if (!request.url().includes('/iw-market/analysis/query')) return request.continue();
    const { data: query } = JSON.parse(request.postData() ?? '{}') as { data: MarketQuery };
    const data = answerOf(query);
    if (!data) return request.continue();
    const status = { status: 0, msg2Client: '', msg2Dev: '', refusal: '' };
    await request.respond({ status: 200, contentType: 'application/json', body: JSON.stringify({ status, data }) });
  };
  await page.setRequestInterception(true);
  page.on('request', (request) => void answer(request));
}
