import type { ImportDetail } from '@edp/contract/modules/import/import.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { fetchData } from '../../kernel/http/api.ts';
import { showError } from '../../kernel/http/call-error.ts';
import { invalidate } from '../../kernel/http/run-action.ts';
import { joinNames } from '../../kernel/text/punctuation.ts';
import { Select } from '../../ui/inputs/select.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { useUiText } from '../../ui/ui.texts.ts';
import shared from './import.module.css';
import styles from './table.module.css';
import { useImportText } from './import.texts.ts';

interface Props {
  run: ImportDetail;
  onStarted: () => void;
  onAgain: () => void;
}

/** Which column of the file is which field. */
export function MatchStep({ run, onStarted, onAgain }: Props) {
  const t = useImportText();
  const ui = useUiText();
  const [chosen, setChosen] = useState(() => new Map(run.columns.map(({ place, field }) => [place, field])));
  const [isBusy, setBusy] = useState(false);
  const taken = new Set(chosen.values());
  const key = run.fields.find(({ isKey }) => isKey);
  const missing = run.fields
    .filter(({ field, isRequired, isKey }) => isRequired && !isKey && !taken.has(field))
    .map(({ title }) => title);
  const hasKey = key === undefined || taken.has(key.field);
  // A field is read from one column: chosen again, it moves.
  const choose = (place: number, field: string) =>
    setChosen(new Map([...chosen].map(([other, was]) => [other, other === place ? field : was === field ? '' : was])));
  const start = async () => {
    setBusy(true);
    try {
      const mapping = [...chosen].filter(([, field]) => field !== '').map(([place, field]) => ({ place, field }));
      await fetchData(imports.check, { id: run.id, mapping, replacements: run.replacements });
      await invalidate('import');
      onStarted();
    } catch (error) {
      showError(error);
      setBusy(false);
    }
  };
  return (
    <>
      <div className={shared.lead}>
        <strong>{t('matched', { count: [...chosen.values()].filter(Boolean).length, all: run.columns.length })}</strong>
        {key && !hasKey && (
          <span className={shared.danger} role="alert">
            {t('missingKey', { field: key.title })}
          </span>
        )}
        {hasKey && missing.length > 0 && (
          <span className={shared.warning}>{t('missingRequired', { fields: joinNames(missing) })}</span>
        )}
      </div>
      <ScrollRegion label={t('step_match')} className={styles.panel}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{t('columnOfFile')}</th>
              <th className={styles.samples}>{t('samples')}</th>
              <th className={styles.choice}>{t('readAs')}</th>
            </tr>
          </thead>
          <tbody>
            {run.columns.map(({ place, heading, isHidden, samples, needsZip }) => {
              const shown = heading || t('noHeading', { place: place + 1 });
              return (
                <tr key={place} data-ignored={chosen.get(place) === '' || undefined}>
                  <td>
                    <b>{shown}</b>
                    {isHidden && <span className={styles.tag}>{t('hiddenColumn')}</span>}
                  </td>
                  <td className={styles.samples}>{samples.join('　') || ui('none')}</td>
                  <td>
                    <Select
                      aria-label={t('readAsOf', { heading: shown })}
                      value={chosen.get(place) ?? ''}
                      onChange={(field) => choose(place, field)}
                      options={[
                        { value: '', text: t('ignored') },
                        ...run.fields.map(({ field, title, isRequired }) => ({
                          value: field,
                          text: isRequired ? `${title} *` : title,
                        })),
                      ]}
                    />
                    {needsZip && <span className={styles.note}>{t('needsZip')}</span>}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
      <footer className={shared.foot}>
        <Button onClick={onAgain}>{t('again')}</Button>
        <span className={shared.grow} />
        <Button type="primary" disabled={!hasKey} loading={isBusy} onClick={() => void start()}>
          {t('startCheck')}
        </Button>
      </footer>
    </>
  );
}
