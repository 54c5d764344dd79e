import { Select } from 'antd';
import { useEffect, useRef, type UIEvent } from 'react';
import { popupContainer } from '../../layout/popup-container.ts';
import { useUiText } from '../../ui.texts.ts';
import { antdProps } from '../control.ts';
import { popupFooter } from './popup-footer.tsx';
import type { RemoteSelectProps } from '../remote-select.tsx';
import { optionText, useRemoteOptions } from '../use-remote-options.ts';
import controls from '../../layout/controls.module.css';
import styles from '../inputs.module.css';

/** The next page is read before the user sees the end. */
const ahead = 400;

export function AntdRemoteSelect(props: RemoteSelectProps) {
  const {
    call,
    filter,
    loadedRecords = [],
    detail,
    named,
    isMultiple = false,
    footer,
    value,
    onChange: _onChange,
    ...control
  } = props;
  const t = useUiText();
  const chosenIds = value === undefined || value === '' ? [] : [value].flat();
  const options = useRemoteOptions({ call, filter, detail, named, loadedRecords, chosenIds });
  const choose = (ids: readonly string[]) => {
    options.remember(ids);
    if (props.isMultiple) props.onChange?.(ids);
    else props.onChange?.(ids[0]);
  };
  useClearOnChange(JSON.stringify(filter), () => choose([]));

  const scroll = ({ currentTarget: list }: UIEvent<HTMLDivElement>) => {
    if (list.scrollTop + list.clientHeight > list.scrollHeight - ahead) options.loadMore();
  };
  const chosen = chosenIds.flatMap((id) => {
    const row = options.chosen.find((each) => each.id === id);
    // Until its name is known a record is not shown: an id says nothing.
    return row ? [{ value: id, label: optionText(row) }] : [];
  });
  const problem = options.error && (
    <span role="alert">
      {options.error.message}{' '}
      <button type="button" className={controls.link} onClick={options.reload}>
        {t('retry')}
      </button>
    </span>
  );
  return (
    <Select
      {...antdProps(control)}
      className={styles.wide}
      mode={isMultiple ? 'multiple' : undefined!}
      labelInValue
      allowClear
      showSearch={{ searchValue: options.typed, onSearch: options.setTyped, filterOption: false }}
      loading={options.isOpen && options.isLoading}
      notFoundContent={problem ?? (options.isLoading ? t('loading') : t('noOptions'))}
      onOpenChange={options.setOpen}
      onPopupScroll={scroll}
      options={options.shown.map((row) => ({ value: row.id, label: optionText(row) }))}
      value={isMultiple ? chosen : chosen[0]}
      onChange={(next: Chosen | Chosen[] | undefined) =>
        choose((next === undefined ? [] : [next].flat()).map((each) => each.value))
      }
      getPopupContainer={popupContainer}
      {...popupFooter(footer)}
    />
  );
}

interface Chosen {
  value: string;
}

/** After a change of the filter the choice may not be among the options. */
function useClearOnChange(kind: string | undefined, clear: () => void) {
  const shown = useRef(kind);
  useEffect(() => {
    if (shown.current === kind) return;
    shown.current = kind;
    clear();
  });
}
