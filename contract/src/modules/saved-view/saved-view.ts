import { z } from 'zod';
import { calls, get, post } from '../../kernel/call.ts';
import { byId, Id, optionalId, optionalIds, requiredText, Saved } from '../../kernel/fields.ts';
import { rule, tooLong } from '../../kernel/rule.ts';
import { TableLayout } from '../table-layout/table-layout.ts';

/** Of one person in one list. */
export const mostViews = 50;
export const longestViewName = 30;
const mostCharacters = 20_000;
const mostRoles = 100;

const ListKey = z
  .string(rule('rule.type'))
  .regex(/^\w+\.\w+$/, rule('rule.type'))
  .max(50, tooLong(50));

/** Filters and sort as the address has them; the layout is the view's own. */
const ViewContent = z
  .object(
    {
      filters: z.record(z.string(), z.string(rule('rule.type')), rule('rule.type')),
      sort: z.string(rule('rule.type')),
      layout: TableLayout,
    },
    rule('rule.type'),
  )
  .refine((content) => JSON.stringify(content).length <= mostCharacters, rule('savedView.tooLarge'));
export type ViewContent = z.output<typeof ViewContent>;

const SavedView = z.object({
  id: z.string(),
  list: z.string(),
  name: z.string(),
  content: ViewContent,
  isOwn: z.boolean(),
  ownerName: z.string(),
  /** The list opens with it. */
  isDefault: z.boolean(),
  /** The people who see it as well. */
  roles: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Filters that were left out: their field, or what they name, is gone or not visible to the caller. */
  dropped: z.array(z.string()),
});
export type SavedView = z.output<typeof SavedView>;

export const savedView = calls('savedView', 'user', '/user/v6/savedView', {
  read: get('read', {
    summary: 'The views of every list that the caller sees: their own, and those that are shared with the active role.',
    can: 'member',
    input: z.object({}),
    output: z.array(SavedView),
  }),
  save: post('save', {
    summary: 'Saves a list as it is arranged; with an id, changes that view.',
    can: 'member',
    input: z.object({
      id: optionalId,
      list: ListKey,
      name: requiredText(longestViewName, 'savedView.nameRequired'),
      content: ViewContent,
    }),
    output: Saved,
    writes: true,
  }),
  share: post('share', {
    summary: 'Shares a view with exactly these roles; with none it is private again.',
    can: 'savedView.share',
    input: z.object({ id: Id, roleIds: optionalIds(mostRoles) }),
    output: z.null(),
    writes: true,
  }),
  setDefault: post('setDefault', {
    summary: 'Makes a list open with a view; without an id, with no view.',
    can: 'member',
    input: z.object({ list: ListKey, id: optionalId }),
    output: z.null(),
    writes: true,
  }),
  uses: get('uses', {
    summary: 'The people whose list opens with a view of the caller.',
    can: 'member',
    input: byId,
    output: z.array(z.string()),
  }),
  delete: post('delete', {
    summary: 'Deletes a view of the caller.',
    can: 'member',
    input: byId,
    output: z.null(),
    writes: true,
  }),
});
