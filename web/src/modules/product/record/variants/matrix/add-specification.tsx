import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Input, Popover } from 'antd';
import { useState } from 'react';
import { joinNames } from '../../../../../kernel/text/punctuation.ts';
import { matchesText } from '../../../../../ui/inputs/matches-text.ts';
import { popupContainer } from '../../../../../ui/layout/popup-container.ts';
import type { Matrix } from '../matrix.ts';
import styles from './add-choices.module.css';
import { useVariantsText } from '../product-variants.texts.ts';

interface Props {
  id: string | undefined;
  choices: Matrix;
  /** Which specifications there are depends on the category. */
  hasCategory: boolean;
  onAdd: (choice: Matrix[number]) => void;
}

const mostPlain = 8;
/** The others are found by their names. */
const mostShown = 100;

export function AddSpecification({ id, choices, hasCategory, onAdd }: Props) {
  const t = useVariantsText();
  const [isOpen, setOpen] = useState(false);
  const add = (choice: Matrix[number]) => {
    setOpen(false);
    onAdd(choice);
  };
  const content =
    choices.length === 0 ? (
      <p className={styles.note}>{t(hasCategory ? 'noSpecifications' : 'categoryFirst')}</p>
    ) : (
      <Choices choices={choices} onAdd={add} />
    );
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      open={isOpen}
      onOpenChange={setOpen}
      getPopupContainer={popupContainer}
      content={content}>
      <button type="button" id={id} className={styles.add}>
        <PlusOutlined aria-hidden="true" />
        {t('addSpecification')}
      </button>
    </Popover>
  );
}

function Choices({ choices, onAdd }: Pick<Props, 'choices' | 'onAdd'>) {
  const t = useVariantsText();
  const [typed, setTyped] = useState('');
  return (
    <fieldset className={styles.specificationChoices} aria-label={t('addSpecification')}>
      {choices.length > mostPlain && (
        <Input
          size="small"
          aria-label={t('findSpecification')}
          placeholder={t('findSpecification')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onPressEnter={(event) => event.preventDefault()}
        />
      )}
      {choices
        .filter(({ name }) => matchesText(name, typed))
        .slice(0, mostShown)
        .map((choice) => (
          <button key={choice.id} type="button" className={styles.specificationChoice} onClick={() => onAdd(choice)}>
            {choice.name}
            <span className={styles.note}>
              {joinNames(choice.specValueList.slice(0, 4).map(({ specValue }) => specValue))}
              {choice.specValueList.length > 4 && '…'}
            </span>
          </button>
        ))}
    </fieldset>
  );
}
