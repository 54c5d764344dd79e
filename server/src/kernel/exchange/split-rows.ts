import type { Cell } from './cell.ts';

type Batch = readonly (readonly Cell[])[];

/** A file of a ZIP archive may have 4 GiB; a character has at most three bytes, and its tags some more. */
const mostCharacters = 1_000_000_000;

/**
 * Rows that are more than one sheet holds, a sheet at a time: each has to be read to its end before the next. There is
 * always a first one, also without rows.
 */
export async function* splitRows(
  batches: AsyncIterable<Batch>,
  mostRows: number,
): AsyncGenerator<AsyncIterable<Batch>, void> {
  const source = batches[Symbol.asyncIterator]();
  let rest: Batch = [];
  let isOver = false;
  async function* sheet(): AsyncGenerator<Batch, void> {
    let [rows, characters] = [0, 0];
    for (;;) {
      if (rest.length === 0) {
        const { done, value } = await source.next();
        if (done) {
          isOver = true;
          return;
        }
        rest = value;
      }
      const fits = rest.slice(0, mostRows - rows);
      rest = rest.slice(fits.length);
      rows += fits.length;
      characters += charactersIn(fits);
      if (fits.length) yield fits;
      if (rows >= mostRows || characters >= mostCharacters) {
        // An empty sheet would follow where these were the last.
        if (rest.length === 0) ({ rest, isOver } = await readAhead(source));
        return;
      }
    }
  }
  try {
    do yield sheet();
    while (!isOver);
  } finally {
    await source.return?.();
  }
}

async function readAhead(source: AsyncIterator<Batch>): Promise<{ rest: Batch; isOver: boolean }> {
  const { done, value } = await source.next();
  return done ? { rest: [], isOver: true } : { rest: value, isOver: false };
}

function charactersIn(batch: Batch): number {
  let sum = 0;
  for (const row of batch) for (const cell of row) sum += typeof cell === 'string' ? cell.length + 20 : 30;
  return sum;
}
