/** How far the server's clock is ahead; the `Date` header has a resolution of one second. */
let offset = 0;
const negligibleMs = 5000;

export const serverNow = () => Date.now() + offset;

export function syncClock(dateHeader: string | null) {
  const server = Date.parse(dateHeader ?? '');
  if (Number.isNaN(server)) return;
  const difference = server - Date.now();
  offset = Math.abs(difference) < negligibleMs ? 0 : difference;
}
