import { Button } from 'antd';
import { useState } from 'react';
import { Modal } from '../../../../ui/dialog/modal.tsx';
import { TabPanels } from '../../../../ui/layout/tab-panels.tsx';
import { RichTextView } from '../../../../ui/rich-text/rich-text-view.tsx';
import { useUiText } from '../../../../ui/ui.texts.ts';
import type { ProductForm } from '../product-value.ts';
import { choose, possibleRows, type Chosen, pricesText } from './customer-choices.ts';
import { PreviewChoices } from './preview-choices.tsx';
import styles from './preview.module.css';
import { usePreviewText } from './product-preview.texts.ts';
import type { VariantRow } from '../variants/variant-row.ts';
import { isVideoName } from '../../../../ui/media/file-kind.ts';
import { Thumbnail } from '../../../../ui/media/thumbnail.tsx';

/** A product as a customer sees it, from the values of a form. */
export function PreviewDialog({ product, onClose }: { product: ProductForm; onClose: () => void }) {
  const t = usePreviewText();
  const ui = useUiText();
  const [chosen, setChosen] = useState<Chosen>({});
  const [part, setPart] = useState<string>();
  const { proSpecConfigVoList: matrix, specList } = product;
  const rows = possibleRows(matrix, specList, chosen);
  const own = rows.length === 1 ? rows[0]!.dfilePreview : '';
  const parts = [
    { key: 'details', title: t('details'), content: <Text html={product.graphicDetails} /> },
    { key: 'parameter', title: t('parameter'), content: <Text html={product.parameter} /> },
    { key: 'documents', title: t('documents'), content: <Documents files={product.productDocumentIds} /> },
  ];
  return (
    <Modal title={t('title')} width={960} footer={<Button onClick={onClose}>{ui('close')}</Button>} onClose={onClose}>
      <div className={styles.top}>
        <PreviewGallery files={product.picIds} own={own} />
        <div>
          <h3 className={styles.name}>{product.name || t('unnamed')}</h3>
          <p className={styles.description}>{product.description}</p>
          <PreviewPrice product={product} rows={rows} />
          <PreviewChoices
            matrix={matrix}
            rows={specList}
            chosen={chosen}
            onChoose={(specificationId, valueId) => setChosen(choose(chosen, specificationId, valueId))}
          />
        </div>
      </div>
      <TabPanels label={t('parts')} panels={parts} chosen={part} onChoose={setPart} />
    </Modal>
  );
}

function Text({ html = '' }: { html: string | undefined }) {
  const t = usePreviewText();
  return html === '' ? <p className={styles.nothing}>{t('nothingWritten')}</p> : <RichTextView html={html} />;
}

function Documents({ files }: { files: ProductForm['productDocumentIds'] }) {
  const t = usePreviewText();
  if (files.length === 0) return <p className={styles.nothing}>{t('nothingWritten')}</p>;
  return (
    <ul>
      {files.map(({ id, orginalName, filePath }) => (
        <li key={id}>
          <a href={filePath} target="_blank" rel="noopener noreferrer">
            {orginalName}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The price of what is chosen, or from the least to the most of what can be chosen. */
function PreviewPrice({
  product: { showPrice, suggestedPrice, minimumOrderQuantity, unitText = '' },
  rows,
}: {
  product: ProductForm;
  rows: readonly VariantRow[];
}) {
  const t = usePreviewText();
  const list = pricesText(rows, 'listPricePerUnit');
  // Of one variant only: a range beside a range says nothing.
  const market = rows.length === 1 ? pricesText(rows, 'marketPrice') : undefined;
  return (
    <div className={styles.price}>
      {showPrice === 0 && <strong>{t('priceHidden')}</strong>}
      {showPrice !== 0 && list === undefined && <span className={styles.nothing}>{t('noPrice')}</span>}
      {showPrice !== 0 && list !== undefined && <strong>¥ {list}</strong>}
      {showPrice !== 0 && market !== undefined && Number(market) > Number(list) && (
        <s className={styles.nothing}>¥ {market}</s>
      )}
      <span className={styles.terms}>
        {showPrice !== 0 && suggestedPrice && <span>{t('suggested', { price: suggestedPrice })}</span>}
        {minimumOrderQuantity && Number(minimumOrderQuantity) > 0 && (
          <span>{t('minimumOrder', { quantity: `${minimumOrderQuantity} ${unitText}`.trim() })}</span>
        )}
      </span>
    </div>
  );
}

/** The pictures, one of them large. `own`: that of the chosen variant, which comes first. */
function PreviewGallery({ files, own }: { files: ProductForm['picIds']; own: string }) {
  const t = usePreviewText();
  const all = own ? [{ id: own, orginalName: '', filePath: own }, ...files] : files;
  const [place, setPlace] = useState(0);
  const [shownOwn, setShownOwn] = useState(own);
  if (shownOwn !== own) {
    setShownOwn(own);
    setPlace(0);
  }
  const shown = all[place] ?? all[0];
  return (
    <div>
      <div className={styles.large}>
        {!shown && <span className={styles.nothing}>{t('noPictures')}</span>}
        {shown &&
          (isVideoName(shown.orginalName) ? (
            <video key={shown.id} src={shown.filePath} controls muted />
          ) : (
            <img src={shown.filePath} alt={shown.orginalName} />
          ))}
      </div>
      {all.length > 1 && (
        <ul className={styles.thumbnails}>
          {all.map(({ id, orginalName, filePath }, index) => (
            <li key={id}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={t('picture', { place: index + 1 })}
                aria-pressed={index === place}
                onClick={() => setPlace(index)}>
                {isVideoName(orginalName) ? '▶' : <Thumbnail url={filePath} name="" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
