import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { isExtraido } from '@trevo/rules/sorte/sorteio/sorteio-participacao';
import type { Ator } from '../../../kernel/auth/ator.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import type { ArquivoPremioService } from '../../upload/public.ts';
import type { CongeladoStore, SorteioRef } from '../congelamento/congelado.store.ts';
import { getComRegra } from '../congelamento/congelamento.service.ts';
import type { ApuracaoSorteioStore } from './apuracao-sorteio.store.ts';
import { isMesmaPessoa } from '../congelamento/mesma-pessoa.ts';
import type { Informe, ResultadoStore, ResultadoView } from './resultado.store.ts';

type Resultado = RetornoOf<Calls['operador.resultado']>;

/** The result of an extraction, which stands when two people enter the same prizes. */
export function createResultadoService(parts: {
  store: ResultadoStore;
  congelados: Pick<CongeladoStore, 'find'>;
  apuracoes: Pick<ApuracaoSorteioStore, 'isConfirmada'>;
  arquivos: Pick<ArquivoPremioService, 'store' | 'get' | 'delete' | 'toBytes' | 'deleteUnused'>;
  clock: Clock;
}) {
  const { store, arquivos, clock } = parts;
  const toRef = ({ campanhaId }: CampanhaPublicada, extracao: string): SorteioRef => ({
    campanhaId,
    extracao,
  });
  const requireCongelado = async (ref: SorteioRef): Promise<void> => {
    if (!(await parts.congelados.find(ref))) throw refuse('sorteio.naoCongelado');
  };
  return {
    /** Returns the state of a result without the entries of others. */
    async read(publicada: CampanhaPublicada, extracao: string, ator: Ator): Promise<Resultado> {
      getComRegra(publicada, extracao);
      return toWire(await store.find(toRef(publicada, extracao)), ator);
    },
    /** Enters the five prizes for one person. */
    async enter(
      publicada: CampanhaPublicada,
      extracao: string,
      premios: readonly string[],
      ator: Ator,
    ): Promise<Resultado> {
      const sorteio = getComRegra(publicada, extracao);
      const agora = clock.now();
      if (!isExtraido(sorteio, agora)) throw refuse('cupom.sorteioPorVir');
      const ref = toRef(publicada, extracao);
      await requireCongelado(ref);
      const informe = { ator, extracao: premios, em: agora.toISOString() };
      return toWire(await store.change(ref, (before) => addInforme(before, informe)), ator);
    },
    /** Attaches the document of the extraction and deletes a replaced one. */
    async attach(
      publicada: CampanhaPublicada,
      extracao: string,
      arquivoBase64: string,
      ator: Ator,
    ): Promise<Resultado> {
      getComRegra(publicada, extracao);
      const ref = toRef(publicada, extracao);
      await requireCongelado(ref);
      const nomeArquivo = await arquivos.store(publicada.promotoraId, arquivos.toBytes(arquivoBase64));
      let replaced: string | undefined;
      const after = await store.change(ref, async (before, tx) => {
        if (await parts.apuracoes.isConfirmada(ref, tx)) throw refuse('sorteio.confirmado');
        replaced = before.documento?.nomeArquivo;
        return { ...before, documento: { nomeArquivo, enviadoEm: clock.now().toISOString(), ator } };
      });
      if (replaced !== undefined) await arquivos.delete(replaced);
      return toWire(after, ator);
    },
    /** Returns the attached document. Throws sorteio.documentoNenhum. */
    async open(
      publicada: CampanhaPublicada,
      extracao: string,
    ): Promise<RetornoOf<Calls['operador.documentoResultado']>> {
      getComRegra(publicada, extracao);
      const { documento } = await store.find(toRef(publicada, extracao));
      const file = documento && (await arquivos.get(documento.nomeArquivo));
      if (!file) throw refuse('sorteio.documentoNenhum');
      return {
        tipoConteudo: file.contentType === 'application/pdf' ? 'application/pdf' : 'image/jpeg',
        conteudoBase64: file.bytes.toString('base64'),
      };
    },
    /** Deletes files that no result names. */
    deleteUnusedFiles: (): Promise<void> => arquivos.deleteUnused(store.listNomeados),
  };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

/** Adds an entry: the second person's makes the result stand, or discards both. Throws sorteio.resultadoVale. */
function addInforme(before: ResultadoView, informe: Informe): ResultadoView {
  if (before.extracao !== null) {
    if (isSame(before.extracao, informe.extracao)) return before;
    throw refuse('sorteio.resultadoVale');
  }
  const other = before.informes.find(({ ator }) => !isMesmaPessoa(ator, informe.ator));
  if (!other) return { ...before, informes: [informe] };
  if (isSame(other.extracao, informe.extracao))
    return { ...before, informes: [other, informe], divergencia: null, extracao: informe.extracao };
  return { ...before, informes: [], divergencia: { em: informe.em, entre: [other.ator, informe.ator] } };
}

function toWire({ informes, divergencia, extracao, documento }: ResultadoView, ator: Ator): Resultado {
  const own = informes.find((informe) => isMesmaPessoa(informe.ator, ator));
  const waiting = informes.length > 0 ? ('ESPERA' as const) : ('NENHUM' as const);
  const open = informes.length === 0 && divergencia !== null ? ('DIVERGIU' as const) : waiting;
  return {
    situacao: extracao !== null ? 'VALE' : open,
    informadoPor: informes.map((informe) => informe.ator.nome),
    em: informes.at(-1)?.em ?? null,
    meu: own ? [...own.extracao] : null,
    divergencia: divergencia && { em: divergencia.em, entre: divergencia.entre.map(({ nome }) => nome) },
    extracao: extracao && [...extracao],
    documento: documento && { enviadoEm: documento.enviadoEm, ator: documento.ator },
  };
}
