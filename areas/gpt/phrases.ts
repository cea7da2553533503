import { createPhrases } from '@portal/shell';

/** The words of asking in words, beside those of the question itself. */
export const phrases = createPhrases({
  zh_CN: {
    title: '用文字提问',
    how: '问题先读成下面的条件，确认后再查询；读不懂的会问回来。结果都来自数据，不由文字生成。',
    history: '本次登录问过：',
    forget: '清除记录',
    nothingToAsk: '没有可以提问的数据',
    nothingToAskText: '当前账号没有开通有数据的产品，或当前版本没有这些数据。',
    products: '查看全部产品',
    figuresBy: '%{by}：%{figures}',
    comma: '、',
    and: ' × ',
    latest: '%{name} · %{period}',
    firstOnly: '图中为前 %{n} 项，全部见下表。',
    openIn: '在“%{name}”中查看',
    ways: '继续查看',
    answer: '结果',
  },
  en: {
    title: 'Ask in words',
    how: 'A question is first read as labels, and asked once you agree; what is not understood is asked back. Every figure comes from the data, none from words.',
    history: 'Asked in this session:',
    forget: 'Clear the list',
    nothingToAsk: 'There are no data to ask about',
    nothingToAskText: 'This account has no product with data, or the release has none of them.',
    products: 'All products',
    figuresBy: '%{figures} by %{by}',
    comma: ', ',
    and: ' and ',
    latest: '%{name} · %{period}',
    firstOnly: 'The picture has the first %{n}; all of them are in the table.',
    openIn: 'Open in %{name}',
    ways: 'Go on',
    answer: 'The answer',
  },
});
