import { createContext } from 'react';

/** The id that the title of what is open must carry: it names the dialog. */
export const PainelTitleContext = createContext<string | undefined>(undefined);
