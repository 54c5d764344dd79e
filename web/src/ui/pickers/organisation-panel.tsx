import { organisation, type OrgNode } from '@edp/contract/modules/organisation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchData } from '../../kernel/api.ts';
import { toCallError } from '../../kernel/call-error.ts';
import { ErrorNotice } from '../error-notice.tsx';
import { PageSkeleton } from '../page-skeleton.tsx';
import { ScrollRegion } from '../scroll-region.tsx';
import { CheckTree } from './check-tree.tsx';
import { PickerSearch } from './picker-search.tsx';
import { usePickersText } from './pickers-text.ts';
import styles from './pickers.module.css';
import type { Named } from './sources.ts';
import { filterTree, type TreeItem } from './tree-filter.ts';
import { useDebounced } from '../use-debounced.ts';

const toItem = ({ orgId, orgName, children }: OrgNode): TreeItem => ({ id: orgId, name: orgName, children: children.map(toItem) });

/** The tree of departments, with checkboxes. */
export function OrganisationPanel({ chosen, onChange }: { chosen: readonly Named[]; onChange: (chosen: readonly Named[]) => void }) {
  const t = usePickersText();
  const [text, setText] = useState('');
  const wanted = useDebounced(text.trim());
  const { data, error, refetch } = useQuery({
    queryKey: ['organisation', 'tree'],
    queryFn: async ({ signal }) => (await fetchData(organisation.tree, {}, signal)).map(toItem),
    meta: { showsOwnError: true },
  });
  const isChosen = (id: string) => chosen.some((each) => each.id === id);
  const toggle = (item: Named) => onChange(isChosen(item.id) ? chosen.filter(({ id }) => id !== item.id) : [...chosen, item]);
  const shown = data && (wanted ? filterTree(data, wanted) : data);
  return (
    <>
      <PickerSearch label={t('searchOrganisation')} value={text} onChange={setText} />
      <p className={styles.hint}>{t('organisationHint')}</p>
      <ScrollRegion className={styles.list} label={t('orgIds')}>
        {shown && shown.length > 0 && <CheckTree items={shown} isOpen={wanted !== ''} isChosen={isChosen} onToggle={toggle} />}
        {shown?.length === 0 && <p className={styles.empty}>{wanted ? t('nothingFound') : t('nothingThere')}</p>}
        {!shown && error && <div role="alert"><ErrorNotice title={toCallError(error).message} onRetry={refetch} /></div>}
        {!shown && !error && <PageSkeleton />}
      </ScrollRegion>
    </>
  );
}
