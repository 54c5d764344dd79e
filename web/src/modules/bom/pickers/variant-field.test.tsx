import { bom } from '@edp/contract/modules/bom/bom.ts';
import { sku } from '@edp/contract/modules/product/sku.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage } from '../../../kernel/text/language.ts';
import { answerCalls, succeed, succeedWithPage } from '../../../testing/answer-calls.ts';
import { FormField } from '../../../ui/form/fields/form-field.tsx';
import { FormModal } from '../../../ui/form/form-modal.tsx';
import { VariantField } from './variant-field.tsx';

const variant = (id: string, active: 0 | 1) => ({
  id,
  specUnionKey: `规格${id}`,
  itemName: '泵',
  itemCode: id,
  active,
});
const required = '该商品有多个规格，请选择规格';

beforeEach(() => setLanguage('ZHS'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The form of a BOM of a product with these variants, once they have been read. */
async function open(variants: readonly object[], record: object = {}) {
  const { inputsOf } = answerCalls([
    [sku.ofProduct, (input) => succeedWithPage(variants, { ...input, pageNo: 1 })],
    [bom.save, () => succeed({ id: '1' })],
  ]);
  const blank = { productId: '5', proSpecId: '', productName: '泵', proSpecName: '', active: 1, remark: '' };
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <FormModal
        title="产品BOM"
        call={bom.save}
        initial={{ ...blank, ...record }}
        fields={{ remark: { label: '备注' }, proSpecId: { label: '规格' } }}
        onClose={() => undefined}>
        <VariantField productId="5" />
        <FormField name="remark">
          <input />
        </FormField>
      </FormModal>
    </QueryClientProvider>,
  );
  await expect.poll(() => inputsOf(sku.ofProduct).length === 1 && client.isFetching() === 0).toBe(true);
  fireEvent.change(screen.getByLabelText('备注'), { target: { value: '改过' } });
  return { submit: () => fireEvent.submit(document.querySelector('form')!), saved: () => inputsOf(bom.save) };
}

it('新BOM的商品有多个规格而没有选择：不发送，在规格处说明；选择之后照常保存', async () => {
  const { submit, saved } = await open([variant('7', 1), variant('8', 1)]);
  submit();
  expect((await screen.findByRole('alert')).textContent).toBe(required);
  expect(saved()).toEqual([]);
  const select = screen.getByLabelText('规格');
  fireEvent.mouseDown(select);
  fireEvent.click(await screen.findByTitle('规格8（8）'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  submit();
  await waitFor(() => expect(saved()).toMatchObject([{ productId: '5', proSpecId: '8' }]));
});

it.each([
  ['有效的规格只有一个', [variant('7', 1), variant('8', 0)], {}],
  ['没有规格', [], {}],
  ['原来写给整个商品的BOM', [variant('7', 1), variant('8', 1)], { id: '1', version: 1 }],
])('%s时不要求选择', async (_, variants, record) => {
  const { submit, saved } = await open(variants, record);
  submit();
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(screen.queryByText(required)).toBeNull();
});
