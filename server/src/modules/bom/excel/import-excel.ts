import { folded } from '@edp/contract/kernel/normal-form.ts';
import type { OutputOf, ParsedOf } from '@edp/contract/kernel/call.ts';
import type { bom } from '@edp/contract/modules/bom/bom.ts';
import { maxBomLevel, mostBomItems } from '@edp/contract/modules/bom/bom-fields.ts';
import { BomItemInput } from '@edp/contract/modules/bom/bom-item.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import { translate, translateRule } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { AppError, invalid } from '../../../kernel/app-error.ts';
import type { Database } from '../../../kernel/database/tenant-database.ts';
import type { Cell, RowFile } from '../../../kernel/exchange/import-file/cell.ts';
import { shownText } from '../../../kernel/exchange/import/convert-cell.ts';
import { isShort } from '../../../kernel/exchange/import/parse-input.ts';
import { withFile } from '../../../kernel/exchange/import-file/open-file.ts';
import type { BeforeTransaction, Context } from '../../../kernel/http/bind.ts';
import { assertNoCycle, keyOf } from '../cycles.ts';
import { itemValues, type GivenItem } from '../items/item-values.ts';
import { insertItems, type NewItem, reserveIds } from '../items/write-items.ts';
import { lockDraft } from '../revisions.ts';
import { type ExcelColumn, excelNames, headerOf } from './columns.ts';

type Input = ParsedOf<typeof bom.importExcel>;
type Answer = OutputOf<typeof bom.importExcel>;
/** A user corrects these first. */
const mostErrors = 1000;

type Cells = Record<ExcelColumn, string> & { row: number };

/** Replaces the components of the draft, if every row is right; otherwise says what is wrong where. */
export async function readExcel({ kernel, session, upload, language }: BeforeTransaction<Input>) {
  const asker = { call: `${session.tenantId} ${session.userId}` };
  const rows = await withFile(kernel, upload, asker, (file) => readCells(language, file));
  return (context: Context<Input>) => importRows(context, rows);
}

async function importRows(context: Context<Input>, rows: readonly Cells[]): Promise<Answer> {
  const {
    db,
    kernel,
    upload,
    input: { bomId, preview },
  } = context;
  // It is read once: no record refers to it.
  context.afterCommit(() => kernel.files.remove(upload.storageKey));
  const { head, newest } = await lockDraft(db, bomId);
  const errors: Answer['errors'] = [];
  const items = await readGiven(context, rows, errors);
  const levels = Math.max(0, ...items.map(({ level }) => level));
  if (errors.length > 0 || preview === 1) return { count: items.length, levels, errors: errors.slice(0, mostErrors) };
  const values = await itemValues(
    db,
    items.map(({ input }) => ({ input })),
  );
  await assertNoCycle(
    context,
    values.map(({ material_id: materialId, product_id: productId }) => ({
      head,
      component: keyOf({ materialId, productId }),
    })),
  );
  const ids = await reserveIds(db, items.length);
  const parents: string[] = [];
  const written = items.map(({ level }, index): NewItem => {
    parents[level] = ids[index]!;
    return {
      ...values[index]!,
      id: ids[index]!,
      parent_id: level === 1 ? null : parents[level - 1]!,
      level,
      sort_order: (index + 1) * 10,
    };
  });
  await sql`delete from bom_item where bom_id = ${bomId} and revision = ${newest.revision}`.execute(db);
  await insertItems(db, newest, written);
  return { count: items.length, levels, errors };
}

/** Of all rows together, which are in memory at once. */
const mostCharacters = 8_000_000;

/** The cells below the header, by the names of their columns in either language. Empty rows are left out. */
async function readCells(language: Language, file: RowFile): Promise<Cells[]> {
  const rows: Cells[] = [];
  let places: ReturnType<typeof placesIn> | undefined;
  let characters = 0;
  for await (const { number, cells } of file.rows()) {
    if (!places) {
      places = placesIn(cells, language);
      continue;
    }
    if (rows.length === mostBomItems) throw new AppError(409, 'bom.tooManyItems', { params: { max: mostBomItems } });
    characters += places.reduce((sum, [, place]) => sum + (cells[place]?.text.length ?? 0), 0);
    if (characters > mostCharacters) throw new AppError(413, 'import.unpackedTooLarge', { field: 'file' });
    rows.push({
      ...(Object.fromEntries(places.map(([name, place]) => [name, shownText(cells[place])])) as Record<
        ExcelColumn,
        string
      >),
      row: number,
    });
  }
  if (!places) throw invalid('bom.columnMissing', 'file', { column: headerOf('level', language) });
  return rows.filter(({ row: _row, ...texts }) => Object.values(texts).some(Boolean));
}

function placesIn(header: readonly Cell[], language: Language) {
  const places = excelNames.map(
    (name) =>
      [
        name,
        header.findIndex((cell) =>
          [headerOf(name, 'ZHS'), headerOf(name, 'ENG')].some((title) => title === shownText(cell)),
        ),
      ] as const,
  );
  const missing = places.find(([name, place]) => place === -1 && (name === 'level' || name === 'productName'));
  if (missing) throw invalid('bom.columnMissing', 'file', { column: headerOf(missing[0], language) });
  return places;
}

/** The fields of the contract and the columns that they come from. */
const columnOf: Readonly<Record<string, ExcelColumn>> = {
  dept: 'level',
  productName: 'productName',
  proSpecName: 'proSpecName',
  quantity: 'quantity',
  scrapRate: 'scrapRate',
  position: 'position',
  remark: 'remark',
};

async function readGiven(
  { db, language, input: { bomId } }: Context<Input>,
  rows: readonly Cells[],
  errors: Answer['errors'],
) {
  const [materials, units] = [
    await materialsByCode(
      db,
      rows.map(({ itemCode }) => itemCode),
    ),
    await unitsByName(
      db,
      rows.map(({ unitText }) => unitText),
    ),
  ];
  let above = 0;
  return rows.flatMap((cells, index): { input: GivenItem; level: number }[] => {
    const report = (column: ExcelColumn, message: string) =>
      void errors.push({ row: cells.row, column: headerOf(column, language), message });
    const level = Number(cells.level);
    const material = materials.get(folded(cells.itemCode));
    if (!Number.isInteger(level) || level < 1 || level > maxBomLevel)
      report('level', translate('tree.tooDeep', language, { max: maxBomLevel }));
    else if (level > above + 1) report('level', translate('bom.levelJumps', language));
    above = level;
    if (cells.itemCode && !material)
      report('itemCode', translate('bom.unknownCode', language, { code: cells.itemCode }));
    else if (material && !material.active) report('itemCode', translate('bom.componentGone', language));
    if (cells.unitText && !units.has(cells.unitText))
      report('unitText', translate('bom.unknownUnit', language, { unit: cells.unitText }));
    const parsed = BomItemInput.safeParse({
      bomId,
      sort: index,
      proSpecId: material?.id,
      productName: material ? '' : cells.productName,
      proSpecName: material ? '' : cells.proSpecName,
      quantity: cells.quantity,
      unitId: units.get(cells.unitText),
      scrapRate: cells.scrapRate,
      position: cells.position,
      remark: cells.remark,
    });
    for (const issue of parsed.error?.issues ?? [])
      report(columnOf[String(issue.path[0])] ?? 'productName', translateRule(issue.message, language));
    return parsed.success ? [{ input: parsed.data, level }] : [];
  });
}

async function materialsByCode(
  db: Database,
  codes: readonly string[],
): Promise<ReadonlyMap<string, { id: string; active: boolean }>> {
  const { rows } = await sql<{ code: string; id: string; active: boolean }>`
    select app.fold(m.code) as code, m.id, m.active from material m
     where app.fold(m.code) = any(array(select distinct app.fold(given) from unnest(${[...new Set(codes.filter((code) => code && isShort(code)))]}::text[]) given))`.execute(
    db,
  );
  return new Map(rows.map(({ code, ...row }) => [code, row]));
}

/** By the name in either language, or the code. */
async function unitsByName(db: Database, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; id: string }>`
    select given.name, u.id from unnest(${[...new Set(names.filter((name) => name && isShort(name)))]}::text[]) as given (name)
      join unit u on u.active and (u.name = given.name or u.code = given.name
        or exists (select from translation t where t.table_name = 'unit' and t.record_id = u.id and t.name = given.name))`.execute(
    db,
  );
  return new Map(rows.map(({ name, id }) => [name, id]));
}
