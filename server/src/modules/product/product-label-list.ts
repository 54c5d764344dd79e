import { rule } from '@edp/contract/kernel/rule.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { ListColumn } from '../../kernel/exchange/import/importer.ts';
import { fold } from '../../kernel/exchange/import/lookups.ts';

interface Found {
  id: string;
  /** 家用, and 用途/家用. */
  names: readonly string[];
}

/** The labels for products, of sets that are enabled. */
async function readLabels(db: Database): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select l.id, case when root.id is null then array[l.name] else array[l.name, root.name || '/' || l.name] end as names
      from label l join label_set s on s.id = l.label_set_id left join label root on root.id = l.parent_id
     where s.use_object = 'PRODUCT' and s.active order by l.id`.execute(db);
  return rows;
}

/** Labels by what they are called. */
const byName = (labels: readonly Found[]) =>
  Map.groupBy(
    labels.flatMap(({ id, names }) => [...new Set(names.map(fold))].map((name) => ({ id, name }))),
    ({ name }) => name,
  );

/** 用途 / 家用 is 用途/家用. */
const withoutBlanks = (word: string) =>
  word
    .split(/[/／]/)
    .map((part) => part.trim())
    .join('/');

/** Labels by their names or, where several are called the same, with the root above. */
export const productLabelList: ListColumn = {
  async read(db, words) {
    const named = byName(words.length > 0 ? await readLabels(db) : []);
    const ids: string[] = [];
    for (const word of words) {
      const found = named.get(fold(withoutBlanks(word))) ?? [];
      if (found.length !== 1)
        return { error: rule(found.length > 1 ? 'import.ambiguous' : 'import.unknown', { value: word }) };
      ids.push(found[0]!.id);
    }
    return { value: [...new Set(ids)] };
  },
  choices: async (db) => (await readLabels(db)).map(({ id, names }) => ({ value: id, text: names.at(-1)! })),
  async words(db, stored) {
    const { rows } = await sql<{
      name: string;
    }>`select name from label where id = any(${stored}::bigint[]) order by id`.execute(db);
    return rows.map(({ name }) => name);
  },
};
