import { menu, type MenuResource } from '@edp/contract/modules/menu/menu.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { fetchData } from '../../kernel/http/api.ts';
import { useLanguage } from '../../kernel/text/language.ts';
import { joinNames } from '../../kernel/text/punctuation.ts';
import { translate } from '@edp/contract/texts.ts';
import { MenuIcon } from '../../ui/media/menu-icon.tsx';
import { NodeView } from '../../ui/tree-editor/node-view.tsx';
import { restoreName, setHidden } from './menu-actions.ts';
import { isInHidden, isRenamed, nameOf } from './menu-nodes.ts';
import styles from './menu.module.css';
import { useMenuText } from './menu.texts.ts';

/** The roles that external entries can be given to. */
export const useMenuRoles = () =>
  useQuery({ queryKey: ['menu', 'roles'], queryFn: ({ signal }) => fetchData(menu.roles, {}, signal) }).data ?? [];

interface Props {
  entry: MenuResource;
  entries: readonly MenuResource[];
  onEdit: () => void;
  onDelete: () => void;
}

/** The chosen entry and what can be done to it. */
export function EntryPanel({ entry, entries, onEdit, onDelete }: Props) {
  const t = useMenuText();
  const language = useLanguage();
  const isEnglish = language === 'ENG';
  const parent = entries.find(({ id }) => id === entry.parentId);
  const isOwnPage = entry.own === 1 && entry.type === 'external';
  const visibility = entry.hidden === 1 ? t('isHidden') : isInHidden(entries, entry) ? t('inHidden') : t('shown');
  const values = {
    name: entry.name,
    nameEng: entry.nameEng,
    builtIn: [entry.builtInName, entry.builtInNameEng].filter(Boolean).join(' / '),
    type: t(entry.type),
    parent: parent ? nameOf(parent, isEnglish) : t('top'),
    url: entry.url,
    hidden: visibility,
    roles: <Roles ids={entry.roleIds} />,
  };
  const labels = {
    name: { label: t('name') },
    nameEng: { label: t('nameEng') },
    ...(entry.own === 0 && { builtIn: { label: t('builtInName') } }),
    type: { label: t('kind') },
    parent: { label: t('parent') },
    ...(entry.type !== 'group' && { url: { label: t('address') } }),
    hidden: { label: t('hidden') },
    ...(isOwnPage && { roles: { label: t('roles') } }),
  };
  const keeps = entry.canHide === 0 && entry.hidden === 0 ? translate('menu.keepsItself', language) : undefined;
  return (
    <section aria-label={nameOf(entry, isEnglish)}>
      <h2 className={styles.heading}>
        <MenuIcon name={entry.icon} /> {nameOf(entry, isEnglish)}
      </h2>
      <div className={styles.actions}>
        <Button onClick={onEdit}>{t('edit')}</Button>
        <Button
          disabled={keeps !== undefined}
          title={keeps}
          onClick={() => void setHidden(entry, entry.hidden === 1 ? 0 : 1)}>
          {entry.hidden === 1 ? t('show') : t('hide')}
        </Button>
        {isRenamed(entry) && <Button onClick={() => void restoreName(entry)}>{t('restore')}</Button>}
        {entry.own === 1 && (
          <Button danger onClick={onDelete}>
            {t('delete')}
          </Button>
        )}
      </div>
      <p className={styles.note}>{keeps ?? t('hiddenHint')}</p>
      <NodeView record={values} fields={labels} />
    </section>
  );
}

function Roles({ ids }: { ids: readonly string[] }) {
  const roles = useMenuRoles();
  return joinNames(
    roles.filter(({ id, administrator }) => administrator === 1 || ids.includes(id)).map(({ name }) => name),
  );
}
