import { mostPrintedAtOnce, printLayouts, material } from '@edp/contract/modules/material/material.ts';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useUiText } from '../../../ui/ui.texts.ts';
import styles from './print-dialog.module.css';
import { usePrintText, printText } from './print-materials.texts.ts';
import { fetchData } from '../../../kernel/http/api.ts';
import { showError } from '../../../kernel/http/call-error.ts';
import { toast } from '../../../kernel/feedback/toast.ts';

/** Chooses what is printed. */
export function PrintDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const t = usePrintText();
  const ui = useUiText();
  const [layout, setLayout] = useState<Layout>('labels');
  const [isBusy, setBusy] = useState(false);
  const isJob = ids.length > mostPrintedAtOnce;
  const print = async () => {
    setBusy(true);
    if (await openPrint(ids, layout, isJob)) onClose();
    else setBusy(false);
  };
  const footer = [
    <Button key="cancel" onClick={onClose}>
      {ui('cancel')}
    </Button>,
    <Button key="print" type="primary" loading={isBusy} onClick={() => void print()}>
      {t('print')}
    </Button>,
  ];
  return (
    <Modal title={t('title')} width={480} footer={footer} onClose={onClose}>
      <p className={styles.count}>{t('count', { count: ids.length })}</p>
      <Radio.Group
        className={styles.layouts}
        value={layout}
        onChange={(event) => setLayout(event.target.value as Layout)}
        options={printLayouts.map((value) => ({
          value,
          label: (
            <span className={styles.layout}>
              {t(value)}
              <small>{t(`${value}Hint`)}</small>
            </span>
          ),
        }))}
      />
      {isJob && <p className={styles.hint}>{t('byJob', { most: mostPrintedAtOnce })}</p>}
    </Modal>
  );
}

type Layout = (typeof printLayouts)[number];

/**
 * Opens the PDF in a window, or starts the job that makes it. The window opens during the click, because browsers block
 * one that is opened later.
 */
async function openPrint(ids: readonly string[], layout: Layout, isJob: boolean): Promise<boolean> {
  const opened = isJob ? null : window.open('', '_blank');
  try {
    const { url } = await fetchData(material.print, { ids: [...ids], layout });
    if (url) opened?.location.replace(url);
    else toast('success', printText('jobStarted'));
    return true;
  } catch (error) {
    opened?.close();
    showError(error);
    return false;
  }
}
