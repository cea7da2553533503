import { createPhrases } from '@portal/shell';

/** The words of asking in words, beside those of the question itself. */
export const phrases = createPhrases({
  zh_CN: {
    title: '用文字提问',
    how: '问题先读成下面的条件，确认后再查询；读不懂的会问回来。结果都来自数据，不由文字生成。',
    subjects: '可以这样问',
    subjectsText: '点一个示例即可提问，也可改成自己的说法',
    scope: '能答什么',
    reads: '读得懂',
    readsList:
      '指标名与常用叫法，含累计、同比、环比、份额|厂商、品牌、车型、地区，中英文名与旧名|月、季、年与时间段，如“上半年”“近 12 个月”|排名与前几名，如“前 10”“同比最高”“每个品牌销量前 3 的车型”|某品牌在每个地区里的份额，如“各省份中某品牌的份额”|不含某个名称，如“不含上海”|批发、零售等数据来源，一次一个',
    asksBack: '会问回来或答不了',
    asksBackList:
      '预测、日均与月均、共有几个品牌|按指标界限筛选，如“销量超过 1 万”|两段不连续的时间对比，请改问“同比”|不同数据的指标放在一起，请分开问|当前账号没有开通的数据',
    history: '本次登录问过：',
    forget: '清除记录',
    nothingToAsk: '没有可以提问的数据',
    nothingToAskText: '当前账号没有开通有数据的产品，或当前版本没有这些数据。',
    products: '查看全部产品',
    figuresBy: '%{by}：%{figures}',
    and: ' × ',
    latest: '%{name} · %{period}',
    threeLists: '一张图最多区分两项，这里有三项，所以只列表；去掉一个条件即可成图。',
    firstOfEach: '每一项里的前几名各不相同，没有共同的坐标，所以只列表。',
    firstOnly: '图中为前 %{n} 项，全部见下表。',
    openIn: '在“%{name}”中查看',
    ways: '继续查看',
    answer: '结果',
  },
  en: {
    title: 'Ask in words',
    how: 'Your question is first read as labels and runs once you confirm; anything unclear is asked back. Every figure comes from the data, none from generated text.',
    subjects: 'What to ask',
    subjectsText: 'Select an example, or use your own words',
    scope: 'What it answers',
    reads: 'It reads',
    readsList:
      'Figures by their names and by what people call them, with YTD, YoY, MoM and share|Manufacturers, brands, models and places, in both languages and by former names|Months, quarters, years and spans, such as “first half” or “last 12 months”|Rankings, such as “top 10”, “highest yoy” or “top 3 models of each brand”|The share of a brand within each place, such as “share in each province”|What is left out, such as “without Shanghai”|Wholesale, retail and other sources, one at a time',
    asksBack: 'It asks back, or cannot answer',
    asksBackList:
      'Forecasts, averages per month, how many brands there are|Limits of figures, such as “more than 10,000 sold”|Two times apart from each other: ask for YoY instead|Figures of different data at once: ask for each by itself|Data that this account does not have',
    history: 'Asked in this session:',
    forget: 'Clear the list',
    nothingToAsk: 'No data to ask about',
    nothingToAskText: 'This account has no product with data, or this release does not include them.',
    products: 'All products',
    figuresBy: '%{figures} by %{by}',
    and: ' and ',
    latest: '%{name} · %{period}',
    threeLists: 'A chart can compare two lists; with three there is only a table. Remove one to see a chart.',
    firstOfEach: 'The first few differ within each and share no axis, so there is only a table.',
    firstOnly: 'The chart shows the first %{n}; the table lists all.',
    openIn: 'Open in %{name}',
    ways: 'Explore further',
    answer: 'Answer',
  },
});
