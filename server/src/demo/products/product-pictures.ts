import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { productPictures, productThumbnail } from '@edp/contract/modules/product/product-limits.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { FileStore } from '../../kernel/files/file-store.ts';
import { rowOfUpload } from '../../kernel/uploads/add-upload.ts';
import { areaOfTenant, storeUpload } from '../../kernel/uploads/store-upload.ts';
import { lookUp } from '../demo-ids.ts';
import { demoPaper } from '../demo-paper.ts';
import type { DemoProduct } from './demo-product.ts';
import { drawLook } from './looks/draw-look.ts';
import { type ColourName, colours } from './looks/shading.ts';

const colourAxis = '颜色';
const report = '出厂检验报告';

/** The colours that a product is offered in, the one that it is shown in first. */
const coloursOf = ({ colour, matrix }: DemoProduct) =>
  new Set([
    colour,
    ...matrix.flatMap(([specification, values]) => (specification === colourAxis ? values.filter(isColour) : [])),
  ]);
const isColour = (value: string): value is ColourName => Object.hasOwn(colours, value);

/** Files by their name. Each is drawn once, for however many products and tenants. */
export type DrawnPictures = ReadonlyMap<string, Promise<Buffer>>;

/**
 * One after the other, with a turn for everything else in between: it takes about a second, in which the database has
 * work to do.
 */
export function drawPictures(products: readonly DemoProduct[]): DrawnPictures {
  const drawn = new Map<string, Promise<Buffer>>();
  let before: Promise<unknown> = Promise.resolve();
  const add = (name: string, draw: () => Promise<Buffer>) => {
    const next = before.then(() => nextTurn()).then(draw);
    drawn.set(name, next);
    before = next;
  };
  add(report, drawReport);
  for (const each of products) {
    for (const colour of coloursOf(each)) {
      if (drawn.has(picture(each, colour))) continue;
      add(picture(each, colour), () => drawLook(each.look, colour, productPictures.width, productPictures.height));
      add(thumbnail(each, colour), () => drawLook(each.look, colour, productThumbnail.width, productThumbnail.height));
    }
  }
  return drawn;
}

const picture = ({ look }: DemoProduct, colour: ColourName) => `${look}-${colour}`;
const thumbnail = (each: DemoProduct, colour: ColourName) => `${picture(each, colour)}-缩略图`;

const drawReport = () =>
  demoPaper({
    title: report,
    lines: [
      ['检验依据', '产品技术条件与相应国家标准'],
      ['外观', '合格'],
      ['尺寸', '合格'],
      ['性能试验', '合格'],
      ['结论', '准予出厂'],
    ],
  });

/** The ids of the files that a product is shown with. */
export interface PicturesOf {
  thumbnail(product: DemoProduct): string;
  pictures(product: DemoProduct): string[];
  /** The colour of a variant, where its values say it. */
  variant(product: DemoProduct, values: readonly string[]): string | null;
  report: string;
}

/** Stores what was drawn for a tenant: one file for all products of the same look. */
export async function addPictures(
  db: Database,
  files: FileStore,
  tenantId: number,
  drawn: DrawnPictures,
): Promise<PicturesOf> {
  const stored = await Promise.all(
    [...drawn].map(async ([name, content]) =>
      rowOfUpload(await storeUpload(files, areaOfTenant(tenantId), `${name}.jpg`, Readable.from([await content]))),
    ),
  );
  const { rows } = await sql<{ id: string; name: string }>`
    insert into file (storage_key, original_name, content_type, bytes, sha256, source)
    select storage_key, original_name, content_type, bytes, sha256, 'demo' from jsonb_populate_recordset(null::file, ${JSON.stringify(stored)}::jsonb)
    returning id, original_name as name`.execute(db);
  const id = lookUp(rows.map((row) => [row.name.replace(/\.\w+$/, ''), row.id]));
  return {
    report: id(report),
    thumbnail: (each) => id(thumbnail(each, each.colour)),
    pictures: (each) => [...coloursOf(each)].map((colour) => id(picture(each, colour))),
    variant: (each, values) => {
      const colour = values[each.matrix.findIndex(([specification]) => specification === colourAxis)];
      return colour !== undefined && isColour(colour) ? id(thumbnail(each, colour)) : null;
    },
  };
}
