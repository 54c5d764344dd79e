import { hostileTexts } from '../long-texts/hostile-texts.ts';
import { rawWorkbook } from '../../testing/samples/raw-workbook.ts';
import { rawZip } from '../../testing/samples/raw-zip.ts';

export interface HostileSample {
  name: string;
  /** What its upload is answered now. */
  status: number;
  message?: string;
  /** `x.xlsx` unless it is another kind. */
  file?: string;
  content: () => Buffer | Promise<Buffer>;
}

const mebibyte = 1024 * 1024;

const heading =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>品牌编码</t></is></c><c r="B1" t="inlineStr"><is><t>品牌名称</t></is></c></row>';
const cell =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>品牌编码</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>A1</t></is></c></row>';

/** Small files that once stopped the server. */
export const hostileSamples: readonly HostileSample[] = [
  {
    name: 'workbook.xml 里有许多没有写完的 sheet',
    status: 415,
    content: () => rawWorkbook({ rows: cell, more: { 'xl/workbook.xml': `<workbook>${'<sheet '.repeat(mebibyte)}` } }),
  },
  {
    name: 'styles.xml 里有许多没有写完的 cellXfs',
    status: 415,
    content: () => rawWorkbook({ rows: cell, more: { 'xl/styles.xml': `<styleSheet>${'<cellXfs '.repeat(800_000)}` } }),
  },
  {
    name: '数字格式里有许多没有写完的方括号',
    status: 200,
    content: () =>
      rawWorkbook({
        rows: cell,
        more: {
          'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="176" formatCode="${'['.repeat(4 * mebibyte)}"/></numFmts><cellXfs><xf numFmtId="176"/></cellXfs></styleSheet>`,
        },
      }),
  },
  {
    name: '隐藏的列从负一万亿开始',
    status: 200,
    content: () => rawWorkbook({ head: '<cols><col min="-1000000000000" max="1" hidden="1"/></cols>', rows: cell }),
  },
  {
    name: '一行里有许多没有值的单元格',
    status: 200,
    content: () => rawWorkbook({ rows: `${cell}<row r="3">${'<c></c>'.repeat(500_000)}</row>` }),
  },
  {
    name: '共享的文字里有许多没有写完的注音',
    status: 415,
    content: () =>
      rawWorkbook({ rows: cell, more: { 'xl/sharedStrings.xml': `<sst><si>${'<rPh '.repeat(mebibyte)}` } }),
  },
  {
    name: '压缩包里的 CSV 全是逗号',
    status: 400,
    file: 'x.zip',
    content: () => rawZip([{ name: 'x.csv', content: Buffer.alloc(190 * mebibyte, ',') }]),
  },
  {
    name: '压缩包里的 CSV 每个值有 1 MiB',
    status: 413,
    message: '第 2 行 B 列的文字超过 32767 个字符，请缩短，或检查引号是否成对',
    file: 'x.zip',
    content: () =>
      rawZip([{ name: 'x.csv', content: `品牌编码,品牌名称\n${`A,"${'x'.repeat(mebibyte)}"\n`.repeat(180)}` }]),
  },
  {
    name: '每个单元格都引用同一段 3 MiB 的共享文字',
    status: 413,
    message: '第 2 行 A 列的文字超过 32767 个字符，请缩短，或检查引号是否成对',
    content: () =>
      rawWorkbook({
        rows: heading + '<row><c t="s"><v>0</v></c></row>'.repeat(500),
        texts: ['x'.repeat(3 * mebibyte)],
      }),
  },
  {
    name: '一行有两百个单元格引用同一段文字',
    status: 413,
    message: '第 2 行的文字共超过 65536 个字符，请缩短，或删去不导入的列',
    content: () =>
      rawWorkbook({
        rows: heading + `<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`.repeat(500),
        texts: ['x'.repeat(32_767)],
      }),
  },
  {
    name: '五百行各引用两段允许的最长的共享文字',
    status: 200,
    content: () =>
      rawWorkbook({
        rows: heading + '<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>'.repeat(500),
        texts: ['长'.repeat(32_767)],
      }),
  },
  {
    name: '压缩包里的 CSV 有三百行，每行的编码都不同，各有三万个字符',
    status: 200,
    file: 'x.zip',
    content: () =>
      rawZip([
        {
          name: 'x.csv',
          content: `品牌编码,品牌名称\n${Array.from({ length: 300 }, (_none, row) => `${row}${'长'.repeat(30_000)},${'x'.repeat(30_000)}\n`).join('')}`,
        },
      ]),
  },
  {
    name: '一个标签有许多属性',
    status: 413,
    content: () => {
      const attributes = Array.from({ length: 100_000 }, (_none, index) => ` a${index}=""`).join('');
      return rawWorkbook({ rows: cell, more: { 'xl/workbook.xml': `<workbook${attributes}/>` } });
    },
  },
  {
    name: '标签一层套一层',
    status: 413,
    content: () => rawWorkbook({ rows: cell, more: { 'xl/workbook.xml': '<a>'.repeat(200_000) } }),
  },
  {
    name: '一段共享的文字分成许多段',
    status: 413,
    content: () =>
      rawWorkbook({
        rows: cell,
        more: { 'xl/sharedStrings.xml': `<sst><si>${'<r><t>x</t></r>'.repeat(100_000)}</si></sst>` },
      }),
  },
  ...Object.entries(hostileTexts).map(([what, make]): HostileSample => ({
    name: `每个单元格都是很长的文字：${what}`,
    status: 200,
    file: 'x.csv',
    content: () => {
      const [text, other] = [make(30_000), make(2000)].map((each) => `"${each.replaceAll('"', '""')}"`);
      return Buffer.from(`品牌编码,品牌名称,排序号,状态\n${`${text},${text},${other},${other}\n`.repeat(5)}`);
    },
  })),
  {
    name: '工作簿里引用外部实体',
    status: 415,
    content: () =>
      rawWorkbook({
        rows: cell,
        more: {
          'xl/workbook.xml':
            '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><workbook><sheets><sheet name="&a;" r:id="rId1"/></sheets></workbook>',
        },
      }),
  },
];
