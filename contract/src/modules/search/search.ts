import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { filterText } from '../../kernel/fields.ts';
import { shortPage } from '../../kernel/paging.ts';

/** How many records of one noun an answer has at most, and how many where no other noun is searched. */
export const mostFound = shortPage;
export const mostFoundAlone = 20;

const FoundRecord = z.object({
  id: z.string(),
  name: z.string(),
  /** Empty for a record without one. */
  code: z.string(),
  /** The nodes above a node of a tree, the set first. Empty for other records. */
  path: z.string(),
  /** Whether it is enabled, published and the like, in words; empty for a noun without such a state. */
  state: z.string(),
  /** A signed address; empty without a picture. */
  picture: z.string(),
  /** The route that opens it. */
  link: z.string(),
  /** The keyword was found in it; `other`: in a field that is not shown here, such as a phone number. */
  matched: z.enum(['name', 'code', 'initials', 'pinyin', 'other']),
  /**
   * The characters of the name that were found, from the first to before the second; both 0 where it was another field.
   */
  marked: z.tuple([z.number(), z.number()]),
  /** The matching characters of the code. */
  codeMarked: z.tuple([z.number(), z.number()]),
  /** A preview shows these beside, in the user's language. */
  fields: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type FoundRecord = z.output<typeof FoundRecord>;

const FoundGroup = z.object({
  /** The call that found them. */
  list: z.string(),
  noun: z.string(),
  title: z.string(),
  total: z.number(),
  /** The total is an estimate, because there are many. */
  approximate: z.boolean().optional(),
  /** The route of the list with the same records; empty where no page lists them. */
  link: z.string(),
  records: z.array(FoundRecord),
});
export type FoundGroup = z.output<typeof FoundGroup>;

/** The text in pinyin: 品牌管理 is `ppgl` and `pinpaiguanli`. */
const spelling = { initials: z.string(), pinyin: z.string() };
/** A noun whose records the role may add. */
const NewRecord = z.object({ noun: z.string(), title: z.string(), link: z.string(), ...spelling });
export type NewRecord = z.output<typeof NewRecord>;

export const search = calls('search', 'user', '/search/v6', {
  find: post('find', {
    summary:
      'Finds records of every noun that the role may list, and nodes of their trees, by name, code, pinyin initials or whole pinyin: a few of each, with what a preview shows.',
    can: 'member',
    input: z.object({ keyword: filterText(), /** Of which group alone: its `list`. */ only: filterText() }),
    output: z.object({
      groups: z.array(FoundGroup),
      /** The word that the keyword is the whole pinyin of, by which groups were found; otherwise empty. */
      spelled: z.string(),
    }),
    sample: () => ({ keyword: '轴承' }),
  }),
  commands: post('commands', {
    summary:
      'What can be typed beside records: the menu entries of the role in pinyin, and the nouns whose records it may add.',
    can: 'member',
    input: z.object({}),
    output: z.object({ menus: z.array(z.object({ name: z.string(), ...spelling })), additions: z.array(NewRecord) }),
  }),
});
