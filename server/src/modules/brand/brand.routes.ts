import type { Language } from '@edp/contract/kernel/language.ts';
import { brand, brandFields } from '@edp/contract/modules/brand/brand.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { bind } from '../../kernel/http/bind.ts';
import { batchHandlers } from '../../kernel/batch/batch-handlers.ts';
import { recordHandlers, translationHandlers } from '../../kernel/record/record-handlers.ts';
import { recordTable } from '../../kernel/record/record-table.ts';
import { nameIn } from '../../kernel/record/translations.ts';

export const brandTable = recordTable('brand', brandFields, { labelPath: 'picture_file_id' });

export const brandRoutes = bind(
  brand,
  {
    ...recordHandlers(brandTable, [['sort_order', 'asc']]),
    ...batchHandlers(brandTable),
    ...translationHandlers(brandTable, { remark: 'description', nameRequired: 'brand.nameRequired' }),
    options: ({ db, language }) => brandOptions(db, language),
    addByName: ({ db, input }) => addBrandByName(db, input.name),
  },
  { brand_code_key: { error: 'brand.codeTaken', field: 'code' } },
);

const brandOptions = (db: Database, language: Language) =>
  db
    .selectFrom('brand')
    .select(['brand.id', nameIn('brand', language)])
    .where('brand.active', '=', true)
    .orderBy('brand.sort_order')
    .orderBy('brand.id')
    .limit(1000)
    .execute();

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
