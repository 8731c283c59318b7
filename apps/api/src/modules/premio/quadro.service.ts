import { createHash } from 'node:crypto';
import type { BodyOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { formatDiaCurto } from '@trevo/rules/tempo/dia-curto';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { type Lugar, toDepois } from '../../kernel/pagination.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { ArquivoPremioService } from '../upload/public.ts';
import { toMomento } from './entrega.service.ts';
import { toPrazos } from './prazos-premio.ts';
import { type PremioInteiro, toInteiro, toNoQuadro, toPremioGanho } from './premio.presenter.ts';
import type { ForgetArquivos } from './premio-guarda.store.ts';
import type { PremioAlvo, PremioStore } from './premio.store.ts';
import type { FiltroPremios, PremioRef, PremioViews } from './premio.views.ts';

interface QuadroParts {
  readonly store: PremioStore;
  readonly views: PremioViews;
  readonly arquivos: ArquivoPremioService;
  readonly forgetArquivos: ForgetArquivos;
  readonly clock: Clock;
}

/** The board of won prizes: instant prizes and prizes of draws until their delivery. */
export function createQuadroService(parts: QuadroParts) {
  const { store, views, arquivos, clock } = parts;
  const hoje = () => toSaoPaulo(clock.now()).dia;

  /** Returns a prize of the campaign. Throws premio.nenhum. */
  async function getView(publicada: CampanhaPublicada, ref: PremioRef) {
    const view = await views.find(toPrazos([publicada]), hoje(), ref);
    if (!view) throw refuse('premio.nenhum');
    return view;
  }

  async function getAlvo(publicada: CampanhaPublicada, ref: PremioRef): Promise<PremioAlvo> {
    const { origem } = await getView(publicada, ref);
    return { ...ref, campanhaId: publicada.campanhaId, origem };
  }

  const get = async (publicada: CampanhaPublicada, ref: PremioRef): Promise<PremioInteiro> => {
    const [view, files] = await Promise.all([getView(publicada, ref), views.listArquivos(ref)]);
    return toInteiro(publicada, view, files);
  };

  return {
    get,
    async list(
      publicada: CampanhaPublicada,
      filtro: FiltroPremios,
      limite: number,
      depois: Lugar | undefined,
    ): Promise<RetornoOf<Calls['operador.premios']>> {
      const isSorteio = publicada.arquivo.sorteios.some(({ data: extracao }) => extracao === filtro.premio);
      const rows = await views.list(toPrazos([publicada]), hoje(), { ...filtro, isSorteio }, limite, depois);
      return {
        retorno: rows.map((view) => toNoQuadro(publicada, view)),
        premios: listPremios(publicada),
        depois: toDepois(rows, limite, ({ ganho_em, premio_id }) => ({ em: ganho_em, id: premio_id })),
      };
    },
    /** Reveals the winner's contact. */
    async showContato(
      publicada: CampanhaPublicada,
      ref: PremioRef,
    ): Promise<RetornoOf<Calls['operador.verContatoPremio']>> {
      await getView(publicada, ref);
      const contato = await views.findContato(ref.consumidorId);
      return {
        nome: contato?.nome ?? null,
        telefone: contato?.telefone_contato ?? null,
        email: contato?.email ?? null,
      };
    },
    /** Records a step before the delivery, or takes it back; idempotent. */
    async mark(
      publicada: CampanhaPublicada,
      ref: PremioRef,
      { passo, feito }: BodyOf<Calls['operador.andarPremio']>,
      ator: Ator,
    ): Promise<PremioInteiro> {
      await store.mark(await getAlvo(publicada, ref), passo, feito, { ator, agora: clock.now() });
      return get(publicada, ref);
    },
    /** Pauses or releases the delivery; idempotent. Throws premio.jaEntregue. */
    async pause(
      publicada: CampanhaPublicada,
      ref: PremioRef,
      { pausado, motivo }: BodyOf<Calls['operador.pausarPremio']>,
      ator: Ator,
    ): Promise<PremioInteiro> {
      const alvo = await getAlvo(publicada, ref);
      await store.hold(alvo, async (tx) => {
        const view = await views.find(toPrazos([publicada]), hoje(), ref, tx);
        if (view?.entregue_em)
          throw refuse('premio.jaEntregue', {
            ...toMomento(view.entregue_em),
            quem: view.entregue_por ?? '',
          });
        await store.pause(tx, alvo, { isPausado: pausado, motivo }, { ator, agora: clock.now() });
      });
      return get(publicada, ref);
    },
    /** Returns the prize of a delivery to undo. Throws premio.naoEntregue and premio.peloPicPay. */
    async previewUndo(publicada: CampanhaPublicada, ref: PremioRef): Promise<PremioInteiro> {
      const premio = await get(publicada, ref);
      if (premio.entregueEm === null) throw refuse('premio.naoEntregue');
      if (premio.entreguePor === null) throw refuse('premio.peloPicPay');
      return premio;
    },
    /** Undoes a delivery. Throws premio.naoEntregue and premio.peloPicPay. */
    async undo(
      publicada: CampanhaPublicada,
      ref: PremioRef,
      motivo: string | null,
      ator: Ator,
    ): Promise<PremioInteiro> {
      const alvo = await getAlvo(publicada, ref);
      const isUndone = await store.hold(alvo, (tx) =>
        store.takeBack(tx, alvo, motivo, { ator, agora: clock.now() }),
      );
      if (!isUndone) {
        const { entrega } = toPremioGanho(publicada, await getView(publicada, ref));
        throw refuse(entrega === 'picpay' ? 'premio.peloPicPay' : 'premio.naoEntregue');
      }
      return get(publicada, ref);
    },
    ...createAnexos(parts, { get, getAlvo }),
    /**
     * Deletes the files of prizes that were delivered five years ago, and files that no prize references. A file whose
     * deletion a crash prevented is one of those.
     */
    async deleteOldFiles(): Promise<void> {
      for (const nomeArquivo of await parts.forgetArquivos(hoje())) await arquivos.delete(nomeArquivo);
      await arquivos.deleteUnused(views.listNomeados);
    },
  };
}

/** Documents of winners and signed receipts. */
function createAnexos(
  { store, arquivos, clock }: QuadroParts,
  {
    get,
    getAlvo,
  }: {
    readonly get: (publicada: CampanhaPublicada, ref: PremioRef) => Promise<PremioInteiro>;
    readonly getAlvo: (publicada: CampanhaPublicada, ref: PremioRef) => Promise<PremioAlvo>;
  },
) {
  return {
    /** Attaches a file; repeated content is kept once. */
    async attach(
      publicada: CampanhaPublicada,
      ref: PremioRef,
      { tipo, arquivoBase64 }: BodyOf<Calls['operador.anexarPremio']>,
      ator: Ator,
    ): Promise<PremioInteiro> {
      const alvo = await getAlvo(publicada, ref);
      const original = arquivos.toBytes(arquivoBase64);
      const nomeArquivo = await arquivos.store(publicada.promotoraId, original);
      const conteudoHash = createHash('sha256').update(original).digest('hex');
      const isNew = await store.hold(alvo, (tx) =>
        store.addArquivo(tx, alvo, { nomeArquivo, tipo, conteudoHash }, { ator, agora: clock.now() }),
      );
      if (!isNew) await arquivos.delete(nomeArquivo);
      return get(publicada, ref);
    },
    /** Returns a file with its content. Throws premio.arquivoNenhum. */
    async open(
      publicada: CampanhaPublicada,
      ref: PremioRef,
      nomeArquivo: string,
    ): Promise<RetornoOf<Calls['operador.arquivoPremio']>> {
      const premio = await get(publicada, ref);
      const named = premio.arquivos.find((one) => one.nomeArquivo === nomeArquivo);
      const file = named && (await arquivos.get(nomeArquivo));
      if (!file) throw refuse('premio.arquivoNenhum');
      return {
        nomeArquivo,
        tipo: named.tipo,
        tipoConteudo: file.contentType === 'application/pdf' ? 'application/pdf' : 'image/jpeg',
        conteudoBase64: file.bytes.toString('base64'),
      };
    },
  };
}

/** Lists the campaign's instant prizes and draws, as values of the filter. */
const listPremios = ({ arquivo }: CampanhaPublicada): { id: string; nome: string }[] => [
  ...(arquivo.premios?.itens ?? []).map(({ id, nome }) => ({ id, nome })),
  ...arquivo.sorteios.map(({ data: id, nome }) => ({ id, nome: `${nome}, ${formatDiaCurto(id)}` })),
];
