import { expect, test } from '@jest/globals';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { useContentServer } from '../content-test-kit.ts';

describeOnBothStores('pictures of models', (place) => {
  const suite = useContentServer(place, 'small');

  /** The bytes at an address, as a browser asks for them. */
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${suite.server.address}${path}`, { headers });
    return { code: response.status, headers: response.headers, text: await response.text() };
  };
  const drawingOf = ({ picture }: { picture: { address: string; query: string } }, query = picture.query) =>
    `${picture.address}/drawing.svg?${query}`;

  test('S1.006 they are found by brand, model, angle, colour and year, with licence, source and measures', async () => {
    const all = await suite.ask('imageSearch', { pageSize: 100 });
    expect(all.total).toBeGreaterThan(20);
    expect(all.facets.angles.map(({ key, name }) => [key, name])).toEqual([
      ['side', 'Side'],
      ['front', 'Front'],
      ['rear', 'Rear'],
    ]);
    const [brand, model] = [all.facets.brands[0], all.facets.models[0]];
    const some = await suite.ask('imageSearch', { models: [model?.key], angles: ['rear'] });
    expect(some.total).toBe(2);
    for (const item of some.items) {
      expect([item.model.key, item.angle, item.drawn]).toEqual([model?.key, 'rear', true]);
      for (const text of [item.licence, item.source, item.credit, item.colour.name]) expect(text).not.toBe('');
      expect(item.measures.length).toBeGreaterThan(3000);
    }
    const ofBrand = await suite.ask('imageSearch', { brands: [brand?.key], pageSize: 1 });
    expect(ofBrand.total).toBe(brand?.count);
    expect((await suite.ask('imageSearch', { text: `${model?.name} rear` })).total).toBe(2);
    expect((await suite.ask('imageSearch', { years: ['1999'] })).items).toEqual([]);
    const [item] = some.items;
    expect(await suite.ask('imageDetail', { imageId: item?.imageId })).toEqual(item);
    const { items } = await suite.ask('imagesOfCars', { by: 'model', keys: [model?.key, 'nobody'], angle: 'front' });
    expect(items.map(({ key, image }) => [key, image.angle])).toEqual([[model?.key, 'front']]);
  });

  test('bytes go to the session that was shown them, and to nobody without it, its product or its mark', async () => {
    const [image] = (await suite.ask('imageSearch', { pageSize: 1 })).items;
    if (!image) throw new Error('no picture');
    const path = drawingOf(image);
    const first = await get(path);
    expect([first.code, first.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(first.headers.get('cache-control')).toBe('private, max-age=3600');
    expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(first.text).toMatch(/^<svg [\s\S]*Demonstration drawing/);
    const etag = first.headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag })).code).toBe(304);
    const closed = async (other: string, code: number) =>
      expect([other, (await get(other)).code]).toEqual([other, code]);
    await closed(drawingOf(image, ''), 403);
    await closed(drawingOf(image, `${image.picture.query}x`), 403);
    await closed(drawingOf(image, 'key=a.b.c'), 403);
    await closed(path.replace(/\/[0-9a-f]{16}\//, '/0000000000000000/'), 404);
    await closed(path.replace('drawing.svg', '640.avif'), 404);
    await closed(path.replace('drawing.svg', '..%2f..%2fstate.sqlite'), 404);
    const { db } = suite;
    const product = await db
      .selectFrom('product')
      .select('product_id')
      .where('key', '=', 'image-library')
      .executeTakeFirstOrThrow();
    const grants = await db
      .selectFrom('account_product')
      .selectAll()
      .where('product_id', '=', product.product_id)
      .execute();
    await db.deleteFrom('account_product').where('product_id', '=', product.product_id).execute();
    await closed(path, 403);
    expect((await suite.server.call('imageSearch', {}, { token: suite.token })).body.status.status).not.toBe(0);
    expect((await suite.ask('imagesOfCars', { by: 'model', keys: [image.model.key] })).items).toEqual([]);
    for (const row of grants) await db.insertInto('account_product').values(row).execute();
    expect((await get(path)).code).toBe(200);
    const other = await suite.server.signIn();
    const answer = await suite.server.call('imageSearch', { pageSize: 1 }, { token: other });
    const own = drawingOf((answer.body.data as { items: (typeof image)[] }).items[0] ?? image);
    expect((await get(own)).code).toBe(200);
    await suite.server.call('logout', {}, { token: other });
    await closed(own, 403);
  });

  test('S3.054 a picture is taken away in a size and a format, and the trail says which', async () => {
    const [image] = (await suite.ask('imageSearch', { pageSize: 1 })).items;
    const take = async (payload: object) => {
      const response = await fetch(`${suite.server.address}/api/v3/iw-content/image/file?language=en`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token: suite.token },
        body: JSON.stringify({ data: { imageId: image?.imageId, ...payload } }),
      });
      return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
    };
    const png = await take({ format: 'png', width: 800 });
    expect([png.type, png.bytes.readUInt32BE(16)]).toEqual(['image/png', 800]);
    const jpeg = await take({ format: 'jpeg', width: 400 });
    expect([jpeg.type, jpeg.bytes.subarray(0, 2).toString('hex')]).toEqual(['image/jpeg', 'ffd8']);
    expect((await take({ format: 'svg' })).bytes.toString()).toContain('<svg');
    const trail = await suite.db.selectFrom('audit').select('detail').where('action', '=', 'export').execute();
    expect(trail.map(({ detail }) => JSON.parse(detail))).toContainEqual({
      image: image?.imageId,
      format: 'png',
      width: 800,
    });
  });
});
