import type { Database } from '../kernel/database/tenant-database.ts';
import { addEnglishName } from '../kernel/record/translations.ts';

const grades = [
  ['A', '优等品', 'Superior'],
  ['B', '一等品', 'First grade'],
  ['C', '合格品', 'Acceptable'],
  ['D', '处理品', 'Seconds'],
] as const;

/** One of the tenant's own, for clients that ask by its key. */
export async function addDemoDictionaries(db: Database): Promise<void> {
  const { id } = await db
    .insertInto('dictionary')
    .values({ code: 'quality_grade', name: '质量等级', remark: '入库检验使用' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addEnglishName(db, 'dictionary', id, 'Quality grades');
  await db
    .insertInto('dictionary_item')
    .values(
      grades.map(([code, name, name_eng], sort_order) => ({
        dictionary_id: id,
        code,
        name,
        name_eng,
        sort_order,
        active: code !== 'D',
      })),
    )
    .execute();
}
