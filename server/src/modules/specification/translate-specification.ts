import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import type { specification } from '@edp/contract/modules/specification/specification.ts';
import { sql } from 'kysely';
import { together } from '../../kernel/database/together.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { translationHandlers } from '../../kernel/record/record-handlers.ts';
import { readValues, specificationTable } from './read-specifications.ts';

const ofRecord = translationHandlers(specificationTable, {
  remark: 'description',
  nameRequired: 'specification.nameRequired',
});

/** The names of the definition and of its values in every language; empty where there is none. */
export async function readSpecificationTexts(context: Context<ParsedOf<typeof specification.translations>>) {
  const {
    db,
    input: { id },
  } = context;
  const [rows, valuesOf, translated] = await together(
    ofRecord.translations(context),
    readValues(db, [id], defaultLanguage),
    db
      .selectFrom('translation as t')
      .innerJoin('specification_value as v', 'v.id', 't.record_id')
      .select(['t.record_id', 't.language', 't.name'])
      .where('t.table_name', '=', 'specification_value')
      .where('v.specification_id', '=', id)
      .execute(),
  );
  const names = new Map(translated.map(({ record_id, language, name }) => [`${language} ${record_id}`, name]));
  return rows.map((row) => ({
    ...row,
    specValueList: valuesOf(id).map((value) => ({
      id: value.id,
      specValue: row.type === defaultLanguage ? value.specValue : (names.get(`${row.type} ${value.id}`) ?? ''),
    })),
  }));
}

/** Stores the texts; what a value is called in the language that it was written in is changed with the definition. */
export async function translateSpecification(
  context: Context<ParsedOf<typeof specification.translate>>,
): Promise<null> {
  await ofRecord.translate(context);
  for (const { type, parentId, specValueList = [] } of context.input) {
    if (type === defaultLanguage) continue;
    await sql`
      insert into translation (table_name, record_id, language, name)
      select 'specification_value', v.id, ${type}, given.name
        from unnest(${specValueList.map(({ id }) => id)}::bigint[], ${specValueList.map(({ specValue }) => specValue)}::text[]) as given (id, name)
        join specification_value v on v.id = given.id and v.specification_id = ${parentId}
        left join translation t on t.table_name = 'specification_value' and t.record_id = v.id and t.language = ${type}
       where given.name <> coalesce(t.name, '')
      on conflict on constraint translation_record_key do update set name = excluded.name`.execute(context.db);
  }
  return null;
}
