import { describe, expect, test } from '@jest/globals';
import { catalogueOf } from '../testing/catalogues.ts';
import { type PageName, pageNames } from './choices.ts';
import { aboutOf, firstQuestions, pageOf } from './page-choice.ts';

const asked = (page: PageName, query = '') =>
  firstQuestions(`/new-energy/${page}`, new URLSearchParams(query), catalogueOf(aboutOf[page]));

describe('questions of new energy', () => {
  test('a path names its page, an unknown one opens the first', () => {
    expect([pageOf('/new-energy/charging'), pageOf('/new-energy'), pageOf('/new-energy/x')]).toEqual([
      ...['charging', 'penetration', 'penetration'],
    ]);
  });

  test('each page asks the dataset that it is about, by its own sources or none', () => {
    for (const page of pageNames)
      for (const { dataset, dataSources } of asked(page, 'source=DATASOURCE_ZD_LINGSHOU')) {
        expect([aboutOf[page].dataset, ...(page === 'range-price' ? ['price'] : [])]).toContain(dataset);
        expect(dataSources).toEqual(dataset === 'sales' ? ['DATASOURCE_ZD_LINGSHOU'] : []);
      }
  });

  test('a filter on fuel types does not make penetration one of itself', () => {
    for (const { filters } of asked('penetration', 'fuelType=BEV&segment=A'))
      expect(filters).toEqual({ segment: ['A'] });
  });

  test('the mix is of all fuel types, or of those of new energy among themselves', () => {
    expect(asked('fuels')[0]?.filters).toEqual({});
    expect(asked('fuels', 'mix=newEnergy')[0]?.filters?.fuelType).toEqual(['PHEV', 'EREV', 'BEV', 'FCEV']);
  });

  test('a ranking is of the latest period, of who sold a thousand cars or as many as the address says', () => {
    expect(asked('ranking', 'by=province')[0]).toMatchObject({
      ...{ by: ['province'], from: '2024-08', to: '2024-08', minimumVolume: 1000 },
      sort: { by: 'penetration', direction: 'descending' },
    });
    expect(asked('ranking', 'least=0')[0]?.minimumVolume).toBeUndefined();
  });

  test('ranges and prices are asked of the same cars, of one fuel, in the same months', () => {
    const [ranges, prices] = asked('range-price', 'fuel=PHEV&brand=b1&by=model');
    const same = { by: ['model'], filters: { brand: ['b1'], fuelType: ['PHEV'] }, from: '2024-08', to: '2024-08' };
    expect([ranges, prices]).toMatchObject([
      { ...same, dataset: 'energy' },
      { ...same, dataset: 'price', dataSources: [] },
    ]);
  });

  test('what charges is narrowed by places alone, whatever cars the address names', () => {
    for (const { filters } of asked('charging', 'brand=b1&province=p1')) expect(filters).toEqual({ province: ['p1'] });
  });
});
