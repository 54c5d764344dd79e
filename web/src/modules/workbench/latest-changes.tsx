import type { Change } from '@edp/contract/modules/workbench/workbench.ts';
import { ShortTime } from '../../ui/feedback/short-time.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { OptionalLink } from './optional-link.tsx';
import { useWorkbenchText } from './workbench.texts.ts';
import styles from './workbench.module.css';

export function LatestChanges({ changes }: { changes: readonly Change[] }) {
  const t = useWorkbenchText();
  return (
    <Panel title={t('latestChanges')}>
      {changes.length === 0 ? (
        <p className={styles.nothing}>
          {t('noChanges')}
          <br />
          {t('noChangesDetail')}
        </p>
      ) : (
        <ol>
          {changes.map((change) => (
            <ChangeLine key={change.id} change={change} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** 张伟 编辑了 品牌 恒拓轴承 */
function ChangeLine({ change }: { change: Change }) {
  const t = useWorkbenchText();
  return (
    <li className={styles.change}>
      <span className={styles.sentence}>
        <strong>{change.userName || t('system')}</strong> {t(`action_${change.action}`)} {t(`noun_${change.noun}`)}{' '}
        <OptionalLink to={change.link}>{change.recordName}</OptionalLink>
      </span>
      <ShortTime className={styles.time} as="minute" time={change.createTime} />
    </li>
  );
}
