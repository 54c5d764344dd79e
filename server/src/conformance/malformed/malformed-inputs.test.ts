import type { Call } from '@edp/contract/kernel/call.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toFailure } from '../../kernel/http/failure.ts';
import { allCalls } from '../../modules.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { anyPath, representatives } from '../call-classes.ts';
import { eachOf, oneByOne } from '../each-of.ts';
import { type Malformed, malformedInputs, received } from './malformed-inputs.ts';
import { asAdministratorWithPlatformRights } from '../platform-calls.ts';

/**
 * Every member of every input with every wrong value. A handler sees only what the schema made of an input, so
 * thousands of them are given to the schema alone: what it refuses is refused with these words, and what it lets
 * through is sent, each result once.
 */
const used = useTestApp();
let operator: TestClient;
beforeAll(async () => {
  operator = await asAdministratorWithPlatformRights(used.app, 'PLATFORM');
});

interface Judged {
  name: string;
  call: Call;
  refused: (Malformed & { error: unknown })[];
  /** Different for the handler. */
  accepted: Malformed[];
  /** Refused before the schema sees it. */
  unreadable: Malformed[];
}

function judge(call: Call): Judged {
  const judged: Judged = { name: call.name, call, refused: [], accepted: [], unreadable: [] };
  const distinct = new Set<string>();
  for (const malformed of malformedInputs(call)) {
    const body = received(call, malformed.input);
    const result = body && call.input.safeParse(body.value);
    if (!result) judged.unreadable.push(malformed);
    else if (result.error) judged.refused.push({ ...malformed, error: result.error });
    else if (distinct.size < distinct.add(JSON.stringify(result.data)).size) judged.accepted.push(malformed);
  }
  return judged;
}

const judgedCalls = allCalls.filter(({ upload }) => !upload).map(judge);

/** A text goes as it is, also in an address. */
const send = (client: TestClient, { method, path }: Pick<Call, 'method' | 'path'>, input: unknown) => {
  const isQuery = (method === 'GET' || method === 'DELETE') && typeof input === 'string';
  return isQuery
    ? client.send(method, `${anyPath({ path })}?${input}`, undefined)
    : client.send(method, anyPath({ path }), input);
};
const clientOf = ({ platform }: Call) => (platform ? operator : used.admin);

/** Above, a member stands alone: of an input that needs others too, its own rule is not asked. */
it('名为编号的成员只接受编号', () => {
  const members = allCalls.flatMap(({ name: call, input }) =>
    input instanceof z.ZodObject
      ? Object.entries<z.ZodType>(input.shape).map(([name, schema]) => ({ call, name, schema }))
      : [],
  );
  const ids = members.filter(({ name }) => /^id$|Id$/.test(name));
  expect(ids.length).toBeGreaterThan(100);
  expect(
    ids.filter(({ schema }) => schema.safeParse('x1').success).map(({ call, name }) => `${call}: ${name}`),
  ).toEqual([]);
});

describe('契约拒绝的输入', () => {
  it('提示都是译文', async () => {
    await eachOf(judgedCalls, async ({ refused }) => {
      for (const { what, error } of refused) {
        const { status, body } = toFailure(error, 'ZHS', '');
        expect(status, what).toBe(400);
        expect(body.message, what).toMatch(/\S/);
        expect(JSON.stringify(body), `${what}: 未翻译的提示`).not.toMatch(/Invalid input|Too big|Too small|expected /);
      }
    });
  });

  it('每个接口都这样答复', async () => {
    await eachOf(
      judgedCalls.filter(({ refused }) => refused.length),
      async ({ call, refused }) => {
        const { what, input, error } = refused.at(-1)!;
        const { status, body } = await send(clientOf(call), call, input);
        expect([status, body], what).toMatchObject([400, JSON.parse(JSON.stringify(toFailure(error, 'ZHS', '').body))]);
      },
    );
  });
});

it('读不懂的正文和地址：每一类接口都以 400 明确答复', async () => {
  const calls = new Set(
    representatives(judgedCalls.filter(({ unreadable }) => unreadable.length).map(({ call }) => call)),
  );
  await eachOf(
    judgedCalls.filter(({ call }) => calls.has(call)),
    async ({ call, unreadable }) => {
      for (const { what, input } of unreadable) {
        const { status, body } = await send(clientOf(call), call, input);
        expect(status, what).toBe(400);
        expect(body.message, what).toMatch(/\p{Script=Han}/u);
      }
    },
  );
});

it('契约放行的输入：每个接口都明确答复，绝不出现 5xx', async () => {
  const answers = async ({ call, accepted }: Judged) => {
    for (const { what, input } of accepted) {
      // Calls on the session itself may end it, so they get one of their own.
      const client = call.name.startsWith('session.') && call.writes ? await used.app.as('admin') : clientOf(call);
      const { status, body } = await send(client, call, input);
      expect(status, `${what} → ${JSON.stringify(body).slice(0, 200)}`).toBeLessThan(500);
      if (status >= 400) expect(body.message, what).toMatch(/\S/);
    }
  };
  await eachOf(
    judgedCalls.filter(({ call }) => !call.writes),
    answers,
  );
  // One after the other: some end other sessions of the user.
  await oneByOne(
    judgedCalls.filter(({ call }) => call.writes),
    answers,
  );
  expect((await used.admin.attempt(session.check, {})).status).toBe(200);
});
