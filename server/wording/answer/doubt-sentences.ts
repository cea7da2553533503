import type { Sentence } from '../../kernel/words/sentence.ts';
import type { Doubt } from '../meaning/ask-back.ts';

/** What is said of words that are understood one by one and not surely together. @param words in quotes, by language */
export const doubtSentences: Readonly<Record<Doubt, (words: Sentence) => Sentence>> = {
  turned: ({ zh_CN, en }) => ({
    zh_CN: `${zh_CN}会改变问题的意思，这里读不了。不要某个名称可以写“不含”，平均价格可以问“均价”；请换个说法。`,
    en: `${en} would turn the question into another one, and is not read here. To leave out a name write “without”; please put it another way.`,
  }),
  without: ({ zh_CN, en }) => ({
    zh_CN: `不确定${zh_CN}不要哪些。请只写一类名称，例如“不含比亚迪和特斯拉”。`,
    en: `${en}: it is not sure what to leave out. Please name one kind of thing, such as “without BYD and Tesla”.`,
  }),
  bound: ({ zh_CN, en }) => ({
    zh_CN: `${zh_CN}可能是价格，也可能是指标的界限。价格请写“15-20万元”；按界限筛选请改问排名。`,
    en: `${en} may be a price or a limit of a figure. Write a price as “150k-200k yuan”; instead of a limit ask for a ranking.`,
  }),
  base: ({ zh_CN, en }) => ({
    zh_CN: `${zh_CN}：不确定是谁占谁的份额。请选择，或写明整体，例如“各省份中特斯拉的份额”“特斯拉在上海的份额”。`,
    en: `${en}: it is not sure what the share is of. Choose one, or name the whole, such as “Tesla share in each province” or “Tesla share in Shanghai”.`,
  }),
  subject: ({ zh_CN, en }) => ({
    zh_CN: `${zh_CN}：请写明是谁的，例如“比亚迪的市场份额”或“各品牌份额”。`,
    en: `${en}: please say of what, such as “BYD market share” or “share by brand”.`,
  }),
  made: ({ zh_CN, en }) => ({
    zh_CN: `这个指标没有${zh_CN}，请去掉后再问。`,
    en: `This figure has no ${en}. Please ask without it.`,
  }),
  penetration: ({ zh_CN, en }) => ({
    zh_CN: `${zh_CN}：渗透率是新能源占全部的比例，不能只看一种动力。请问份额，例如“纯电份额”。`,
    en: `${en}: penetration is the part of new energy in all cars, not of one kind. Ask for a share, such as “BEV share”.`,
  }),
  sources: ({ zh_CN, en }) => ({
    zh_CN: `${zh_CN}：一次只能问一个数据来源，而且它要包含所问的内容（批发没有城市）。请改一个来源，或去掉。`,
    en: `${en}: one source is asked at a time, and it has to tell what is asked (wholesale has no cities). Please name another one, or none.`,
  }),
  yearly: ({ zh_CN, en }) => ({
    zh_CN: `${zh_CN}：这个指标按年统计，没有月度和季度。请写年份，例如“2025年”或“近三年走势”。`,
    en: `${en}: this figure is counted by year, and not by month or quarter. Please name years, such as “2025” or “trend of the last 3 years”.`,
  }),
  decides: ({ zh_CN, en }) => ({
    zh_CN: `${zh_CN}：不确定按哪个指标排序。请写明，例如“同比最高的 10 个品牌”或“销量最高的 10 个品牌及同比”。`,
    en: `${en}: it is not sure which figure decides the order. Say “top 10 brands by growth”, or “top 10 brands by sales, yoy”, say.`,
  }),
  place: ({ zh_CN, en }) => ({
    zh_CN: `${zh_CN}：要看名次请问“排名第几”，要看旗下车型请写“各车型排名”。`,
    en: `${en}: for a place ask “what rank is”; for a list of its models write “ranking of models”.`,
  }),
  market: ({ zh_CN, en }) => ({
    zh_CN: `${zh_CN}：整个市场不能与其中一部分并列。请分开问，或改问份额。`,
    en: `${en}: the whole market cannot stand beside a part of it. Please ask for each by itself, or for a share.`,
  }),
  years: ({ zh_CN, en }) => ({
    zh_CN: `${zh_CN}：不确定要与哪段时间相比。请问一个月、一个季度或一年，或逐期列出，例如“2023年到2025年每年销量同比”。`,
    en: `${en}: it is not sure what is set against what. Ask about one month, quarter or year, or period by period, such as “sales per year from 2023 to 2025, yoy”.`,
  }),
  ends: ({ zh_CN, en }) => ({
    zh_CN: `${zh_CN}：时间只有一端。请写明起止，例如“1月到6月”。`,
    en: `${en}: this time has one end. Please write both, such as “January to June”.`,
  }),
  each: ({ zh_CN, en }) => ({
    zh_CN: `${zh_CN}：不确定是总的前几名，还是每一项各取几名。请写明，例如“每个省份销量前 3 的品牌”，或不限名次，列出全部。`,
    en: `${en}: it is not sure whether these are the first of all, or so many of each. Say “top 3 brands of each province”, say, or ask for all of them without a number.`,
  }),
  home: ({ en }) => ({
    zh_CN: '这里可能指国产车，也可能指国内销量，请选择：',
    en: `${en} may mean cars built in China, or what is sold there. Which one?`,
  }),
  trade: ({ zh_CN, en }) => ({
    zh_CN: `${zh_CN}：没有进口量，只有进口车的销量，不能与出口量并列。请分开问“进口车销量”和“出口量”。`,
    en: `${en}: of imports there are only the sales of imported cars, which cannot stand beside exports. Ask for “imported car sales” and for “exports”, each by itself.`,
  }),
};
