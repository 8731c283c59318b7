import { calls } from '@trevo/contract/calls';
import { fillPath } from '@trevo/contract/fill-path';
import type { ActId } from '@trevo/contract/operador/atos';
import { type Escopo, type Papel, papeis } from '@trevo/contract/operador/papeis';
import { canCall } from '@trevo/contract/operador/ato';
import { toCallInput } from '../../http/call-inputs.ts';
import { operatorToken, type TestApp } from '../../test-app.ts';
import { type Aceitas, type Caller, type Observed, toPermissao, toResposta } from './matriz-esperado.ts';
import { createPessoas, promotora } from './matriz-pessoas.ts';
import { consoleHost } from '../operador-console.ts';

const semSessao = { status: 401, codigo: 'operador.semSessao' };
const semPermissao = { status: 403, codigo: 'operador.semPermissao' };
const naoAutorizado = { status: 401, codigo: 'operador.naoAutorizado' };

const console = (
  nome: string,
  cookie: string | undefined,
  refuse: Caller['refuse'],
  more: Partial<Caller> = {},
  named: string | undefined = promotora,
): Caller => ({
  nome,
  host: consoleHost,
  headers: {
    origin: `http://${consoleHost}`,
    ...(cookie ? { cookie } : {}),
    ...(named ? { 'x-promotora': named } : {}),
  },
  refuse,
  ...more,
});
const bearer = (
  nome: string,
  token: string,
  refuse: Caller['refuse'],
  ator?: string,
  host = 'localhost',
): Caller => ({
  nome,
  host,
  headers: { authorization: `Bearer ${token}` },
  refuse,
  isCredencial: token.startsWith('trevo_'),
  ...(ator === undefined ? {} : { ator }),
});

/** Only a command on the server invites one of the installation. */
const daInstalacao: Partial<Aceitas> = { 'operador.convidarDaInstalacao': '403 operador.soPeloComando' };

/** Returns the scope that a credential needs; a proposal needs that of the proposed call, here a correction. */
const toEscopo = (id: ActId): Escopo | undefined =>
  toPermissao(id).isDoAlvo ? 'documentos:julgar' : toPermissao(id).escopo;

const isOf = (id: ActId, papel: Papel) => !toPermissao(id).isDaInstalacao && canCall(toPermissao(id), papel);
const daPromotora = (papel: Papel) => (id: ActId) => (isOf(id, papel) ? undefined : semPermissao);
/** These always need a second person; the token counts as one. */
const sozinho: Partial<Aceitas> = {
  'operador.pedirKit': '409 operador.precisaSegundaPessoa',
  'operador.definirProvedor': '409 operador.precisaSegundaPessoa',
  'operador.removerProvedor': '409 operador.precisaSegundaPessoa',
};
/** Support only proposes an adjustment, and may not propose the call of the example. */
const doAtendimento: Partial<Aceitas> = {
  'operador.ajustarConta': '409 operador.precisaSegundaPessoa',
  'operador.propor': '403 operador.semPermissao',
};
const fromOtherPage = (id: ActId) =>
  calls[id].method === 'GET'
    ? daPromotora('administrador')(id)
    : { status: 403, codigo: 'operador.origemRecusada' };
const unverified = (id: ActId) =>
  toPermissao(id).isElevada ? { status: 403, codigo: 'operador.confirmeQuemE' } : undefined;

/** Builds every kind of caller of operators' calls. */
function listCallers({
  raiz,
  ociosa,
  saiu,
  deOutra,
  porPapel,
  todas,
  encerrada,
  semEscopo,
}: Awaited<ReturnType<typeof createPessoas>>): Caller[] {
  return [
    console('sem sessão', undefined, () => semSessao),
    console('cookie inventado', `__Host-operador=${'x'.repeat(43)}`, () => semSessao),
    console('sessão ociosa', ociosa, () => semSessao),
    console('sessão encerrada', saiu.cookie, () => semSessao),
    {
      ...console('página de outro site', porPapel.administrador.cookie, fromOtherPage, {
        ator: porPapel.administrador.nome,
      }),
      headers: {
        cookie: porPapel.administrador.cookie,
        origin: 'https://outro.example',
        'x-promotora': promotora,
      },
    },
    ...papeis.map((papel) =>
      console(papel, porPapel[papel].cookie, daPromotora(papel), {
        ator: porPapel[papel].nome,
        ...(papel === 'atendimento' && { aceitas: doAtendimento }),
        ...(papel === 'administrador' && { aceitas: sozinho }),
      }),
    ),
    console('operador da instalação', raiz.cookie, () => undefined, {
      ator: raiz.nome,
      aceitas: { ...daInstalacao, ...sozinho },
    }),
    console('administrador de outra promotora', deOutra.cookie, () => semPermissao, {
      ator: deOutra.nome,
      isSemPapel: true,
    }),
    console(
      'administrador que não diz a promotora',
      porPapel.administrador.cookie,
      (id) =>
        toPermissao(id).isDaInstalacao || calls[id].path.includes('{promotora}')
          ? semPermissao
          : { status: 400, codigo: 'operador.semPromotora' },
      { ator: porPapel.administrador.nome, isSemPapel: true },
      '',
    ),
    console(
      'administrador sem verificação recente',
      porPapel.administrador.cookie,
      (id) => daPromotora('administrador')(id) ?? unverified(id),
      { ator: porPapel.administrador.nome, verifiedMinutesAgo: 6 },
    ),
    console('operador da instalação sem verificação recente', raiz.cookie, unverified, {
      ator: raiz.nome,
      aceitas: daInstalacao,
      verifiedMinutesAgo: 6,
    }),
    bearer(
      'credencial',
      todas.segredo,
      (id) => (toEscopo(id) ? undefined : semPermissao),
      'Todos os escopos',
    ),
    ...semEscopo.map(({ escopo, nome, segredo }) => ({
      ...bearer(
        `credencial sem o escopo ${escopo}`,
        segredo,
        (id) => {
          const needed = toEscopo(id);
          if (needed === undefined) return semPermissao;
          // A proposal is judged after it was read.
          if (toPermissao(id).isDoAlvo) return undefined;
          return needed === escopo ? { status: 403, codigo: 'operador.semEscopo' } : undefined;
        },
        nome,
      ),
      ...(escopo === 'documentos:julgar' && { aceitas: { 'operador.propor': '403 operador.semEscopo' } }),
    })),
    bearer(
      'credencial no host de outra promotora',
      todas.segredo,
      () => semPermissao,
      'Todos os escopos',
      'sol.localhost',
    ),
    bearer('credencial encerrada', encerrada.segredo, () => naoAutorizado),
    bearer('token inventado', 'nenhum', () => naoAutorizado),
    {
      ...bearer('token único', operatorToken, () => undefined, 'Token único'),
      // A proposal needs a person or a credential, and possession a person.
      aceitas: {
        'operador.propor': '403 operador.semPermissao',
        'operador.preverLote': '403 operador.semPermissao',
        'operador.julgarLote': '403 operador.semPermissao',
        'operador.tomarNota': '403 operador.semPermissao',
        'operador.renovarPosse': '403 operador.semPermissao',
        'operador.soltarPosse': '403 operador.semPermissao',
      },
    },
  ];
}

/** Prepares every kind of caller and sends their requests. */
export async function openMatriz(test: TestApp) {
  const callers = listCallers(await createPessoas(test));
  // The ids are UUIDv7: of the test's clock, or of its hour where a row counts refusals. So this reads the end of the
  // primary key's index and the entries of one millisecond. Reading the whole trail in every cell took most of the run.
  const listRegistros = () => {
    const agora = test.clock.now().getTime();
    const hora = agora - (agora % 3_600_000);
    return test.db.query<{ registro_id: string; acao: string; vezes: number | null; registro: string }>(
      `select registro_id, acao, vezes, concat_ws(' ', coalesce(resultado, 'aberto'),
         case when vezes is null then coalesce(codigo, '-') else 'contado' end,
         coalesce(nullif(corrente, ''), 'instalação'), ator_nome) as registro
       from auditoria where registro_id >= $1 or registro_id >= $2 and registro_id < $3 and vezes is not null
       order by em, registro_id`,
      [agora, hora, hora + 1].map((instante) => instante.toString(16).padStart(12, '0').padEnd(32, '0')),
    );
  };
  // Only the matrix writes to the trail, so the rows after a call are those before the next one.
  let known: ReadonlyMap<string, number | null> | undefined;
  const toKnown = (rows: Awaited<ReturnType<typeof listRegistros>>) =>
    new Map(rows.map(({ registro_id, vezes }) => [registro_id, vezes]));
  let verified: number | undefined;
  /** Sets the last verification of every session, where it differs from that of the call before. */
  const verifyAt = async (instant: number): Promise<void> => {
    if (instant === verified) return;
    await test.db.query('update operador_sessao set elevada_em = $1', [new Date(instant)]);
    verified = instant;
  };
  return {
    callers,
    /** Makes a call as a caller; returns its answer and the new rows of the audit trail. */
    async observe(id: ActId, caller: Caller): Promise<Observed> {
      await verifyAt(test.clock.now().getTime() - (caller.verifiedMinutesAgo ?? 0) * 60_000);
      known ??= toKnown(await listRegistros());
      const { params, query, body } = toCallInput(id, '11987654321');
      const { method, path } = calls[id];
      const search = query ? `?${new URLSearchParams(query as Record<string, string>).toString()}` : '';
      const isFile = 'bodyTypes' in calls[id];
      const { status, text } = await test.client.send(
        method,
        fillPath(path, { ...params, promotora }) + search,
        {
          ...(isFile ? { body: 'chave_acesso;valor\n' } : body ? { body: JSON.stringify(body) } : {}),
          headers: {
            host: caller.host,
            ...(isFile ? { 'content-type': 'text/csv' } : body ? { 'content-type': 'application/json' } : {}),
            ...caller.headers,
          },
        },
      );
      const { codigo } = (text.startsWith('{') ? JSON.parse(text) : {}) as { codigo?: string };
      const before = known;
      const listed = await listRegistros();
      known = toKnown(listed);
      const rows = listed.filter(
        ({ registro_id, vezes }) => !before.has(registro_id) || before.get(registro_id) !== vezes,
      );
      return {
        resposta: toResposta(status, codigo),
        registros: rows.map(({ acao, vezes, registro }) =>
          // A row that counts has the first refused call.
          acao === id || vezes !== null ? registro : `${acao} ${registro}`,
        ),
      };
    },
  };
}
