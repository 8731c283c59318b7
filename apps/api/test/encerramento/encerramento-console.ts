import { createHash, randomUUID } from 'node:crypto';
import type { BodyInputOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { fillPath } from '@trevo/contract/fill-path';
import type { ActId } from '@trevo/contract/operador/atos';
import type { ProponivelId } from '@trevo/contract/operador/proponiveis';
import { paths } from '@trevo/contract/paths';
import type { ManifestoKit } from '../../src/modules/encerramento/kit/manifesto-kit.ts';
import { consoleHost, type createConsole, type OperadorDeTeste } from '../operador/operador-console.ts';
import { readZip } from '../sorte/zip-lido.ts';
import type { TestApp } from '../test-app.ts';

const promotora = 'quatrofolhas';

type Painel = RetornoOf<Calls['operador.encerramento']>;

/** An answer of an operator's call, with the fields that these tests read. */
export interface Resposta<Retorno = unknown> {
  readonly status: number;
  readonly body: {
    readonly codigo?: string;
    readonly detalhes?: readonly { readonly campo: string; readonly mensagem: string }[];
    readonly retorno: Retorno;
  };
}

export type CampanhaDeTeste = { readonly ano: number; readonly identificacao: string };

/** The smallest PDF that a reader opens, in base64. */
export const toPdf = (text: string): string => {
  const body = `%PDF-1.4\n1 0 obj<</Type /Page /T (${text})>>endobj\n`;
  return Buffer.from(`${body}xref\n0 1\nstartxref\n${body.length}\n%%EOF\n`).toString('base64');
};

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Makes the calls of the end of a campaign at the console's host. */
export function createEncerramentos(test: TestApp, painel: ReturnType<typeof createConsole>) {
  const as = ({ cookie }: OperadorDeTeste, of = promotora) => ({ cookie, promotora: of });
  const act = <Retorno = Painel>(
    por: OperadorDeTeste,
    id: ActId,
    { of, ...input }: { params?: object; query?: object; body?: object; of?: string } = {},
  ): Promise<Resposta<Retorno>> =>
    painel.call(id, { ...input, ...as(por, of) } as never) as Promise<unknown> as Promise<Resposta<Retorno>>;

  /** Lets all sessions be alive and freshly verified. */
  const refresh = () =>
    test.db.query('update operador_sessao set elevada_em = $1, usada_em = $1, criada_em = $1', [
      test.clock.now(),
    ]);

  const propose = (por: OperadorDeTeste, ato: ProponivelId, alvo: object, corpo: object) =>
    act<{ propostaID: string }>(por, 'operador.propor', {
      body: { propostaID: randomUUID(), ato, alvo, corpo, motivo: 'A SPA pede a prestação de contas.' },
    });
  const approve = async (por: OperadorDeTeste, propostaID: string) => {
    const { body } = await act<{ visto: string }>(por, 'operador.proposta', { params: { propostaID } });
    return act<{ resultado: { situacao: string; codigo: string | null } | null }>(
      por,
      'operador.aprovarProposta',
      {
        params: { propostaID },
        body: { visto: body.retorno.visto },
      },
    );
  };

  const download = (por: OperadorDeTeste, params: CampanhaDeTeste, kitID: string) =>
    test.client.send('GET', fillPath(paths['operador.baixarKit'].path, { ...params, kitID }), {
      headers: { host: consoleHost, cookie: por.cookie, 'x-promotora': promotora },
    });

  return {
    act,
    refresh,
    propose,
    approve,
    download,
    /** Proposes as one person and approves as another; returns the answer of the approval. */
    async together(
      [uma, outra]: readonly [OperadorDeTeste, OperadorDeTeste],
      ato: ProponivelId,
      alvo: object,
      corpo: object,
    ) {
      const proposed = await propose(uma, ato, alvo, corpo);
      if (proposed.body.codigo) return proposed as unknown as Awaited<ReturnType<typeof approve>>;
      return approve(outra, proposed.body.retorno.propostaID);
    },
    read: async (por: OperadorDeTeste, params: CampanhaDeTeste) =>
      (await act(por, 'operador.encerramento', { params })).body.retorno,
    scpc: (
      por: OperadorDeTeste,
      params: CampanhaDeTeste,
      body: BodyInputOf<Calls['operador.informarScpc']>,
    ) => act<Painel['scpc']>(por, 'operador.informarScpc', { params, body }),
    attach: (
      por: OperadorDeTeste,
      params: CampanhaDeTeste,
      body: BodyInputOf<Calls['operador.anexarEncerramento']>,
    ) => act(por, 'operador.anexarEncerramento', { params, body }),
    async listKits(por: OperadorDeTeste, params: CampanhaDeTeste) {
      const { body } = await act<RetornoOf<Calls['operador.kits']>>(por, 'operador.kits', {
        params: { ...params, perPage: 50 },
      });
      return body.retorno.retorno;
    },
  };
}

/** Requests and downloads a kit, and checks every file against its manifest. */
export async function makeKit(
  test: TestApp,
  encerramentos: ReturnType<typeof createEncerramentos>,
  pessoas: readonly [OperadorDeTeste, OperadorDeTeste],
  params: CampanhaDeTeste,
) {
  const kitID = randomUUID();
  const alvo = params;
  await encerramentos.together(pessoas, 'operador.pedirKit', alvo, {
    kitID,
    finalidade: 'Prestar contas da campanha à SPA.',
  });
  await test.app.runJob('encerramento.escrever');
  const kit = (await encerramentos.listKits(pessoas[0], params)).find((one) => one.kitID === kitID)!;
  const answer = await encerramentos.download(pessoas[0], params, kitID);
  const files = await readZip(answer.bytes);
  const manifestoBytes = files.get('manifesto.json')!;
  const manifesto = JSON.parse(manifestoBytes.toString()) as ManifestoKit;
  return { kit, answer, files, manifesto, manifestoHash: sha256(manifestoBytes) };
}
