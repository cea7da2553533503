import { type Static, Type } from '@sinclair/typebox';
import { imageAngles, imageFormats } from '../constants.ts';
import { nullable } from './common.ts';
import { Facet, Id, Paged, Words } from './content-parts.ts';

const Named = Type.Object({ key: Type.String(), name: Type.String() });
const Millimetres = nullable(Type.Integer({ minimum: 0 }));

/** A picture of a car model. */
export const ModelImage = Type.Object({
  imageId: Type.String(),
  brand: Named,
  model: Named,
  /** Null for one that stands for all sub-models of its model. */
  subModel: nullable(Named),
  angle: Type.Union(imageAngles.map((angle) => Type.Literal(angle))),
  /** Paint as #rrggbb, empty where it is not known. */
  colour: Type.Object({ key: Type.String(), name: Type.String(), paint: Type.String() }),
  /** Model year. */
  year: Type.Integer(),
  licence: Type.String(),
  source: Type.String(),
  credit: Type.String(),
  /** Whether it is a drawing of the demonstration. */
  drawn: Type.Boolean(),
  /** The day from which on its source has it no more, YYYY-MM-DD; empty while it has. */
  withdrawnOn: Type.String(),
  measures: Type.Object({
    length: Millimetres,
    width: Millimetres,
    height: Millimetres,
    wheelbase: Millimetres,
  }),
  /** Where the car stands in the picture, as parts of its width and height; null where that is not known. */
  extent: nullable(Type.Object({ left: Type.Number(), right: Type.Number(), ground: Type.Number() })),
  /** Where its bytes are; empty of one that is withdrawn. */
  picture: Type.Object({
    /** Before `/<width>.<format>?<query>`, or `/drawing.svg?<query>` of a drawing. */
    address: Type.String(),
    /** What lets the session that asked see it, for some hours. */
    query: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
    /** The widths in px that it is there in; none of a drawing. */
    widths: Type.Array(Type.Integer()),
  }),
});

export const ImageQuery = Type.Object({
  text: Type.Optional(Type.String({ maxLength: 100 })),
  brands: Type.Optional(Words),
  models: Type.Optional(Words),
  subModels: Type.Optional(Words),
  angles: Type.Optional(Words),
  colours: Type.Optional(Words),
  /** Model years, as texts. */
  years: Type.Optional(Words),
  ...Paged,
});

const Facets = Type.Array(Facet);

/** The calls about pictures of car models. */
export const images = {
  imageSearch: {
    payload: ImageQuery,
    data: Type.Object({
      total: Type.Integer(),
      items: Type.Array(ModelImage),
      facets: Type.Object({
        brands: Facets,
        models: Facets,
        angles: Facets,
        colours: Facets,
        years: Facets,
      }),
    }),
  },
  imageDetail: { payload: Type.Object({ imageId: Id }), data: ModelImage },
  /** The first picture of each of some cars; none for who does not hold the product. */
  imagesOfCars: {
    payload: Type.Object({
      by: Type.Union([Type.Literal('model'), Type.Literal('subModel')]),
      keys: Words,
      angle: Type.Optional(Type.Union(imageAngles.map((angle) => Type.Literal(angle)))),
    }),
    data: Type.Object({ items: Type.Array(Type.Object({ key: Type.String(), image: ModelImage })) }),
  },
  imageFile: {
    payload: Type.Object({
      imageId: Id,
      /** In px; without it as wide as it was brought. */
      width: Type.Optional(Type.Integer({ minimum: 16, maximum: 4000 })),
      format: Type.Union(imageFormats.map((format) => Type.Literal(format))),
    }),
    data: Type.String({ format: 'binary' }),
  },
} as const;

export type ModelImage = Static<typeof ModelImage>;
export type ImageQuery = Static<typeof ImageQuery>;
