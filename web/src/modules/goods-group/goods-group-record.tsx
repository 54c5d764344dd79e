import { goodsGroup, goodsGroupRecord, type GoodsGroupRow } from '@edp/contract/modules/goods-group/goods-group.ts';
import { definedInputs } from '../../ui/noun/defined/defined-inputs.tsx';
import { useDefinedKind } from '../../ui/noun/defined/defined-screens.tsx';
import { useDefinedTexts } from '../../ui/noun/defined/defined-texts.tsx';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { LongTextInput } from '../../ui/noun/standard-inputs.tsx';
import { RecordDetails } from '../../ui/record/record-details.tsx';
import { GoodsField } from './goods-field.tsx';
import { GroupGoods } from './group-goods.tsx';

const Inputs = definedInputs<GoodsGroupRow>(goodsGroupRecord, {
  description: () => <LongTextInput name="description" />,
  productList: GoodsField,
});

const shown = ['name', 'description', 'createdName', 'createTime', 'updatedTime'];

/** What the group is, and its products below. */
function Overview({ record }: { record: GoodsGroupRow }) {
  const texts = useDefinedTexts(goodsGroupRecord)(shown);
  const fields = { ...texts, description: { ...texts['description']!, isWide: true } };
  return (
    <>
      <RecordDetails schema={goodsGroup.detail.output} record={record} fields={fields} />
      <GroupGoods group={record} />
    </>
  );
}

export const goodsGroupScreens = recordScreens<GoodsGroupRow>(() => {
  const kind = useDefinedKind<GoodsGroupRow>(goodsGroupRecord);
  const { productList } = kind.fields;
  return {
    ...kind,
    fields: {
      ...kind.fields,
      productList: { ...productList!, nameOf: (each) => `${each['name'] as string} ${each['code'] as string}` },
    },
    Overview,
    Inputs,
  };
});
