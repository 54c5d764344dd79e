import { conformance, server } from '../concerned.mjs';

/** Which rows a list answers, in which order, and how many there are. */
export const lists = [
  {
    name: 'whole-pinyin-not-read',
    file: 'server/src/modules/search/whole-pinyin.ts',
    find: 'if (best) return best[0]',
    replace: 'if (best) return undefined',
    concerned: server('server/src/modules/search/search'),
  },
  {
    name: 'wrong-total',
    file: 'server/src/kernel/list/totals.ts',
    find: 'if (counted <= upTo) return { total: counted };',
    replace:
      'if (counted <= upTo) return { total: offsetOf(page) + Math.max(read, Math.min(counted, page.pageSize)) };',
    concerned: conformance,
  },
  {
    name: 'page-begins-one-row-late',
    file: 'server/src/kernel/list/totals.ts',
    find: '=> (pageNo - 1) * pageSize;',
    replace: '=> (pageNo - 1) * pageSize + (pageNo > 1 ? 1 : 0);',
    concerned: conformance,
  },
  {
    name: 'one-list-does-not-turn-its-pages',
    file: 'server/src/modules/role/role.queries.ts',
    find: "order: [['id', 'asc']],\n  }, page);",
    replace: "order: [['id', 'asc']],\n  }, { ...page, pageNo: 1 });",
    concerned: conformance,
  },
  {
    name: 'largest-page-not-limited',
    file: 'contract/src/kernel/paging.ts',
    find: 'wholeNumber(1, largestPage)',
    replace: 'wholeNumber(1)',
    concerned: conformance,
  },
  {
    name: 'large-tree-written-in-one-turn',
    file: 'server/src/kernel/http/large-tree.ts',
    find: "text = '';\n await nextTurn();",
    replace: "text = '';",
    concerned: server('server/src/kernel/http/large-page'),
  },
  {
    name: 'equal-rows-in-any-order',
    file: 'server/src/kernel/list/list-query.ts',
    find: "return [...columns, ['id', columns.at(-1)?.[1] ?? 'asc']];",
    replace: 'return columns;',
    concerned: server('server/src/kernel/list/read-list', 'server/src/kernel/list/sort'),
  },
  {
    name: 'filter-ignored',
    file: 'server/src/kernel/record/list-records.ts',
    find: 'return equals(columnOf(field), value === undefined ? undefined',
    replace: "return equals(columnOf(field), value === undefined || fields[field]!.kind === 'flag' ? undefined",
    concerned: server('server/src/modules/brand/', 'server/src/kernel/list/filters'),
  },
  {
    name: 'subtree-without-grandchildren',
    file: 'server/src/kernel/list/in-subtree.ts',
    find: 'from level where level.ids is not null)`;',
    replace: 'from level where level.ids = array[${id}::bigint])`;',
    concerned: server(
      'server/src/kernel/list/filters',
      'server/src/modules/material/material.test.ts',
      'server/src/modules/product/product.test.ts',
    ),
  },
  {
    name: 'share-of-the-organisation-left-out',
    file: 'server/functions/search.sql',
    find: 'given || app.module_links(relation)',
    replace: 'given',
    concerned: server('server/src/modules/material/material-organisations'),
  },
];
