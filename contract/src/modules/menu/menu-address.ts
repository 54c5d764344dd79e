import { z } from 'zod';
import { text } from '../../kernel/fields.ts';
import { rule } from '../../kernel/rule.ts';

/** A host may hold characters that mean something else in a Content-Security-Policy, such as `;`. */
const plainOrigin = /^https?:\/\/[\w.-]+(:\d+)?$|^https?:\/\/\[[\da-f:.]+\](:\d+)?$/i;

/**
 * The address of another system, or undefined for anything else: a page of ours, a script, a host that a policy cannot
 * name.
 */
export function addressElsewhere(url: string | undefined): URL | undefined {
  if (!url || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  const address = new URL(url);
  // A name and password in an address would be shown to everyone who has the menu.
  return plainOrigin.test(address.origin) && address.username === '' && address.password === '' ? address : undefined;
}

/** The address of an external page as a form has it; empty for an entry that has none. */
export const outsideAddress = text(500).pipe(
  z.string().refine((url) => url === '' || addressElsewhere(url) !== undefined, rule('menu.addressWrong')),
);
