import CloseOutlined from '@ant-design/icons/CloseOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import type { FoundRecord } from '@edp/contract/modules/search/search.ts';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { recordVisit } from '../../kernel/tabs/visited.ts';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { type PaletteCommand, step, type PaletteItem } from './palette-items.ts';
import { keepFocus, optionIdOf, PaletteList } from './palette-list.tsx';
import { PalettePreview } from './palette-preview.tsx';
import styles from './palette.module.css';
import { usePaletteText } from './palette.texts.ts';
import { usePalette, type Scope } from './use-palette.ts';

interface Props {
  /** What was typed before the palette was there. */
  typed: string;
  /** Whether the role may open the page at a path. */
  canOpen: (path: string) => boolean;
  /** Actions of the shell around it. */
  commands: readonly PaletteCommand[];
  onClose: () => void;
  /** Opens the list of keyboard shortcuts instead. */
  onHelp: () => void;
}

/** Finds pages, records and actions by keyboard: type, arrows, Enter. */
export function Palette({ typed, canOpen, commands, onClose, onHelp }: Props) {
  const t = usePaletteText();
  const navigate = useNavigate();
  const listId = useId();
  const { panel, onKeyDown: onDialogKey } = useDialog(onClose);
  const [query, setQuery] = useState(typed);
  const [scope, setScope] = useState<Scope>();
  const [active, setActive] = useState(0);
  const { groups, count, spelled, isWaiting, isFailed, retry, took } = usePalette(query, scope, { canOpen, commands });
  const items = groups.flatMap((group) => group.items);
  // Records that arrive later may be fewer than those before.
  const current = Math.min(active, Math.max(0, items.length - 1));
  const chosen = items[current];

  const narrow = (next: Scope | undefined) => {
    setScope(next);
    setActive(0);
  };
  const narrowTo = (item: PaletteItem) => narrow(groups.find((group) => group.items.includes(item)));
  const run = (item: PaletteItem, isBeside: boolean) => {
    const { route, title, record } = item;
    if (item.run) {
      onClose();
      return item.run();
    }
    if (route === '') return item.icon === 'all' ? narrowTo(item) : onHelp();
    if (record) recordVisit({ route, title });
    if (isBeside) return void window.open(`#${route}`, '_blank', 'noopener');
    onClose();
    void navigate(route);
    // After the dialog has given the focus back.
    if (!route.includes('?new')) setTimeout(() => document.getElementById('content')?.focus());
    return undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const actions: Record<string, () => void> = {
      ArrowDown: () => setActive(step(current, 1, items.length)),
      ArrowUp: () => setActive(step(current, -1, items.length)),
      Enter: () => chosen && run(chosen, event.ctrlKey || event.metaKey),
      ...(scope && { Escape: () => narrow(undefined) }),
      ...(scope && query === '' && { Backspace: () => narrow(undefined) }),
      // Narrowed once, it moves the focus as everywhere.
      ...(!scope && chosen && !event.shiftKey && { Tab: () => narrowTo(chosen) }),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    // The dialog would close with Escape, and move the focus with Tab.
    event.stopPropagation();
    action();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.cover} onClick={(event) => event.target === event.currentTarget && onClose()}>
      <dialog
        ref={panel}
        open
        className={styles.panel}
        aria-modal="true"
        aria-label={t('title')}
        tabIndex={-1}
        onKeyDown={onDialogKey}>
        <div className={styles.head}>
          <SearchOutlined className={styles.glass} />
          {scope && (
            <span className={styles.scope}>
              {scope.title}
              <button
                type="button"
                className={styles.widen}
                tabIndex={-1}
                onMouseDown={keepFocus}
                onClick={() => narrow(undefined)}>
                <CloseOutlined aria-hidden="true" />
                <VisuallyHidden>{t('widen', { group: scope.title })}</VisuallyHidden>
              </button>
            </span>
          )}
          <input
            data-focus
            type="text"
            role="combobox"
            className={styles.input}
            aria-label={t('title')}
            placeholder={scope ? t('placeholderIn', { group: scope.title }) : t('placeholder')}
            maxLength={50}
            autoComplete="off"
            spellCheck={false}
            aria-expanded={items.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={chosen ? optionIdOf(listId, current) : undefined}
            value={query}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setQuery(event.target.value);
              setActive(0);
            }}
          />
          {chosen?.record && <Reading record={chosen.record} spelled={spelled} />}
          {count && <span className={styles.total}>{count}</span>}
          {chosen && !scope && (
            <span className={styles.narrow}>
              <kbd className={styles.key}>Tab</kbd>
              {t('narrow')}
            </span>
          )}
          <button type="button" className={styles.close} onClick={onClose}>
            <VisuallyHidden>{t('close')}</VisuallyHidden>
            <kbd className={styles.key} aria-hidden="true">
              Esc
            </kbd>
            <CloseOutlined className={styles.cross} />
          </button>
        </div>
        <div className={styles.body}>
          <PaletteList
            id={listId}
            groups={groups}
            active={current}
            query={query.trim()}
            isWaiting={isWaiting}
            isFailed={isFailed}
            onRetry={retry}
            onHover={setActive}
            onRun={run}
          />
          {chosen?.record && <PalettePreview record={chosen.record} />}
        </div>
        <PaletteFooter
          isNarrowed={scope !== undefined}
          took={isWaiting ? undefined : took}
          isWaiting={isWaiting && items.length > 0}
        />
      </dialog>
    </div>
  );
}

/** How the letters that were typed were read, where the record has them in another way. */
function Reading({ record: { matched, name }, spelled }: { record: FoundRecord; spelled: string }) {
  const t = usePaletteText();
  if (matched === 'initials') return <span className={styles.chip}>{t('byInitials')}</span>;
  const isSpelled = spelled !== '' && matched === 'name' && name.includes(spelled);
  return isSpelled && <span className={styles.chip}>{t('byPinyin', { word: spelled })}</span>;
}

/**
 * The keys of the palette, and how long the server took; `isWaiting` for what comes beside the results that are shown.
 */
function PaletteFooter({
  isNarrowed,
  took,
  isWaiting,
}: {
  isNarrowed: boolean;
  took: number | undefined;
  isWaiting: boolean;
}) {
  const t = usePaletteText();
  const keys = [
    [['↑', '↓'], t('select')],
    [['Enter'], t('open')],
    [['Ctrl', 'Enter'], t('openBeside')],
    [['Esc'], t(isNarrowed ? 'widenKey' : 'close')],
  ] as const;
  return (
    <div className={styles.footer}>
      {keys.map(([names, text]) => (
        <span key={text} className={styles.hint}>
          {names.map((name) => (
            <kbd key={name} className={styles.key}>
              {name}
            </kbd>
          ))}
          {text}
        </span>
      ))}
      <span className={styles.took} data-took={took}>
        {isWaiting ? t('searching') : took !== undefined && t('took', { time: took })}
      </span>
    </div>
  );
}
