/** Type of a field: text, day (`yyyy-mm-dd`), choice, yes/no, address parts, or shop. */
export type CampoTipo = 'texto' | 'dia' | 'opcao' | 'simNao' | 'endereco' | 'loja';

interface Linha {
  readonly tipo: CampoTipo;
  /** Default label in the forms. */
  readonly rotulo: string;
  /** Label in the list of missing fields, where it differs. */
  readonly pendente?: string;
  /** Maximum characters of a text. */
  readonly maximo?: number;
  /** Values of a choice, as in the API. */
  readonly opcoes?: readonly string[];
  /** Identifies the person: retained separately under the legal hold when the account is deleted. */
  readonly isIdentidade?: true;
}

/**
 * Personal data fields: one row per field, under its API name (the column has the same name in snake_case). The
 * contract's schemas, the columns, the validation and the forms are derived from it.
 */
export const camposPessoa = {
  nome: { tipo: 'texto', maximo: 120, rotulo: 'Nome completo', pendente: 'Nome', isIdentidade: true },
  cpf: { tipo: 'texto', maximo: 18, rotulo: 'CPF ou CNPJ', pendente: 'CPF/CNPJ', isIdentidade: true },
  email: { tipo: 'texto', maximo: 254, rotulo: 'E-mail', isIdentidade: true },
  telefoneContato: { tipo: 'texto', maximo: 24, rotulo: 'Celular', isIdentidade: true },
  dataNascimento: { tipo: 'dia', rotulo: 'Data de nascimento', isIdentidade: true },
  genero: {
    tipo: 'opcao',
    opcoes: ['masculino', 'feminino', 'outro'],
    rotulo: 'Gênero',
    isIdentidade: true,
  },
  rg: { tipo: 'texto', maximo: 14, rotulo: 'RG', isIdentidade: true },
  endereco: { tipo: 'endereco', rotulo: 'Endereço', isIdentidade: true },
  documentoVariavel: { tipo: 'texto', maximo: 10, rotulo: 'Documento estrangeiro', isIdentidade: true },
  resposta: { tipo: 'texto', maximo: 200, rotulo: 'Resposta' },
  extra: { tipo: 'texto', maximo: 200, rotulo: 'Mais sobre você' },
  jaCliente: { tipo: 'simNao', rotulo: 'Já é cliente?' },
  primeiraLoja: { tipo: 'loja', rotulo: 'Loja mais próxima' },
} as const satisfies Readonly<Record<string, Linha>>;

export type CampoPessoa = keyof typeof camposPessoa;
type Linhas = typeof camposPessoa;
/** The fields of some types. */
export type CampoDe<T extends CampoTipo> = {
  [C in CampoPessoa]: Linhas[C]['tipo'] extends T ? C : never;
}[CampoPessoa];
/** The fields with one text as their API value. */
export type CampoEscrito = CampoDe<'texto' | 'dia' | 'opcao'>;
/** The fields that a form holds as text: as typed, a day as `dd/mm/yyyy`, yes and no as `sim` and `nao`. */
export type CampoDigitado = CampoEscrito | CampoDe<'simNao'>;

/** Fields of each form, by section, in the order of the form. */
export const formularios = {
  cadastro: {
    dados: ['nome', 'email', 'dataNascimento', 'telefoneContato', 'genero', 'documentoVariavel'],
    endereco: ['endereco'],
    mais: ['resposta', 'extra', 'jaCliente', 'primeiraLoja'],
  },
  perfil: {
    dados: ['nome', 'cpf', 'documentoVariavel', 'telefoneContato', 'email', 'dataNascimento', 'genero', 'rg'],
    endereco: ['endereco'],
    mais: ['resposta', 'extra', 'primeiraLoja'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly CampoPessoa[]>>>>;

type CampoDoFormulario<F extends keyof typeof formularios> = {
  [S in keyof (typeof formularios)[F]]: (typeof formularios)[F][S] extends readonly (infer C)[] ? C : never;
}[keyof (typeof formularios)[F]];
export type CampoCadastro = CampoDoFormulario<'cadastro'>;

/** Fields that a campaign can make mandatory in the profile. `cnpjCpf` is the field `cpf`, which holds either. */
export const camposExigiveis = [
  'nome',
  'cnpjCpf',
  'rg',
  'dataNascimento',
  'genero',
  'email',
  'endereco',
] as const satisfies readonly (CampoPessoa | 'cnpjCpf')[];

/** Every field, in the order of the table. */
export const campoNomes = Object.keys(camposPessoa).filter(isCampoPessoa);
/** Fields of the registration, in the order of the form. */
export const cadastroCampos: readonly CampoCadastro[] = Object.values(formularios.cadastro).flat();
/** Fields of the profile, in display order. */
export const perfilCampos: readonly CampoDoFormulario<'perfil'>[] = Object.values(formularios.perfil).flat();

export function isCampoPessoa(nome: string): nome is CampoPessoa {
  return Object.hasOwn(camposPessoa, nome);
}

export function isDigitado<C extends CampoPessoa>(campo: C): campo is C & CampoDigitado {
  return isEscrito(campo) || camposPessoa[campo].tipo === 'simNao';
}

/** Whether the API value of a field is one text. */
export function isEscrito<C extends CampoPessoa>(campo: C): campo is C & CampoEscrito {
  return ['texto', 'dia', 'opcao'].includes(camposPessoa[campo].tipo);
}
