import { StatusTag } from '../../feedback/status-tag.tsx';
import styles from '../fields/switches.module.css';

/** A switch to read, in a `dl`: what it is called, what belongs to it, and its state in words. */
export const SwitchFact = ({
  label,
  detail,
  isOn,
  text,
}: {
  label: string;
  detail?: string;
  isOn: boolean;
  text: string;
}) => (
  <div className={styles.switch}>
    <dt className={styles.switchName}>{label}</dt>
    <dd className={styles.switchHint}>{detail}</dd>
    <dd className={styles.switchValue}>
      <StatusTag on={isOn} text={text} />
    </dd>
  </div>
);
