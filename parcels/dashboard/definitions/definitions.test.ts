import { describe, expect, test } from '@jest/globals';
import { indicators as prices } from '../../../server/market/datasets/price/indicators.ts';
import { indicators } from '../../../server/market/datasets/sales/indicators.ts';
import { sourceIn } from '../../../server/market/model/sources.ts';
import { setLanguage } from '../../../shell-app/i18n/language.ts';
import { freshShell } from '../../../shell-app/testing/fresh-shell.ts';
import { definition } from './phrases.ts';

describe.each(['zh_CN', 'en'] as const)('in %s', (language) => {
  const inThis = (key: Parameters<typeof definition>[0]) => {
    freshShell();
    setLanguage(language);
    return definition(key);
  };

  test.each(['volume', 'cumulativeVolume', 'yoy', 'mom', 'share', 'shareChange'] as const)(
    'the dashboard says of %s what the market says',
    (key) => expect(inThis(key)).toBe(indicators[key].definition[language]),
  );

  test.each(['DATASOURCE_CLH_PIFA', 'DATASOURCE_CLH_SALES', 'DATASOURCE_ZD_LINGSHOU'] as const)('and of %s', (key) =>
    expect(inThis(key)).toBe(sourceIn([], key).definition[language]),
  );

  test('and of the MSRP of a model', () => expect(inThis('modelMsrp')).toBe(prices.msrp.definition[language]));
});
