import { createContext } from 'react';

/** Opens the form of the record that is read around here, at the tab that is shown; undefined where it cannot be edited. */
export const EditRecordContext = createContext<(() => void) | undefined>(undefined);
