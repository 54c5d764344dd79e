import { bom, type Bom } from '@edp/contract/modules/bom/bom.ts';
import type { BomRevision } from '@edp/contract/modules/bom/bom-fields.ts';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { confirm } from '../../../../kernel/feedback/confirm.ts';
import { toast } from '../../../../kernel/feedback/toast.ts';
import { fetchData, request } from '../../../../kernel/http/api.ts';
import { showError } from '../../../../kernel/http/call-error.ts';
import { invalidate, runAction } from '../../../../kernel/http/run-action.ts';
import { useCan } from '../../../../kernel/session/access.ts';
import { ToneTag } from '../../../../ui/feedback/status-tag.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { nameOfRevision } from '../../revision-tag.tsx';
import { useBomText } from '../../bom.texts.ts';
import { ReleaseDialog } from '../release-dialog.tsx';
import styles from '../workbench.module.css';
import { useWorkbenchText, workbenchText } from '../bom-workbench.texts.ts';

interface Props {
  of: Bom;
  versions: readonly BomRevision[];
  /** The one that is shown. */
  revision: number;
  onShow: (revision: number | undefined) => void;
  /** Further buttons. */
  children?: ReactNode;
}

const refreshAll = () => Promise.all(['bom', 'bomItem', 'bomAnalysis'].map(invalidate));

/** Which revision is shown, and what can be done with it: release, discard, or begin the next one. */
export function VersionBar({ of, versions, revision, onShow, children }: Props) {
  const t = useWorkbenchText();
  const texts = useBomText();
  const can = useCan();
  const [isReleasing, setReleasing] = useState(false);
  const shown = versions.find((each) => each.revision === revision);
  const isDraft = of.status === 'draft' && revision === of.revision;
  const isEditable = of.editable === 1;
  const options = versions.map((each) => ({ value: each.revision, text: nameOfRevision(each, texts) }));

  async function addVersion() {
    try {
      const { revision: added } = await fetchData(bom.newVersion, { id: of.id, revision });
      await refreshAll();
      onShow(undefined);
      toast('success', workbenchText('newVersionDone', { revision: added }));
    } catch (error) {
      showError(error);
      void refreshAll();
    }
  }
  async function discard() {
    const question = {
      title: t('discardTitle', { revision }),
      detail: t('discardDetail', { count: shown?.itemCount ?? 0 }),
      yes: t('discardDraft'),
      danger: true,
    };
    if (await confirm(question)) await runAction('bom', () => request(bom.discardDraft, { id: of.id }), refreshAll);
  }
  return (
    <div className={styles.headBar}>
      <div className={styles.versions}>
        <Select aria-label={t('versions')} width={140} options={options} value={revision} onChange={onShow} />
        {shown && <Validity of={shown} />}
      </div>
      <span className={styles.space} />
      {children}
      {isDraft && isEditable && versions.length > 1 && can(bom.discardDraft.can) && (
        <Button onClick={() => void discard()}>{t('discardDraft')}</Button>
      )}
      {of.status === 'released' && isEditable && can(bom.newVersion.can) && (
        <Button type="primary" onClick={() => void addVersion()}>
          {t('newVersion')}
        </Button>
      )}
      {isDraft && isEditable && can(bom.release.can) && (
        <Button type="primary" onClick={() => setReleasing(true)}>
          {t('release', { revision })}
        </Button>
      )}
      {isReleasing && (
        <ReleaseDialog of={of} onClose={() => setReleasing(false)} onReleased={() => void refreshAll()} />
      )}
    </div>
  );
}

function Validity({ of: { revision, status, effectiveFrom: from, effectiveTo: to, isCurrent } }: { of: BomRevision }) {
  const t = useWorkbenchText();
  if (status === 'draft') return null;
  return (
    <>
      {isCurrent && <ToneTag tone="success" text={t('current')} />}
      <span className={styles.faint}>{to ? t('effectiveBetween', { from, to }) : t('effective', { from })}</span>
      <span className={styles.faint}>{t('frozen', { revision })}</span>
    </>
  );
}
