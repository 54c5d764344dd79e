import type { Call } from '@edp/contract/kernel/call.ts';
import { file as fileCalls } from '@edp/contract/modules/file/file.ts';
import { workbench } from '@edp/contract/modules/workbench/workbench.ts';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allCalls } from '../../modules.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { eachOf, oneByOne } from '../each-of.ts';
import { inputsOf } from './call-inputs.ts';
import { hangFiles } from './hang-files.ts';
import {
  absentId,
  addTester,
  type HiddenRecord,
  hideByOrganisation,
  hideBySharing,
  isTold,
  testedOrganisation,
  toldIn,
} from './hide-records.ts';
import { answerAt, answerOf, type ReadAnswer } from './read-answer.ts';
import { referToHidden, versionsOf } from './refer-to-hidden.ts';
import { stateOf } from './stored-state.ts';
import { talkAboutHidden } from './talk-about-hidden.ts';

/**
 * Every call of the contract, by a user who has every permission but sees some records not: those that other
 * organisations have, and those of other users. No answer tells of them, files included; a refusal is that of a record
 * which does not exist; nothing about them changes; and what others say of them is heard by those alone to whom it is
 * said. Nor does any call about what the user sees and that refers to them, now or in its history.
 */
const calls = allCalls.filter((call) => !call.platform && !['anyone', 'link', 'visitor'].includes(call.can));

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.stop());

/** Of an answer about what the tester sees, the whole: some of its calls succeed. */
const tells = async (call: Call, input: unknown, tester: TestClient) => {
  const { status, text } = await answerOf(tester, call, input);
  expect([status < 500, toldIn(text)], `${status} ${JSON.stringify(input)}`).toEqual([true, '']);
};

const sends = (call: Call, hidden: readonly HiddenRecord[], tester: TestClient) => {
  /** With the id that no record has in the place of those of the hidden ones. */
  const absent = (value: unknown) =>
    hidden.reduce((text, { id }) => text.replaceAll(id, absentId), JSON.stringify(value));
  const answersOfAbsent = new Map<string, Promise<ReadAnswer>>();
  return async (input: unknown) => {
    const { status, text } = await answerOf(tester, call, input);
    expect([status < 500, toldIn(text)], `${status} ${JSON.stringify(input)}`).toEqual([true, '']);
    if (status < 400) return;
    // Nothing has changed, so that one refusal can be compared with another.
    const ofAbsent = absent(input);
    const refusal = answersOfAbsent.get(ofAbsent) ?? answerOf(tester, call, JSON.parse(ofAbsent));
    answersOfAbsent.set(ofAbsent, refusal);
    expect([status, JSON.parse(absent(text))], JSON.stringify(input)).toEqual([
      (await refusal).status,
      (await refusal).text,
    ]);
  };
};

const expectTold = async (call: Call, records: readonly HiddenRecord[]) => {
  const answers = await Promise.all(inputsOf(call, records).map((input) => answerOf(admin, call, input)));
  expect(answers.some(({ text }) => toldIn(text) !== '')).toBe(true);
};
const referrersTellAdmin = new Set(['bomItem.tree', 'bomAnalysis.whereUsed', 'record.changes', 'goodsGroup.detail']);

/** The address of a file is good for that file alone. */
async function expectSealed(tester: TestClient, hidden: readonly HiddenRecord[]): Promise<void> {
  const { id: own, url } = await uploadFile(tester, 'own.png', createCanvas(20, 20).toBuffer('image/png'));
  const addresses = hidden.map(({ id }) => url.replace(`/${own}?`, `/${id}?`));
  for (const address of addresses) expect((await answerAt(tester, address)).status).not.toBe(200);
  const shown = await tester.data(fileCalls.thumbnails, { links: [url, ...addresses] });
  expect(shown.map((each) => each !== '')).toEqual([true, ...addresses.map(() => false)]);
}

it.each<[string, () => Promise<HiddenRecord[]>, string[]]>([
  [
    '别的库存组织的记录',
    () => hideByOrganisation(app),
    ['material.detail', 'product.detail', 'bom.detail', 'record.changes', 'material.translations'],
  ],
  [
    '别人的记录',
    () => hideBySharing(app, testedOrganisation),
    ['material.detail', 'product.detail', 'brand.detail', 'unit.detail', 'record.changes'],
  ],
])('%s：没有一个接口说出它们，也没有一个接口改动它们', async (_what, hide, knownToAdmin) => {
  const records = await hide();
  const tester = await addTester(app, `TESTER_${records.length}`);
  // First, as long as they are the newest changes.
  const [seen, seenByAdmin] = [await tester.data(workbench.show, {}), await admin.data(workbench.show, {})];
  expect([isTold(seen), isTold(seenByAdmin)]).toEqual([false, true]);
  // One for all: PostgreSQL would read its catalogue again for each.
  const tenantOne = await app.asTenant(1);
  const referrers = await referToHidden(tenantOne, records);
  const hidden = [...records, ...(await hangFiles(app, admin, records))];
  const expectNothingHeard = await talkAboutHidden(app, admin, tester, records);
  const before = await stateOf(app, hidden);
  const sendAll = async (call: Call) => {
    const send = sends(call, hidden, tester);
    for (const input of inputsOf(call, hidden)) await send(input);
  };
  const [reading, writing] = [calls.filter(({ writes }) => !writes), calls.filter(({ writes }) => writes)];
  await eachOf(reading, async (call) => {
    await sendAll(call);
    for (const input of inputsOf(call, referrers)) await tells(call, input, tester);
  });
  await oneByOne(writing, sendAll);
  // Of what refers to them a call may change or delete anything, so the next one finds others.
  let current = { referrers, versions: await versionsOf(tenantOne, referrers) };
  await oneByOne(writing, async (call) => {
    if (inputsOf(call, current.referrers).length === 0) return;
    if ((await versionsOf(tenantOne, current.referrers)) !== current.versions) {
      const added = await referToHidden(tenantOne, records);
      current = { referrers: added, versions: await versionsOf(tenantOne, added) };
    }
    for (const input of inputsOf(call, current.referrers)) await tells(call, input, tester);
  });
  expect(await stateOf(app, hidden)).toEqual(before);
  await expectNothingHeard();
  await expectSealed(tester, hidden);

  // The master's administrator is told of them: otherwise the above proves nothing.
  await oneByOne(
    calls.filter(({ name }) => knownToAdmin.includes(name)),
    (call) => expectTold(call, hidden),
  );
  await oneByOne(
    calls.filter(({ name }) => referrersTellAdmin.has(name)),
    async (call) => expectTold(call, await referToHidden(tenantOne, records)),
  );
});
