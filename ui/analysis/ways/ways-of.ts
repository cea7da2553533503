import { type DimensionKey, monthsOfPeriod } from '@portal/contract';
import type { LinkTo } from '@portal/shell';
import { choosing, type LeadMember, leavingOut, narrowedTo, notNarrowed, type View } from '@portal/ui';
import { writtenName } from '../charts/written.ts';
import { distinguishes } from '../covered/uncovered.ts';
import type { AnalysisArea } from '../page/analysis-area.ts';
import type { Catalogue } from '../page/ask.ts';
import { carriedSearch } from '../page/carried-search.ts';
import { finerLevels, levelsAbove } from './levels.ts';

/** Where a person stands in an area of analysis. */
export interface Standing {
  area: Pick<AnalysisArea, 'views' | 'pages' | 'choices' | 'cuts'>;
  /** Prefix of the area in the address, such as /sales. */
  basePath: string;
  page: string;
  view: View;
  search: URLSearchParams;
  catalogue: Catalogue;
}

/** One way on from a mark or a row. `to` is an address within the portal. */
export type Way = { to: string } & (
  | {
      /**
       * narrow: to this member alone; leave: without it among several; widen: no longer to it alone; without: of all
       * but it.
       */
      kind: 'narrow' | 'leave' | 'widen' | 'without';
      member: LeadMember;
    }
  | { kind: 'by'; dimension: DimensionKey }
  | { kind: 'open'; title: string; member: LeadMember }
);

/** Whether the members of a dimension lead anywhere: the view can be narrowed to them. */
export const leadsOn = ({ dimensions }: AnalysisArea['views'], dimension: string): boolean =>
  dimension === 'period' || dimension === 'dataSource' || dimensions.some((key) => key === dimension);

/**
 * The ways on from what was pressed, in the order in which they are offered: narrow to it, see it by another dimension
 * (finer levels first), open the pages that show it.
 * @param members what it stands for, the nearest first; of dimensions that lead on
 * @param linksTo the pages that this account may open
 */
export function waysOf(
  members: readonly LeadMember[],
  standing: Standing,
  linksTo: (kind: string, key: string) => readonly LinkTo[],
): Way[] {
  const { page, search, basePath } = standing;
  const here = addressOf(basePath, page, search);
  const finer = ({ dimension }: LeadMember) => finerOf(dimension, standing);
  // Of a model and its maker the model says more, and all that the maker says.
  const own = members.filter((member) => !members.some(({ dimension }) => finer(member).includes(dimension)));
  const opened = own.flatMap((member) =>
    linksTo(member.dimension, member.key).map(
      ({ to, title }): Way => ({ kind: 'open', title, member, to: carried(to, own, standing) }),
    ),
  );
  const ways = [...own.flatMap((member) => narrowings(member, standing)), ...cutsOf(own, standing), ...opened];
  return ways.filter(({ to }, at) => to !== here && ways.findIndex((way) => way.to === to) === at);
}

const finerOf = (dimension: string, { catalogue, area }: Standing) =>
  finerLevels(catalogue, dimension, area.views.dimensions);

const addressOf = (basePath: string, page: string, search: URLSearchParams): string => {
  const query = search.toString();
  return `${basePath}/${page}${query ? `?${query}` : ''}`;
};

/** A view narrowed to a member alone. */
function narrowed(view: View, { dimension, key, name }: LeadMember): View {
  if (dimension === 'period') return { ...view, ...monthsOfPeriod(key, name) };
  if (dimension === 'dataSource') return { ...view, dataSource: key as View['dataSource'] };
  return narrowedTo(view, { [dimension]: [key] });
}

function narrowings(member: LeadMember, { area, basePath, page, view, search }: Standing): Way[] {
  if (area.pages[page]?.ownFilters) return [];
  const to = (next: View) => addressOf(basePath, page, area.views.write(next, search));
  const { key } = member;
  const dimension = member.dimension as DimensionKey;
  const narrow: Way = { kind: 'narrow', member, to: to(narrowed(view, member)) };
  // Months and sources are named by what is wanted of them.
  if (!area.views.dimensions.includes(dimension)) return [narrow];
  const { [dimension]: chosen = [] } = view.filters;
  const { [dimension]: out = [] } = view.without;
  if (chosen.length === 0)
    return [narrow, { kind: 'without', member, to: to(leavingOut(view, dimension, [...out, key])) }];
  if (!chosen.includes(key)) return [narrow];
  const others = chosen.filter((other) => other !== key);
  const less = to(choosing(view, { ...view.filters, [dimension]: others }));
  return others.length > 0 ? [narrow, { kind: 'leave', member, to: less }] : [{ kind: 'widen', member, to: less }];
}

/** Pages of a few periods are about a time; the others show how it went. */
const isShort = ({ area }: Standing, page: string): boolean => area.pages[page]?.periods !== undefined;

/**
 * The view of another page. A page of few periods that leads to one that shows how it went leaves its months behind: one
 * month is no trend. A month that was pressed goes along to where it is about a time, or where it was all that was pressed.
 */
function viewFor(target: string, members: readonly LeadMember[], standing: Standing): View {
  const { area, page } = standing;
  // A page with filters of its own does not show what else the address may hold.
  const view = area.pages[page]?.ownFilters ? { ...standing.view, ...notNarrowed } : standing.view;
  const isMonth = members[0]?.dimension === 'period';
  const remaining = members.filter(({ dimension }) => dimension !== 'period' || isMonth || isShort(standing, target));
  const isTrend = target !== page && isShort(standing, page) && !isShort(standing, target);
  return remaining.reduce(narrowed, isTrend ? { ...view, from: null, to: null } : view);
}

/** Where members of a dimension are seen: on this page, else on the first that shows them; of a month where it is about a time. */
function cutFor(dimension: DimensionKey, members: readonly LeadMember[], standing: Standing) {
  const fits = standing.area.cuts.filter(({ by }) => by.includes(dimension));
  const here = fits.find(({ page }) => page === standing.page);
  const short = fits.find(({ page }) => isShort(standing, page));
  return members[0]?.dimension === 'period' ? (short ?? here ?? fits[0]) : (here ?? fits[0]);
}

function cutsOf(members: readonly LeadMember[], standing: Standing): Way[] {
  const { area, catalogue, view, basePath } = standing;
  const of = members.map(({ dimension }) => dimension);
  const finer = of.flatMap((dimension) => finerOf(dimension, standing));
  const above = of.flatMap((dimension) => levelsAbove(catalogue, dimension));
  const isOne = (dimension: DimensionKey) => view.filters[dimension]?.length === 1;
  const seen = [...new Set([...finer, ...area.views.dimensions])] as DimensionKey[];
  return seen.flatMap((dimension): Way[] => {
    const cut = cutFor(dimension, members, standing);
    if (!cut || of.includes(dimension) || above.includes(dimension) || isOne(dimension)) return [];
    if (!distinguishes(catalogue, dimension)) return [];
    const stored =
      cut.page === standing.page ? standing.search : new URLSearchParams(carriedSearch(area, standing.search));
    const search = area.views.write(viewFor(cut.page, members, standing), stored);
    if (cut.as !== undefined) search.set(cut.as, dimension);
    else if (cut.by[0] === dimension) search.delete('by');
    else search.set('by', dimension);
    return [{ kind: 'by', dimension, to: addressOf(basePath, cut.page, search) }];
  });
}

/** A link to a page of the area itself takes along what narrows the view, and how figures are written; one to elsewhere stays as it is. */
function carried(to: string, members: readonly LeadMember[], standing: Standing): string {
  const { area, basePath } = standing;
  const [path = '', query = ''] = to.split('?');
  const page = path.startsWith(`${basePath}/`) ? path.slice(basePath.length + 1) : '';
  if (!(page in area.pages)) return to;
  const own = new URLSearchParams(query);
  const written = standing.search.get(writtenName);
  if (written !== null) own.set(writtenName, written);
  const linked = area.views.read(own).filters;
  const view = viewFor(page, members, standing);
  return addressOf(basePath, page, area.views.write(narrowedTo(view, linked), own));
}
