import { writeChoice } from '@portal/ui';
import { type AskMembers, addressToday, members, type PageContext, useMemberNames } from '@portal/ui/analysis';
import { useMemo } from 'react';
import { useHref, useSearchParams } from 'react-router-dom';
import { areaOver } from '../area.ts';
import type { Catalogue } from '../data/ask.ts';
import { phrases } from '../phrases.ts';
import { crossView } from '../state/cross-state.ts';
import { figuresOf } from '../state/figures.ts';
import { limitableOf } from '../state/limitable.ts';
import { coveredByAll } from '../state/questions.ts';
import { allDimensions, resolve } from '../state/resolve.ts';
import { templatesFor } from '../state/templates.ts';
import type { Cross } from './cross-context.ts';

/** What the address says, as it can be asked of what an account has: for the kit, and for the parts of this page. */
export function useCrossPage(catalogues: readonly Catalogue[]): { page: PageContext; cross: Cross } {
  const say = phrases.useTranslate();
  const [search, setSearch] = useSearchParams();
  const area = useMemo(() => areaOver(allDimensions(catalogues)), [catalogues]);
  const text = search.toString();
  const { query, state, view, resolved } = useMemo(() => {
    // An address that names no figures shows the first template that the account can have.
    const written = new URLSearchParams(text);
    const given = catalogues.reduce((address, { united }) => addressToday(address, united) ?? address, written);
    const query = given.has('fig') ? given : merged(templatesFor(figuresOf(catalogues))[0]?.query ?? '', given);
    const read = crossView.read(query);
    const opened = area.views.read(query);
    return { query, state: read, view: opened, resolved: resolve(read, opened, catalogues) };
  }, [text, catalogues, area]);
  const { covering, dimensions } = resolved;
  const first = catalogues.find(({ dataset }) => dataset === covering[0]?.dataset) ?? catalogues[0];
  const dataset = first?.dataset as 'sales';
  const ask = useMemo((): AskMembers => (question) => members.ask({ dataset, ...question }), [dataset]);
  const catalogue = useMemo(
    () => (first ? { ...first, dimensions, ...coveredByAll(covering), coverage: [] } : null),
    [first, dimensions, covering],
  );
  const turnTo = (next: URLSearchParams) => {
    if (next.toString() !== text) setSearch(next);
  };
  const page: PageContext = {
    search: query,
    view,
    area,
    page: state.way,
    title: say('title'),
    catalogue,
    names: useMemberNames(ask, view),
    ask,
    setView: (next, rest = query) => turnTo(area.views.write(next, rest)),
    setChoice: (name, value, usual) => turnTo(writeChoice(query, name, value, usual)),
    basePath: useHref('/').replace(/\/$/, ''),
    limitable: limitableOf(state, resolved),
  };
  const cross: Cross = {
    ...resolved,
    state,
    change: (change) => turnTo(crossView.write({ ...state, ...change }, query)),
    openQuery: (next) => turnTo(new URLSearchParams(next)),
  };
  return { page, cross };
}

/** What an address says goes before what a template says. */
function merged(template: string, given: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(template);
  for (const name of new Set(given.keys())) {
    query.delete(name);
    for (const value of given.getAll(name)) query.append(name, value);
  }
  return query;
}
