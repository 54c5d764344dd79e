import { toMegabytes, visitorLimit } from '@edp/contract/kernel/stored-file.ts';
import { translate } from '@edp/contract/texts.ts';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { toCallError } from '../../../kernel/http/call-error.ts';
import { language } from '../../../kernel/text/language.ts';
import { useBlockSave, useFormScope } from '../../../ui/form/engine/form-context.ts';
import { FormField } from '../../../ui/form/fields/form-field.tsx';
import controls from '../../../ui/layout/controls.module.css';
import { useRegisterText } from '../register.texts.ts';
import styles from './licence-field.module.css';
import { uploadLicence } from './upload-licence.ts';

/** One photo of the licence or identity card. The preview is local: a visitor may upload, but not read stored files. */
export function LicenceField({ name, isPerson }: { name: string; isPerson: boolean }) {
  const t = useRegisterText();
  const { form, showServerErrors } = useFormScope();
  const [percent, setPercent] = useState<number>();
  const [preview, setPreview] = useState('');
  useEffect(() => () => URL.revokeObjectURL(preview), [preview]);
  useBlockSave(percent !== undefined);

  const show = (message: string) => showServerErrors([{ field: name, message }]);
  const send = async (photo: File) => {
    const problem = validatePhoto(photo);
    if (problem) return show(problem);
    setPercent(0);
    try {
      const { id } = await uploadLicence(photo, setPercent);
      setPreview(URL.createObjectURL(photo));
      form.setValue(name, id);
    } catch (failure) {
      show(toCallError(failure).message);
    } finally {
      setPercent(undefined);
    }
    return undefined;
  };
  const hint =
    percent === undefined ? t('licenceHint', { max: toMegabytes(visitorLimit.maxBytes) }) : t('uploading', { percent });
  return (
    <FormField required name={name} label={isPerson ? t('idCard') : t('licence')} hint={hint}>
      <Photo
        percent={percent}
        preview={preview}
        previewText={isPerson ? t('idCardPreview') : t('licencePreview')}
        onSend={(photo) => void send(photo)}
        onRemove={() => form.setValue(name, '')}
      />
    </FormField>
  );
}

interface PhotoProps {
  percent: number | undefined;
  preview: string;
  previewText: string;
  onSend: (photo: File) => void;
  onRemove: () => void;
  // From the field.
  id?: string;
  value?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

function Photo({ percent, preview, previewText, onSend, onRemove, id, value, ...aria }: PhotoProps) {
  const t = useRegisterText();
  const input = useRef<HTMLInputElement>(null);
  const isUploading = percent !== undefined;
  const text = value ? t('licenceReplace') : t('licenceChoose');
  const open = () => input.current?.click();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [photo] = event.target.files ?? [];
    // So that choosing the same file again fires a change.
    event.target.value = '';
    if (photo) onSend(photo);
  };
  return (
    <div className={styles.licence}>
      <button
        id={id}
        type="button"
        className={`${styles.photo} ${aria['aria-invalid'] ? styles.invalid : ''}`}
        aria-describedby={aria['aria-describedby']}
        disabled={isUploading}
        onClick={open}>
        {value && preview ? (
          <img src={preview} alt={previewText} />
        ) : value ? (
          <span className={styles.add}>{t('licenceKept')}</span>
        ) : (
          <span className={styles.add}>
            <span aria-hidden="true">+</span>
            {text}
          </span>
        )}
        {isUploading && (
          <progress className={styles.progress} max={100} value={percent} aria-label={t('uploading', { percent })} />
        )}
      </button>
      {value && (
        <div className={styles.photoActions}>
          <button type="button" className={controls.link} disabled={isUploading} onClick={open}>
            {text}
          </button>
          <button type="button" className={controls.danger} disabled={isUploading} onClick={onRemove}>
            {t('licenceRemove')}
          </button>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".jpg,.jpeg,.png,image/jpeg,image/png"
        aria-label={text}
        onChange={choose}
      />
    </div>
  );
}

/**
 * Not `validatePicture` of `ui/`, which is bundled with the shell that a visitor does not load. The server checks
 * again.
 */
function validatePhoto({ type, size }: File): string | undefined {
  const { types, maxBytes } = visitorLimit;
  if (!types.some((allowed) => allowed === type)) return translate('file.pictureOnly', language());
  if (size === 0) return translate('file.empty', language());
  return size < maxBytes ? undefined : translate('file.tooLarge', language(), { max: toMegabytes(maxBytes) });
}
