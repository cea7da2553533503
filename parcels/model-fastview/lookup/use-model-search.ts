import { request } from '@portal/shell';
import { useEffect, useState } from 'react';
import { news } from '../ask/ask.ts';
import type { Named } from '../ask/named.ts';

/** How long nothing is typed before the question is sent, in ms. */
const pause = 120;
/** The search keeps places for other kinds; of fifty hits at least twenty may be models. */
const limit = 50;
/** As many as are offered. */
const most = 8;

export interface Found extends Named {
  /** The maker, where it is known. */
  about: string;
}

export interface ModelSearch {
  stage: 'idle' | 'waiting' | 'answered' | 'failed';
  found: readonly Found[];
}

const idle: ModelSearch = { stage: 'idle', found: [] };

/**
 * The models whose name fits what is typed. Only who holds the sales product finds the models of the market; anybody
 * else finds those that the news speak of.
 */
export function useModelSearch(typed: string, holdsSales: boolean): ModelSearch {
  const [state, setState] = useState(idle);
  const text = typed.trim();
  useEffect(() => {
    if (text === '') {
      setState(idle);
      return;
    }
    const controller = new AbortController();
    const settle = (next: ModelSearch) => !controller.signal.aborted && setState(next);
    setState(({ found }) => ({ stage: 'waiting', found }));
    const timer = window.setTimeout(() => {
      const search = holdsSales ? inMarket(text, controller.signal) : inNews(text);
      search.then(
        (found) => settle({ stage: 'answered', found: found.slice(0, most) }),
        () => settle({ stage: 'failed', found: [] }),
      );
    }, pause);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [text, holdsSales]);
  return state;
}

async function inMarket(text: string, signal: AbortSignal): Promise<Found[]> {
  const hits = await request('quickSearch', { text, limit }, { signal });
  return hits
    .filter(({ kind }) => kind === 'model')
    .map(({ id, title, subtitle }) => ({ key: id, name: title, about: subtitle }));
}

async function inNews(text: string): Promise<Found[]> {
  const { facets } = await news.ask({ pageSize: 1 });
  const wanted = text.toLowerCase();
  return (facets.models ?? [])
    .filter(({ key, name }) => name.toLowerCase().includes(wanted) || key.toLowerCase().includes(wanted))
    .map(({ key, name }) => ({ key, name, about: '' }));
}
