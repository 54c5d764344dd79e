import type { ComponentProps } from 'react';
import { SearchBox } from '../search-box.tsx';
import styles from './pickers.module.css';

export const PickerSearch = (props: ComponentProps<typeof SearchBox>) => <div className={styles.search}><SearchBox {...props} /></div>;
