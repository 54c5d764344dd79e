import { toMegabytes, visitorLimit } from '@edp/contract/kernel/stored-file.ts';
import { translate } from '@edp/contract/texts.ts';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { toCallError } from '../../kernel/call-error.ts';
import { language } from '../../kernel/language.ts';
import controls from '../../ui/controls.module.css';
import { Field } from './field.tsx';
import { useRegisterText } from './register-text.ts';
import styles from './register.module.css';
import { uploadLicence } from './upload-licence.ts';
import type { RegisterValues } from './wire-form.ts';

interface Props {
  kind: RegisterValues['kind'];
  name: string;
  value: string;
  error: string | undefined;
  percent: number | undefined;
  onPercent: (percent: number | undefined) => void;
  onChange: (id: string) => void;
  onProblem: (problem: string) => void;
}

/** One photo of the licence or identity card. The preview is local: a visitor may upload, but not read stored files. */
export function LicenceField({ kind, name, value, error, percent, onPercent, onChange, onProblem }: Props) {
  const t = useRegisterText();
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState('');
  useEffect(() => () => URL.revokeObjectURL(preview), [preview]);
  const label = kind === 'person' ? t('idCard') : t('licence');
  const previewText = kind === 'person' ? t('idCardPreview') : t('licencePreview');
  const isUploading = percent !== undefined;
  const text = value ? t('licenceReplace') : t('licenceChoose');

  const send = async (photo: File) => {
    const photoError = validatePhoto(photo);
    if (photoError) return onProblem(photoError);
    onPercent(0);
    try {
      const { id } = await uploadLicence(photo, onPercent);
      setPreview(URL.createObjectURL(photo));
      onChange(id);
    } catch (failure) {
      onProblem(toCallError(failure).message);
    } finally {
      onPercent(undefined);
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [photo] = event.target.files ?? [];
    // So that choosing the same file again fires a change.
    event.target.value = '';
    if (photo) void send(photo);
  };
  const remove = () => {
    setPreview('');
    onChange('');
  };

  return (
    <Field label={label} error={error} hint={isUploading ? t('uploading', { percent }) : t('licenceHint', { max: toMegabytes(visitorLimit.maxBytes) })}>
      {({ 'aria-invalid': isInvalid, ...control }) => (
        <div className={styles.licence}>
          <button {...control} type="button" name={name} className={`${styles.photo} ${isInvalid ? styles.invalid : ''}`} disabled={isUploading}
            onClick={() => input.current?.click()}>
            {value ? <img src={preview} alt={previewText} /> : <span className={styles.add}><span aria-hidden="true">+</span>{text}</span>}
            {isUploading && <progress className={styles.progress} max={100} value={percent} aria-label={t('uploading', { percent })} />}
          </button>
          {value && (
            <div className={styles.photoActions}>
              <button type="button" className={controls.link} disabled={isUploading} onClick={() => input.current?.click()}>{text}</button>
              <button type="button" className={controls.danger} disabled={isUploading} onClick={remove}>{t('licenceRemove')}</button>
            </div>
          )}
          <input ref={input} type="file" hidden accept=".jpg,.jpeg,.png,image/jpeg,image/png" aria-label={text} onChange={choose} />
        </div>
      )}
    </Field>
  );
}

/** Not `validatePicture` of `ui/`, which is bundled with the shell that a visitor does not load. The server checks again. */
function validatePhoto({ type, size }: File): string | undefined {
  const { types, maxBytes } = visitorLimit;
  if (!types.some((allowed) => allowed === type)) return translate('file.pictureOnly', language());
  if (size === 0) return translate('file.empty', language());
  return size < maxBytes ? undefined : translate('file.tooLarge', language(), { max: toMegabytes(maxBytes) });
}
