import { organisation, type DepartmentNode } from '@edp/contract/modules/organisation/organisation.ts';
import { useMemo } from 'react';
import type { FieldTexts } from '../../ui/form/engine/form-context.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { TreeSelect } from '../../ui/inputs/tree-select.tsx';
import { CodeInput, EnabledInput, NameInput } from '../../ui/noun/standard-inputs.tsx';
import { NumberInput } from '../../ui/inputs/number-input.tsx';
import { NodeForm } from '../../ui/tree-editor/node-form.tsx';
import type { NodeDetail } from '../../ui/tree-editor/tree-kind.ts';
import { useTree } from '../../ui/tree-editor/use-tree.ts';
import { HeadSelect } from './head-select.tsx';
import { useOrganisationText } from './organisation.texts.ts';

interface Props extends Pick<NodeDetail, 'guard' | 'onSaved' | 'onRejected' | 'onCancel'> {
  /** Undefined for a new one. */
  id?: string;
  headName?: string;
  initial: object;
  fields: FieldTexts;
}

export function DepartmentForm({ id, headName, ...form }: Props) {
  const t = useOrganisationText();
  const { model } = useTree<DepartmentNode, typeof organisation.departments>(organisation.departments, {});
  const parents = useMemo(() => possibleParents(model?.roots ?? [], id), [model, id]);
  return (
    <NodeForm call={organisation.save} {...form}>
      <CodeInput />
      <NameInput />
      <FormField name="supId">
        <TreeSelect nodes={parents} isLoading={model === undefined} placeholder={t('noParent')} />
      </FormField>
      <FormField name="headId">
        <HeadSelect knownName={headName} placeholder={t('headPlaceholder')} />
      </FormField>
      <FormField name="sortOrder" hint={t('sortHint')}>
        <NumberInput />
      </FormField>
      <EnabledInput name="active" off={0} />
    </NodeForm>
  );
}

/** Neither the department itself nor what is below it, nor what is disabled. */
const possibleParents = (nodes: readonly DepartmentNode[], exceptId: string | undefined): DepartmentNode[] =>
  nodes
    .filter(({ id, active }) => id !== exceptId && active === 1)
    .map((node) => ({ ...node, children: possibleParents(node.children ?? [], exceptId) }));
