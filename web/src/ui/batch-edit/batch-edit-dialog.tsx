import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { BatchAction, Change } from '@edp/contract/kernel/exchange/change.ts';
import { batchEdit, type BatchEditField } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { List } from '../../kernel/data/use-list.ts';
import type { Selection } from '../../kernel/data/use-selection.ts';
import { fetchData } from '../../kernel/http/api.ts';
import { showError } from '../../kernel/http/call-error.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { Modal } from '../dialog/modal.tsx';
import { ErrorNotice } from '../feedback/error-notice.tsx';
import { Notice } from '../feedback/notice.tsx';
import { PageSkeleton } from '../feedback/page-skeleton.tsx';
import { Segmented } from '../filter/segmented.tsx';
import { type CallsOf, useRecordCalls } from '../noun/use-record-calls.ts';
import { useUiText } from '../ui.texts.ts';
import styles from './batch-edit.module.css';
import { useBatchEditText } from './batch-edit.texts.ts';
import { ActionForm } from './action-form.tsx';
import { ChangeLine } from './change-line.tsx';

export interface BatchEditProps {
  noun: string;
  list: Pick<List<unknown>, 'allFilters' | 'count'>;
  selection: Pick<Selection<{ id: string }>, 'rows' | 'isAll' | 'count' | 'clear'>;
  onClose: () => void;
}

const emptyLine: Change = { field: '', operation: 'set', value: '' };
/** There is a control for its values. */
const canBeChosen = ({ kind, set, choices }: BatchEditField, records: ReturnType<CallsOf>) =>
  kind === 'reference' ? records !== null : kind === 'list' ? choices.length > 0 : kind !== 'path' || set !== '';
const isComplete = ({ field, operation, value }: Change) =>
  field !== '' && (operation === 'clear' || value.trim() !== '');

/** Says what is changed in the selected records; what that would do is seen on the page of the dry run. */
export function BatchEditDialog({ noun, list, selection, onClose }: BatchEditProps) {
  const t = useBatchEditText();
  const ui = useUiText();
  const navigate = useNavigate();
  const [lines, setLines] = useState<readonly Change[]>([emptyLine]);
  const [action, setAction] = useState<BatchAction | 'edit'>('edit');
  const [targets, setTargets] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const input = { noun };
  const query = useQuery({
    queryKey: queryKeyOf(batchEdit.fields, input),
    queryFn: ({ signal }) => fetchData(batchEdit.fields, input, signal),
    meta: { showsOwnError: true },
  });
  const offered = useQuery({
    queryKey: queryKeyOf(batchEdit.actions, input),
    queryFn: ({ signal }) => fetchData(batchEdit.actions, input, signal),
  });
  const callsOf = useRecordCalls(query.data?.flatMap((field) => field.noun || []) ?? []);
  const isKnown = query.data?.every((field) => !field.noun || callsOf(field.noun) !== undefined);
  const fields = isKnown ? query.data?.filter((field) => canBeChosen(field, callsOf(field.noun))) : undefined;
  const needsTargets = action === 'assign' || action === 'unassign';
  const isReady = action === 'edit' ? lines.every(isComplete) : !needsTargets || targets.length > 0;
  const choose = (next: BatchAction | 'edit') => {
    setAction(next);
    setTargets([]);
  };
  const start = async () => {
    setBusy(true);
    try {
      const rows = selection.isAll ? { filters: list.allFilters } : { ids: selection.rows.map(({ id }) => id) };
      const { id } =
        action === 'edit'
          ? await fetchData(batchEdit.start, { noun, ...rows, changes: [...lines] })
          : await fetchData(batchEdit.act, { noun, ...rows, action, targets: [...targets] });
      selection.clear();
      onClose();
      void navigate(`/import/${noun}?run=${id}`);
    } catch (error) {
      showError(error);
      setBusy(false);
    }
  };
  const footer = [
    <span key="hint" className={styles.footer}>
      {t(action === 'edit' ? 'nothingYet' : 'nothingDone')}
    </span>,
    <Button key="cancel" onClick={onClose}>
      {ui('cancel')}
    </Button>,
    <Button key="yes" type="primary" loading={isBusy} disabled={!isReady} onClick={() => void start()}>
      {t('preview')}
    </Button>,
  ];
  // A line is known by its place: what is typed is in the state, and not in the controls.
  const placed = lines.map((line, index) => ({ line, index, key: `line ${index}` }));
  return (
    <Modal title={t('title')} width={needsTargets ? 1000 : 720} footer={footer} onClose={onClose}>
      <p className={styles.target}>
        {t(selection.isAll && list.count.approximate ? 'aboutTarget' : 'target', {
          count: selection.count.toLocaleString('en'),
        })}
      </p>
      {offered.data && offered.data.length > 0 && (
        <div className={styles.actions}>
          <Segmented
            aria-label={t('way')}
            options={(['edit', ...offered.data] as const).map((value) => ({ value, label: t(`action_${value}`) }))}
            value={action}
            onChange={choose}
          />
        </div>
      )}
      <div className={styles.body}>
        {action !== 'edit' ? (
          <ActionForm action={action} targets={targets} onTargets={setTargets} />
        ) : query.error ? (
          <ErrorNotice title={t('failed')} onRetry={() => void query.refetch()} />
        ) : !fields ? (
          <PageSkeleton />
        ) : fields.length === 0 ? (
          <Notice title={t('none')} />
        ) : (
          <>
            <div className={styles.heads} aria-hidden="true">
              <span>{t('field')}</span>
              <span>{t('operation')}</span>
              <span>{t('value')}</span>
            </div>
            <ol className={styles.lines}>
              {placed.map(({ line, index, key }) => (
                <ChangeLine
                  key={key}
                  fields={fields}
                  callsOf={callsOf}
                  change={line}
                  number={index + 1}
                  onChange={(next) => setLines(lines.with(index, next))}
                  onRemove={lines.length > 1 ? () => setLines(lines.toSpliced(index, 1)) : undefined}
                />
              ))}
            </ol>
            <Button
              type="link"
              size="small"
              icon={<PlusOutlined aria-hidden="true" />}
              onClick={() => setLines([...lines, emptyLine])}>
              {t('addLine')}
            </Button>
            <p className={styles.hint}>{t('hint')}</p>
          </>
        )}
      </div>
    </Modal>
  );
}
