import { mostVariants } from '@edp/contract/modules/product/product-limits.ts';
import { translate } from '@edp/contract/texts.ts';
import { Button } from 'antd';
import { useLanguage } from '../../../../../kernel/text/language.ts';
import { joinGroups, joinNames } from '../../../../../kernel/text/punctuation.ts';
import { variantName } from '../exclusions.ts';
import type { Matrix } from '../matrix.ts';
import type { Plan } from '../plan-change.ts';
import type { StagedMatrix } from '../use-staged-matrix.ts';
import styles from './change-panel.module.css';
import { useVariantsText } from '../product-variants.texts.ts';

/** 材质 双相钢 2205: the values that one matrix has and another lacks. */
const missingIn = (matrix: Matrix, other: Matrix) =>
  matrix.flatMap(({ id, name, specValueList }) => {
    const has = other.find((each) => each.id === id)?.specValueList ?? [];
    const values = specValueList
      .filter((value) => has.every((each) => each.id !== value.id))
      .map(({ specValue }) => specValue);
    return values.length > 0 ? [`${name} ${joinNames(values)}`] : [];
  });

/** What a change of the specifications does to the rows, before it does it. */
export function ChangePanel({ staged: { matrix, variants, plan, apply, discard } }: { staged: StagedMatrix }) {
  const t = useVariantsText();
  if (!plan) return null;
  const [added, removed] = [missingIn(matrix, variants.matrix), missingIn(variants.matrix, matrix)];
  const isPossible = plan.tooMany === undefined && plan.held.length === 0;
  return (
    <section className={styles.change} aria-label={t('changeTitle')} aria-live="polite">
      <div className={styles.changeHead}>
        <span className={styles.changeWhat}>
          {added.length > 0 && (
            <>
              {t('changeAdded')} <strong>{joinGroups(added)}</strong>
            </>
          )}{' '}
          {removed.length > 0 && (
            <>
              {t('changeRemoved')} <strong>{joinGroups(removed)}</strong>
            </>
          )}
        </span>
        {plan.tooMany === undefined && (
          <span className={styles.changeCount}>
            {t('fromTo', { before: variants.rows.length, after: plan.rows.length })}
          </span>
        )}
      </div>
      {plan.tooMany === undefined ? <Figures plan={plan} /> : <TooMany count={plan.tooMany} />}
      <div className={styles.changeFoot}>
        <p className={styles.changeNote}>
          {plan.tooMany === undefined &&
            (plan.excluded > 0 ? t('changeNoteExcluded', { count: plan.excluded }) : t('changeNote'))}{' '}
          {t('changeWaits')}
        </p>
        <Button type="text" onClick={discard}>
          {t('discard')}
        </Button>
        <Button type="primary" disabled={!isPossible} onClick={apply}>
          {t('apply')}
        </Button>
      </div>
      {plan.tooMany === undefined && <Held plan={plan} matrix={variants.matrix} />}
    </section>
  );
}

type Made = Exclude<Plan, { tooMany: number }>;

function TooMany({ count }: { count: number }) {
  return (
    <p className={styles.problem} role="alert">
      {translate('product.tooManyCombinations', useLanguage(), {
        count: count.toLocaleString('en'),
        max: mostVariants.toLocaleString('en'),
      })}
    </p>
  );
}

function Figures({ plan: { kept, added, removed } }: { plan: Made }) {
  const t = useVariantsText();
  const figures = [
    ['added', added],
    ['kept', kept],
    ['removed', removed.length],
  ] as const;
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.barKept} style={{ flexGrow: kept }} />
        <span className={styles.barAdded} style={{ flexGrow: added }} />
      </div>
      <dl className={styles.figures}>
        {figures.map(([name, count]) => (
          <div key={name} data-figure={name} data-none={count === 0 || undefined}>
            <dt>{t(name)}</dt>
            <dd>{t('rowCount', { count })}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const mostHeld = 3;

/** The rows that cannot be removed, and why. */
function Held({ plan: { held }, matrix }: { plan: Made; matrix: Matrix }) {
  const t = useVariantsText();
  const language = useLanguage();
  if (held.length === 0) return null;
  return (
    <ul className={styles.problem} role="alert">
      {held.slice(0, mostHeld).map((row) => (
        <li key={row.id}>
          {translate('product.variantUsed', language, { variant: variantName(matrix, row), uses: row.usedBy })}
        </li>
      ))}
      {held.length > mostHeld && <li>{t('more', { count: held.length })}</li>}
    </ul>
  );
}
