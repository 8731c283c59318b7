/** Where the phone's share menu sends what is shared with the app: the worker takes it there, and the server sends on. */
export const compartilharPath = '/compartilhar';

/** The fields of that form, as the app's manifest names them. */
export const compartilhadoCampos = {
  titulo: 'titulo',
  texto: 'texto',
  endereco: 'endereco',
  arquivo: 'arquivo',
} as const;

/** The cache in which the worker lays what was shared, for the page to take: one file, or texts as a JSON array. */
export const compartilhadoCache = 'trevo-compartilhado';

/** Where in that cache. */
export const compartilhadoKey = '/compartilhado';
