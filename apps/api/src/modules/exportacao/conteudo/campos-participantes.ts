import { type Campo, createCampos, dadosPessoais, pessoa } from './campo.ts';
import type { ParticipanteView } from './linhas-participantes.views.ts';

const { texto, inteiro, centavos, dia, instante } = createCampos<ParticipanteView>();

/** One row for each person with a receipt of the period. */
export const listCamposParticipantes = (comDadosPessoais: boolean): readonly Campo<ParticipanteView>[] => [
  pessoa,
  ...(comDadosPessoais
    ? [
        ...dadosPessoais,
        dia('nascimento', ({ data_nascimento }) => data_nascimento),
        texto('cidade', ({ cidade }) => cidade),
        texto('uf', ({ uf }) => uf),
      ]
    : []),
  instante('primeira_nota_em', ({ primeira_em }) => primeira_em),
  instante('ultima_nota_em', ({ ultima_em }) => ultima_em),
  inteiro('notas', ({ notas }) => notas),
  inteiro('notas_validas', ({ validas }) => validas),
  inteiro('numeros', ({ numeros }) => numeros),
  inteiro('pontos', ({ pontos }) => pontos),
  centavos('cashback', ({ cashback_centavos }) => cashback_centavos),
];
