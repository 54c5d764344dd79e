import { describe, expect, it } from 'vitest';
import { openTurns } from './turns.ts';

/** Work that ends when it is told to, and what has begun so far. */
function pieces() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    work: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.set(name, () => resolve(name));
      }),
    end: (name: string) => ends.get(name)!(),
  };
}

const busy = { status: 503, key: 'file.readersBusy' };

describe('轮流读取文件', () => {
  it('要得多的一方不耽误别人：每一方轮流各读一个', async () => {
    const turns = openTurns({ most: 1 });
    const { begun, work, end } = pieces();
    const asked = [
      ['a', 'a1'],
      ['a', 'a2'],
      ['a', 'a3'],
      ['b', 'b1'],
      ['a', 'a4'],
      ['c', 'c1'],
    ].map(([party, name]) => ({ name: name!, done: turns.take(party!, work(name!)) }));
    const order = ['a1', 'a2', 'b1', 'c1', 'a3', 'a4'];
    for (const name of order) {
      expect(begun.at(-1)).toBe(name);
      end(name);
      await asked.find((each) => each.name === name)!.done;
      await Promise.resolve();
    }
    expect(begun).toEqual(order);
    const after = turns.take('a', work('a5'));
    end('a5');
    expect(await after).toBe('a5');
  });

  it('等待的太多时拒绝，一方最多占其中几个；有人读完后又可以等待', async () => {
    const turns = openTurns({ most: 1, mostWaiting: 3, mostWaitingOfOne: 2 });
    const { begun, work, end } = pieces();
    const first = turns.take('a', work('a1'));
    const second = turns.take('a', work('a2'));
    void turns.take('a', work('a3'));
    await expect(turns.take('a', work('a4'))).rejects.toMatchObject(busy);
    void turns.take('b', work('b1'));
    await expect(turns.take('c', work('c1'))).rejects.toMatchObject(busy);
    end('a1');
    await first;
    const late = turns.take('c', work('c2'));
    for (const name of ['a2', 'b1', 'a3', 'c2']) {
      await expect.poll(() => begun).toContain(name);
      end(name);
    }
    expect([await second, await late]).toEqual(['a2', 'c2']);
  });

  it('失败的也把位置让出来', async () => {
    const turns = openTurns({ most: 1 });
    const failed = turns.take('a', () => Promise.reject(new Error('damaged')));
    const next = turns.take('a', () => Promise.resolve('read'));
    await expect(failed).rejects.toThrow('damaged');
    expect(await next).toBe('read');
  });
});
