/**
 * Statements of one transaction that do not depend on each other: they are sent in one exchange, and the error of the
 * first one that failed, in their order, is the one that is thrown. What is no promise is there already.
 */
export async function together<Statements extends readonly unknown[]>(...statements: Statements) {
  const results = await Promise.allSettled(statements);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as {
    [Index in keyof Statements]: Awaited<Statements[Index]>;
  };
}
