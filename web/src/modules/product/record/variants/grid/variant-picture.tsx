import { productThumbnail } from '@edp/contract/modules/product/product-limits.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { Modal } from '../../../../../ui/dialog/modal.tsx';
import { PictureUpload } from '../../../../../ui/media/picture-upload.tsx';
import type { GridRow } from '../../../../../ui/grid/model/grid-model.ts';
import { useUiText } from '../../../../../ui/ui.texts.ts';
import { useVariantsText } from '../product-variants.texts.ts';

interface Props {
  row: GridRow;
  onChange: (key: string, url: string) => void;
  onClose: () => void;
}

/** The picture of one variant alone; without one, those of the product are shown. */
export function VariantPicture({ row: { key, values }, onChange, onClose }: Props) {
  const t = useVariantsText();
  const ui = useUiText();
  const [url, setUrl] = useState(String(values['picture'] ?? ''));
  const confirm = () => {
    onChange(key, url);
    onClose();
  };
  const footer = [
    <Button key="cancel" onClick={onClose}>
      {ui('cancel')}
    </Button>,
    <Button key="confirm" type="primary" onClick={confirm}>
      {ui('confirm')}
    </Button>,
  ];
  return (
    <Modal title={t('pictureOf', { name: String(values['itemName']) })} width={480} footer={footer} onClose={onClose}>
      <PictureUpload limit={productThumbnail} value={url} onChange={setUrl} />
    </Modal>
  );
}
