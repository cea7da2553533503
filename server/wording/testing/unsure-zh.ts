/**
 * Questions that are easily read as other ones, and what each must become, in its short form: what is left out, what a
 * share is of, what decides an order, limits that look like prices, times with one end. What begins with ? is asked back.
 */
export const unsureInChinese = `
比亚迪以外的品牌销量 => sales volume; by brand; brand!=byd; 2026-09
上海以外的特斯拉销量 => sales volume; brand=tesla; city!=shanghai; 2026-09; retail
比亚迪和特斯拉以外的品牌销量 => sales volume; by brand; brand!=tesla,byd; 2026-09
一线城市以外新能源渗透率 => sales penetration; tier!=1; 2026-09; retail
本田外销量 => ?without 外
7月以后比亚迪销量 => ?ends 7月 以后 ?without 以后
7月后比亚迪销量 => ?ends 7月 后 ?without 后
上市后比亚迪销量 => ?uncut ?without 后
销量20万以上的品牌 => ?bound 20万以上
销量10万以上的车型 => ?bound 10万以上
优惠5万以上的车型 => ?bound 5万以上
20万以上车型销量 => sales volume; by model; priceBand=20-25,25-30,30-40,40-50,50-; 2026-09
比亚迪各省份额 => ?base 份额, 比亚迪
各城市特斯拉市占率 => ?base 市占率, 特斯拉
特斯拉份额最高的城市 => ?base 份额, 特斯拉
各级别份额 => sales share; by segment; 2026-09
比亚迪中SUV占比 => ?base 占比, 比亚迪, SUV
上海占全国新能源销量的比例 => ?base 占, 比例, 上海, 新能源
不含上海，比亚迪销量 => sales volume; brand=byd; city!=shanghai; 2026-09; retail
除了比亚迪，还有特斯拉的销量 => ?without 除了
不含比亚迪SUV销量 => ?without 不含, 比亚迪, SUV
不含特斯拉上海销量 => ?without 不含, 特斯拉, 上海
批发和零售销量对比 比亚迪 => ?sources 批发, 零售销量
比亚迪零售比批发 => ?sources 零售, 批发
哪个品牌同比最高 => sales volume,yoy; by brand; 2026-09; top 10 yoy
销量同比最高的车型 => sales volume,yoy; by model; 2026-09; top 10 yoy
品牌销量同比排名 => sales volume,yoy; by brand; 2026-09; top 10 yoy
同比最低的10个品牌 => sales volume,yoy; by brand; 2026-09; bottom 10 yoy
品牌同比从高到低 => sales volume,yoy; by brand; 2026-09; top 10 yoy
比亚迪9月排名 => ?place 排名
比亚迪在新能源中的排名 => ?place 排名
比亚迪排名变化 => ?place 排名 ?decides 排名, 变化
纯电渗透率 => ?penetration 渗透率, 纯电
插混渗透率 => ?penetration 渗透率, 插混
特斯拉和行业增速对比 => ?market 和, 行业
纯电和新能源 => ?levels 纯电, 新能源
最近12个月对比前12个月销量 => ?uncovered
上半年比下半年销量 => ?periods 上半年, 下半年
8月 2025 2026 => ?periods 8月, 2025, 2026
每年8月销量 => ?periods 8月
历年9月销量 => ?periods 9月
从7月比亚迪销量 => sales volume; brand=byd; 2026-07..2026-09
2026年1-12月比亚迪销量 => ?uncovered
比亚迪今年全年销量 => ?uncovered
8月到10月销量 => ?uncovered
比亚迪去年同期的销量是多少 => sales volume; brand=byd; 2025-09
上年同期各品牌销量 => sales volume; by brand; 2025-09
比亚迪销量较去年同期 => sales volume,yoy; brand=byd; 2026-09
比亚迪销量较上季度 => sales volume,mom; brand=byd; 2026-07..2026-09; quarterly
近三年增长最快的品牌 => ?years 增长最快, 近三年
各省销量前3品牌 => sales volume; by province,brand; within province; 2026-09; top 3 volume; retail
非比亚迪销量 => ?turned 非
市场份额 => ?subject 市场份额
库存份额 => ?made 份额
上海除外 => sales volume; city!=shanghai; 2026-09; retail
比亚迪除了汉以外的车型销量 => sales volume; by model; brand=byd; model!=byd-han; 2026-09
除特斯拉之外各品牌纯电销量前五 => sales volume; by brand; fuelType=BEV; brand!=tesla; 2026-09; top 5 volume
华东以外各省新能源渗透率 => sales penetration; by province; area!=east; 2026-09; retail
比亚迪(不含腾势)销量 => sales volume; brand=byd; brand!=denza; 2026-09
新能源销量不低于1万的品牌 => ?turned 不低 ?unknown 1万
成交价15万以下的车型 => ?bound 15万以下
广东占比亚迪销量的比例 => ?base 占, 比例, 广东, 比亚迪
新能源在SUV中的占比 => ?base 占比, 新能源, SUV
豪华品牌里奔驰的份额 => sales share; by brand; luxuryType=luxury; brand=mercedes-benz; 2026-09
各品牌新能源占比 => sales penetration; by brand; 2026-09
各品牌纯电占比 => ?base 占比, 纯电
比亚迪纯电占比 => ?base 占比, 比亚迪, 纯电
上半年销量同比增速最低的厂商 => sales volume,yoy; by manufacturer; 2026-01..2026-06; bottom 10 yoy
环比增幅最大的SUV => sales volume,mom; by model; segment=suv; 2026-09; top 10 mom
份额最高的5个品牌同比 => sales share,shareChange; by brand; 2026-09; top 5 share
折扣率同比最大的车型 => price discount,discountYoy; by model; 2026-09; top 10 discountYoy
比亚迪9月前销量 => ?unknown 前 ?ends 9月 前
8月底的库存 => ?unknown 底 ?ends 8月 底
2025年和2026年9月比亚迪销量 => ?periods 2025年, 2026年9月
2024和2025年一季度销量 => ?periods 2024, 2025年一季度
今年1-9月与去年销量 => ?periods 今年1-9月, 去年
广州占广东销量比例 => ?base 占, 比例, 广州, 广东
奥迪零整比走势 => serviceCost partsToCar; by period; brand=audi; 2021-01..2025-12; annual
2024年奥迪零整比 => serviceCost partsToCar; brand=audi; 2024-01..2024-12; annual
近三年日系车平均车龄 => parc meanAge; origin=japanese; 2023-01..2025-12; annual
最新汽车保有量 => parc carsInUse; 2025-01..2025-12; annual
今年汽车保有量 => ?uncovered
2025年9月奥迪零整比 => ?yearly 2025年9月
奥迪零整比按季度 => ?yearly 按季度
最近三个月汽车保有量 => ?yearly 最近三个月
今年9月对比去年9月销量 => ?periods 今年9月, 去年9月
近三年比亚迪每年增长 => sales volume,yoy; by period; brand=byd; 2024-01..2026-09; annual
各品牌销量最高的车型 => ?each 最高
卖得最好的SUV的价格 => ?decides 卖得最好
没有特斯拉的纯电销量 => ?turned 没
德系以外豪华品牌份额 => ?base 份额, 德系, 豪华品牌
比亚迪最高月销量 => ?twofold 最高
剔除比亚迪后的新能源渗透率 => sales penetration; brand!=byd; 2026-09
10到20万的纯电SUV份额 => ?base 份额, 10到20万, 纯电, SUV
各级别纯电份额 => ?base 份额, 纯电
比亚迪在10-15万的份额 => ?base 份额, 比亚迪, 10-15万
SUV占新能源的比重 => sales share; by segment; segment=suv; fuelType=nev; 2026-09
同比增长的SUV => ?beyond 增长的
同比排名前五的厂商 => sales volume,yoy; by manufacturer; 2026-09; top 5 yoy
销量和同比都最高的品牌 => ?decides 最高, 同比
前5品牌的成交价 => ?decides 前5
折扣率前五的品牌 => price discount; by brand; 2026-09; top 5 discount
蔚来各车型销量排名 => sales volume; by model; brand=nio; 2026-09; top 10 volume
特斯拉在上海的排名 => ?place 排名
三季度环比 => sales volume,mom; 2026-07..2026-09; quarterly
上半年环比 => ?years 环比, 上半年
2024年到2025年比亚迪销量增长 => ?years 增长, 2024年到2025年
日均销量 => ?turned 日均
比亚迪vs行业平均 => ?turned 平均 ?market vs, 行业
全国新能源销量和上海新能源销量 => ?market 全国
比亚迪海外销量 => ?unknown 海 ?without 外
比亚迪和比亚迪以外的品牌销量 => ?without 以外
比2024年增长多少 => ?years 比, 2024年
与2025年9月相比比亚迪销量 => ?years 与, 2025年9月
国内比亚迪销量 => sales volume; brand=byd; 2026-09
进口量和出口量 => ?unknown 量 ?trade 进口, 出口量
每个品牌销量前三的车型 => sales volume; by brand,model; within brand; 2026-09; top 3 volume
各城市前十品牌 => sales volume; by city,brand; within city; 2026-09; top 10 volume; retail
每个品牌成交价最高的3款车型 => price tp; by brand,model; within brand; 2026-09; top 3 tp
各省份额前三的品牌 => sales share; by province,brand; within province; 2026-09; top 3 share; retail
各省各品牌销量前3 => ?each 前3
按省份销量前3的品牌 => ?each 前3的
每个品牌每月销量前三的车型 => ?twofold 前三的
各省份中比亚迪的份额 => sales share; by province,brand; within province; brand=byd; 2026-09; retail
各省份中比亚迪和特斯拉的份额 => sales share; by province,brand; within province; brand=byd,tesla; 2026-09; retail
各级别中比亚迪的份额 => sales share; by segment,brand; within segment; brand=byd; 2026-09
各省份中比亚迪SUV的份额 => ?base 份额, 比亚迪, SUV
比亚迪和特斯拉各省份额 => ?base 份额
各省各品牌份额 => ?base 份额
去年同期新能源销量 => sales volume; fuelType=nev; 2025-09
比亚迪9月和去年同期销量 => ?periods 9月, 去年同期
2025年8月去年同期销量 => ?periods 2025年8月, 去年同期
比亚迪去年同期增长多少 => ?years 增长, 去年同期
各品牌平均折扣 => price discount; by brand; 2026-09
比亚迪平均折扣同比 => price discount,discountYoy; brand=byd; 2026-09
平均优惠最高的10个品牌 => incentive incentive; by brand; 2026-09; top 10 incentive
进口和出口对比 => ?trade 进口, 出口
`;
