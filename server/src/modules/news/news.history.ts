import { flagColumn, type History, textColumn } from '../../kernel/record/history.ts';

/** By the columns of the audience: one of them is given. */
const tables = {
  user_id: 'user_account',
  organisation_id: 'organisation',
  role_id: 'role',
  group_id: 'user_group',
  inventory_organisation_id: 'inventory_organisation',
} as const;

/** The log has times as JSON writes them. */
const timeColumn = (name: string) => ({
  ...textColumn(name),
  toWire: (logged: string | null) => logged && logged.slice(0, 19).replace('T', ' '),
});

export const newsHistory: History = {
  columns: {
    title: textColumn('title'),
    type: textColumn('newsTypeValue'),
    active: flagColumn('active'),
    published_time: timeColumn('publishDate'),
    expires_time: timeColumn('expireDate'),
    forced: flagColumn('forcedRead'),
    comments_open: flagColumn('commentsOpen'),
    for_all: flagColumn('everybody'),
  },
  links: {
    news_audience: (parts) =>
      Object.entries(tables).map(([column, to]) => {
        const { before, after } = parts[column] ?? { before: null, after: null };
        return { name: 'audience', to, added: after === null ? [] : [after], removed: before === null ? [] : [before] };
      }),
  },
};
