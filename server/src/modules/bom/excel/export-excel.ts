import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { bom } from '@edp/contract/modules/bom/bom.ts';
import { translate } from '@edp/contract/texts.ts';
import { wholeWorkbook, workbookType } from '../../../kernel/exchange/xlsx/workbook.ts';
import type { Context, RawAnswer } from '../../../kernel/http/bind.ts';
import { sendFile } from '../../file/send-file.ts';
import { type NestedItem, readNested } from '../items/read-items.ts';
import { findBom } from '../list-boms.ts';
import { requireRevision } from '../revisions.ts';
import { excelColumns, excelNames, headerOf } from './columns.ts';

/** Numbers are numbers in a sheet where that is exact, and texts where it is not. */
const asNumber = (text: string): string | number => (String(Number(text)) === text ? Number(text) : text);

/** A row for each component in the order of the tree; the level tells where it stands. */
export async function exportExcel(context: Context<ParsedOf<typeof bom.exportExcel>>): Promise<RawAnswer> {
  const {
    db,
    language,
    input: { bomId, revision },
  } = context;
  const [head, found] = [await findBom(context, bomId), await requireRevision(db, bomId, revision)];
  const rows: (string | number)[][] = [];
  const visit = (nodes: readonly NestedItem[]): void => {
    for (const node of nodes) {
      rows.push([
        node.dept,
        node.itemCode,
        node.productName,
        node.proSpecName,
        asNumber(node.quantity),
        node.unitText,
        asNumber(node.scrapRate),
        node.position,
        node.remark,
      ]);
      visit(node.children ?? []);
    }
  };
  visit(await readNested(context, found));
  const columns = excelNames.map((name) => ({
    title: headerOf(name, language),
    width: excelColumns[name].width,
    style: 'plain' as const,
  }));
  const content = await wholeWorkbook([
    { name: translate('bom.sheetName', language), columns, rows: [rows], hasFilter: true },
  ]);
  const name = `BOM-${head.productCode || head.productName}-V${found.revision}.xlsx`;
  return (reply) =>
    sendFile(
      reply,
      content,
      { original_name: name, content_type: workbookType, bytes: String(content.length) },
      'secretly',
    );
}
