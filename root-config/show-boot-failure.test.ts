import { expect, test } from '@jest/globals';
import { showBootFailure } from './show-boot-failure.ts';

test('a page whose shell did not come says so in the language of the person', () => {
  const place = document.createElement('div');
  showBootFailure(place, 'en');
  expect(place.querySelector('[role="alert"]')?.textContent).toContain('did not load');
  expect(place.querySelector('button')?.textContent).toBe('Reload');
  showBootFailure(place, 'zh_CN');
  expect(place.textContent).toContain('无法加载');
  expect(place.querySelectorAll('button')).toHaveLength(1);
});
