import { bom } from '@edp/contract/modules/bom/bom.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawWorkbook } from '../../testing/samples/raw-workbook.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { hostileSamples } from './hostile-samples.ts';
import { mutatedFiles } from './mutated-files.ts';
import { sendHostile, sendSheet } from './send-hostile.ts';
import { startMeasured } from './start-measured.ts';

const used = useTestApp();
let server: Awaited<ReturnType<typeof startMeasured>>;
let bomId: string;
beforeAll(async () => {
  server = await startMeasured(used.app);
  bomId = (await server.admin.data(bom.save, { productName: '测试BOM', proSpecName: '规格', active: 1 })).id;
});
afterAll(() => server.stop());

/** The server answers others when it is done with a file. */
async function answersAfter<T>(sending: Promise<T>): Promise<T> {
  const sent = await sending;
  expect((await fetch(`${server.baseUrl}/healthz`)).status).toBe(200);
  return sent;
}
const send = (name: string, content: Buffer) => answersAfter(sendHostile(server.admin, bomId, name, content));

/** The server kept others waiting for little meanwhile, and holds little of what was done. */
async function expectUnharmed(work: () => Promise<void>) {
  await work();
  const { longestTurn, grownMiB } = await server.measured();
  expect(longestTurn).toBeLessThan(10);
  expect(grownMiB).toBeLessThan(200);
}

describe('恶意的文件', () => {
  it.each(hostileSamples)(
    '$name：明确答复，服务进程照常工作，内存不增长',
    async ({ status, message, file = 'x.xlsx', content }) => {
      const made = await content();
      await expectUnharmed(async () => {
        const sent = await send(file, made);
        expect(sent.statuses[0]).toBe(status);
        expect(sent.statuses.filter((each) => each >= 500)).toEqual([]);
        if (message !== undefined) expect(sent.message).toBe(message);
      });
    },
  );

  it('BOM 的导入也一样：解压后很大的不读进内存', async () => {
    const header = ['层级', '名称', '备注'].map((each) => `<c t="inlineStr"><is><t>${each}</t></is></c>`).join('');
    const files = [
      await rawWorkbook({ rows: `<row r="1">${'<c t="str"><v>x</v></c>'.repeat(16_384)}</row>`.repeat(300) }),
      await rawWorkbook({ rows: '', texts: Array.from({ length: 150 }, () => 'x'.repeat(1024 * 1024)) }),
      await rawWorkbook({
        rows: `<row>${header}</row>${`<row><c><v>1</v></c>${'<c t="s"><v>0</v></c>'.repeat(2)}</row>`.repeat(19_000)}`,
        texts: ['长'.repeat(32_000)],
      }),
    ];
    await expectUnharmed(async () => {
      const answers: number[] = [];
      for (const content of files) answers.push((await send('x.xlsx', content)).statuses.at(-1)!);
      expect(answers).toEqual([400, 400, 413]);
    });
  });

  it('部门须整体检查：行数或文字太多的试运行说明上限，不读进内存', async () => {
    const heading = ['部门编码', '部门名称'].map((each) => `<c t="inlineStr"><is><t>${each}</t></is></c>`).join('');
    const message = '有上下级的数据须整体检查，一次最多 20000 行、共 8000000 个字符，请分几次导入，先导入上级';
    const files = {
      'x.csv': Buffer.from(
        `部门编码,部门名称\n${Array.from({ length: 400_000 }, (_none, row) => `D${row},部门\n`).join('')}`,
      ),
      'x.xlsx': await rawWorkbook({
        rows: `<row>${heading}</row>${`<row>${'<c t="s"><v>0</v></c>'.repeat(2)}</row>`.repeat(10_000)}`,
        texts: ['长'.repeat(32_000)],
      }),
    };
    await expectUnharmed(async () => {
      for (const [name, content] of Object.entries(files))
        expect((await answersAfter(sendSheet(server.admin, name, content, 'organisation'))).message).toBe(message);
    });
  });

  it('随机改坏的工作簿、CSV、压缩包、图片与证书：没有一个得到 5xx', async () => {
    const files = await mutatedFiles(20_261_118, 90);
    const sent = new Map<string, string[]>();
    await expectUnharmed(async () => {
      for (const { name, content } of files) {
        const kind = name.split('.')[1]!;
        sent.set(kind, [...(sent.get(kind) ?? []), (await send(name, content)).statuses.join(' ')]);
      }
    });
    expect([...sent].filter(([, statuses]) => / ?5\d\d/.test(statuses.join(' ')))).toEqual([]);
    // Otherwise all of a kind were refused at the door, and this proves nothing.
    expect(
      [...sent].filter(([, statuses]) => !statuses.some((each) => each.startsWith('200'))).map(([kind]) => kind),
    ).toEqual([]);
    expect([...sent.values()].flat().filter((each) => each.startsWith('200 200 200 200')).length).toBeGreaterThan(5);
    expect([...sent.values()].flat().filter((each) => each.startsWith('415')).length).toBeGreaterThan(5);
  });
});
