import {
  maxOrganisationDepth,
  organisation,
  organisationRecord,
  type DepartmentNode,
} from '@edp/contract/modules/organisation/organisation.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { openParam } from '../../kernel/data/record-route.ts';
import { lazy } from '../../kernel/lazy.ts';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { nounText } from '../../ui/noun/noun.texts.ts';
import type { NodeDetail } from '../../ui/tree-editor/tree-kind.ts';
import { treeTexts } from '../../ui/tree-editor/tree-editor.texts.ts';
import { TreeEditorPanel } from '../../ui/tree-editor/tree-editor-panel.tsx';
import { useTree } from '../../ui/tree-editor/use-tree.ts';
import { explainUses } from './explain-uses.ts';
import { OrganisationTabs } from './organisation-tabs.tsx';
import styles from './organisation.module.css';
import { organisationText, useOrganisationText } from './organisation.texts.ts';

const DepartmentDetail = lazy<NodeDetail>(
  async () => (await import('./department-detail.tsx')).DepartmentDetail,
  PageSkeleton,
);

const wordsOf = ({ name, code, initials }: DepartmentNode) => [name, code, initials];

/** Nothing enabled is in a disabled department, so it needs no number. */
const tagOf = ({ active, allPeople }: DepartmentNode) =>
  active === 0 ? nounText('disabled') : allPeople > 0 ? organisationText('count', { count: allPeople }) : undefined;

/** The tree of departments with the form of one of them; the address may name the one that is open. */
export function DepartmentPage() {
  const t = useOrganisationText();
  const text = useDefinitionText(organisationRecord);
  const [address] = useSearchParams();
  const openId = address.get(openParam) ?? undefined;
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1>{text.say('title')}</h1>
        <h2>{t('departments')}</h2>
      </VisuallyHidden>
      <OrganisationTabs />
      <section className={styles.panel}>
        <DepartmentEditor key={openId} openId={openId} />
      </section>
    </div>
  );
}

function DepartmentEditor({ openId }: { openId: string | undefined }) {
  const t = useOrganisationText();
  const text = useDefinitionText(organisationRecord);
  const navigate = useNavigate();
  const tree = useTree<DepartmentNode, typeof organisation.departments>(organisation.departments, {});
  const texts = {
    ...treeTexts(text.say('thing')),
    tree: t('tree'),
    search: t('search'),
    addRoot: t('addRoot'),
    addChild: t('addChild'),
    emptyDetail: t('emptyDetail'),
    noChild: t('noChild', { max: maxOrganisationDepth }),
    deleteDetail: () => t('deleteDetail'),
  };
  return (
    <TreeEditorPanel
      tree={tree}
      kind={{
        calls: organisation,
        maxDepth: maxOrganisationDepth,
        tooDeep: 'tree.tooDeep',
        texts,
        tagOf,
        wordsOf,
        openId,
        takesNew: true,
        setId: '',
        isReadOnly: false,
        // The numbers of people above change with it.
        reloadAfterMove: true,
        beforeDelete: ({ node }) => explainUses(node, navigate),
        Detail: DepartmentDetail,
      }}
    />
  );
}
