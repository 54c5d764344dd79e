import { productRecord } from '@edp/contract/modules/product/product-record.ts';
import { translate } from '@edp/contract/texts.ts';
import { useId } from 'react';
import { confirm } from '../../../../kernel/feedback/confirm.ts';
import { toast } from '../../../../kernel/feedback/toast.ts';
import { language } from '../../../../kernel/text/language.ts';
import { useFormScope } from '../../../../ui/form/engine/form-context.ts';
import type { Control } from '../../../../ui/inputs/control.ts';
import { wordOf } from '../../../../ui/noun/defined/defined-columns.tsx';
import { useDefinitionText } from '../../../../ui/noun/defined/definition-text.ts';
import { variantName } from './exclusions.ts';
import { planChange } from './plan-change.ts';
import type { StagedMatrix } from './use-staged-matrix.ts';
import styles from './style-input.module.css';
import { useVariantsText } from './product-variants.texts.ts';

/** Single or multi style. The only row of a single style becomes the first of several, and the other way round. */
export function StyleInput({ staged, value = 0 }: Control<0 | 1> & { staged: StagedMatrix }) {
  const t = useVariantsText();
  const text = useDefinitionText(productRecord);
  const name = useId();
  const { form } = useFormScope();
  const { variants, discard } = staged;
  const toSingle = async () => {
    const plan = planChange(variants, [], (form.getValues('name') as string | undefined) ?? '');
    if (plan.tooMany !== undefined) return;
    const [held] = plan.held;
    if (held) {
      toast(
        'warning',
        translate('product.variantUsed', language(), {
          variant: variantName(variants.matrix, held),
          uses: held.usedBy,
        }),
      );
      return;
    }
    const [first] = plan.rows;
    const isSure =
      plan.removed.length === 0 ||
      (await confirm({
        title: t('toSingleTitle'),
        detail: t('toSingleDetail', { name: first?.itemName ?? '', count: plan.removed.length }),
        yes: t('toSingle'),
        danger: true,
      }));
    if (!isSure) return;
    discard();
    form.setAndRender('productModel', 0);
    form.setValue('specList', plan.rows);
    form.setValue('proSpecConfigVoList', []);
  };
  return (
    <div role="radiogroup" aria-label={text.of('productModel', 'label')} className={styles.segments}>
      <label className={styles.segment}>
        <input type="radio" name={name} checked={value === 0} onChange={() => void toSingle()} />
        {wordOf(text, 'productModel', 0)}
      </label>
      <label className={styles.segment}>
        <input type="radio" name={name} checked={value === 1} onChange={() => form.setAndRender('productModel', 1)} />
        {wordOf(text, 'productModel', 1)}
      </label>
    </div>
  );
}
