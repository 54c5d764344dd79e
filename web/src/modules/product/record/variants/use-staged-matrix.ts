import { useMemo, useState } from 'react';
import { isSameValue } from '../../../../ui/form/engine/same-value.ts';
import { useFieldValue, useFormScope } from '../../../../ui/form/engine/form-context.ts';
import { withValues, type Matrix } from './matrix.ts';
import { planChange, type Plan, type Variants } from './plan-change.ts';
import type { VariantRow } from './variant-row.ts';

const noSpecifications: Matrix = [];
const noRows: readonly VariantRow[] = [];

const idsOf = (matrix: Matrix) =>
  withValues(matrix).map(({ id, specValueList }) => [id, ...specValueList.map((value) => value.id)]);
const isSameMatrix = (one: Matrix, other: Matrix) => isSameValue(idsOf(one), idsOf(other));

/** The rows stay as they are and nothing has to be decided, such as after a change of order. */
const isQuiet = (plan: Plan) => plan.tooMany === undefined && plan.added === 0 && plan.removed.length === 0;

export interface StagedMatrix {
  readonly variants: Variants;
  /** What is being chosen; the same as that of the variants until something was changed. */
  readonly matrix: Matrix;
  /** What the change does, while it waits for the user. */
  readonly plan: Plan | undefined;
  readonly stage: (matrix: Matrix) => void;
  readonly apply: () => void;
  readonly discard: () => void;
}

/** A change of the specifications takes effect when the user applies it; until then the form cannot be submitted. */
export function useStagedMatrix(): StagedMatrix {
  const { form, blockSave } = useFormScope();
  const matrix = (useFieldValue('proSpecConfigVoList') as Matrix | undefined) ?? noSpecifications;
  const rows = (useFieldValue('specList') as readonly VariantRow[] | undefined) ?? noRows;
  const [staged, setStaged] = useState<Matrix>();
  const variants = useMemo(() => ({ matrix, rows }), [matrix, rows]);
  const isWaiting = staged !== undefined && !isSameMatrix(staged, matrix);
  const nameOfProduct = () => (form.getValues('name') as string | undefined) ?? '';
  const plan = useMemo(
    () => (isWaiting ? planChange(variants, staged, nameOfProduct()) : undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the name is read when the change is made
    [isWaiting, staged, variants],
  );

  const hold = (next: boolean) => {
    // Not an effect: effects of a hidden tab are undone.
    if (next !== isWaiting) blockSave(next);
  };
  const write = (next: Matrix, made: Plan) => {
    if (made.tooMany !== undefined) return;
    form.setValue('specList', made.rows);
    form.setValue('proSpecConfigVoList', withValues(next));
  };
  return {
    variants,
    matrix: staged ?? matrix,
    plan,
    stage: (next) => {
      const made = planChange(variants, next, nameOfProduct());
      const isDone = isSameMatrix(next, matrix) || isQuiet(made);
      if (isDone && !isSameMatrix(next, matrix)) write(next, made);
      hold(!isDone);
      setStaged(next);
    },
    apply: () => {
      if (staged === undefined || plan === undefined) return;
      write(staged, plan);
      hold(false);
      setStaged(undefined);
    },
    discard: () => {
      hold(false);
      setStaged(undefined);
    },
  };
}
