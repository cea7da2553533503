import { mostOfDeck, status } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';

export const deckRefusals = {
  unknown: () =>
    new Refusal('decks.unknown', status.notFound, {
      zh_CN: '没有这份演示文稿，可能已被删除。',
      en: 'There is no such deck: it may have been removed.',
    }),
  tooMany: (most: number) =>
    new Refusal('decks.too-many', status.refused, {
      zh_CN: `最多保存 ${most} 份演示文稿，请先删除不再使用的。`,
      en: `At most ${most} decks can be kept. Please remove some that are no longer used.`,
    }),
  /** @param place of the view in the deck, from 1 */
  viewGone: (place: number) =>
    new Refusal('decks.view-gone', status.refused, {
      zh_CN: `第 ${place} 个视图已被删除，或不再与您共享。请从演示文稿中移除后再生成。`,
      en: `View ${place} of the deck was removed, or is no longer shared with you. Take it out of the deck, then make it again.`,
    }),
  /** @param name of the view */
  viewBare: (place: number, name: string) =>
    new Refusal('decks.view-without-tables', status.refused, {
      zh_CN: `第 ${place} 个视图“${name}”没有可生成的表格。请打开该视图并重新保存，或从演示文稿中移除。`,
      en: `View ${place} of the deck, "${name}", has no table to make a slide of. Open the view and keep it anew, or take it out of the deck.`,
    }),
  tooLong: () =>
    new Refusal('decks.too-long', status.refused, {
      zh_CN: `演示文稿的视图共有超过 ${mostOfDeck} 张表格。请移除部分视图后再生成。`,
      en: `The views of the deck have more than ${mostOfDeck} tables together. Take some views out of it, then make it again.`,
    }),
};
