import type { CallData, Language } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { ReaderFault } from '../model/open-reader.ts';

type Model = NonNullable<CallData<'readWords'>['model']>;

const noAnswer = (name: string): Sentence => ({
  zh_CN: `模型 ${name} 没有给出答复。请按上面的选择继续，或换个说法。`,
  en: `The model ${name} gave no answer. Go on by the choices above, or put it another way.`,
});

const failures: Partial<Record<ReaderFault, (name: string) => Sentence>> = {
  unfit: (name) => ({
    zh_CN: `模型 ${name} 没有读出当前账号可以查询的问题，未采用。请按上面的选择继续，或换个说法。`,
    en: `The model ${name} made nothing that this account can ask; it was not taken. Go on by the choices above, or put it another way.`,
  }),
  often: (name) => ({
    zh_CN: `模型 ${name} 一分钟内读题的次数已到上限，请稍后再试。`,
    en: `The model ${name} has read as many questions as it may within a minute. Please try again later.`,
  }),
};

const sentences = {
  offered: (name: string): Sentence => ({
    zh_CN: `可以让模型 ${name} 读这个问题。问题的文字和当前账号可见的指标、维度与名称会离开本门户，数据不会。`,
    en: `The model ${name} may read this question. Its words, and the names of figures, dimensions and members that this account may see, then leave the portal; figures do not.`,
  }),
  made: (name: string): Sentence => ({
    zh_CN: `这个问题由模型 ${name} 读出，文字已离开本门户。请先核对条件再显示结果；结果来自数据，不来自模型。`,
    en: `The model ${name} made this question; the words have left the portal. Check the labels before you ask it: the figures come from the data, none from the model.`,
  }),
};

/** What is said of a language model beside a question. @param fault why it made none, where it was asked and did not */
export function sayModel(
  name: string,
  state: Model['state'],
  language: Language,
  fault: ReaderFault | null = null,
): Model {
  const failed = (fault && failures[fault]) || noAnswer;
  const sentence = state === 'failed' ? failed(name) : sentences[state](name);
  return { name, state, sentence: sentence[language] };
}
