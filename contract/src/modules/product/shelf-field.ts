import { flagField, viewed } from '../../kernel/record/record-fields.ts';

/** Whether customers see a product or one of its variants: 1 on the shelf. */
export const shelfField = () =>
  viewed(flagField(), {
    label: { ZHS: '上架状态', ENG: 'Shelf' },
    words: [
      { value: 1, text: { ZHS: '上架', ENG: 'On the shelf' }, key: 'onShelf' },
      { value: 0, text: { ZHS: '下架', ENG: 'Off the shelf' }, key: 'offShelf' },
    ],
    isSwitch: true,
  });
