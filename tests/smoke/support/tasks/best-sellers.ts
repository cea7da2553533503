import type { PortalUnderTest } from '../portal/start-portal.ts';
import type { Language } from '../visitor.ts';

/** The best-selling models of the last month, by name in a language, from the server itself. */
export async function bestSellers({ server }: PortalUnderTest, language: Language) {
  const token = await server.signIn();
  const { body } = await server.call('marketCatalogue', { dataset: 'sales' }, { token, language });
  const to = body.data?.dataSources[0]?.last ?? '';
  const from = `${Number(to.slice(0, 4)) - 1}${to.slice(4)}`;
  const months = { from: nextMonth(from), to };
  const question = {
    dataset: 'sales' as const,
    dataSources: ['DATASOURCE_CLH_PIFA' as const],
    dateType: 'monthly' as const,
    ...months,
    by: ['model' as const],
    indicators: ['volume' as const],
    limit: 8,
    sort: { by: 'volume' as const, direction: 'descending' as const },
  };
  const answer = await server.call('marketQuery', question, { token, language });
  return (answer.body.data?.rows ?? []).map(({ keys, names, values }) => ({
    key: keys.model ?? '',
    name: names.model ?? '',
    volume: values.volume ?? 0,
  }));
}

const nextMonth = (month: string) => {
  const [year = 0, at = 0] = month.split('-').map(Number);
  return at === 12 ? `${year + 1}-01` : `${year}-${String(at + 1).padStart(2, '0')}`;
};

/** The first of them. */
export const best = async (portal: PortalUnderTest, language: Language = 'en') => {
  const [first] = await bestSellers(portal, language);
  if (!first) throw new Error('The market of the suite has sold nothing');
  return first;
};
