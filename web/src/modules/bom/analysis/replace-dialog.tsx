import type { OutputOf } from '@edp/contract/kernel/call.ts';
import { bomAnalysis } from '@edp/contract/modules/bom/bom-analysis.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { lazy } from '../../../kernel/lazy.ts';
import { toast } from '../../../kernel/feedback/toast.ts';
import { fetchData } from '../../../kernel/http/api.ts';
import { showError } from '../../../kernel/http/call-error.ts';
import { invalidate } from '../../../kernel/http/run-action.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useUiText } from '../../../ui/ui.texts.ts';
import type { Chosen } from '../pickers/chosen.ts';
import { ChosenInput } from '../pickers/chosen-input.tsx';
import { useBomText } from '../bom.texts.ts';
import styles from './analysis.module.css';
import { analysisText, useAnalysisText } from './bom-analysis.texts.ts';
import { ReplacePreview } from './replace-preview.tsx';
import type { Subject } from './subject.ts';

const MaterialPicker = lazy(async () => (await import('../pickers/material-picker.tsx')).MaterialPicker);

export type Affected = OutputOf<typeof bomAnalysis.replace>['boms'][number];

/**
 * Puts a material in the place of another one, or of free text, in the BOMs that the user leaves ticked in the preview.
 */
export function ReplaceDialog({ of, onClose }: { of: Subject; onClose: () => void }) {
  const t = useAnalysisText();
  const bom = useBomText();
  const ui = useUiText();
  const [chosen, setChosen] = useState<Chosen>();
  const [preview, setPreview] = useState<readonly Affected[]>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
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
      const { boms } = await fetchData(bomAnalysis.replace, { ...from, proSpecId: next.proSpecId, preview: 1 });
      setPreview(boms);
      setTicked(new Set(boms.filter(({ message }) => message === '').map(({ id }) => id)));
    });
  const replace = () =>
    run(async () => {
      const { replaced } = await fetchData(bomAnalysis.replace, {
        ...from,
        proSpecId: chosen?.proSpecId,
        ids: [...ticked],
      });
      toast('success', analysisText('replaced', { count: replaced }));
      onClose();
      await Promise.all(['bom', 'bomItem', 'bomAnalysis'].map(invalidate));
    });
  const footer = [
    <Button key="cancel" onClick={onClose}>
      {ui('cancel')}
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
    <Modal isStacked title={t('replaceOf', { name: of.name })} width={1000} footer={footer} onClose={onClose}>
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
      {preview?.length === 0 && <Notice title={t('nothingToReplace')} />}
      {preview && preview.length > 0 && <ReplacePreview boms={preview} ticked={ticked} onTick={setTicked} />}
    </Modal>
  );
}
