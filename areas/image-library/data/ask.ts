import type { ImageQuery, ModelImage } from '@portal/contract';
import { type CallData, questionsBy, questionsTo, request } from '@portal/shell';

export type Image = ModelImage;
export type Found = CallData<'imageSearch'>;

/** Lists of pictures. What preload has asked, the page does not ask again. */
export const searches = questionsTo('imageSearch');

/** Single pictures, by their id. */
export const details = questionsBy('imageDetail', (imageId: string) => request('imageDetail', { imageId }));

/** Asks for one part of what a question finds, for a file of all of it. @throws CallError */
export const partOf =
  (query: ImageQuery) =>
  (part: { page: number; pageSize: number }): Promise<Found> =>
    request('imageSearch', { ...query, ...part });
