import type { Database } from '../../kernel/database/tenant-database.ts';
import { initialsOf } from '../../kernel/search/initials.ts';

const longest = 8;
const legalForm = /(?:集团)?(?:股份)?(?:有限)?(?:责任)?公司$/;
const inBrackets = /[（(][^（(）)]*[）)]/g;

/** 深圳市云岭智造科技有限公司 in 广东省/深圳市/南山区 is known as 云岭智造科技: what every second company is called tells nothing. */
function knownAs(name: string, region: string): string {
  let rest = name.replaceAll(inBrackets, '').replace(legalForm, '');
  for (const place of region.split('/')) {
    const short = place.replace(/[省市区县]$/, '');
    const start = [place, short].find((each) => each.length > 1 && rest.startsWith(each));
    if (start && rest.length - start.length > 1) rest = rest.slice(start.length);
  }
  return rest;
}

const shortCode = async (name: string) => (await initialsOf(name)).slice(0, longest).toUpperCase();

/** A tenant code that is not taken; the operator may change it. */
export async function suggestCode(
  db: Database,
  { id, name, region }: { id: string; name: string; region: string },
): Promise<string> {
  const codes = [await shortCode(knownAs(name, region)), await shortCode(name)];
  const start = codes.find((code) => code.length > 1) ?? `T${id}`;
  const rows = await db.selectFrom('app.tenant').select('code').where('code', 'like', `${start}%`).execute();
  const taken = new Set(rows.map(({ code }) => code));
  let code = start;
  for (let number = 2; taken.has(code); number++) code = `${start}${number}`;
  return code;
}
