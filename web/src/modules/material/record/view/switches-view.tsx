import { SwitchFact } from '../../../../ui/record/facts/switch-fact.tsx';
import switches from '../../../../ui/record/fields/switches.module.css';
import type { MaterialValue } from '../material-value.ts';
import styles from '../record.module.css';
import { useMaterialRecordText, type MaterialRecordText } from '../material-record.texts.ts';
import { switchGroups, type SwitchName } from '../form/switches.ts';

/** The switches to read, with what belongs to them. */
export function SwitchesView({ record }: { record: MaterialValue }) {
  const t = useMaterialRecordText();
  return (
    <>
      {switchGroups.map(({ title, names }) => (
        <section key={title} className={styles.group} aria-label={t(title)}>
          <h3 className={styles.groupTitle}>{t(title)}</h3>
          <dl className={switches.switches}>
            {names.map((name) => (
              <Fact key={name} record={record} name={name} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function Fact({ record, name }: { record: MaterialValue; name: SwitchName }) {
  const t = useMaterialRecordText();
  const isOn = record[name] === 1;
  return (
    <SwitchFact
      label={t(name)}
      detail={isOn ? numbersOf(t, record, name) : ''}
      isOn={isOn}
      text={isOn ? t('on') : t('off')}
    />
  );
}

/** How the lots or the serial numbers begin. */
function numbersOf(t: MaterialRecordText, record: MaterialValue, name: SwitchName): string {
  const pairs = {
    isLotControl: [
      [t('lotPrefix'), record.autoLotAlphaPrefix],
      [t('lotStart'), record.startAutoLotNumber],
    ],
    isSerialNumberControl: [
      [t('serialPrefix'), record.autoSerialAlphaPrefix],
      [t('serialStart'), record.startAutoSerialNumber],
    ],
  };
  return name in pairs
    ? pairs[name as keyof typeof pairs]
        .filter(([, value]) => value !== '')
        .map((pair) => pair.join(' '))
        .join(' · ')
    : '';
}
