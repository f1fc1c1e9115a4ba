import { createContext } from 'react';

/** The beginning of the label of what a lesson points at. */
export const PointedContext = createContext<string | undefined>(undefined);
