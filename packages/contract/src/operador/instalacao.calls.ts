import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { type Exemplos, instante, instanteDepois } from '../exemplos/exemplo-valores.ts';
import { instanteSchema, uuidSchema } from '../parts.ts';
import { papeis } from './papeis.ts';

const errors = ['operador.naoAutorizado', 'requisicao.invalida'] as const;

const equipeDaInstalacaoSchema = v.object({
  operadores: v.array(
    v.object({
      operadorID: v.string(),
      nome: v.string(),
      email: v.string(),
      /** Roles for promoters, which stay when the operator is lowered. */
      papeis: v.array(v.object({ promotora: v.string(), nome: v.string(), papel: v.picklist(papeis) })),
      /** Last call of any of the operator's sessions; null before the first. */
      usadoEm: v.nullable(instanteSchema),
    }),
  ),
  /** Invitations that can still be accepted. */
  convites: v.array(
    v.object({ conviteID: v.string(), nome: v.string(), email: v.string(), ate: instanteSchema }),
  ),
});

const equipeDaInstalacao = defineCall('operador.equipeDaInstalacao', {
  resumo: "List the installation's operators",
  descricao:
    'Returns the operators who may act for every promoter and for the installation, by name, and the open invitations of more.',
  retorno: equipeDaInstalacaoSchema,
  errors,
});

/** `rebaixar` keeps the roles for promoters; `remover` takes all of them and ends sessions and passkeys. */
const saidas = ['rebaixar', 'remover'] as const;

const definirDaInstalacao = defineCall('operador.definirDaInstalacao', {
  recusaExemplo: 'operador.naoEncontrado',
  resumo: 'Lower or remove an operator of the installation',
  descricao:
    "Takes the installation away from an operator; `remover` takes all roles for promoters too and ends sessions and passkeys. Withdraws the operator's open invitations. A session needs a second person, another operator of the installation. The last one stays, also when two remove each other at once.",
  params: v.object({ operadorID: uuidSchema }),
  body: v.strictObject({ saida: v.picklist(saidas) }),
  retorno: equipeDaInstalacaoSchema,
  errors: [
    ...errors,
    'operador.precisaSegundaPessoa',
    'operador.ultimoDaInstalacao',
    'operador.ultimoAdministrador',
    'operador.naoEncontrado',
  ],
});

const retirarConviteDaInstalacao = defineCall('operador.retirarConviteDaInstalacao', {
  recusaExemplo: 'operador.conviteNaoAberto',
  resumo: "Withdraw an invitation to the installation's operators",
  descricao: 'Withdraws an open invitation; its link says so and cannot be accepted any more. Idempotent.',
  params: v.object({ conviteID: uuidSchema }),
  retorno: equipeDaInstalacaoSchema,
  errors: [...errors, 'operador.conviteNaoAberto'],
});

export const instalacaoCalls = {
  'operador.equipeDaInstalacao': equipeDaInstalacao,
  'operador.definirDaInstalacao': definirDaInstalacao,
  'operador.retirarConviteDaInstalacao': retirarConviteDaInstalacao,
};

const equipe = {
  operadores: [
    {
      operadorID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee42',
      nome: 'Rita Lima',
      email: 'rita@agencia.example',
      papeis: [{ promotora: 'quatrofolhas', nome: 'Quatro Folhas', papel: 'administrador' }],
      usadoEm: instante,
    },
  ],
  convites: [
    {
      conviteID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffeeab',
      nome: 'Noemi Reis',
      email: 'noemi@trevo.example',
      ate: instanteDepois,
    },
  ],
};

export const instalacaoExemplos: Exemplos = {
  'operador.equipeDaInstalacao.retorno': [equipe],
  'operador.definirDaInstalacao.body': [{ saida: 'rebaixar' }],
  'operador.definirDaInstalacao.retorno': [equipe],
  'operador.retirarConviteDaInstalacao.retorno': [equipe],
};
