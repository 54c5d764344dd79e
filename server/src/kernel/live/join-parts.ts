/** What is said to people of one tenant; `users` null means all of them. */
export interface Announcement {
  tenant: number;
  users: string[] | null;
  event: string;
  data: unknown;
}

/** The parts of a frame come one after the other; what stays incomplete was lost with the connection. */
const mostIncomplete = 1000;

/** Puts together what `app.push_live` sent in parts. */
export function joinParts(deliver: (announcement: Announcement) => void): (payload: string) => void {
  const incomplete = new Map<string, string>();
  return (payload) => {
    const [, key, part, parts, text] = /^(\S+) (\d+) (\d+) (.*)$/s.exec(payload) ?? [];
    if (key === undefined || text === undefined) return;
    const sofar = (incomplete.get(key) ?? '') + text;
    if (part === parts) {
      incomplete.delete(key);
      deliver(JSON.parse(sofar) as Announcement);
    } else {
      if (incomplete.size >= mostIncomplete) incomplete.clear();
      incomplete.set(key, sofar);
    }
  };
}
