import { useState } from 'react';
import { useKernelText } from '../../../kernel/text/kernel.texts.ts';
import { Logo } from '../../../ui/media/logo.tsx';
import styles from '../shell.module.css';

interface Props {
  logo: string;
  isLogoShown: boolean;
  isCollapsed: boolean;
}

/** The top of the side menu: the tenant's logo, or the product's if there is none or it does not load. */
export function ProductLogo({ logo, isLogoShown, isCollapsed }: Props) {
  const t = useKernelText();
  const [brokenLogo, setBrokenLogo] = useState('');
  const picture =
    logo && logo !== brokenLogo ? (
      <img className={styles.logo} src={logo} alt="" onError={() => setBrokenLogo(logo)} />
    ) : (
      <Logo size={28} />
    );
  return (
    <div className={styles.product}>
      {isLogoShown && picture}
      {!isCollapsed && <span>{t('productName')}</span>}
    </div>
  );
}
