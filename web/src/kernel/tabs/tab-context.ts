import { createContext } from 'react';

/** The path of the tab that a component is in; empty outside of tabs. */
export const TabContext = createContext('');
