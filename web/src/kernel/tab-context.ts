import { createContext } from 'react';

/** The path of the tab that a component stands in; empty outside of all tabs. */
export const TabContext = createContext('');
