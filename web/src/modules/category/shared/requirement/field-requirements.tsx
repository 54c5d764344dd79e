import type { Call } from '@edp/contract/kernel/call.ts';
import type { RecordDefinition } from '@edp/contract/kernel/record/define-record.ts';
import { invalidate } from '../../../../kernel/http/run-action.ts';
import { useDefinitionText } from '../../../../ui/noun/defined/definition-text.ts';
import { RequirementDialog } from './requirement-dialog.tsx';
import { useRequirementText } from './requirement.texts.ts';

interface Props {
  definition: RecordDefinition;
  calls: { readonly requirement: Call; readonly setRequirement: Call };
  onClose: () => void;
}

/** Says for each category which fields its records need to be complete. */
export function FieldRequirements({ definition, calls, onClose }: Props) {
  const t = useRequirementText();
  const text = useDefinitionText(definition);
  const { items, byDefault } = definition.completeness!;
  const thing = text.say('thing');
  const of = {
    title: t('fieldsTitle'),
    intro: t('fieldsIntro', { thing }),
    legend: t('fieldsNeeded'),
    nothing: t('noFieldsNeeded', { thing }),
    items: items.map((name) => ({ name, label: text.of(name, 'label') ?? name })),
    byDefault,
    requirement: calls.requirement,
    setRequirement: calls.setRequirement,
    invalidate: () => invalidate(definition.noun.name),
  };
  return <RequirementDialog of={of} onClose={onClose} />;
}
