/** Kinds of files that only people have. */
export const encerramentoArquivos = [
  'certificado',
  'aditamento',
  'ataAssinada',
  'propriedade',
  'darf',
  'recolhimento',
  'contas',
] as const;
export type EncerramentoArquivo = (typeof encerramentoArquivos)[number];

/** Kinds of files that can concern one draw. */
const porSorteio: ReadonlySet<EncerramentoArquivo> = new Set(['ataAssinada', 'propriedade', 'darf']);

export const isArquivoDeSorteio = (tipo: EncerramentoArquivo): boolean => porSorteio.has(tipo);

/** Points that the regulator expects at the end of a campaign, in the order of the screen. */
export const encerramentoItens = [
  'certificado',
  'cabecalho',
  'regulamento',
  'congelado',
  'resultado',
  'confirmado',
  'ata',
  'participantes',
  'exclusoes',
  'propriedade',
  'ganhadores',
  'recibos',
  'naoReclamados',
  'valores',
  'darf',
  'pendencias',
  'numeros',
  'premios',
  'contas',
  'auditoria',
  'guarda',
  'prestacao',
] as const;
export type EncerramentoItem = (typeof encerramentoItens)[number];

export const itemSituacoes = ['feito', 'falta', 'naoSeAplica'] as const;
export type ItemSituacao = (typeof itemSituacoes)[number];

/** A point of the checklist. */
export interface ItemConferido {
  readonly codigo: EncerramentoItem;
  /** Day of the draw that it concerns. */
  readonly sorteio: string | null;
  readonly situacao: ItemSituacao;
  /** How many are missing; 0 where it cannot be counted. */
  readonly faltam: number;
}

/** The steps of a draw. */
export interface SorteioFato {
  readonly data: string;
  readonly hasRegra: boolean;
  readonly isCongelado: boolean;
  readonly hasResultado: boolean;
  /** Whether its winners are confirmed or, without a rule, registered. */
  readonly isConfirmado: boolean;
}

/** Differences that the checks of the books found; null before the first check. */
export interface LivrosFato {
  readonly numeros: number;
  /** Null for a campaign without instant prizes. */
  readonly premios: number | null;
  readonly contas: number;
}

export interface EncerramentoFatos {
  readonly hoje: string;
  /** Last day on which anything can be won. */
  readonly fim: string;
  readonly hasInstantaneos: boolean;
  readonly sorteios: readonly SorteioFato[];
  readonly arquivos: readonly { readonly tipo: EncerramentoArquivo; readonly sorteio: string | null }[];
  /** Whether two people typed the same header of SCPC. */
  readonly hasCabecalho: boolean;
  /** Whether its certificate is that of the published file. */
  readonly isCertificadoIgual: boolean;
  readonly publicacoes: number;
  readonly premios: {
    /** Prizes without a notice to the winner, and those that wait for their delivery. */
    readonly semAviso: number;
    readonly aEntregar: number;
    /** Delivered prizes of draws without a signed receipt. */
    readonly semRecibo: number;
    readonly ganhos: number;
    /** Prizes that lapsed without a delivery. */
    readonly caducados: number;
  };
  /** Prizes of draws without a typed value. */
  readonly semValor: number;
  /** Undecided receipts, invitations and orders, and accounts with a balance. */
  readonly pendencias: number;
  readonly livros: LivrosFato | null;
  /** Signed heads of the audit trail since the start of the campaign. */
  readonly cabecas: number;
}

/** Computes the checklist of a campaign. */
export function listItens(fatos: EncerramentoFatos): ItemConferido[] {
  const { arquivos, sorteios, premios, livros } = fatos;
  const hasEnded = fatos.hoje > fatos.fim;
  const has = (tipo: EncerramentoArquivo, sorteio: string | null = null) =>
    arquivos.some((arquivo) => arquivo.tipo === tipo && arquivo.sorteio === sorteio);
  const one = (codigo: EncerramentoItem, situacao: ItemSituacao | boolean, faltam = 0): ItemConferido => ({
    codigo,
    sorteio: null,
    situacao: typeof situacao === 'boolean' ? (situacao ? 'feito' : 'falta') : situacao,
    faltam,
  });
  const each = (codigo: EncerramentoItem, toSituacao: (sorteio: SorteioFato) => ItemSituacao | boolean) =>
    sorteios.map((sorteio) => ({ ...one(codigo, toSituacao(sorteio)), sorteio: sorteio.data }));
  const withRegra = (isDone: (sorteio: SorteioFato) => boolean) => (sorteio: SorteioFato) =>
    sorteio.hasRegra ? isDone(sorteio) : 'naoSeAplica';
  const none = (applies: boolean, faltam: number, isDue = true): [ItemSituacao | boolean, number] =>
    applies ? [isDue && faltam === 0, faltam] : ['naoSeAplica', 0];
  const book = (codigo: EncerramentoItem, diferencas: number | null | undefined) =>
    diferencas === null ? one(codigo, 'naoSeAplica') : one(codigo, diferencas === 0, diferencas ?? 0);
  const hasPremios = premios.ganhos > 0;
  return [
    one('certificado', has('certificado')),
    one('cabecalho', fatos.hasCabecalho && fatos.isCertificadoIgual),
    one('regulamento', fatos.publicacoes > 0),
    ...each(
      'congelado',
      withRegra(({ isCongelado }) => isCongelado),
    ),
    ...each(
      'resultado',
      withRegra(({ hasResultado }) => hasResultado),
    ),
    ...each('confirmado', ({ isConfirmado }) => isConfirmado),
    ...each('ata', ({ data: dia }) => has('ataAssinada', dia)),
    ...each(
      'participantes',
      withRegra(({ isCongelado }) => isCongelado),
    ),
    ...each(
      'exclusoes',
      withRegra(({ isConfirmado }) => isConfirmado),
    ),
    ...each('propriedade', ({ data: dia }) => has('propriedade', dia)),
    ...(fatos.hasInstantaneos ? [one('propriedade', has('propriedade'))] : []),
    one('ganhadores', ...none(hasPremios, premios.semAviso + premios.aEntregar)),
    one('recibos', ...none(hasPremios, premios.semRecibo)),
    one('naoReclamados', ...toNaoReclamados(premios.caducados, has('recolhimento'))),
    one('valores', ...none(sorteios.length > 0, fatos.semValor)),
    ...each('darf', ({ data: dia }) => has('darf', dia)),
    one('pendencias', ...none(true, fatos.pendencias, hasEnded)),
    book('numeros', livros?.numeros),
    book('premios', fatos.hasInstantaneos ? livros?.premios : null),
    book('contas', livros?.contas),
    one('auditoria', fatos.cabecas > 0),
    one('guarda', true),
    one('prestacao', has('contas')),
  ];
}

const toNaoReclamados = (caducados: number, isRecolhido: boolean): [ItemSituacao | boolean, number] =>
  caducados === 0 ? ['naoSeAplica', 0] : [isRecolhido, isRecolhido ? 0 : caducados];

/** Points without which the books of a campaign cannot be closed. */
const exigidos: ReadonlySet<EncerramentoItem> = new Set([
  'cabecalho',
  'congelado',
  'resultado',
  'confirmado',
  'ganhadores',
  'pendencias',
  'numeros',
  'premios',
  'contas',
]);

/** Lists the points that keep the books from being closed. */
export const listImpedimentos = (itens: readonly ItemConferido[]): ItemConferido[] =>
  itens.filter(({ codigo, situacao }) => situacao === 'falta' && exigidos.has(codigo));
