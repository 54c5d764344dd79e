import { useState } from 'react';
import { RecentRuns } from '../../../modules/import/recent-runs.tsx';
import { useImportText } from '../../../modules/import/import.texts.ts';
import { JobList } from '../../../modules/job/job-list.tsx';
import { useJobText } from '../../../modules/job/job.texts.ts';
import { Drawer } from '../../../ui/dialog/drawer.tsx';
import { TabPanels } from '../../../ui/layout/tab-panels.tsx';
import styles from './activity-drawer.module.css';

/** Shows jobs, imports and batches: how far they are, and which can still be taken back. */
export function ActivityDrawer({ onClose }: { onClose: () => void }) {
  const t = useJobText();
  const runs = useImportText();
  const [chosen, setChosen] = useState<string>();
  return (
    <Drawer title={t('title')} width={480} onClose={onClose}>
      <div className={styles.panels}>
        <TabPanels
          label={t('title')}
          panels={[
            { key: 'jobs', title: t('jobs'), content: <JobList /> },
            { key: 'runs', title: runs('recent'), content: <RecentRuns onLeave={onClose} /> },
          ]}
          chosen={chosen}
          onChoose={setChosen}
        />
      </div>
    </Drawer>
  );
}
