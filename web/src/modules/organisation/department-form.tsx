import {
  type DepartmentNode,
  organisation,
  type OrganisationDetail,
  organisationRecord,
} from '@edp/contract/modules/organisation/organisation.ts';
import { useMemo } from 'react';
import type { FieldTexts } from '../../ui/form/engine/form-context.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { TreeSelect } from '../../ui/inputs/tree-select.tsx';
import { definedInputs } from '../../ui/noun/defined/defined-inputs.tsx';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { NumberInput } from '../../ui/inputs/number-input.tsx';
import { NodeForm } from '../../ui/tree-editor/node-form.tsx';
import type { NodeDetail } from '../../ui/tree-editor/tree-kind.ts';
import { useTree } from '../../ui/tree-editor/use-tree.ts';
import { HeadSelect } from './head-select.tsx';

interface Props extends Pick<NodeDetail, 'guard' | 'onSaved' | 'onRejected' | 'onCancel'> {
  /** Undefined for a new one. */
  record?: OrganisationDetail;
  initial: object;
  fields: FieldTexts;
}

const Inputs = definedInputs<OrganisationDetail>(organisationRecord, {
  supId: ParentField,
  headId: HeadField,
  sortOrder: SortField,
});

export const DepartmentForm = ({ record, ...form }: Props) => (
  <NodeForm call={organisation.save} {...form}>
    <Inputs record={record} />
  </NodeForm>
);

interface Field {
  record?: OrganisationDetail | undefined;
}

function ParentField({ record }: Field) {
  const text = useDefinitionText(organisationRecord);
  const { model } = useTree<DepartmentNode, typeof organisation.departments>(organisation.departments, {});
  const parents = useMemo(() => possibleParents(model?.roots ?? [], record?.id), [model, record?.id]);
  return (
    <FormField name="supId">
      <TreeSelect nodes={parents} isLoading={model === undefined} placeholder={text.of('supId', 'placeholder')} />
    </FormField>
  );
}

function HeadField({ record }: Field) {
  const text = useDefinitionText(organisationRecord);
  return (
    <FormField name="headId">
      <HeadSelect knownName={record?.headName} placeholder={text.of('headId', 'placeholder')} />
    </FormField>
  );
}

function SortField() {
  const text = useDefinitionText(organisationRecord);
  return (
    <FormField name="sortOrder" hint={text.of('sortOrder', 'hint')}>
      <NumberInput />
    </FormField>
  );
}

/** Neither the department itself nor what is below it, nor what is disabled. */
const possibleParents = (nodes: readonly DepartmentNode[], exceptId: string | undefined): DepartmentNode[] =>
  nodes
    .filter(({ id, active }) => id !== exceptId && active === 1)
    .map((node) => ({ ...node, children: possibleParents(node.children ?? [], exceptId) }));
