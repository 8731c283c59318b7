import { createContext, use } from 'react';

/** The secret that an embedding page handed over, or undefined: then whoever is signed in speaks. */
const PortadorContext = createContext<string | undefined>(undefined);
export const PortadorProvider = PortadorContext;

/** What each call about cards carries for the person whose page this is. */
export function usePortador(): { readonly token?: string } {
  const token = use(PortadorContext);
  return token === undefined ? {} : { token };
}
