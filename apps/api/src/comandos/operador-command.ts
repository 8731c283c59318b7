import * as v from 'valibot';
import { emailOperadorSchema } from '@trevo/contract/operador/acesso.calls';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { ActId } from '@trevo/contract/operador/atos';
import { type Opened, withDatabase } from './comando.ts';
import { toConsoleOrigin } from '../composicao/console-origin.ts';
import { queueComunicado } from '../modules/comunicado/comunicado.store.ts';
import { createConviteNoServidor } from '../modules/operador/acesso/convite/convite-no-servidor.ts';
import { createCreateConvite } from '../modules/operador/acesso/convite/create-convite.ts';
import { createCifraOperadores } from '../modules/operador/acesso/operador-selo.store.ts';
import { createRecordRetirados } from '../modules/operador/acesso/convite/convite-retirado.store.ts';
import { createInstalacaoService } from '../modules/operador/acesso/equipe/instalacao.service.ts';
import {
  createInstalacaoStore,
  type SaidaInstalacao,
} from '../modules/operador/acesso/equipe/instalacao.store.ts';
import { createOperadorStore } from '../modules/operador/acesso/operador.store.ts';
import { createSegundaPessoaStore } from '../modules/operador/acesso/equipe/segunda-pessoa.store.ts';
import { createAssinatura } from '../modules/operador/auditoria/assinatura.ts';
import { createAuditoriaService } from '../modules/operador/auditoria/auditoria.service.ts';
import { createAuditoriaStore } from '../modules/operador/auditoria/auditoria.store.ts';
import { createCabecaStore } from '../modules/operador/auditoria/cabeca.store.ts';
import { checkAuditoria } from '../modules/operador/auditoria/conferencia.ts';
import { comando } from '../kernel/auth/ator.ts';
import { createRateLimiter } from '../kernel/http/limits/rate-limit.ts';
import { operadorCliText } from './operador-cli.text.ts';
import { CommandError, type Variables } from './run-command.ts';

/** Invites an operator of the installation, or an administrator of a promoter; prints the address of the invitation. */
async function create(args: readonly string[], variables: Variables): Promise<string> {
  const option = args.indexOf('--promotora');
  const [email, ...words] = option < 0 ? args : args.toSpliced(option, 2);
  const promotora = option < 0 ? undefined : args[option + 1];
  const nome = words.join(' ').trim();
  const checked = v.safeParse(emailOperadorSchema, email);
  const isWrong = nome.length < 3 || nome.includes('--') || (option >= 0 && promotora === undefined);
  if (!checked.success || isWrong) throw new CommandError(operadorCliText.uso);
  const convite = { nome, email: checked.output, ...(promotora === undefined ? {} : { promotora }) };
  const { endereco } = await withDatabase<{ endereco: string }>(
    variables,
    async ({ db, clock, keys, env }) => {
      const origin = toConsoleOrigin(env);
      if (origin === undefined) throw new CommandError(operadorCliText.semConsole);
      const operadores = createOperadorStore(db);
      const cifra = createCifraOperadores(keys);
      const createConvite = createCreateConvite({ operadores, cifra, clock });
      const invite = createConviteNoServidor({ createConvite, segundaPessoa: createSegundaPessoaStore(db) });
      const endereco = await recording(
        { db, clock },
        'operador.convidarDaInstalacao',
        { body: convite },
        () => invite(origin, convite),
        promotora ?? null,
      );
      return { endereco };
    },
  );
  return operadorCliText.convite(nome, promotora, endereco);
}

const openAuditoria = ({ db, clock }: Pick<Opened, 'db' | 'clock'>) =>
  createAuditoriaService({
    store: createAuditoriaStore(db),
    countUse: createRateLimiter(db, clock).countUse,
    clock,
  });

const toAutoria = (promotoraId: string | null) => ({
  ator: comando,
  sessaoOperador: null,
  promotoraId,
  requisicao: 'comando',
});

/** Makes an act of a command with its row in the audit trail. */
async function recording<T>(
  { db, clock }: Pick<Opened, 'db' | 'clock'>,
  acao: ActId,
  { params = {}, body = {} }: { readonly params?: object; readonly body?: object },
  act: () => Promise<T>,
  promotoraId: string | null = null,
): Promise<T> {
  const auditoria = openAuditoria({ db, clock });
  const registro = await auditoria.open(acao, toAutoria(promotoraId), { params, body });
  try {
    const result = await act();
    if (registro) await auditoria.close(registro);
    return result;
  } catch (error) {
    if (registro) await auditoria.close(registro, error);
    throw error;
  }
}

const openInstalacao = ({ db, clock }: Pick<Opened, 'db' | 'clock'>) =>
  createInstalacaoService({
    store: createInstalacaoStore(db, queueComunicado),
    recordRetirados: createRecordRetirados(openAuditoria({ db, clock })),
    clock,
  });

type EquipeDaInstalacao = RetornoOf<Calls['operador.equipeDaInstalacao']>;

const toLinhas = ({ operadores, convites }: EquipeDaInstalacao): string =>
  [
    ...operadores.map(({ nome, email, papeis, usadoEm }) =>
      operadorCliText.daInstalacao(nome, email, usadoEm, papeis),
    ),
    ...convites.map(({ nome, email, ate }) => operadorCliText.conviteAberto(nome, email, ate)),
  ].join('\n');

/** Lists the operators of the installation and the open invitations. */
const list = (variables: Variables): Promise<string> =>
  withDatabase(variables, async (opened) => toLinhas(await openInstalacao(opened).list()));

/** Lowers or removes an operator of the installation, named by e-mail; the last one stays. */
const end = (saida: SaidaInstalacao, email: string | undefined, variables: Variables): Promise<string> =>
  withDatabase(variables, async (opened) => {
    const instalacao = openInstalacao(opened);
    const { operadores } = await instalacao.list();
    const pessoa = operadores.find((one) => one.email === email?.toLowerCase());
    if (!pessoa) throw new CommandError(operadorCliText.naoDaInstalacao(email ?? ''));
    const { operadorID } = pessoa;
    const pedido = { params: { operadorID }, body: { saida } };
    const left = await recording(opened, 'operador.definirDaInstalacao', pedido, () =>
      instalacao.set(operadorID, saida, toAutoria(null)),
    );
    return [operadorCliText.saida[saida](pessoa.nome), toLinhas(left)].join('\n');
  });

/** Verifies the audit trail; fails the command on any break. */
async function verify(args: readonly string[], variables: Variables): Promise<string> {
  const [option, cabeca, ...more] = args;
  const isKnown =
    option === undefined || (option === '--cabeca' && cabeca !== undefined && more.length === 0);
  const [, corrente = '', ordem, hash = ''] =
    /^([\w.-]{0,60}):(\d{1,12}):([0-9a-f]{64})$/.exec(cabeca ?? '') ?? [];
  if (!isKnown || (cabeca !== undefined && ordem === undefined)) throw new CommandError(operadorCliText.uso);
  const { registros, quebras } = await withDatabase<RetornoOf<Calls['operador.conferirAuditoria']>>(
    variables,
    ({ db, keys, clock }) =>
      checkAuditoria(
        {
          store: createAuditoriaStore(db),
          cabecas: createCabecaStore(db),
          assinatura: createAssinatura(keys.sessoes),
          clock,
        },
        ordem === undefined ? [] : [{ corrente, ordem: Number(ordem), hash }],
      ),
  );
  if (quebras.length === 0) return operadorCliText.confere(registros);
  throw new CommandError([operadorCliText.naoConfere, ...quebras.map(operadorCliText.quebra)].join('\n'));
}

/** Runs `npm run operador`. */
export async function runOperador([command, ...args]: string[], variables: Variables): Promise<string> {
  if (command === 'criar') return create(args, variables);
  if (command === 'listar' && args.length === 0) return list(variables);
  if ((command === 'rebaixar' || command === 'remover') && args.length === 1)
    return end(command, args[0], variables);
  if (command === 'auditoria' && args[0] === 'verificar') return verify(args.slice(1), variables);
  throw new CommandError(operadorCliText.uso);
}
