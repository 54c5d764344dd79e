import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import { unitCategories } from '@edp/contract/modules/dictionary/dictionary-item.ts';
import { unit, unitFields, unitRecord } from '@edp/contract/modules/unit/unit.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { bind } from '../../kernel/http/bind.ts';
import { equals, textIn } from '../../kernel/list/filters.ts';
import { readFirst } from '../../kernel/list/read-list.ts';
import { batchHandlers } from '../../kernel/batch/batch-handlers.ts';
import { flag } from '../../kernel/record/columns.ts';
import { itemName } from '../../kernel/record/dictionary-items.ts';
import { recordHandlers, translationHandlers } from '../../kernel/record/record-handlers.ts';
import { recordTable } from '../../kernel/record/record-table.ts';
import { takenKey } from '../../kernel/record/taken-key.ts';
import { insertRecord, updateRecord } from '../../kernel/record/save-record.ts';
import { setActive } from '../../kernel/record/set-active.ts';
import { nameIn } from '../../kernel/record/translations.ts';

const categoryName = (language: Language) => itemName(unitCategories, 'unit.unit_category', language);

export const unitTable = recordTable('unit', unitFields, {
  labelPath: 'picture_file_id',
  unitCategoryStr: { in: categoryName },
});
const handlers = recordHandlers(unitTable, [['sort_order', 'asc']]);

export const unitRoutes = bind(
  unit,
  {
    ...handlers,
    ...batchHandlers(unitTable),
    ...translationHandlers(unitTable, { remark: 'description', nameRequired: 'unit.nameRequired' }),
    save: (context) => insertRecord(context, unitTable, context.input),
    update: (context) => updateRecord(context, unitTable, context.input),
    setActive: (context) => setActive(context, unitTable, context.input, context.input.active === 1),
    deleteWithGet: handlers.delete,
    options: ({ db, input, language }) => unitOptions(db, input, language),
  },
  takenKey(unitRecord),
);

/** A form offers the enabled units, of one category or of all. */
async function unitOptions(
  db: Database,
  { unitCategory, name, withDisabled }: ParsedOf<typeof unit.options>,
  language: Language,
) {
  const factor = sql<string>`coalesce(trim_scale(unit.conversion_factor)::text, '')`.as('conversionFactor');
  return readFirst(
    db,
    {
      table: 'unit',
      language,
      select: () =>
        db
          .selectFrom('unit')
          .select([
            'unit.id',
            'unit.code',
            nameIn('unit', language),
            'unit.unit_category as unitCategory',
            categoryName(language).as('unitCategoryStr'),
            factor,
            flag('unit.active').as('active'),
          ]),
      filters: [
        textIn(['name'], name),
        withDisabled === 1 ? undefined : equals('active', true),
        equals('unit_category', unitCategory),
      ],
      order: [['sort_order', 'asc']],
    },
    10_000,
  );
}
