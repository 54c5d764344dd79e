import { bom, type Bom } from '@edp/contract/modules/bom/bom.ts';
import type { BomRevision } from '@edp/contract/modules/bom/bom-fields.ts';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { fetchData } from '../../../kernel/http/api.ts';
import { showError } from '../../../kernel/http/call-error.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { useUiText } from '../../../ui/ui.texts.ts';
import { BomInput } from '../pickers/bom-input.tsx';
import { nameOfRevision } from '../revision-tag.tsx';
import { useBomText } from '../bom.texts.ts';
import styles from './analysis.module.css';
import { useAnalysisText } from './bom-analysis.texts.ts';
import type { CompareTarget } from './comparison.ts';

interface Props {
  of: Bom;
  /** The one that is compared. */
  revision: number;
  versions: readonly BomRevision[];
  onCompare: (target: CompareTarget) => void;
  onClose: () => void;
}

/** Chooses another revision, or another BOM. */
export function CompareDialog({ of, revision, versions, onCompare, onClose }: Props) {
  const t = useAnalysisText();
  const ui = useUiText();
  const texts = useBomText();
  const others = versions.filter((each) => each.revision !== revision);
  const [what, setWhat] = useState<'version' | 'bom'>(others.length > 0 ? 'version' : 'bom');
  const [version, setVersion] = useState(
    others.find(({ status }) => status === 'released')?.revision ?? others[0]?.revision,
  );
  const [bomId, setBomId] = useState('');
  const nameOf = (each: number) =>
    nameOfRevision(
      versions.find((one) => one.revision === each)!,
      texts,
    );
  const start = async () => {
    try {
      if (what === 'version') onCompare({ id: of.id, revision: version!, name: nameOf(version!) });
      else {
        const other = await fetchData(bom.detail, { id: bomId });
        onCompare({
          id: bomId,
          revision: other.revision,
          name: [other.productName, other.proSpecName, `V${other.revision}`].filter(Boolean).join(' '),
        });
      }
      onClose();
    } catch (error) {
      showError(error);
    }
  };
  const isReady = what === 'version' ? version !== undefined : bomId !== '';
  const footer = [
    <Button key="cancel" onClick={onClose}>
      {ui('cancel')}
    </Button>,
    <Button key="start" type="primary" disabled={!isReady} onClick={() => void start()}>
      {t('compareStart')}
    </Button>,
  ];
  const options = [
    { value: 'version', label: t('compareVersion'), disabled: others.length === 0 },
    { value: 'bom', label: t('compareBom') },
  ];
  return (
    <Modal isStacked title={t('compareTitle')} width={560} footer={footer} onClose={onClose}>
      <div className={styles.bar}>
        <Radio.Group
          aria-label={t('compareTitle')}
          options={options}
          value={what}
          onChange={(event) => setWhat(event.target.value as 'version' | 'bom')}
        />
      </div>
      {what === 'version' && (
        <Select
          aria-label={t('compareVersion')}
          options={others.map((each) => ({ value: each.revision, text: nameOf(each.revision) }))}
          value={version}
          onChange={setVersion}
        />
      )}
      {what === 'bom' && <BomInput aria-label={t('compareBom')} value={bomId} onChange={setBomId} />}
    </Modal>
  );
}
