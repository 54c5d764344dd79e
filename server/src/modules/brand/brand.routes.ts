import type { OptionsInput } from '@edp/contract/kernel/record/options.ts';
import { brand, brandFields, brandRecord } from '@edp/contract/modules/brand/brand.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { equals } from '../../kernel/list/filters.ts';
import { readOptions } from '../../kernel/list/read-options.ts';
import { batchHandlers } from '../../kernel/batch/batch-handlers.ts';
import { recordHandlers, translationHandlers } from '../../kernel/record/record-handlers.ts';
import { recordTable } from '../../kernel/record/record-table.ts';
import { takenKey } from '../../kernel/record/taken-key.ts';
import { nameIn } from '../../kernel/record/translations.ts';

export const brandTable = recordTable('brand', brandFields, { labelPath: 'picture_file_id' });

export const brandRoutes = bind(
  brand,
  {
    ...recordHandlers(brandTable, [['sort_order', 'asc']]),
    ...batchHandlers(brandTable),
    ...translationHandlers(brandTable, { remark: 'description', nameRequired: 'brand.nameRequired' }),
    options: (context) => brandOptions(context),
    addByName: ({ db, input }) => addBrandByName(db, input.name),
  },
  takenKey(brandRecord),
);

const brandOptions = ({ db, language, input }: Context<OptionsInput>) =>
  readOptions(
    db,
    {
      table: 'brand',
      language,
      searched: ['name', 'code'],
      filters: [equals('active', true)],
      order: [['sort_order', 'asc']],
      select: () => db.selectFrom('brand').select(['brand.id', nameIn('brand', language)]),
    },
    input,
  );

/** A brand typed into the product form: a name that exists means that brand. */
async function addBrandByName(db: Database, name: string) {
  const existing = await db
    .selectFrom('brand')
    .select(['id', 'name'])
    .where('name', '=', name)
    .orderBy('id')
    .executeTakeFirst();
  if (existing) return existing;
  return db
    .insertInto('brand')
    .values({
      name,
      code: sql<string>`'B' || to_char(now(), 'YYYYMMDD') || to_char(nextval('brand_code_number'), 'FM000000')`,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
}
