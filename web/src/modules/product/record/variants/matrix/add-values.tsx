import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Input, Popover } from 'antd';
import { useState } from 'react';
import { matchesText } from '../../../../../ui/inputs/matches-text.ts';
import { popupContainer } from '../../../../../ui/layout/popup-container.ts';
import { useUiText } from '../../../../../ui/ui.texts.ts';
import type { Matrix } from '../matrix.ts';
import styles from './add-choices.module.css';
import { useVariantsText } from '../product-variants.texts.ts';

type Values = Matrix[number]['specValueList'];

interface Props {
  of: Matrix[number];
  /** All values of the specification. */
  allValues: Values;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onAdd: (values: Values) => void;
}

/** So many can be looked through without a search. */
const mostPlain = 12;

/** The values that were not chosen yet; each is added when it is clicked, the list stays open. */
export function AddValues({ of, allValues, isOpen, onOpen, onAdd }: Props) {
  const t = useVariantsText();
  const left = allValues.filter(({ id }) => of.specValueList.every((each) => each.id !== id));
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      open={isOpen}
      onOpenChange={onOpen}
      getPopupContainer={popupContainer}
      content={<Choices label={t('addValueOf', { name: of.name })} left={left} onAdd={onAdd} />}>
      <button type="button" className={styles.add} aria-label={t('addValueOf', { name: of.name })}>
        <PlusOutlined aria-hidden="true" />
        {t('addValue')}
      </button>
    </Popover>
  );
}

function Choices({ label, left, onAdd }: { label: string; left: Values; onAdd: (values: Values) => void }) {
  const t = useVariantsText();
  const ui = useUiText();
  const [typed, setTyped] = useState('');
  if (left.length === 0) return <p className={styles.note}>{t('noMoreValues')}</p>;
  const found = left.filter(({ specValue }) => matchesText(specValue, typed));
  return (
    <fieldset className={styles.choices} aria-label={label}>
      <div className={styles.choicesTools}>
        {left.length > mostPlain && (
          <Input
            size="small"
            aria-label={ui('search')}
            placeholder={ui('search')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onPressEnter={(event) => event.preventDefault()}
          />
        )}
        <button type="button" className={styles.add} onClick={() => onAdd(found)}>
          {t('allValues')}
        </button>
      </div>
      {found.map((value) => (
        <button key={value.id} type="button" className={styles.choice} onClick={() => onAdd([value])}>
          {value.specValue}
        </button>
      ))}
    </fieldset>
  );
}
