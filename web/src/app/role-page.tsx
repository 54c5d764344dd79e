import type { RecordDefinition } from '@edp/contract/kernel/record/define-record.ts';
import { recordLoaders } from '@edp/contract/records.ts';
import type { ReactNode } from 'react';
import { lazy } from '../kernel/lazy.ts';
import { RoleScreen } from '../modules/role/role-screen.tsx';
import { PageSkeleton } from '../ui/feedback/page-skeleton.tsx';
import type { FieldTexts } from '../ui/form/engine/form-context.ts';

interface Labelled {
  children: (labels: FieldTexts) => ReactNode;
}

const labels = (load: () => Promise<() => FieldTexts>) =>
  lazy<Labelled>(async () => {
    const useLabels = await load();
    return function Labels({ children }) {
      return children(useLabels());
    };
  }, PageSkeleton);

function defined(load: () => Promise<RecordDefinition>) {
  return labels(async () => {
    const [definition, { definedScreens }] = await Promise.all([
      load(),
      import('../ui/noun/defined/defined-screens.tsx'),
    ]);
    return fieldsOf(definedScreens(definition));
  });
}

/** The nouns with fields that a role may be kept from; each brings its labels when they are first shown. */
const labelsOf: Readonly<Record<string, ReturnType<typeof labels>>> = {
  ...Object.fromEntries(Object.entries(recordLoaders).map(([name, load]) => [name, defined(load)])),
  product: labels(async () => (await import('../modules/product/record/field-texts.tsx')).useFieldTexts),
};

const fieldsOf = ({ useKind }: { useKind: () => { fields: FieldTexts } }) =>
  function useFields() {
    return useKind().fields;
  };

const noLabels: FieldTexts = {};

function FieldLabels({ noun, children }: Labelled & { noun: string }) {
  const Labels = labelsOf[noun];
  return Labels ? <Labels>{children}</Labels> : children(noLabels);
}

export const RolePage = () => <RoleScreen FieldLabels={FieldLabels} />;
