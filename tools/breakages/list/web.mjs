import { types, web as tests } from '../concerned.mjs';

/** The browser does these by itself. */
export const web = [
  {
    name: 'translation-missing',
    file: 'contract/src/modules/brand/brand.ts',
    find: "one: { ZHS: '品牌', ENG: 'brand' },",
    replace: "one: { ZHS: '品牌' },",
    concerned: types('web'),
  },
  {
    name: 'message-missing',
    file: 'contract/src/modules/unit/unit.noun.ts',
    find: "'unit.codeTaken': { ZHS: '单位编码已存在，请更换', ENG: 'This unit code is taken. Please choose another' },",
    replace: '',
    concerned: types('server'),
  },
  {
    name: 'server-error-not-at-its-field',
    file: 'web/src/ui/form/engine/error-screen.ts',
    find: "form.dispatch({ type: 'refused', messages });",
    replace: '',
    concerned: tests('web/src/ui/form/'),
  },
  {
    name: 'records-of-the-organisation-before-kept',
    file: 'web/src/kernel/http/query-client.ts',
    find: "queryClient.removeQueries({ type: 'inactive' });",
    replace: '',
    concerned: tests('web/src/kernel/http/'),
  },
  {
    name: 'draft-not-restored',
    file: 'web/src/kernel/tabs/draft.ts',
    find: 'useState(() => readDraft<Values>(storageKey))',
    replace: 'useState<ReturnType<typeof readDraft<Values>>>()',
    concerned: tests('web/src/kernel/tabs/', 'web/src/ui/form/'),
  },
  {
    name: 'unsaved-changes-not-asked-about',
    file: 'web/src/app/shell/tabs/tabs.ts',
    find: 'if (closed.some(hasUnsavedIn) && !(await confirmDiscard())) return false;',
    replace: '',
    concerned: tests('web/src/app/shell/tabs/'),
  },
  {
    name: 'conflict-overwritten-without-choice',
    file: 'web/src/ui/form/engine/use-save-form.ts',
    find: 'if (found.needsChoice) return setConflict(found);',
    replace: '',
    concerned: tests('web/src/ui/form/'),
  },
  {
    name: 'tab-forgets-its-query',
    file: 'web/src/app/shell/tabs/tabs.ts',
    find: '{ ...tab, path, search, isVisited: true }',
    replace: '{ ...tab, path, isVisited: true }',
    concerned: tests('web/src/app/shell/tabs/'),
  },
  {
    name: 'page-opens-without-permission',
    file: 'web/src/app/shell/tabs/can-open.ts',
    find: 'return page !== undefined && can(page.can);',
    replace: 'return page !== undefined;',
    concerned: tests('web/src/app/shell/tabs/'),
  },
  {
    name: 'failures-of-a-batch-not-shown',
    file: 'web/src/ui/table/selection/use-batch-result.tsx',
    find: 'if (answer.failed.length > 0) setResult(answer);',
    replace: 'if (answer.done === 0) setResult(answer);',
    concerned: tests('web/src/ui/table/selection/'),
  },
  {
    name: 'change-during-the-first-read-lost',
    file: 'web/src/kernel/http/query-client.ts',
    find: 'if (query.state.data === undefined) void query.cancel({ silent: true });',
    replace: 'void query;',
    concerned: tests('web/src/kernel/http/'),
  },
];
