/** The items in their order, one ahead: the next is made while the caller works with the one before. */
export async function* readAhead<T>(items: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  const request = () => {
    const next = items.next();
    // An error is thrown where the item is taken, which may be later or never.
    next.catch(() => {});
    return next;
  };
  let next = request();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = request();
      yield value;
    }
  } finally {
    // Waits for the item that is being made: what it is read from may be closed afterwards.
    await items.return();
  }
}
