import { nextPessoa, openCampanha } from '../../campanha/campanha-propria.ts';
import type { Pessoa } from '../../pessoa.ts';
import type { MutableArquivo, TestApp } from '../../test-app.ts';
import { createConsole, type OperadorDeTeste } from '../operador-console.ts';

export const promotora = 'quatrofolhas';

export interface NotaRef {
  readonly consumidorID: string;
  readonly documentoFiscalID: string;
}

/** Opens a campaign with receipts that all wait for a person, with the calls of the review queue. */
export async function openFila(
  test: TestApp,
  identificacao: string,
  change: (arquivo: MutableArquivo) => void = () => undefined,
) {
  const campanha = await openCampanha(test, identificacao, (arquivo) => {
    arquivo.documentos.apuracao = 'manual';
    change(arquivo);
  });
  const painel = createConsole(test);
  const { params } = campanha;
  const as = ({ cookie }: OperadorDeTeste) => ({ cookie, promotora });
  return {
    ...campanha,
    painel,
    /** Registers a receipt, of a new person by default. */
    async register(
      pessoa?: Pessoa,
      body: Parameters<typeof campanha.send>[1] = {},
    ): Promise<NotaRef & { readonly pessoa: Pessoa }> {
      // Each a second later: the queue is ordered by time.
      test.clock.set(new Date(test.clock.now().getTime() + 1000).toISOString());
      const dono = pessoa ?? (await nextPessoa(test));
      const { body: answer } = await campanha.send(dono, body);
      const { documentoFiscalID } = answer.retorno;
      const [row] = await test.db.query<{ consumidor_id: string }>(
        'select consumidor_id from documento_fiscal where documento_fiscal_id = $1',
        [documentoFiscalID],
      );
      return { consumidorID: row!.consumidor_id, documentoFiscalID, pessoa: dono };
    },
    take: (quem: OperadorDeTeste, body: { nota?: NotaRef; exceto?: string[] } = {}) =>
      painel.call('operador.tomarNota', { params, body: body as never, ...as(quem) }),
    renew: (quem: OperadorDeTeste, notas: readonly NotaRef[]) =>
      painel.call('operador.renovarPosse', { params, body: { notas } as never, ...as(quem) }),
    release: (quem: OperadorDeTeste, notas: readonly NotaRef[]) =>
      painel.call('operador.soltarPosse', { params, body: { notas } as never, ...as(quem) }),
    listCausas: async (quem: OperadorDeTeste, { consumidorID, documentoFiscalID }: NotaRef) =>
      (
        await painel.call('operador.causasDaNota', {
          params: { ...params, consumidorID, documentoFiscalID },
          ...as(quem),
        })
      ).body.retorno,
    previewLote: (quem: OperadorDeTeste, { consumidorID, documentoFiscalID }: NotaRef, query: object) =>
      painel.call('operador.preverLote', {
        params: { ...params, consumidorID, documentoFiscalID },
        query: query as never,
        ...as(quem),
      }),
    judgeLote: (quem: OperadorDeTeste, body: object) =>
      painel.call('operador.julgarLote', { params, body: body as never, ...as(quem) }),
    read: (quem: OperadorDeTeste) => painel.call('operador.fila', { params, ...as(quem) }),
    /** Judges a receipt in a session of the console. */
    decide: (quem: OperadorDeTeste, { consumidorID, documentoFiscalID }: NotaRef, body: object) =>
      painel.call('operador.apurarDocumento', {
        params: { ...params, consumidorID, documentoFiscalID },
        body: body as never,
        ...as(quem),
      }),
  };
}

export const toNotaRef = ({ consumidorID, documentoFiscalID }: NotaRef): NotaRef => ({
  consumidorID,
  documentoFiscalID,
});
