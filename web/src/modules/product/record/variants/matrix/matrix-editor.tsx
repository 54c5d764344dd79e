import HolderOutlined from '@ant-design/icons/HolderOutlined';
import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { useFieldValue } from '../../../../../ui/form/engine/form-context.ts';
import type { Control } from '../../../../../ui/inputs/control.ts';
import { AddSpecification } from './add-specification.tsx';
import { AddValues } from './add-values.tsx';
import {
  addSpecification,
  addValues,
  moved,
  moveValue,
  removeSpecification,
  removeValue,
  type Matrix,
} from '../matrix.ts';
import { useSpecifications } from '../use-specifications.ts';
import type { StagedMatrix } from '../use-staged-matrix.ts';
import { ValueChips } from './value-chips.tsx';
import styles from './matrix-editor.module.css';
import { useVariantsText } from '../product-variants.texts.ts';

const noCategory: readonly string[] = [];

interface Props extends Control<Matrix> {
  staged: StagedMatrix;
  /** Leaves the room to the grid below: only names and numbers of values are shown, unless something is wrong. */
  isFolded: boolean;
}

/** The specifications of a product with the chosen values as chips. */
export function MatrixEditor({ staged: { matrix, variants, stage }, isFolded, id, ...control }: Props) {
  const t = useVariantsText();
  const categoryId = (useFieldValue('categoryId') as readonly string[] | undefined) ?? noCategory;
  const { choices } = useSpecifications(categoryId);
  const [opened, setOpened] = useState<string>();
  const [dragged, setDragged] = useState<number>();
  const add = (choice: Matrix[number]) => {
    stage(addSpecification(matrix, choice));
    // Its values are what the user wants to choose next.
    setOpened(choice.id);
  };
  const move = (from: number, to: number) => stage(moved(matrix, from, to));
  const onKey = (index: number) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step);
  };
  const dropProps = (index: number) => ({
    onDragOver: (event: DragEvent) => {
      if (dragged !== undefined) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== undefined) move(dragged, index);
      setDragged(undefined);
    },
  });
  if (isFolded && matrix.length > 0 && !control['aria-invalid'])
    return (
      <p className={styles.note}>
        {matrix.map(({ name, specValueList }) => `${name} ${specValueList.length}`).join(' · ')}
      </p>
    );
  return (
    <div>
      {matrix.length === 0 && <p className={styles.note}>{t('noSpecificationYet')}</p>}
      {matrix.map((of, index) => {
        const stored = variants.matrix.find((each) => each.id === of.id);
        const allValues = choices.find((each) => each.id === of.id)?.specValueList ?? [];
        return (
          <fieldset key={of.id} className={styles.line} aria-label={of.name} {...dropProps(index)}>
            <button
              type="button"
              draggable
              className={styles.handle}
              aria-label={t('moveSpecification', { name: of.name })}
              onKeyDown={onKey(index)}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(undefined)}>
              <HolderOutlined aria-hidden="true" />
            </button>
            <span className={styles.lineName}>
              {of.name}
              <span className={styles.count}>{of.specValueList.length || ''}</span>
            </span>
            <div className={styles.chips}>
              <ValueChips
                of={of}
                stored={stored}
                onRemove={(valueId) => stage(removeValue(matrix, of.id, valueId))}
                onMove={(from, to) => stage(moveValue(matrix, of.id, from, to))}
              />
              <AddValues
                of={of}
                allValues={allValues}
                isOpen={opened === of.id}
                onOpen={(isOpen) => setOpened(isOpen ? of.id : undefined)}
                onAdd={(values) => stage(addValues(matrix, of.id, values))}
              />
            </div>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('removeSpecification', { name: of.name })}
              title={t('removeSpecification', { name: of.name })}
              onClick={() => stage(removeSpecification(matrix, of.id))}>
              ×
            </button>
          </fieldset>
        );
      })}
      <AddSpecification
        id={id}
        choices={choices.filter((choice) => matrix.every((each) => each.id !== choice.id))}
        hasCategory={categoryId.length > 0}
        onAdd={add}
      />
    </div>
  );
}
