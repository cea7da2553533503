import type { Language, MarketQuery } from '@portal/contract';
import { findById } from '../accounts/index.ts';
import { sheetAtNewest } from '../exports/index.ts';
import type { Market } from '../market/index.ts';
import { watchedView } from '../saved/index.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { feedRefusals } from './refusals.ts';

/** A view by its id, and of its tables the one that is meant, from 1. */
const viewAddress = /^view\.([\w-]{1,64})(?:\.(\d{1,2}))?$/;

export interface AddressParts {
  db: StateDatabase;
  market: Pick<Market, 'onBehalfOf'>;
}

/** Totals, subtotals and others would be added up by programs. */
function rowsOnly(question: object): MarketQuery {
  const { totals: _totals, others: _others, subtotals: _subtotals, ...rest } = question as MarketQuery;
  return rest;
}

function questionIn(text: string): MarketQuery {
  try {
    const question: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (typeof question === 'object' && question !== null && !Array.isArray(question)) return rowsOnly(question);
  } catch {
    // What is no JSON is no question either.
  }
  throw feedRefusals.addressUnread();
}

/**
 * The question that an address names: a marketQuery as JSON in base64url, or `view.<id>` and `view.<id>.<table>` for what
 * a table of a kept view asks, about the newest months and with all of its rows.
 * @throws Refusal for what is none, and for a view that the account may not see
 */
export async function questionOf(
  { db, market }: AddressParts,
  text: string,
  { accountId, language }: { accountId: string; language: Language },
): Promise<MarketQuery> {
  const [, viewId, table = '1'] = viewAddress.exec(text) ?? [];
  if (viewId === undefined) return questionIn(text);
  const account = await findById(db, accountId);
  const view = account && (await watchedView(db, account, viewId));
  const sheet = view?.sheets?.[Number(table) - 1];
  if (!sheet) throw feedRefusals.viewUnknown();
  const { question } = await sheetAtNewest(market.onBehalfOf(`account ${accountId}`), sheet, language);
  const { limit: _limit, ...whole } = rowsOnly(question);
  return whole;
}
