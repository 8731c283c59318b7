import type { FacebookReader } from './facebook.port.ts';

/** App id that selects the mock. */
const localAppId = 'local';

/** Accepts tokens of the development page: `local:ana` is the user ana. For development and tests only. */
export function createLocalFacebook(others: FacebookReader): FacebookReader {
  return {
    async find(appId, token) {
      if (appId !== localAppId) return others.find(appId, token);
      const id = /^local:([a-z0-9-]{1,30})$/.exec(token)?.[1];
      if (!id) return undefined;
      return { facebookId: `local-${id}`, nome: `${id} da Silva`, email: `${id}@exemplo.com.br` };
    },
  };
}
