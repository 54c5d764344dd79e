import { category } from '@edp/contract/modules/category/category.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { toast } from '../../../../kernel/feedback/toast.ts';
import { fetchData, request } from '../../../../kernel/http/api.ts';
import { nounOf, queryKeyOf } from '../../../../kernel/http/query-key.ts';
import { runAction } from '../../../../kernel/http/run-action.ts';
import { useUnsavedFlag } from '../../../../kernel/tabs/unsaved.ts';
import { confirmDiscard } from '../../../../ui/dialog/confirm-discard.ts';
import { Modal } from '../../../../ui/dialog/modal.tsx';
import type { Named } from '../../../../ui/pickers/sources.ts';
import { TreePanel } from '../../../../ui/pickers/tree/tree-panel.tsx';
import { useUiText } from '../../../../ui/ui.texts.ts';
import { type Needed, type Requirements, RequirementPanel } from './requirement-panel.tsx';
import styles from './requirement.module.css';
import { useRequirementText } from './requirement.texts.ts';

const input = { categorySetCode: materialSets.category };
const source = {
  queryKey: queryKeyOf(category.tree, input),
  fetch: (signal: AbortSignal) => fetchData(category.tree, input, signal),
};

/** Says for each category what its records need. */
export function RequirementDialog({ of, onClose }: { of: Requirements; onClose: () => void }) {
  const t = useRequirementText();
  const ui = useUiText();
  const [chosen, setChosen] = useState<Named>();
  const [changed, setChanged] = useState<Needed>();
  const [isBusy, setBusy] = useState(false);
  const markUnsaved = useUnsavedFlag('requirement');
  const change = (needed: Needed | undefined) => {
    setChanged(needed);
    markUnsaved(needed !== undefined);
  };
  const discard = async () => {
    if (changed !== undefined && !(await confirmDiscard())) return false;
    change(undefined);
    return true;
  };
  const choose = async ([next]: readonly Named[]) => {
    if (next && next.id !== chosen?.id && (await discard())) setChosen(next);
  };
  const leave = async () => {
    if (!isBusy && (await discard())) onClose();
  };
  const save = async () => {
    if (isBusy) return;
    if (!chosen || changed === undefined) return toast('info', t('unchanged'));
    setBusy(true);
    const needed = changed && [...changed];
    if (
      await runAction(
        nounOf(of.setRequirement),
        () => request(of.setRequirement, { categoryId: chosen.id, needed }),
        of.invalidate,
      )
    )
      change(undefined);
    setBusy(false);
  };
  // Not disabled where nothing is changed: the button would lose the focus when it has saved.
  const footer = (
    <>
      <Button onClick={() => void leave()}>{ui('close')}</Button>
      <Button type="primary" loading={isBusy} onClick={() => void save()}>
        {ui('save')}
      </Button>
    </>
  );
  return (
    <Modal title={of.title} width={760} footer={footer} onClose={() => void leave()}>
      <p className={styles.intro}>{of.intro}</p>
      <div className={styles.columns}>
        <div className={styles.tree}>
          <TreePanel
            label={t('categories')}
            searchLabel={t('search')}
            source={source}
            checks="single"
            chosen={chosen ? [chosen] : none}
            onChange={(next) => void choose(next)}
          />
        </div>
        {chosen ? (
          <RequirementPanel key={chosen.id} of={of} category={chosen} changed={changed} onChange={change} />
        ) : (
          <p className={styles.hint}>{t('chooseCategory')}</p>
        )}
      </div>
    </Modal>
  );
}

const none: readonly Named[] = [];
