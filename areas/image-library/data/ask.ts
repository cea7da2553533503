import type { ImageQuery, ModelImage } from '@portal/contract';
import { type CallData, questionsBy, questionsTo, request } from '@portal/shell';

export type Image = ModelImage;
export type Found = CallData<'imageSearch'>;

/** Lists of pictures. What preload has asked, the page does not ask again. */
export const searches = questionsTo('imageSearch');

/** Single pictures, by their id. */
export const details = questionsBy('imageDetail', (imageId: string) => request('imageDetail', { imageId }));

/** The largest part of a list that a call gives, and how many of them a file takes. */
const [part, mostParts] = [100, 50];

/**
 * All that a question finds, asked part by part, up to 5,000; each once, though the list may move meanwhile.
 * @throws CallError when a part cannot be had
 */
export async function wholeList(question: ImageQuery): Promise<Found> {
  const partAt = (page: number) => request('imageSearch', { ...question, page, pageSize: part });
  const first = await partAt(1);
  const items = new Map(first.items.map((image) => [image.imageId, image]));
  for (let page = 2; page <= Math.min(mostParts, Math.ceil(first.total / part)); page += 1)
    for (const image of (await partAt(page)).items) items.set(image.imageId, image);
  return { ...first, items: [...items.values()] };
}
