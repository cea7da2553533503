import { type Static, Type } from '@sinclair/typebox';
import { areaCodeFields } from './area-code.ts';
import { hitKinds } from './search.ts';

const Names = Type.Object(
  { zh_CN: Type.String({ minLength: 1 }), en: Type.String({ minLength: 1 }) },
  { additionalProperties: false },
);

const path = '/[A-Za-z0-9][\\w-]*(?:/[\\w-]+)*';
const PagePath = Type.String({ pattern: `^${path}$` });

const PicturePath = Type.String({ pattern: '^/[^/\\s][^\\s]*$' });

/** Icons that an entry of the rail may have, by the names that manifests give them. */
export const railIcons = [
  'adjustments-horizontal',
  'building-bank',
  'building-store',
  'car',
  'chart-bar',
  'chart-line',
  'chart-pie',
  'coin',
  'database',
  'file-text',
  'gift',
  'globe',
  'news',
  'photo',
  'refresh',
  'rocket',
  'scale',
  'shopping-cart',
  'table',
  'tag',
  'tool',
  'trending-up',
  'users',
] as const;

/**
 * Who has a product in the menu: who holds it; everybody, added back by the client where the server left it out
 * (S4.036); or everybody, at the end of the menu (S2.049).
 */
export const standings = ['granted', 'required', 'everybody'] as const;

const AreaMenu = Type.Object(
  {
    standing: Type.Union(standings.map((standing) => Type.Literal(standing))),
    icon: Type.Union(railIcons.map((icon) => Type.Literal(icon))),
    /** Address of the help video: a path of the portal, or https; %{language} stands for zh_CN or en. */
    film: Type.Optional(Type.String({ pattern: '^(/|https://)[^\\s]+$' })),
    /** In the order of the panel; the first one is where the bare path leads. */
    pages: Type.Array(Type.Object({ path: PagePath, names: Names }, { additionalProperties: false })),
  },
  { additionalProperties: false },
);

/** Where a member is shown. */
const Shown = Type.String({ pattern: `^${path}\\?[^\\s#]*\\{key\\}[^\\s#]*$` });

/**
 * What an area says of itself, in the file manifest.json beside its entry: menu, rail, catalogue, quick search and
 * the table of downloads are fed by it. Without a menu it is a product that is announced.
 */
export const AreaManifest = Type.Object(
  {
    /** The product. */
    id: Type.String({ pattern: '^[0-9]{1,12}$' }),
    key: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
    /** What its addresses begin with: one segment. */
    path: Type.String({ pattern: '^/[A-Za-z0-9][\\w-]*$' }),
    /** Key of a category of the catalogue. */
    category: Type.String({ minLength: 1 }),
    /** Where it stands among all products; of equals the lower id comes first. */
    place: Type.Number(),
    names: Names,
    /** What question it answers: one line of the catalogue. */
    memo: Names,
    /** A small picture of its main view for the catalogue, twice as wide as high: a path of the portal in each language. */
    picture: Type.Optional(Type.Object({ zh_CN: PicturePath, en: PicturePath }, { additionalProperties: false })),
    menu: Type.Optional(AreaMenu),
    /** It is no product but a parcel that areas mount: it is published, confirmed and goes back as they do, and has no page. */
    parcel: Type.Optional(Type.Literal(true)),
    /** Names of the published parcels that it mounts: who has the area has their code. */
    parcels: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Za-z0-9][\\w-]{0,63}$' }), { maxItems: 20 })),
    /** What can be taken away: the path that is recorded, and its name (S3.052). */
    downloads: Type.Optional(
      Type.Array(
        Type.Object({ path: Type.String({ pattern: `^${path}$` }), names: Names }, { additionalProperties: false }),
      ),
    ),
    /** Where a hit of the quick search leads, by its kind; {key} stands for the key of what was found. */
    links: Type.Optional(
      Type.Partial(
        Type.Object(
          Object.fromEntries(
            hitKinds.map((kind) => [kind, Type.String({ pattern: `^${path}\\?[^\\s#]*\\{key\\}[^\\s#]*$` })]),
          ),
          { additionalProperties: false },
        ),
      ),
    ),
    /**
     * Where a member of a dimension of the market is shown, beside what the quick search leads to; {key} stands for the key
     * of the member; several pages stand in a list. Marks and rows of every analysis lead there.
     */
    shows: Type.Optional(
      Type.Record(
        Type.String({ pattern: '^[a-z][A-Za-z]{0,39}$' }),
        Type.Union([Shown, Type.Array(Shown, { minItems: 1, maxItems: 4 })]),
        { additionalProperties: false },
      ),
    ),
    ...areaCodeFields,
  },
  { additionalProperties: false },
);

export type RailIcon = (typeof railIcons)[number];
export type Standing = (typeof standings)[number];
export type AreaManifest = Omit<Static<typeof AreaManifest>, 'links'> & {
  links?: Partial<Record<(typeof hitKinds)[number], string>>;
};

/**
 * What an area says of itself beside its pages, in its area.ts. Menu, downloads and links of its manifest are made of its
 * pages; picture and film too, where pictures.json beside it says how they are taken.
 */
export interface AreaProduct
  extends Pick<AreaManifest, 'id' | 'key' | 'category' | 'place' | 'names' | 'memo' | 'picture' | 'links'> {
  standing: Standing;
  icon: RailIcon;
  /** Its pages are views of one address: the menu names the product alone. */
  onePage?: boolean;
  shows?: Readonly<Record<string, string>>;
  /** What can be taken away beside the exports of its pages. */
  downloads?: AreaManifest['downloads'];
  film?: string;
}
