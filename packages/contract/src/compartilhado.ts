/** Target of the Web Share Target API: the service worker handles the POST; without a worker the server redirects. */
export const compartilharPath = '/compartilhar';

/** Form fields of the share target, as named in the web app manifest. */
export const compartilhadoCampos = {
  titulo: 'titulo',
  texto: 'texto',
  endereco: 'endereco',
  arquivo: 'arquivo',
} as const;

/** Cache in which the service worker stores shared content for the page: one file, or texts as a JSON array. */
export const compartilhadoCache = 'trevo-compartilhado';

/** Key of the shared content in that cache. */
export const compartilhadoKey = '/compartilhado';
