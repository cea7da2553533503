import { beforeAll, describe, expect, test } from '@jest/globals';
import { areasOfPage } from '../../tests/support/areas-of-page.ts';
import { downloadTable, takeAreas } from '../areas/known-areas.ts';
import { downloadNames } from './download-names.ts';

beforeAll(() => takeAreas(areasOfPage()));

/** Written out here, so that a line that goes missing or is renamed is noticed: reports are counted by these names. */
const own = [
  ['/v3/iw-sales-analysis/overview/export', '销量总览导出', 'sales overview export'],
  ['/v3/iw-sales-analysis/ranking/export', '销量排行导出', 'sales ranking export'],
  ['/v3/iw-sales-analysis/growth/export', '增长贡献导出', 'growth contribution export'],
  ['/v3/iw-sales-analysis/shifts/export', '份额得失导出', 'share gains and losses export'],
  ['/v3/iw-sales-analysis/structure/export', '销量结构导出', 'sales structure export'],
  ['/v3/iw-sales-analysis/region/export', '区域分布导出', 'regional sales export'],
  ['/v3/iw-sales-analysis/concentration/export', '市场集中度导出', 'market concentration export'],
  ['/v3/iw-sales-analysis/sources/export', '来源比较导出', 'source comparison export'],
  ['/v3/iw-sales-analysis/model/export', '单车型档案导出', 'model sheet export'],
  ['/v3/iw-sales-analysis/compare/export', '车型对比导出', 'model comparison export'],
  ['/v3/iw-sales-analysis/changes/export', '数据更新说明导出', 'data changes export'],
  ['/v3/iw-sales-analysis/decision-sheet/export', '决策表导出', 'decision sheet export'],
  ['/v3/iw-sales-analysis/car-life-cycle/export', '车型生命曲线导出', 'life curve export'],
  ['/v3/iw-sales-analysis/model-fastview/export', '车型速览导出', 'model fast view export'],
  ['/v3/iw-price-analysis/index/export', '价格指数导出', 'price index export'],
  ['/v3/iw-price-analysis/discount/export', '折扣率导出', 'discount export'],
  ['/v3/iw-price-analysis/spread/export', '折扣分布导出', 'discount spread export'],
  ['/v3/iw-price-analysis/bands/export', '价格区间导出', 'price bands export'],
  ['/v3/iw-price-analysis/ladder/export', '价格阶梯导出', 'price ladder export'],
  ['/v3/iw-price-analysis/positioning/export', '价格定位导出', 'price positioning export'],
  ['/v3/iw-price-analysis/history/export', '车型价格历史导出', 'price history export'],
  ['/v3/iw-price-analysis/cuts/export', '降价榜导出', 'price cuts export'],
  ['/v3/iw-incentive/cities/export', '终端促销城市对比导出', 'incentive by city export'],
  ['/v3/iw-incentive/composition/export', '终端促销构成导出', 'incentive composition export'],
  ['/v3/iw-incentive/movers/export', '终端促销变动榜导出', 'incentive movers export'],
  ['/v3/iw-incentive/ranking/export', '终端促销排行导出', 'incentive ranking export'],
  ['/v3/iw-incentive/volume/export', '终端促销与零售导出', 'incentive against retail export'],
  ['/v3/iw-new-energy/penetration/export', '新能源渗透率导出', 'NEV penetration export'],
  ['/v3/iw-new-energy/ranking/export', '新能源渗透率排行导出', 'NEV penetration ranking export'],
  ['/v3/iw-new-energy/fuels/export', '燃料结构导出', 'fuel mix export'],
  ['/v3/iw-new-energy/technology/export', '续航与三电导出', 'range and battery export'],
  ['/v3/iw-new-energy/range-price/export', '续航与价格导出', 'range and price export'],
  ['/v3/iw-new-energy/catalogue/export', '目录批次导出', 'catalogue batches export'],
  ['/v3/iw-new-energy/charging/export', '充电设施导出', 'charging export'],
  ['/v3/iw-configuration/fitment/export', '标配率导出', 'fitment rate export'],
  ['/v3/iw-configuration/spread/export', '装备普及导出', 'equipment spread export'],
  ['/v3/iw-configuration/worth/export', '装备价值导出', 'equipment worth export'],
  ['/v3/iw-image-library/gallery/export', '图片清单导出', 'list of pictures export'],
  ['/v3/iw-image-library/compare/export', '尺寸对比导出', 'measures of two cars export'],
  ['/v3/iw-image-library/picture/download', '车型图片下载', 'model picture download'],
  ['/v3/iw-new-car/calendar/export', '新车日历导出', 'launch calendar export'],
  ['/v3/iw-new-car/coming/export', '即将上市导出', 'coming soon export'],
  ['/v3/iw-new-car/presale/export', '预售价与上市价导出', 'presale price export'],
  ['/v3/iw-new-car/ramp/export', '上市爬坡导出', 'ramp-up export'],
  ['/v3/iw-channel/overview/export', '网点总览导出', 'network overview export'],
  ['/v3/iw-channel/ranking/export', '网点排行导出', 'outlet ranking export'],
  ['/v3/iw-channel/compare/export', '网络对比导出', 'network comparison export'],
  ['/v3/iw-channel/coverage/export', '城市覆盖导出', 'city cover export'],
  ['/v3/iw-channel/white-spots/export', '空白城市导出', 'white spots export'],
  ['/v3/iw-channel/productivity/export', '单店零售导出', 'cars per outlet export'],
  ['/v3/iw-channel/stock/export', '经销商库存导出', 'dealer stock export'],
  ['/v3/iw-channel/city/export', '城市档案导出', 'city sheet export'],
  ['/v3/iw-channel/outlets/export', '网点名录导出', 'list of outlets export'],
  ['/v3/iw-internet/overview/export', '关注总览导出', 'attention overview export'],
  ['/v3/iw-internet/attention/export', '关注与线索导出', 'attention and leads export'],
  ['/v3/iw-internet/ranking/export', '关注排行导出', 'attention ranking export'],
  ['/v3/iw-internet/tone/export', '声量与口碑导出', 'mentions and tone export'],
  ['/v3/iw-internet/topics/export', '话题口碑导出', 'topics export'],
  ['/v3/iw-internet/user-life-cycle/export', '用户漏斗导出', 'funnel export'],
  ['/v3/iw-internet/beside-sales/export', '与销量对照导出', 'attention beside sales export'],
  ['/v3/iw-internet/balance/export', '关注与销量错位导出', 'attention out of step with sales export'],
  ['/v3/iw-internet/rivals/export', '对比与流向导出', 'comparisons and flows export'],
  ['/v3/iw-finance/overview/export', '金融总览导出', 'finance overview export'],
  ['/v3/iw-finance/penetration/export', '渗透率对比导出', 'penetration comparison export'],
  ['/v3/iw-finance/ranking/export', '渗透率排行导出', 'penetration ranking export'],
  ['/v3/iw-finance/lenders/export', '机构份额导出', 'share of lenders export'],
  ['/v3/iw-finance/offers/export', '金融方案导出', 'list of finance offers export'],
  ['/v3/iw-finance/comparison/export', '方案对比导出', 'offer comparison export'],
  ['/v3/iw-finance/worth/export', '方案价值导出', 'worth of offers export'],
  ['/v3/iw-finance/calculator/export', '还款计划导出', 'plan of payments export'],
  ['/v3/iw-model-intelligence/overview/export', '升级总览导出', 'updates overview export'],
  ['/v3/iw-model-intelligence/timeline/export', 'OTA 时间线导出', 'update timeline export'],
  ['/v3/iw-model-intelligence/ranking/export', 'OTA 排行导出', 'update ranking export'],
  ['/v3/iw-model-intelligence/features/export', '功能矩阵导出', 'feature matrix export'],
  ['/v3/iw-model-intelligence/adoption/export', '功能普及导出', 'feature spread export'],
  ['/v3/iw-model-intelligence/scores/export', '评测得分导出', 'scores export'],
  ['/v3/iw-model-intelligence/beside-sales/export', '与销量口碑对照导出', 'updates beside sales and tone export'],
  ['/v3/iw-after-market/overview/export', '保有量总览导出', 'parc overview export'],
  ['/v3/iw-after-market/structure/export', '保有结构导出', 'parc structure export'],
  ['/v3/iw-after-market/ranking/export', '保有量排行导出', 'parc ranking export'],
  ['/v3/iw-after-market/places/export', '各地保有量导出', 'parc by place export'],
  ['/v3/iw-after-market/survival/export', '存活曲线导出', 'survival export'],
  ['/v3/iw-after-market/service/export', '养护成本导出', 'service cost export'],
  ['/v3/iw-after-market/parts-ratio/export', '零整比导出', 'parts-to-car ratio export'],
  ['/v3/iw-after-market/residuals/export', '残值曲线导出', 'residual value export'],
  ['/v3/iw-after-market/used-prices/export', '二手车与新车价格导出', 'used and new prices export'],
  ['/v3/iw-purchase-benefit/overview/export', '权益总览导出', 'benefit overview export'],
  ['/v3/iw-purchase-benefit/calendar/export', '权益日历导出', 'benefit calendar export'],
  ['/v3/iw-purchase-benefit/offers/export', '有效权益导出', 'list of benefits export'],
  ['/v3/iw-purchase-benefit/stack/export', '权益价值导出', 'value of benefits export'],
  ['/v3/iw-purchase-benefit/beside/export', '权益与价格促销销量导出', 'benefits beside price and sales export'],
  ['/v3/iw-purchase-benefit/ranking/export', '权益排行导出', 'benefit ranking export'],
  ['/v3/iw-policy/cities/export', '城市限行限购导出', 'city restriction export'],
  ['/v3/iw-policy/impact/export', '政策量化解读导出', 'policy impact export'],
  ['/v3/iw-policy/newenergy/export', '政策前后新能源渗透率导出', 'NEV penetration before and after a policy export'],
  ['/v3/iw-policy/newenergycar/export', '新能源公告车型导出', 'announced NEV export'],
  ['/v3/iw-policy/newenergycardetail/export', '新能源公告车型详情导出', 'announced NEV details export'],
  ['/v3/iw-policy/newenergycatalog/export', '新能源目录批次导出', 'NEV catalogue batch export'],
  ['/v3/iw-report-market/reports/export', '报告目录导出', 'report catalogue export'],
  ['/v3/iw-report-market/report/download', '市场报告下载', 'marketplace report download'],
  ['/v3/iw-cross-analysis/pivot/export', '交叉分析透视表导出', 'cross-analysis pivot export'],
  ['/v3/iw-cross-analysis/scatter/export', '交叉分析散点导出', 'cross-analysis scatter export'],
  ['/v3/iw-cross-analysis/gap/export', '交叉分析差异导出', 'cross-analysis gap export'],
  ['/v3/iw-words/answer/export', '文字提问结果导出', 'ask in words export'],
  ['/v3/iw-admin/content/rows/export', '内容交付清单导出', 'content delivery rows export'],
  ['/v3/iw-admin/delivery/refused-rows/export', '交付拒绝行导出', 'refused rows export'],
  ['/v3/iw-admin/trail/export', '审计记录导出', 'audit trail export'],
  ['/v3/iw-admin/usage/export', '使用情况导出', 'usage export'],
] as const;

const named = [
  ['/v3/iw-sales-analysis/trend/export', '销量趋势导出', 'sales trend export'],
  ['/v3/iw-price-analysis/trend/export', '价格趋势导出', 'price trend export'],
  ['/v3/iw-incentive/terminal/export', '终端促销导出', 'terminal incentive export'],
  ['/v3/iw-configuration/comparison/export', '配置对比导出', 'config comparison export'],
  ['/v3/iw-content/policy/download', '政策文件下载', 'policy file download'],
] as const;

const expectNames = (path: string, zh_CN: string, en: string) => {
  expect(downloadNames(path, 'zh_CN', {})).toEqual({ downloadApi: path, downloadName: zh_CN });
  expect(downloadNames(path, 'en', {})).toEqual({ downloadApi: path, downloadName: en });
};

describe('the table of downloads', () => {
  test.each(named)('S3.053 S3.052 %s is called %s, in English %s, as the specification names it', expectNames);

  test.each(own)('S3.052 %s is called %s, in English %s', expectNames);

  test('S3.052 it holds these lines and no other, and no two have one name', () => {
    const lines = Object.entries(downloadTable({})).map(([path, { zh_CN, en }]) => [path, zh_CN, en]);
    expect(lines.sort()).toEqual([...own, ...named].map((line) => [...line]).sort());
    for (const place of [1, 2]) expect(new Set(lines.map((line) => line[place])).size).toBe(lines.length);
  });
});

describe('the path of an export', () => {
  const path = '/v3/iw-content/policy/download';

  test.each([`${path}//`, `/api${path}///`, `https://api.example.com/api${path}?id=1#x`])(
    'A40 is read from %s',
    (address) => expect(downloadNames(address, 'en', {})?.downloadApi).toBe(path),
  );

  test.each([`/other/api${path}`, `/api/api${path}`, `/api-v2${path}`, '/v3/api/iw-content/policy/download'])(
    'A40 only a base at the beginning is left out: %s is another path',
    (address) => expect(downloadNames(address, 'en', {})).toBeNull(),
  );
});
