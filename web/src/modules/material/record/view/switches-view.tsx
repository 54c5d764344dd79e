import { materialRecord } from '@edp/contract/modules/material/material-record.ts';
import { wordOf } from '../../../../ui/noun/defined/defined-columns.tsx';
import { type DefinitionText, useDefinitionText } from '../../../../ui/noun/defined/definition-text.ts';
import { SwitchFact } from '../../../../ui/record/facts/switch-fact.tsx';
import switches from '../../../../ui/record/fields/switches.module.css';
import type { MaterialValue } from '../material-value.ts';
import styles from '../record.module.css';
import { useMaterialRecordText } from '../material-record.texts.ts';
import { subFields, switchGroups, type SwitchName } from '../form/switches.ts';

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
  const text = useDefinitionText(materialRecord);
  const isOn = record[name] === 1;
  return (
    <SwitchFact
      label={text.of(name, 'heading') ?? text.of(name, 'label')!}
      detail={isOn ? numbersOf(text, record, name) : ''}
      isOn={isOn}
      text={wordOf(text, name, record[name])}
    />
  );
}

/** How the lots or the serial numbers begin. */
function numbersOf(text: DefinitionText, record: MaterialValue, name: SwitchName): string {
  const { prefix, start } = subFields[name as keyof typeof subFields] ?? {};
  return prefix && start
    ? ([prefix, start] as const)
        .filter((each) => record[each] !== '')
        .map((each) => `${text.of(each, 'label')!} ${record[each]}`)
        .join(' · ')
    : '';
}
