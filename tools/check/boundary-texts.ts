/** Files that must not contain names of API services, and the same texts with another meaning. */
export const namesNoService = {
  files: 'apps/api/src/kernel/',
  /** Audience names of the contract, and the error codes for a company, and for an operator without token or promoter. */
  allowed:
    'associado consumidor operador operador.naoAutorizado operador.semPromotora sessao.associado'.split(' '),
  why: 'declare the needs of a call in its entry of a *.paths.ts or *.atos.ts in packages/contract/src/',
};

/** Files besides packages/contract that may contain URLs of the API. */
export const maySpellUrls: readonly { readonly files: string; readonly why: string }[] = [
  { files: 'packages/contract/', why: 'declares the URLs' },
  { files: 'apps/web/vite/', why: 'the development server proxies them' },
  { files: 'apps/web/vite.config.ts', why: 'the development server proxies them' },
];
