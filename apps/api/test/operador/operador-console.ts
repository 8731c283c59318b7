import { generateSync } from 'otplib';
import { aparelhoCookie } from '@trevo/contract/operador/act-errors';
import type { Papel } from '@trevo/contract/operador/papeis';
import type { CallId } from '@trevo/contract/paths';
import { operatorToken, type TestApp } from '../test-app.ts';

export const consoleHost = 'console.localhost';
export const senha = 'quatro folhas na horta';

/** A signed-in operator of the tests. */
export interface OperadorDeTeste {
  readonly nome: string;
  readonly email: string;
  readonly operadorID: string;
  /** Secret of the authenticator. */
  readonly segredo: string;
  cookie: string;
}

type Input = Parameters<TestApp['client']['call']>[1];

let pessoas = 0;

/** Returns the token of the known device that an answer sets; undefined for one that sets none. */
export const readAparelho = (headers: Record<string, string | string[] | undefined>): string | undefined =>
  [headers['set-cookie']]
    .flat()
    .map((cookie) => new RegExp(`^${aparelhoCookie}=([^;]+);`).exec(cookie ?? '')?.[1])
    .find((value) => value !== undefined);

/** Makes calls of the console's host over HTTP, as its pages do. */
export function createConsole(
  test: Pick<TestApp, 'client' | 'clock' | 'db'>,
  origin = `http://${consoleHost}`,
) {
  /** Returns a code of the authenticator that was not used before: the clock moves on by one step. */
  function nextCodigo(segredo: string): string {
    test.clock.set(new Date(test.clock.now().getTime() + 30_000).toISOString());
    return generateSync({ secret: segredo, epoch: Math.floor(test.clock.now().getTime() / 1000) });
  }

  const call = <Id extends CallId>(
    id: Id,
    input: Input & { cookie?: string | undefined; promotora?: string | undefined } = {},
  ) => {
    const { cookie, promotora, headers = {}, ...rest } = input;
    return test.client.call(id, {
      ...(rest as object),
      host: consoleHost,
      headers: {
        origin,
        ...(cookie ? { cookie } : {}),
        ...(promotora ? { 'x-promotora': promotora } : {}),
        ...headers,
      },
    });
  };

  const toCookie = (headers: Record<string, string | string[] | undefined>): string =>
    [headers['set-cookie']].flat()[0]!.split(';')[0]!;

  /** Accepts an invitation by its address. */
  async function accept(endereco: string): Promise<OperadorDeTeste> {
    const token = endereco.split('#')[1]!;
    const { body } = await call('operador.abrirConvite', { body: { token } as never });
    const { segredo } = body.retorno.autenticador;
    const answer = await call('operador.aceitarConvite', {
      body: { token, senha, codigo: nextCodigo(segredo) } as never,
    });
    if (answer.body.codigo) throw new Error(JSON.stringify(answer.body));
    const { nome, email, operadorID } = answer.body.retorno;
    return { nome, email, operadorID, segredo, cookie: toCookie(answer.headers) };
  }

  return {
    call,
    nextCodigo,
    toCookie,
    accept,
    /** Creates an operator of the installation, as the command does. */
    async createDaInstalacao(): Promise<OperadorDeTeste> {
      const nome = `Operadora ${++pessoas}`;
      const { body } = await test.client.call('operador.convidarDaInstalacao', {
        body: { nome, email: `operadora${pessoas}@trevo.example` },
        token: operatorToken,
      });
      return accept(body.retorno.endereco);
    },
    /** Creates an administrator of a promoter, as the command does. */
    async createAdministrador(promotora = 'quatrofolhas'): Promise<OperadorDeTeste> {
      const nome = `Administradora ${++pessoas}`;
      const { body } = await test.client.call('operador.convidarDaInstalacao', {
        body: { nome, email: `administradora${pessoas}@agencia.example`, promotora },
        token: operatorToken,
      });
      return accept(body.retorno.endereco);
    },
    /** Invites a person to a promoter by e-mail, and accepts; a role that approves is set without a second person. */
    async create(por: OperadorDeTeste, papel: Papel, promotora = 'quatrofolhas'): Promise<OperadorDeTeste> {
      const email = `pessoa${++pessoas}@agencia.example`;
      const invited = await call('operador.convidar', {
        body: {
          nome: `Pessoa ${pessoas}`,
          email,
          papel: papel === 'operador' || papel === 'administrador' ? 'atendimento' : papel,
        } as never,
        cookie: por.cookie,
        promotora,
      });
      if (invited.body.codigo) throw new Error(JSON.stringify(invited.body));
      const [mail] = await test.db.query<{ texto: string }>(
        `select texto from mensagem_local where canal = 'email' and destinatario = $1 order by enviada_em desc limit 1`,
        [email],
      );
      const pessoa = await accept(/http\S+#\S+/.exec(mail!.texto)![0]);
      await test.db.query(
        'update operador_papel set papel = $3 where operador_id = $1 and promotora_id = $2',
        [pessoa.operadorID, promotora, papel],
      );
      return pessoa;
    },
    /** Signs an operator in again. */
    async enter(operador: OperadorDeTeste): Promise<void> {
      const { headers } = await call('operador.entrar', {
        body: { email: operador.email, senha, codigo: nextCodigo(operador.segredo) } as never,
      });
      operador.cookie = toCookie(headers);
    },
    listRegistros: (acao: string) =>
      test.db.query<{
        registro_id: string;
        ator_nome: string;
        resultado: string | null;
        codigo: string | null;
        corrente: string;
        alvo: Record<string, string>;
        motivo: string | null;
      }>(
        'select registro_id, ator_nome, resultado, codigo, corrente, alvo, motivo from auditoria where acao = $1 order by em, registro_id',
        [acao],
      ),
  };
}
