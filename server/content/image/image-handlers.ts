import { type CallData, type ImageFormat, type Language, status } from '@portal/contract';
import { type SqlBool, sql } from 'kysely';
import { BytesReply } from '../../kernel/calls/bytes-reply.ts';
import type { CallContext, Handlers } from '../../kernel/calls/call.ts';
import type { ReadUnions } from '../../kernel/member-keys.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { sliceOf, storable } from '../conditions.ts';
import { findImages, type ImageReader, type ModelOf, readImages } from './find-images.ts';
import type { ImageAbout } from './image-record.ts';
import { imagesOfCars } from './images-of-cars.ts';
import { makeFile } from './make-file.ts';

/** The product that opens pictures. */
export const imageProduct = 'image-library';

/** What the calls about pictures work with. */
export interface ImageParts extends StateParts {
  /** The store of pictures. */
  imageFolder: string;
  /** What lets the session of a call see pictures, for some hours. */
  pictureKey(call: Pick<CallContext, 'token'>): Promise<string>;
  /** The models of sub-models, by their keys. */
  modelsOf(subModels: readonly string[]): Promise<ModelOf>;
  unions: ReadUnions;
  /** Whether the cars of a demonstration, from which its pictures are drawn, are still being made. */
  carsAwaited(): Promise<boolean>;
}

const none: ModelOf = new Map();

const gone = (): Refusal =>
  new Refusal('content.image-gone', status.refused, {
    zh_CN: '没有找到这张图片，可能已被移除；请返回图库。',
    en: 'This picture was not found; it may have been removed. Return to the gallery.',
  });

const withdrawn = (): Refusal =>
  new Refusal('content.image-withdrawn', status.refused, {
    zh_CN: '来源已撤回这张图片，不能再下载；请选择其他图片。',
    en: 'Its source has withdrawn this picture, so it cannot be downloaded any more; choose another one.',
  });

const unfinished = (): Refusal =>
  new Refusal('content.pictures-unfinished', status.refused, {
    zh_CN: '演示车型的图片仍在生成，约一两分钟后可用。',
    en: 'The pictures of the demonstration are still being made. They will be there in a minute or two.',
  });

const isEmpty = async (db: StateDatabase): Promise<boolean> =>
  (await db.selectFrom('image').select('image_id').limit(1).executeTakeFirst()) === undefined;

/** The calls about pictures of car models. */
export function imageHandlers(parts: ImageParts): Handlers {
  const { db, imageFolder, pictureKey, modelsOf, unions, carsAwaited } = parts;
  const readerOf = async (language: Language, key: string): Promise<ImageReader> => ({
    language,
    key,
    unions: { brands: await unions('brand'), models: await unions('model'), subModels: await unions('subModel') },
  });
  const read = async (imageId: string, language: Language, key: string): Promise<CallData<'imageDetail'>> => {
    const [id = ''] = storable([imageId]);
    const [item] = await readImages(
      db,
      await readerOf(language, key),
      sql<SqlBool>`image.image_id = ${id}`,
      sliceOf({ pageSize: 1 }),
    );
    if (!item) throw gone();
    return item;
  };
  return {
    async imageSearch(query, call) {
      const models = query.subModels?.length ? await modelsOf(query.subModels) : none;
      const found = await findImages(db, query, models, await readerOf(call.language, await pictureKey(call)));
      if (found.total === 0 && (await isEmpty(db)) && (await carsAwaited())) throw unfinished();
      return found;
    },
    imageDetail: async ({ imageId }, call) => read(imageId, call.language, await pictureKey(call)),
    async imagesOfCars(payload, call) {
      if (!(await call.owned()).has(imageProduct)) return { items: [] };
      const models = payload.by === 'subModel' ? await modelsOf(payload.keys) : none;
      return imagesOfCars(db, payload, models, await readerOf(call.language, await pictureKey(call)));
    },
    async imageFile({ imageId, width, format }, { language, trace }) {
      const item = await read(imageId, language, '');
      trace.detail = { image: item.imageId, format, width: width ?? null };
      if (item.withdrawnOn !== '') throw withdrawn();
      const row = await db
        .selectFrom('image')
        .select('about')
        .where('image_id', '=', item.imageId)
        .executeTakeFirstOrThrow(gone);
      const { body, type } = await makeFile(imageFolder, JSON.parse(row.about) as ImageAbout, { width, format });
      return new BytesReply(body, type, fileName(item, width, format));
    },
  };
}

/** What a picture is called where it is kept: letters that every system takes. */
function fileName(
  { imageId, angle, year }: CallData<'imageDetail'>,
  width: number | undefined,
  format: ImageFormat,
): string {
  const name = imageId.replace(/[^\w.-]+/g, '-').slice(0, 60);
  return `${name}-${angle}-${year}${width === undefined ? '' : `-${width}`}.${format === 'jpeg' ? 'jpg' : format}`;
}
