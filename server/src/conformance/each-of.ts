/**
 * Does the work for each, some at a time because requests mostly wait for the database. Fails at the end, with what was
 * wrong with which.
 */
export async function eachOf<One extends { name: string }>(
  all: readonly One[],
  work: (one: One) => Promise<unknown>,
  atOnce = 8,
): Promise<void> {
  if (!all.length) throw new Error('there is nothing to look at');
  const wrong: string[] = [];
  const rest = all.values();
  const workThrough = async () => {
    for (const one of rest)
      await work(one).catch(
        (error: unknown) => void wrong.push(`${one.name}: ${error instanceof Error ? error.message : String(error)}`),
      );
  };
  await Promise.all(Array.from({ length: atOnce }, workThrough));
  if (wrong.length) throw new Error(`${wrong.length} of ${all.length}:\n${wrong.slice(0, 50).join('\n')}`);
}

/** One after the other, where one changes what the next finds. */
export const oneByOne = <One extends { name: string }>(all: readonly One[], work: (one: One) => Promise<unknown>) =>
  eachOf(all, work, 1);
