import type { TipoIdentificacao } from '@trevo/rules/pessoa/usuario';

type PorTipo = Record<TipoIdentificacao, string>;

/**
 * Texts of the entry page, rendered by the server and then by the app: they must be identical to avoid a layout
 * shift.
 */
export const entradaWords = {
  titulo: 'Sua nota vale prêmios',
  subtitulo: {
    telefone: 'Digite seu celular. Se for a primeira vez, o cadastro leva um minuto.',
    cpf: 'Digite seu CPF. Se for a primeira vez, o cadastro leva um minuto.',
    cnpj: 'Digite seu CNPJ. Se for a primeira vez, o cadastro leva um minuto.',
    cpfCnpj: 'Digite seu CPF ou CNPJ. Se for a primeira vez, o cadastro leva um minuto.',
  },
  rotulo: { telefone: 'Celular', cpf: 'CPF', cnpj: 'CNPJ', cpfCnpj: 'CPF ou CNPJ' },
  exemplo: {
    telefone: '(00)00000-0000',
    cpf: '000.000.000-00',
    cnpj: '00.000.000/0000-00',
    cpfCnpj: '000.000.000-00',
  },
  premio: { sorteio: 'Concorra a', naHora: 'Ganhe na hora' },
  continuar: 'Continuar',
  documentos: 'Documentos da promoção',
  regulamento: 'Regulamento',
  politicaPrivacidade: 'Privacidade',
} as const satisfies { subtitulo: PorTipo; rotulo: PorTipo; exemplo: PorTipo } & Record<
  string,
  string | object
>;
