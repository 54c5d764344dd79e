import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import { bomAnalysis } from '@edp/contract/modules/bom/bom-analysis.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { lazy } from '../../../kernel/lazy.ts';
import { toast } from '../../../kernel/feedback/toast.ts';
import { fetchData } from '../../../kernel/http/api.ts';
import { showError } from '../../../kernel/http/call-error.ts';
import { resultOfRefusal } from '../../../kernel/http/fetch-batch.ts';
import { invalidate } from '../../../kernel/http/run-action.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { batchSummary } from '../../../ui/table/selection/batch-summary.ts';
import { useTableText } from '../../../ui/table/table.texts.ts';
import { useUiText } from '../../../ui/ui.texts.ts';
import type { Chosen } from '../pickers/chosen.ts';
import { ChosenInput } from '../pickers/chosen-input.tsx';
import { useBomText } from '../bom.texts.ts';
import styles from './analysis.module.css';
import { analysisText, useAnalysisText } from './bom-analysis.texts.ts';
import { ReplacePreview, type Affected } from './replace-preview.tsx';
import type { Subject } from './subject.ts';

const MaterialPicker = lazy(async () => (await import('../pickers/material-picker.tsx')).MaterialPicker);

/**
 * Puts a material in the place of another one, or of free text, in the BOMs that the user leaves ticked in the preview.
 */
export function ReplaceDialog({ of, onClose }: { of: Subject; onClose: () => void }) {
  const t = useAnalysisText();
  const bom = useBomText();
  const table = useTableText();
  const ui = useUiText();
  const [chosen, setChosen] = useState<Chosen>();
  const [preview, setPreview] = useState<readonly Affected[]>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [result, setResult] = useState<BatchResult>();
  const [isBusy, setBusy] = useState(false);
  const from = of.proSpecId
    ? { fromProSpecId: of.proSpecId }
    : of.productId
      ? { fromProductId: of.productId }
      : { fromProductName: of.name, fromProSpecName: of.proSpecName ?? '' };

  const run = async (action: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  const choose = (next: Chosen) =>
    run(async () => {
      setChosen(next);
      setPreview(undefined);
      setResult(undefined);
      const { boms } = await fetchData(bomAnalysis.replace, { ...from, proSpecId: next.proSpecId, preview: 1 });
      setPreview(boms);
      setTicked(new Set(boms.filter(({ message }) => message === '').map(({ id }) => id)));
    });
  const replace = () =>
    run(async () => {
      const { replaced, batch } = await fetchData(bomAnalysis.replace, {
        ...from,
        proSpecId: chosen?.proSpecId,
        ids: [...ticked],
      }).catch((error: unknown) => ({ replaced: 0, batch: resultOfRefusal(error) }));
      if (batch && batch.failed.length > 0) showRefused(batch);
      else {
        toast('success', analysisText('replaced', { count: replaced }));
        onClose();
      }
      await Promise.all(['bom', 'bomItem', 'bomAnalysis'].map(invalidate));
    });
  /** The refused BOMs stay, each with the reason, beside those that were not ticked. */
  const showRefused = (batch: BatchResult) => {
    const messages = new Map(batch.failed.map(({ id, message }) => [id, message]));
    const rest = preview?.filter(({ id }) => messages.has(id) || !ticked.has(id));
    setPreview(rest?.map((row) => ({ ...row, message: messages.get(row.id) ?? row.message })));
    setTicked(new Set());
    setResult(batch);
  };
  const footer = [
    <Button key="cancel" onClick={onClose}>
      {ui(result ? 'close' : 'cancel')}
    </Button>,
    <Button
      key="run"
      type="primary"
      loading={isBusy}
      disabled={ticked.size === 0 || !preview}
      onClick={() => void replace()}>
      {t('replaceRun', { count: ticked.size })}
    </Button>,
  ];
  return (
    <Modal isStacked title={t('replaceOf', { name: of.name })} width={1120} footer={footer} onClose={onClose}>
      <p className={styles.hint}>{t('replaceHint')}</p>
      <div className={styles.bar}>
        <span>{t('replaceBy')}</span>
        <div className={styles.wide}>
          <ChosenInput
            aria-label={t('replaceBy')}
            value={chosen ? `${chosen.code} ${chosen.name}` : ''}
            button={bom('chooseMaterial')}>
            {(picker) => <MaterialPicker {...picker} onChoose={(next) => void choose(next)} />}
          </ChosenInput>
        </div>
      </div>
      {result && (
        <p role="alert" className={styles.warning}>
          {batchSummary(result, table)}
        </p>
      )}
      {preview?.length === 0 && <Notice title={t('nothingToReplace')} />}
      {preview && preview.length > 0 && <ReplacePreview boms={preview} ticked={ticked} onTick={setTicked} />}
    </Modal>
  );
}
