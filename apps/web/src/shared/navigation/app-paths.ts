/** Every address of the app. Links are built here and nowhere else. */
export const appPaths = {
  raiz: '/',
  inicio: '/inicio',
  autenticacao: '/autenticacao',
  login: '/login',
  cadastro: '/cadastro',
  preRegistro: '/preRegistro',
  lgpd: '/lgpd',
  regulamento: '/regulamento',
  politicaPrivacidade: '/politicaPrivacidade',
  avisoPrivacidade: '/avisoPrivacidade',
  home: '/home',
  escanear: '/escanear',
  digitacaoManual: '/digitacaoManual',
  cupons: '/cupons',
  documentosFiscais: '/documentosFiscais',
} as const;

export type AppPath = (typeof appPaths)[keyof typeof appPaths];
