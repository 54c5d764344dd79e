import type { ImportRun } from '@edp/contract/modules/import/import.ts';
import { importText } from './import.texts.ts';

type Kind = 'import' | 'batch' | 'switch' | 'delete';

/** What is said of a run, by what it does. */
const keys = {
  title: { import: 'titleOf', batch: 'batchTitleOf', switch: 'switchTitleOf', delete: 'deleteTitleOf' },
  kind: { import: 'importRecord', batch: 'batchRecord', switch: 'switchRecord', delete: 'deleteRecord' },
  canWrite: { import: 'canWrite', batch: 'batchCanWrite', switch: 'switchCanWrite', delete: 'deleteCanWrite' },
  canWriteAll: {
    import: 'canWriteAll',
    batch: 'batchCanWriteAll',
    switch: 'switchCanWriteAll',
    delete: 'deleteCanWriteAll',
  },
  nothing: { import: 'nothingToWrite', batch: 'batchNothing', switch: 'switchNothing', delete: 'deleteNothing' },
  goodRows: { import: 'goodRows', batch: 'batchGoodRows', switch: 'switchGoodRows', delete: 'deleteGoodRows' },
  writing: { import: 'writing', batch: 'batchWriting', switch: 'batchWriting', delete: 'batchWriting' },
  goodRowsHint: {
    import: 'goodRowsHint',
    batch: 'batchGoodRowsHint',
    switch: 'batchGoodRowsHint',
    delete: 'batchGoodRowsHint',
  },
  allRowsHint: {
    import: 'goodRowsHint',
    batch: 'batchAllRowsHint',
    switch: 'batchAllRowsHint',
    delete: 'batchAllRowsHint',
  },
  problems: { import: 'problems', batch: 'problems', switch: 'switchProblems', delete: 'deleteProblems' },
  problemCount: {
    import: 'problemCount',
    batch: 'problemCount',
    switch: 'actionProblemCount',
    delete: 'actionProblemCount',
  },
  downloadWrong: {
    import: 'downloadWrong',
    batch: 'downloadWrong',
    switch: 'actionDownload',
    delete: 'actionDownload',
  },
  allOrNone: { import: 'allOrNone', batch: 'batchAllOrNone', switch: 'batchAllOrNone', delete: 'batchAllOrNone' },
  allOrNoneHint: {
    import: 'allOrNoneHint',
    batch: 'batchAllOrNoneHint',
    switch: 'batchAllOrNoneHint',
    delete: 'batchAllOrNoneHint',
  },
  allOrNoneWrong: {
    import: 'allOrNoneWrong',
    batch: 'batchAllOrNoneWrong',
    switch: 'batchAllOrNoneWrong',
    delete: 'batchAllOrNoneWrong',
  },
  start: { import: 'start', batch: 'batchStart', switch: 'switchStart', delete: 'deleteStart' },
  checked: { import: 'state_checked', batch: 'batchChecked', switch: 'switchChecked', delete: 'deleteChecked' },
  running: { import: 'running', batch: 'batchRunning', switch: 'switchRunning', delete: 'deleteRunning' },
  changed: { import: 'result_changed', batch: 'result_changed', switch: 'switchWord', delete: 'result_deleted' },
  wrong: { import: 'result_wrong', batch: 'result_wrong', switch: 'switchWrong', delete: 'deleteWrong' },
  done: { import: 'doneTitle', batch: 'batchDoneTitle', switch: 'switchDoneTitle', delete: 'deleteDoneTitle' },
  doneFailed: {
    import: 'doneFailed',
    batch: 'batchDoneFailed',
    switch: 'switchDoneFailed',
    delete: 'deleteDoneFailed',
  },
  skipped: { import: 'skipped', batch: 'batchSkipped', switch: 'batchSkipped', delete: 'batchSkipped' },
  undo: { import: 'undo', batch: 'batchUndo', switch: 'batchUndo', delete: 'deleteUndo' },
} as const;

const switchWords = {
  enable: 'action_enable',
  disable: 'action_disable',
  putOnShelf: 'action_putOnShelf',
  takeOffShelf: 'action_takeOffShelf',
} as const;
const isSwitch = (action: string): action is keyof typeof switchWords => action in switchWords;

const kindOf = ({ isBatchEdit, action }: Pick<ImportRun, 'isBatchEdit' | 'action'>): Kind =>
  action === 'delete' ? 'delete' : isSwitch(action) ? 'switch' : isBatchEdit ? 'batch' : 'import';

/** Which of the words a text has follows from the kind, which no type can tell. */
const say: (key: Parameters<typeof importText>[0], params: Readonly<Record<string, string>>) => string = importText;

/** A switch is called by its own word: 停用 12 条. */
export const runText = (
  run: Pick<ImportRun, 'isBatchEdit' | 'action'>,
  name: keyof typeof keys,
  params: Readonly<Record<string, string>> = {},
) => say(keys[name][kindOf(run)], { ...params, word: isSwitch(run.action) ? importText(switchWords[run.action]) : '' });

/** A job that was stopped or has failed leaves the state that it worked in. */
export function runState(run: Pick<ImportRun, 'isBatchEdit' | 'action' | 'state' | 'jobState'>): string {
  const { state, jobState } = run;
  if (state.endsWith('ing') && (jobState === 'cancelled' || jobState === 'failed'))
    return importText(jobState === 'failed' ? 'failed' : 'stopped');
  if (run.isBatchEdit && (state === 'checked' || state === 'running')) return runText(run, state);
  return importText(`state_${state}`);
}
