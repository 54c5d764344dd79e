/** The text of a frame; `{ event, data }` is all that is ever sent. */
export const frameOf = (event: string, data: unknown) => JSON.stringify({ event, data });
