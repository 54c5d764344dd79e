import ArrowRightOutlined from '@ant-design/icons/ArrowRightOutlined';
import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import ThunderboltOutlined from '@ant-design/icons/ThunderboltOutlined';
import ExportOutlined from '@ant-design/icons/ExportOutlined';
import ImportOutlined from '@ant-design/icons/ImportOutlined';
import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import type { Noun } from '@edp/contract/kernel/record/noun.ts';
import { nouns } from '@edp/contract/nouns.ts';
import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { MenuIcon } from '../../ui/media/menu-icon.tsx';
import type { PaletteGroup, PaletteItem } from './palette-items.ts';
import styles from './palette-list.module.css';
import { usePaletteText } from './palette.texts.ts';

interface Props {
  id: string;
  groups: readonly PaletteGroup[];
  active: number;
  query: string;
  isWaiting: boolean;
  isFailed: boolean;
  onRetry: () => void;
  onHover: (index: number) => void;
  onRun: (item: PaletteItem, isBeside: boolean) => void;
}

/** The input has it. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();

export const optionIdOf = (listId: string, index: number) => `${listId}-${index}`;

const icons: Readonly<Record<string, ReactNode>> = {
  history: <HistoryOutlined />,
  add: <PlusOutlined />,
  import: <ImportOutlined />,
  export: <ExportOutlined />,
  action: <ThunderboltOutlined />,
  help: <QuestionCircleOutlined />,
  all: <ArrowRightOutlined />,
};
/** A record has the icon of its noun in the menu, a node of a tree that of its set. */
const iconOf = ({ icon, record }: PaletteItem) => icons[icon] ?? <MenuIcon name={record ? menuIconOf(icon) : icon} />;

function menuIconOf(noun: string) {
  const all: readonly Noun[] = nouns;
  const own = all.find(({ name }) => name === noun);
  return (own?.menu ?? all.find(({ menu }) => menu && menu.url === own?.page)?.menu)?.icon ?? '';
}

/** A listbox of our own, because the input must keep the focus. */
export function PaletteList({ id, groups, active, query, isWaiting, isFailed, onRetry, onHover, onRun }: Props) {
  const t = usePaletteText();
  useEffect(() => {
    document.getElementById(optionIdOf(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const items = groups.flatMap((group) => group.items);
  return (
    <div className={styles.results}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={id} role="listbox" aria-label={t('results')} aria-busy={isWaiting} hidden={groups.length === 0}>
        {groups.map((group) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          <div key={group.key} role="group" aria-label={group.title}>
            <div className={styles.group} aria-hidden="true">
              {group.title}
              {group.count && <span className={styles.count}>{group.count}</span>}
            </div>
            {group.items.map((item) => {
              const place = items.indexOf(item);
              return (
                <button
                  key={item.key}
                  id={optionIdOf(id, place)}
                  type="button"
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                  role="option"
                  tabIndex={-1}
                  aria-selected={place === active}
                  className={item.icon === 'all' ? styles.all : styles.option}
                  onMouseDown={keepFocus}
                  onPointerMove={() => place !== active && onHover(place)}
                  onClick={(event) => onRun(item, event.ctrlKey || event.metaKey)}>
                  <span className={styles.icon}>{iconOf(item)}</span>
                  <span className={styles.name}>
                    <Marked text={item.title} marked={item.marked} />
                    {item.record?.path && (
                      <span className={styles.path} title={item.record.path}>
                        {item.record.path}
                      </span>
                    )}
                  </span>
                  <span className={styles.code}>
                    <Marked text={item.hint} marked={item.hintMarked} />
                  </span>
                  {place === active && (
                    <kbd className={styles.key} aria-hidden="true">
                      Enter
                    </kbd>
                  )}
                </button>
              );
            })}
          </div>
        ))}
      </div>
      {isFailed && (
        <div className={groups.length === 0 ? styles.failedAlone : styles.failed} role="alert">
          {t('failed')}
          <button type="button" className={styles.retry} onClick={onRetry}>
            {t('retry')}
          </button>
        </div>
      )}
      {!isFailed && !isWaiting && query !== '' && groups.length === 0 && (
        <output className={styles.none}>
          <strong>{t('nothing', { query })}</strong>
          <span>{t('nothingHint')}</span>
        </output>
      )}
      {isWaiting && groups.length === 0 && <output className={styles.none}>{t('searching')}</output>}
    </div>
  );
}

function Marked({ text, marked }: { text: string; marked: readonly [number, number] | undefined }) {
  const [from, to] = marked ?? [0, 0];
  return to === 0 ? (
    text
  ) : (
    <>
      {text.slice(0, from)}
      <mark className={styles.mark}>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}
