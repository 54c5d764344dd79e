import { everyNoun, journeys as tests } from '../concerned.mjs';

const everyNounAnd = (file) => tests(...everyNoun.filters, file);

/** Only a user at a screen notices these. */
export const journeys = [
  {
    name: 'add-button-without-handler',
    file: 'web/src/ui/noun/standard-list-page.tsx',
    find: "onClick={() => list.openDialog({ what: 'form' })}",
    replace: 'onClick={() => undefined}',
    concerned: everyNoun,
  },
  {
    name: 'add-button-of-one-noun-without-handler',
    file: 'web/src/modules/specification/specification-list-page.tsx',
    find: "onClick={() => list.openDialog({ what: 'form' })}",
    replace: 'onClick={() => undefined}',
    concerned: everyNounAnd('e2e/nouns/specification'),
  },
  {
    name: 'route-of-one-noun-missing',
    file: 'web/src/app/pages.ts',
    find: "page('/labelSet', ",
    replace: "page('/labelSets', ",
    concerned: everyNounAnd('e2e/nouns/label-set'),
  },
  {
    name: 'menu-entry-leads-nowhere',
    file: 'contract/src/modules/unit/unit.noun.ts',
    find: "icon: 'ruler', url: '/unit',",
    replace: "icon: 'ruler', url: '/units',",
    concerned: everyNounAnd('e2e/nouns/unit'),
  },
  {
    name: 'filter-of-one-noun-misnamed',
    file: 'contract/src/modules/goods-group/goods-group.ts',
    find: "  filters,\n  form: ['name', 'description', 'productList'],",
    replace: "  filters: ['description'],\n  form: ['name', 'description', 'productList'],",
    concerned: everyNounAnd('e2e/nouns/goods-group'),
  },
  {
    name: 'delete-of-one-noun-deletes-nothing',
    file: 'web/src/modules/application/application-list-page.tsx',
    find: "deleteAction(application.delete, row, deleteQuestion(text.say('thing'), row))",
    replace:
      "deleteAction(application.delete, row, deleteQuestion(text.say('thing'), row), () => request(application.detail, { id: row.id }))",
    earlier: {
      file: 'web/src/modules/application/application-list-page.tsx',
      find: "deleteAction(application.delete, row, deleteQuestion(t('thing'), row))",
      replace:
        "deleteAction(application.delete, row, deleteQuestion(t('thing'), row), () => request(application.detail, { id: row.id }))",
    },
    concerned: everyNounAnd('e2e/nouns/application'),
  },
  {
    name: 'next-page-without-handler',
    file: 'web/src/ui/table/pagination.tsx',
    find: 'onClick={() => onPageChange(pageNo + 1)}',
    replace: 'onClick={() => onPageChange(pageNo)}',
    concerned: everyNoun,
  },
  {
    name: 'viewer-is-offered-to-edit',
    file: 'web/src/ui/layout/permitted-button.tsx',
    find: 'return can(access) ? ',
    replace: 'return can(access) || button.children ? ',
    concerned: everyNoun,
  },
  {
    name: 'export-ignores-the-filters-of-the-screen',
    file: 'web/src/ui/export/export-dialog.tsx',
    find: 'filters: list.allFilters,',
    replace: 'filters: {},',
    concerned: tests('e2e/records/export'),
  },
  {
    name: 'shortcut-presses-nothing',
    file: 'web/src/app/shell/palette/press-shortcut.ts',
    find: 'buttonFor(shortcut, dialog)?.click()',
    replace: 'buttonFor(shortcut, dialog)',
    concerned: tests('e2e/shell/palette'),
  },
  {
    name: 'log-out-without-handler',
    file: 'web/src/app/shell/header/user-menu.tsx',
    find: 'onClick: () => void logOut()',
    replace: 'onClick: () => undefined',
    concerned: tests('e2e/shell/shell'),
  },
  {
    name: 'arrived-message-not-counted',
    file: 'web/src/modules/message/handle-message.ts',
    find: "if (!muted.includes('badge')) updateLive(",
    replace: "if (muted.includes('badge')) updateLive(",
    concerned: tests('e2e/shell/live'),
  },
];
