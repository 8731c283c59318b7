/** Roles of operators, each for one promoter. */
export const papeis = ['administrador', 'operador', 'atendimento', 'auditor', 'cliente'] as const;
export type Papel = (typeof papeis)[number];

/** Acts that a machine credential may be allowed. */
export const escopos = [
  'campanha:publicar',
  'documentos:ler',
  'documentos:julgar',
  'vendas:ler',
  'vendas:escrever',
  'premios:entregar',
  'pedidos:mover',
  'codigos:escrever',
  'listas:escrever',
  'notificacoes:enviar',
  'sorteios:registrar',
  'numeros:ler',
] as const;
export type Escopo = (typeof escopos)[number];

/** Groups of roles that may make a call, by their tasks. Operators of the installation may make every call. */
export const administra = ['administrador'] as const;
export const audita = ['administrador', 'auditor'] as const;
export const opera = ['administrador', 'operador'] as const;
export const ampara = ['administrador', 'atendimento'] as const;
export const atende = ['administrador', 'operador', 'atendimento'] as const;
export const confere = ['administrador', 'operador', 'auditor'] as const;
export const ve = ['administrador', 'operador', 'atendimento', 'auditor'] as const;
export const todos = ['administrador', 'operador', 'atendimento', 'auditor', 'cliente'] as const;
/** Only operators of the installation. */
export const ninguem = [] as const;
