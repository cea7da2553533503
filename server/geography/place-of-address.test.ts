import { describe, expect, test } from '@jest/globals';
import { placeOfAddress } from './place-of-address.ts';
import { cities } from './places.ts';

const cityNames = (address: string) =>
  placeOfAddress(address)?.cities.map((code) => cities().find((city) => city.code === code)?.chinese);

describe('where an address is', () => {
  test.each([
    ['杭州市西湖区样例路2号', ['杭州']],
    ['浙江省杭州市西湖区文三路1号', ['杭州']],
    ['浙江杭州西湖区文三路1号', ['杭州']],
    ['建德市样例路3号', ['杭州']],
    ['上海市浦东新区样例路1号', ['上海']],
    ['重庆市云阳县大道1号', ['重庆']],
    ['加格达奇区样例路5号', ['大兴安岭地区']],
    ['吉林省吉林市船营区1号', ['吉林']],
    ['海南省文昌市文建路1号', ['文昌']],
    ['江西省 抚州市 广昌县 1号', ['抚州']],
  ])('%s', (address, expected) => {
    expect(cityNames(address)).toEqual(expected);
  });

  test('a district of several cities can be any of them', () => {
    expect(cityNames('鼓楼区中山路1号')?.sort()).toEqual(['南京', '开封', '徐州', '福州'].sort());
    expect(cityNames('江苏省鼓楼区中山路1号')?.sort()).toEqual(['南京', '徐州'].sort());
  });

  test('a road or a firm that is called as a place says nothing', () => {
    for (const address of [
      '上海路1号',
      '朝阳大街5号',
      '南京东路1号',
      '城区建设路1号',
      '人民路1号',
      '',
      'No. 1 Shanghai Road',
    ])
      expect(placeOfAddress(address)).toBeNull();
  });

  test('names that contradict each other are read as far as they agree', () => {
    expect(placeOfAddress('杭州市建邺区1号')).toEqual({ words: '杭州市', cities: ['3301'] });
  });
});
