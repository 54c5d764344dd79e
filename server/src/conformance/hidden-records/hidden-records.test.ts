import type { Call } from '@edp/contract/kernel/call.ts';
import { workbench } from '@edp/contract/modules/workbench/workbench.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allCalls } from '../../modules.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { eachOf, oneByOne } from '../each-of.ts';
import { inputsOf } from './call-inputs.ts';
import {
  absentId,
  addTester,
  type HiddenRecord,
  hideByOrganisation,
  hideBySharing,
  isTold,
  referToHidden,
  testedOrganisation,
  toldIn,
} from './hide-records.ts';
import { answerOf, type ReadAnswer } from './read-answer.ts';
import { stateOf } from './stored-state.ts';
import { talkAboutHidden } from './talk-about-hidden.ts';

/**
 * Every call of the contract, by a user who has every permission but sees some records not: those that other
 * organisations have, and those of other users. No answer tells of them, files included; a refusal is that of a record
 * which does not exist; nothing about them changes; and what others say of them is heard by those alone to whom it is
 * said.
 */
const calls = allCalls.filter((call) => !call.platform && !['anyone', 'link', 'visitor'].includes(call.can));

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const sends = (call: Call, hidden: readonly HiddenRecord[], tester: TestClient) => {
  /** With the id that no record has in the place of those of the hidden ones. */
  const absent = (given: unknown) =>
    hidden.reduce((text, { id }) => text.replaceAll(id, absentId), JSON.stringify(given));
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
  const hidden = await hide();
  const tester = await addTester(app, `TESTER_${hidden.length}`);
  await referToHidden(app, admin, tester, hidden);
  const expectNothingHeard = await talkAboutHidden(app, admin, tester, hidden);
  const before = await stateOf(app, hidden);
  // First, as long as they are the newest changes.
  const [seen, seenByAdmin] = [await tester.data(workbench.show, {}), await admin.data(workbench.show, {})];
  expect([isTold(seen), isTold(seenByAdmin)]).toEqual([false, true]);
  const sendAll = async (call: Call) => {
    const send = sends(call, hidden, tester);
    for (const input of inputsOf(call, hidden)) await send(input);
  };
  await eachOf(
    calls.filter(({ writes }) => !writes),
    sendAll,
  );
  await oneByOne(
    calls.filter(({ writes }) => writes),
    sendAll,
  );
  expect(await stateOf(app, hidden)).toEqual(before);
  await expectNothingHeard();

  // The master's administrator is told of them: otherwise the above proves nothing.
  await oneByOne(
    calls.filter(({ name }) => knownToAdmin.includes(name)),
    async (call) => {
      const answers = await Promise.all(inputsOf(call, hidden).map((input) => answerOf(admin, call, input)));
      expect(answers.some(({ text }) => toldIn(text) !== '')).toBe(true);
    },
  );
});
