import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { systemDictionaries } from './system-dictionaries.ts';

const dictionaries = JSON.stringify(
  systemDictionaries.map(({ key, name, remark }) => ({ code: key, name: name.ZHS, english: name.ENG, remark })),
);
const items = JSON.stringify(
  systemDictionaries.flatMap(({ key, items: own }) =>
    Object.entries(own).map(([code, name], place) => ({
      dictionary: key,
      code,
      name: name.ZHS,
      english: name.ENG,
      place,
    })),
  ),
);

/**
 * The dictionaries and items that the tenant does not have yet, with one statement each; what it has stays as it is.
 */
export async function addDictionaries(db: Database): Promise<void> {
  await sql`
    with added as (
      insert into dictionary (code, name, remark, source)
      select code, name, remark, 1 from json_to_recordset(${dictionaries}::json) as given (code text, name text, remark text)
      on conflict on constraint dictionary_code_key do nothing returning id, code)
    insert into translation (table_name, record_id, language, name)
    select 'dictionary', added.id, 'ENG', given.english
      from added join json_to_recordset(${dictionaries}::json) as given (code text, english text) using (code)`.execute(
    db,
  );
  await sql`
    insert into dictionary_item (dictionary_id, code, name, name_eng, sort_order, source)
    select d.id, given.code, given.name, given.english, given.place, 1
      from json_to_recordset(${items}::json) as given (dictionary text, code text, name text, english text, place int) join dictionary d on d.code = given.dictionary
     where not exists (select from dictionary_item i where i.dictionary_id = d.id and i.code = given.code)
     order by given.dictionary, given.place`.execute(db);
}
