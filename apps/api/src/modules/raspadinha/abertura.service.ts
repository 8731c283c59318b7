import { createHash } from 'node:crypto';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { buildNiveis, getRaiz, listIrmaos, type Sha256 } from '@trevo/rules/sorte/numeros/arvore-merkle';
import {
  aberturasPorGalho,
  hashAbertura,
  hashElo,
  hashGalho,
} from '@trevo/rules/sorte/premios/registro-aberturas';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { EmailSender } from '../../adapters/email/email.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CampanhaPublicada, CampanhaId } from '../campanha/public.ts';
import type { RaspadinhaView } from './raspadinha.views.ts';
import { toTestemunhoEmail } from './abertura.email.ts';
import type { AberturaStore } from './abertura.store.ts';

const sha256: Sha256 = async (bytes) => createHash('sha256').update(bytes).digest();

export type AberturaService = ReturnType<typeof createAberturaService>;

/**
 * Tamper-evident log of scratch-card openings. Each closed day is a link of a hash chain with a Merkle root, published and
 * sent to witnesses, so that removing, moving or rewriting an opening is detectable.
 */
export function createAberturaService(parts: {
  store: AberturaStore;
  email: EmailSender;
  clock: Clock;
  log: Logger;
}) {
  const { store, email, clock, log } = parts;

  /** Closes the finished days of one campaign. */
  async function closeDias(
    { campanhaId, compromissoPremios, lacreComNonce }: CampanhaPublicada,
    stopping?: AbortSignal,
  ): Promise<void> {
    if (!lacreComNonce || compromissoPremios === null) return;
    while (!stopping?.aborted) {
      const aberto = await store.findDiaAberto(campanhaId, toSaoPaulo(clock.now()).dia);
      if (!aberto) return;
      const { eloAnterior, ...dia } = aberto;
      const galhos: string[] = [];
      for (let done = 0; done < dia.quantidade; done += aberturasPorGalho) {
        const length = Math.min(aberturasPorGalho, dia.quantidade - done);
        galhos.push(
          await hashGalho(await store.listAberturas(campanhaId, dia.primeira + done, length), sha256),
        );
      }
      const raiz = getRaiz(await buildNiveis(galhos, sha256));
      const elo = await hashElo(eloAnterior ?? compromissoPremios, { ...dia, raiz }, sha256);
      await store.closeDia(campanhaId, { ...dia, galhos, raiz, elo }, clock.now());
    }
  }

  /** Sends the newest closed day to each witness once; a later run retries failures. */
  async function notifyTestemunhas(publicada: CampanhaPublicada): Promise<void> {
    const testemunhas = publicada.arquivo.premios?.testemunhas ?? [];
    const newest = testemunhas.length > 0 && (await store.listDias(publicada.campanhaId)).at(-1);
    if (!newest) return;
    const { campanhaId } = publicada;
    for (const destinatario of testemunhas) {
      if (!(await store.startTestemunho(campanhaId, newest.dia, destinatario, clock.now()))) continue;
      try {
        await email.send({ destinatario, ...toTestemunhoEmail(publicada, newest) });
      } catch (err) {
        log.error(
          { event: 'witness_email_not_sent', err, campanhaId, dia: newest.dia },
          'E-mail about a closed day was not sent to a witness',
        );
        continue;
      }
      await store.finishTestemunho(campanhaId, newest.dia, destinatario, clock.now());
    }
  }

  return {
    closeDias,
    /** Lists openings from an order on. */
    listAberturas: store.listAberturas,
    /** Closes every finished day of every campaign and sends the newest one to the witnesses. */
    async closeAll(
      findCampanha: (campanhaId: CampanhaId) => Promise<CampanhaPublicada | undefined>,
      stopping?: AbortSignal,
    ): Promise<void> {
      for (const { campanhaId, isAberta } of await store.listCampanhas()) {
        const publicada = stopping?.aborted ? undefined : await findCampanha(campanhaId);
        if (!publicada) continue;
        if (isAberta) await closeDias(publicada, stopping);
        await notifyTestemunhas(publicada);
      }
    },

    /** Lists the closed days of a campaign (public). Throws in campaigns without an opening log. */
    async list({
      campanhaId,
      compromissoPremios,
      lacreComNonce,
    }: CampanhaPublicada): Promise<RetornoOf<Calls['raspadinhaAlternativa.registro']>> {
      if (!lacreComNonce || compromissoPremios === null) throw refuse('raspadinha.semRegistro');
      return { compromissoPremios, dias: await store.listDias(campanhaId) };
    },

    /** Returns the inclusion proof of an opened card; throws while its day is not closed. */
    async prove(
      { campanhaId, lacreComNonce }: CampanhaPublicada,
      { raspadinha_id, ordem }: RaspadinhaView,
    ): Promise<RetornoOf<Calls['raspadinhaAlternativa.prova']>> {
      if (!lacreComNonce || ordem === null) throw refuse('raspadinha.semRegistro');
      const found = await store.findDiaDe(campanhaId, ordem);
      if (!found) throw refuse('raspadinha.diaAberto');
      const { galhos, ...dia } = found;
      const lugar = ordem - dia.primeira;
      const galho = Math.floor(lugar / aberturasPorGalho);
      const begin = dia.primeira + galho * aberturasPorGalho;
      const length = Math.min(aberturasPorGalho, dia.primeira + dia.quantidade - begin);
      const aberturas = await store.listAberturas(campanhaId, begin, length);
      const abertura = aberturas[ordem - begin]!;
      if (abertura.raspadinhaId !== raspadinha_id)
        throw new Error(`card ${raspadinha_id} has order ${ordem}, which differs from the log of openings`);
      const folhas = await Promise.all(aberturas.map((one) => hashAbertura(one, sha256)));
      const irmaos = [
        ...listIrmaos(await buildNiveis(folhas, sha256), ordem - begin),
        ...listIrmaos(await buildNiveis(galhos, sha256), galho),
      ];
      return { abertura, dia, irmaos };
    },
  };
}
