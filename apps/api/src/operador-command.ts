import * as v from 'valibot';
import { emailOperadorSchema } from '@trevo/contract/operador/acesso.calls';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { withDatabase } from './comando.ts';
import { toConsoleOrigin } from './console-origin.ts';
import { createConviteNoServidor } from './modules/operador/acesso/convite-no-servidor.ts';
import { createCreateConvite } from './modules/operador/acesso/create-convite.ts';
import { createCifraOperadores } from './modules/operador/acesso/operador-selo.store.ts';
import { createOperadorStore } from './modules/operador/acesso/operador.store.ts';
import { createSegundaPessoaStore } from './modules/operador/acesso/segunda-pessoa.store.ts';
import { createAssinatura } from './modules/operador/auditoria/assinatura.ts';
import { createAuditoriaStore } from './modules/operador/auditoria/auditoria.store.ts';
import { createCabecaStore } from './modules/operador/auditoria/cabeca.store.ts';
import { checkAuditoria } from './modules/operador/auditoria/conferencia.ts';
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
      return {
        endereco: await createConviteNoServidor({
          createConvite,
          segundaPessoa: createSegundaPessoaStore(db),
        })(origin, convite),
      };
    },
  );
  return operadorCliText.convite(nome, promotora, endereco);
}

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
  if (command === 'auditoria' && args[0] === 'verificar') return verify(args.slice(1), variables);
  throw new CommandError(operadorCliText.uso);
}
