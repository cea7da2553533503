import type { AnswerAbout, TableColumn, TableRow } from '@portal/contract';
import { type FilledTable, portionsOf } from '../../../server/exports/filled-table.ts';
import { brandOf } from '../../../server/exports/slides/brand.ts';
import { slidePage } from '../../../server/exports/slides/slide-page.ts';
import { writePdf } from '../../../server/exports/slides/write-pdf.ts';
import { writePptx } from '../../../server/exports/slides/write-pptx.ts';
import { absolute, type Figure } from '../figures.ts';
import { median } from '../median.ts';

const [rounds, slides] = [5, 10];

const column = (key: string, kind: TableColumn['kind']): TableColumn => ({
  key,
  name: key,
  kind,
  format: kind === 'indicator' ? 'count' : null,
  unit: '',
  definition: '',
  formula: '',
  growth: false,
});

const about = {
  dataSources: [{ key: 's', name: 'Source' }],
  release: { id: 'r1', publishedAt: '2026-11-08T00:00:00Z', demonstration: false, note: '' },
  period: { from: '2021-01', to: '2026-09', preliminaryFrom: null },
} as unknown as AnswerAbout;

/** Every other table goes on with time for five brands; the others list models. */
function tableAt(at: number): FilledTable {
  const months = Array.from(
    { length: 69 },
    (_, month) => `${2021 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`,
  );
  const heads = at % 2 === 0 ? ['period', 'brand'] : ['model'];
  const keys =
    at % 2 === 0
      ? months.flatMap((period) => ['a', 'b', 'c', 'd', 'e'].map((brand) => ({ period, brand })))
      : Array.from({ length: 200 }, (_, model) => ({ model: `Model ${model}` }));
  const rows = keys.map(
    (own, row): TableRow => ({
      id: String(row),
      kind: 'row',
      keys: own,
      names: own,
      values: { volume: ((row * 7919) % 1_000_003) / 7, share: ((row * 104_729) % 997) / 997, growth: row / 7 },
    }),
  );
  return {
    title: `Table ${at}`,
    link: '/sales/ranking',
    ranked: false,
    count: rows.length,
    about: [['Source', 'S']],
    answer: about,
    columns: [
      ...heads.map((key) => column(key, 'dimension')),
      ...['volume', 'share', 'growth'].map((key) => column(key, 'indicator')),
    ],
    portions: () => portionsOf({ rows }, []),
  };
}

/** Ten slides and ten sheets of paper of tables that are there: the time, and the memory on top. */
export async function benchDeck(progress: (text: string) => void): Promise<Figure[]> {
  const found = { pptx: [] as number[], pdf: [] as number[], memory: [] as number[] };
  const imprint = { account: 'bench', at: '2026.11.28 09:00', origin: 'https://portal.example', title: 'Deck' };
  const brand = await brandOf({ operator: {}, mark: null, template: null }, 'en');
  for (let round = 1; round <= rounds; round += 1) {
    progress(`round ${round} of ${rounds}`);
    global.gc?.();
    const before = process.memoryUsage().rss;
    let most = before;
    const look = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 5);
    for (const [format, write] of [
      ['pptx', writePptx],
      ['pdf', writePdf],
    ] as const) {
      const began = performance.now();
      const pages = await Promise.all(Array.from({ length: slides }, (_, at) => slidePage(tableAt(at), 'en')));
      await write(pages, brand, imprint, 'en');
      found[format].push(performance.now() - began);
      most = Math.max(most, process.memoryUsage().rss);
    }
    clearInterval(look);
    found.memory.push((most - before) / 2 ** 20);
  }
  return [
    absolute('ten slides as PPTX', 'ms', median(found.pptx), 3000),
    absolute('the first ones, with the library loaded', 'ms', found.pptx[0] ?? 0, 3000),
    absolute('ten sheets as PDF', 'ms', median(found.pdf), 3000),
    absolute('memory on top, the most of all rounds', 'MB', Math.max(...found.memory), 150),
  ];
}
