import { createCanvas } from '@napi-rs/canvas';
import { pemWithRemarks, pkcs12 } from '../../testing/files/certificate-files.ts';
import { rawWorkbook } from '../../testing/samples/raw-workbook.ts';
import { rawZip } from '../../testing/samples/raw-zip.ts';

type Random = () => number;

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const rows =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>品牌编码</t></is></c><c r="B1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="str"><v>A1</v></c><c r="B2" s="1"><v>45000.5</v></c></row>';
const bomRows = [
  ['层级', '名称', '数量', '备注'],
  ['1', '甲', '2', '一'],
  ['2', '乙', '0.5', '二'],
]
  .map((texts) => `<row>${texts.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`)
  .join('');
const csv = '品牌编码,品牌名称\r\nA1,"甲,乙"\r\nA2,"丙""丁"\r\n';
/** What parsers stumble over. */
const pieces = [
  '<',
  '>',
  '</',
  '/>',
  '<row ',
  '<c r="',
  '<![CDATA[',
  ']]>',
  '<!--',
  '&',
  '&#x0;',
  '&#99999999;',
  '<!DOCTYPE a>',
  '<?x',
  '"',
  '\0',
  '\ud800',
  '"\n',
  ',,,,',
  'PK\x03\x04',
  'PK\x05\x06',
  '999999999999',
  '-1',
  'ZZZZ9',
  '\u0301\u0316',
  '\uff9e\u0316',
  '1.0',
  ' /',
  '',
];

/** Files of each kind, each broken in some places: at the text before it is packed, or at the bytes after. */
export async function mutatedFiles(seed: number, count: number): Promise<{ name: string; content: Buffer }[]> {
  const random = randomFrom(seed);
  const below = (most: number) => Math.floor(random() * most);
  const breakText = (text: string) => {
    let broken = text;
    for (let times = below(4); times > 0; times--) {
      const [at, length, piece] = [below(broken.length), below(20), pieces[below(pieces.length)]!];
      broken = broken.slice(0, at) + piece.repeat(1 + below(random() < 0.1 ? 20_000 : 3)) + broken.slice(at + length);
    }
    return broken;
  };
  const breakBytes = (content: Buffer) => {
    const broken = Buffer.from(content);
    for (let times = random() < 0.5 ? 0 : below(6); times > 0; times--) broken[below(broken.length)] = below(256);
    return random() < 0.1 ? broken.subarray(0, below(broken.length)) : broken;
  };
  const canvas = createCanvas(40, 30);
  const [png, jpg] = [await canvas.encode('png'), await canvas.encode('jpeg')];
  const makers = [
    async () => ({
      name: 'x.xlsx',
      content: breakBytes(
        await rawWorkbook({
          head: breakText('<cols><col min="2" max="3" hidden="1"/></cols>'),
          rows: breakText(random() < 0.3 ? bomRows : rows),
          texts: [breakText('品牌名称')],
        }),
      ),
    }),
    async () => ({ name: 'x.csv', content: breakBytes(Buffer.from(breakText(csv))) }),
    async () => ({
      name: 'x.zip',
      content: breakBytes(
        rawZip([
          { name: random() < 0.7 ? '数据.csv' : breakText('数据.csv').slice(0, 20_000), content: breakText(csv) },
          { name: 'a.png', content: breakText('\x89PNG\r\n\x1a\n') },
        ]),
      ),
    }),
    async () =>
      random() < 0.5 ? { name: 'x.png', content: breakBytes(png) } : { name: 'x.jpg', content: breakBytes(jpg) },
    async () =>
      random() < 0.5
        ? {
            name: 'x.pem',
            content: breakBytes(Buffer.from(random() < 0.5 ? pemWithRemarks : breakText(pemWithRemarks))),
          }
        : { name: 'x.p12', content: breakBytes(pkcs12) },
  ];
  const files: { name: string; content: Buffer }[] = [];
  for (let made = 0; made < count; made++) files.push(await makers[made % makers.length]!());
  return files;
}
