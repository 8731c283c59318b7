import { createHash } from 'node:crypto';
import type { BodyOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { maximoArquivosEncerramento } from '@trevo/contract/encerramento/encerramento.calls';
import { detalheText } from '@trevo/contract/palavras.text';
import { isArquivoDeSorteio } from '@trevo/rules/encerramento/checklist-encerramento';
import { toFimDaGuarda } from '@trevo/rules/tempo/campanha-window';
import { addDias, startOfDia, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { createId } from '../../kernel/ids.ts';
import type { CampanhaModule, CampanhaPublicada } from '../campanha/public.ts';
import type { ArquivoPremioService } from '../upload/public.ts';
import type { AnexoStore } from './anexo.store.ts';

export type AnexoService = ReturnType<typeof createAnexoService>;

/** Files that only people have: certificate, signed minutes, proof of ownership, paid taxes. */
export function createAnexoService(parts: {
  store: AnexoStore;
  arquivos: ArquivoPremioService;
  findCampanha: CampanhaModule['hospedagens']['findById'];
  clock: Clock;
}) {
  const { store, arquivos, clock } = parts;
  return {
    list: store.list,
    get: arquivos.get,
    /**
     * Attaches a file; repeated content of a kind is kept once. Throws cupom.sorteioNaoEncontrado, requisicao.invalida for
     * a kind that needs a draw, encerramento.muitosArquivos, and the refusals of the upload.
     */
    async attach(
      { campanhaId, promotoraId, arquivo }: CampanhaPublicada,
      { tipo, sorteio, arquivoBase64 }: BodyOf<Calls['operador.anexarEncerramento']>,
      ator: Ator,
    ): Promise<void> {
      if (sorteio !== undefined && !arquivo.sorteios.some((one) => one.data === sorteio))
        throw refuse('cupom.sorteioNaoEncontrado');
      const isOfSorteio = isArquivoDeSorteio(tipo);
      // The ownership of instant prizes concerns no draw.
      const isMissing = isOfSorteio && sorteio === undefined && !(tipo === 'propriedade' && arquivo.premios);
      if (isMissing || (!isOfSorteio && sorteio !== undefined))
        throw refuse('requisicao.invalida', {}, [
          { campo: 'sorteio', mensagem: isMissing ? detalheText.faltaSorteio : detalheText.semSorteio },
        ]);
      const original = arquivos.toBytes(arquivoBase64);
      const nomeArquivo = await arquivos.store(promotoraId, original);
      const agora = clock.now();
      const isNew = await store.insert(campanhaId, {
        arquivoId: createId(agora.getTime()),
        tipo,
        sorteio: sorteio ?? null,
        nomeArquivo,
        conteudoHash: createHash('sha256').update(original).digest('hex'),
        bytes: original.length,
        enviadoEm: agora,
        ator,
      });
      if (isNew) return;
      await arquivos.delete(nomeArquivo);
      if ((await store.count(campanhaId)) >= maximoArquivosEncerramento)
        throw refuse('encerramento.muitosArquivos', { maximo: maximoArquivosEncerramento });
    },
    /** Returns an attached file. Throws encerramento.arquivoNenhum. */
    async open(
      { campanhaId }: CampanhaPublicada,
      arquivoId: string,
    ): Promise<RetornoOf<Calls['operador.arquivoEncerramento']>> {
      const named = (await store.list(campanhaId)).find(({ arquivo_id }) => arquivo_id === arquivoId);
      const file = named && (await arquivos.get(named.nome_arquivo));
      if (!file) throw refuse('encerramento.arquivoNenhum');
      return {
        tipoConteudo: file.contentType === 'application/pdf' ? 'application/pdf' : 'image/jpeg',
        conteudoBase64: file.bytes.toString('base64'),
      };
    },
    /** Removes a file; idempotent. */
    async remove({ campanhaId }: CampanhaPublicada, arquivoId: string): Promise<void> {
      const nomeArquivo = await store.remove(campanhaId, arquivoId);
      if (nomeArquivo !== undefined) await arquivos.delete(nomeArquivo);
    },
    /** Deletes files after five years from the end of the campaign and from their upload, and files that no row names. */
    async clean(): Promise<void> {
      const hoje = toSaoPaulo(clock.now()).dia;
      const antesDe = startOfDia(addDias(hoje, -guardaDias));
      for (const campanhaId of await store.listCampanhas()) {
        const publicada = await parts.findCampanha(campanhaId);
        if (publicada && toFimDaGuarda(publicada.campanha.dataFinal) >= hoje) continue;
        for (const nome of await store.removeBefore(campanhaId, antesDe)) await arquivos.delete(nome);
      }
      await arquivos.deleteUnused(store.listNomeados);
    },
  };
}

/** Five years and their leap days. */
const guardaDias = 1_828;
