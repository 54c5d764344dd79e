import { goodsGroup, type GoodsGroup, type GoodsGroupRow } from '@edp/contract/modules/goods-group/goods-group.ts';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { creationFacts, standardTitles } from '../../ui/noun/standard-fields.tsx';
import { LongTextInput, NameInput } from '../../ui/noun/standard-inputs.tsx';
import { RecordDetails } from '../../ui/record/record-details.tsx';
import { useGoodsGroupText } from './goods-group.texts.ts';
import { GoodsField } from './goods-field.tsx';
import { GroupGoods } from './group-goods.tsx';

const Inputs = () => (
  <>
    <NameInput />
    <LongTextInput name="description" />
    <GoodsField />
  </>
);

const useFields = () => {
  const t = useGoodsGroupText();
  return { name: { label: t('name') }, description: { label: t('description'), isWide: true } };
};

/** What the group is, and its products below. */
function Overview({ record }: { record: GoodsGroupRow }) {
  const t = useGoodsGroupText();
  const noun = useNounText();
  const facts = { ...creationFacts(noun, 'createdName'), updatedTime: { label: t('updatedTime') } };
  return (
    <>
      <RecordDetails schema={goodsGroup.detail.output} record={record} fields={{ ...useFields(), ...facts }} />
      <GroupGoods group={record} />
    </>
  );
}

export const goodsGroupScreens = recordScreens<GoodsGroupRow>(() => {
  const t = useGoodsGroupText();
  const noun = useNounText();
  return {
    noun: 'goodsGroup',
    list: '/classification',
    titles: standardTitles(noun, t('thing')),
    calls: { detail: goodsGroup.detail, create: goodsGroup.save, update: goodsGroup.save },
    sharingType: 'goods_group',
    blank: { name: '', description: '', productList: [] satisfies GoodsGroup['productList'] },
    fields: {
      ...useFields(),
      productList: { label: t('goods'), nameOf: (each) => `${each['name'] as string} ${each['code'] as string}` },
    },
    Overview,
    Inputs,
  };
});
