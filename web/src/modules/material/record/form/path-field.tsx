import { useMemo } from 'react';
import { useFieldValue } from '../../../../ui/form/engine/form-context.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { Cascader } from '../../../../ui/inputs/cascader.tsx';
import { nodesOf } from '../../../../ui/inputs/tree.ts';
import { useNounText } from '../../../../ui/noun/noun.texts.ts';
import { useMaterialTree, withChosen } from './choices.ts';
import { useMaterialRecordText } from '../material-record.texts.ts';

interface Props {
  name: string;
  set: Parameters<typeof useMaterialTree>[0];
  /** The path that the record has, and its names or the last of them alone. */
  ids: readonly string[] | undefined;
  names: string | undefined;
}

/** A node of a tree; what the record has stays a choice after it was disabled, and the field says so. */
export function PathField({ name, set, ids, names }: Props) {
  const t = useMaterialRecordText();
  const noun = useNounText();
  const { nodes, isPending, isLoaded } = useMaterialTree(set);
  const value = useFieldValue(name);
  const choices = useMemo(() => withChosen({ nodes, isLoaded }, { ids, names }, (last) => t('disabledNode', { name: last })), [nodes, isLoaded, ids, names, t]);
  const isKept = isLoaded && ids !== undefined && nodesOf(nodes, ids) === undefined && String(value) === String(ids);
  return (
    <FormField name={name} hint={isKept && t('disabledHint')}>
      <Cascader allowsInner nodes={choices} isLoading={isPending} placeholder={noun('select')} />
    </FormField>
  );
}
