import type { OutputOf } from '@edp/contract/kernel/call.ts';
import { definitions } from '@edp/contract/all-records.ts';
import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import type { Noun } from '@edp/contract/kernel/record/noun.ts';
import { type Page, pageInput } from '@edp/contract/kernel/paging.ts';
import {
  mostFound,
  mostFoundAlone,
  search,
  type NewRecord,
  type FoundGroup,
  type FoundRecord,
} from '@edp/contract/modules/search/search.ts';
import { type MenuItem, role } from '@edp/contract/modules/session/session.ts';
import { nounsWith } from '@edp/contract/nouns.ts';
import { sheets } from '@edp/contract/sheets.ts';
import { bind, type Context, type OpenContext } from '../../kernel/http/bind.ts';
import { searchSources, type SearchSource } from './search-sources.ts';
import { hasPermission, isAllowed, type Session } from '../../kernel/session/session.ts';
import { spellingOf, matchOf } from './match.ts';
import { wordOf } from './whole-pinyin.ts';
import type { Schema } from '../../kernel/schema/schema.generated.ts';
import { textOf } from '../../kernel/exchange/cell.ts';
import type { Row } from '../../kernel/exchange/read-rows.ts';
import { listedColumns } from '../../kernel/exchange/columns.ts';
import { withoutHiddenFields } from '../../kernel/field-rights/hide-fields.ts';

export const searchRoutes = bind(search, {
  async find(context) {
    const {
      session,
      input: { keyword, only },
    } = context;
    if (keyword === undefined) return { groups: [], spelled: '' };
    const sources = searchSources(context).filter(
      (source) => maySearch(session, source) && (only === undefined || source.list.name === only),
    );
    const most = only === undefined ? mostFound : mostFoundAlone;
    const tables = [...new Set(sources.map(({ noun }) => noun.table as keyof Schema))];
    const [asTyped, word] = await Promise.all([
      Promise.all(sources.map((source) => findRecords(context, source, keyword, most))),
      wordOf(context.db, tables, keyword),
    ]);
    if (word === undefined) return { groups: asTyped.filter((group) => group !== undefined), spelled: '' };
    // A record that contains the letters themselves is meant as it was typed.
    const groups = await Promise.all(
      sources.map(async (source, place) => {
        const group = asTyped[place];
        const isMeant = group?.records.some(({ matched }) => matched !== 'initials');
        return isMeant ? group : ((await findRecords(context, source, word, most)) ?? group);
      }),
    );
    return { groups: groups.filter((group) => group !== undefined), spelled: word };
  },
  async commands(context) {
    const [menus, added] = await Promise.all([menuSpellings(context), additions(context)]);
    return { menus, additions: added };
  },
});

/** The menu entries of the role, whose names only the server can spell in pinyin. */
async function menuSpellings(context: Context) {
  const resources = (await context.calls
    .get(role.resources.name)!
    .handler({ ...context, input: {} } as Context & OpenContext)) as OutputOf<typeof role.resources>;
  const names = [...new Set(namesIn(resources.menuList))];
  return Promise.all(names.map(async (name) => ({ name, ...(await spellingOf(name)) })));
}

const namesIn = (menu: readonly MenuItem[]): string[] => menu.flatMap(({ name, list }) => [name, ...namesIn(list)]);

const additions = ({ session, language }: Context): Promise<NewRecord[]> =>
  Promise.all(
    nounsWith('newPage')
      .filter(({ edit }) => hasPermission(session, edit))
      .map(async ({ name, title, newPage }) => ({
        noun: name,
        title: title[language],
        link: newPage,
        ...(await spellingOf(title[language])),
      })),
  );

const mostFields = 7;
const mostAmounts = 2;
const states: ReadonlySet<string> = new Set(['active', 'enabled', 'status', 'state', 'workStatus']);

/** The page of the records and their list, both. */
const maySearch = (session: Session, { noun, list }: SearchSource) =>
  hasPermission(session, noun.view) && [list.can, ...list.orCan].some((access) => isAllowed(session, access));

/** The first records that the list finds, as it shows them to the caller; undefined for none. */
async function findRecords(
  context: Context,
  source: SearchSource,
  keyword: string,
  most = mostFound,
): Promise<FoundGroup | undefined> {
  const { session, language, calls } = context;
  const { list, noun, title } = source;
  const input = list.input.parse({ [source.filter]: keyword, ...pageInput(list, 1, most) });
  const page = (await calls
    .get(list.name)!
    .handler({ ...context, input } as unknown as Context & OpenContext)) as Page<Row>;
  if (page.rows.length === 0) return undefined;
  const { rows, total, approximate } = withoutHiddenFields(list, session, page) as Page<Row>;
  const sheet = sheets.find((each) => each.list === list);
  const columns = sheet ? listedColumns(sheet, session) : (source.columns ?? []);
  const records = await Promise.all(rows.map((row) => foundRecord(row, source, columns, keyword, language)));
  const link = source.page && `${source.page}?${source.filter}=${encodeURIComponent(keyword)}`;
  return {
    list: list.name,
    noun: noun.name,
    title: title[language],
    total,
    ...(approximate && { approximate }),
    link,
    records,
  };
}

async function foundRecord(
  row: Row,
  source: SearchSource,
  columns: readonly SheetColumn[],
  keyword: string,
  language: Context['language'],
): Promise<FoundRecord> {
  const [name, code] = [plain(row[source.name]), plain(row[source.code])];
  const stateColumn = columns.find(({ field, kind }) => kind === 'choice' && states.has(field));
  const fields = columns
    .filter((column) => column !== stateColumn && column.field !== source.name && column.field !== source.code)
    .map((column) => ({ column, label: column.title[language], value: valueOf(source.noun, column, language)(row) }))
    .filter(({ value }) => value !== '');
  // When it was changed is worth more than one further field.
  const changed = fields.find(({ column }) => column.field === 'updatedTime');
  // So are price and stock.
  const amounts = fields.filter(({ column }) => column.kind === 'decimal').slice(0, mostAmounts);
  const last = [...amounts, ...(changed ? [changed] : [])];
  const shown = [...fields.filter((field) => !last.includes(field)).slice(0, mostFields - last.length), ...last];
  return {
    id: plain(row.id),
    name,
    code,
    path: plain(row.path),
    state: stateColumn ? textOf(stateColumn, language)(row) : '',
    picture: plain(row.thumbnailUrl ?? row.labelPath),
    link: source.linkTo(row, name),
    ...(await matchOf(name, code, keyword)),
    fields: shown.map(({ label, value }) => ({ label, value })),
  };
}

const prices: ReadonlySet<string> = new Set(
  definitions.flatMap(({ noun, fields }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      'isPrice' in field && field.isPrice ? `${noun.name}.${name}` : [],
    ),
  ),
);
const priceFormat = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 20 });
const amountFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });

/** As the list shows it; amounts with their digits in groups, prices with two decimals at least. */
function valueOf(noun: Noun, column: SheetColumn, language: Context['language']) {
  const text = textOf(column, language);
  if (column.kind !== 'decimal') return text;
  const format = prices.has(`${noun.name}.${column.field}`) ? priceFormat : amountFormat;
  return (row: Row) => {
    const decimal = text(row);
    return decimal === '' ? '' : format.format(decimal as Intl.StringNumericLiteral);
  };
}

const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
