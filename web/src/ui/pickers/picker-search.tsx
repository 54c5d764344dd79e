import type { ComponentProps } from 'react';
import { SearchBox } from '../filter/search-box.tsx';
import styles from './pickers.module.css';

export const PickerSearch = (props: ComponentProps<typeof SearchBox>) => (
  <div className={styles.search}>
    <SearchBox {...props} />
  </div>
);
