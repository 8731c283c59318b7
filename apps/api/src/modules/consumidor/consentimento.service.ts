import type { Calls } from '@trevo/contract/calls';
import type { RetornoOf } from '@trevo/contract/call';
import { detalheText, termoNotificacao } from '@trevo/contract/palavras.text';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Hospedagem } from '../campanha/public.ts';
import { hashTexto, toAceitesNovos } from './aceite.service.ts';
import type { AceiteRow, ConsumidorStore } from './consumidor.store.ts';
import type { PerfilRequest, PerfilService } from './perfil/perfil.service.ts';
import { listAceites, listTermosCadastro, type Termo } from './termos.ts';

type Consentimento = RetornoOf<Calls['consumidor.consentimentos']>[number];

export type ConsentimentoService = ReturnType<typeof createConsentimentoService>;

/** A consumer's consents with their history, and the withdrawal of optional ones (LGPD articles 8 and 18). */
export function createConsentimentoService(parts: {
  store: ConsumidorStore;
  perfis: Pick<PerfilService, 'saveColumns'>;
  clock: Clock;
}) {
  const { store, perfis, clock } = parts;

  async function list(hospedagem: Hospedagem, consumidorId: string): Promise<Consentimento[]> {
    const row = await store.find(consumidorId);
    if (!row) throw refuse('consumidor.naoEncontrado');
    const rows = await store.listAceitesRespondidos(consumidorId, hospedagem.principal.campanhaId);
    const answers = new Map<string, AceiteRow[]>();
    for (const answer of rows) {
      const same = answers.get(answer.nome_termo);
      if (same) same.push(answer);
      else answers.set(answer.nome_termo, [answer]);
    }
    const termos = new Map(listTermos(hospedagem).map((termo) => [termo.nomeTermo, termo]));
    const answered = [...termos.keys()].filter((nomeTermo) => answers.has(nomeTermo));
    const past = [...answers.keys()].filter((nomeTermo) => !termos.has(nomeTermo));
    const consentimentos = [...answered, ...past].map((nomeTermo) =>
      toConsentimento(nomeTermo, termos.get(nomeTermo), answers.get(nomeTermo) ?? []),
    );
    // Accounts older than the audit trail have an answer about notifications without history.
    const notices = { ...termoNotificacao, obrigatorio: false };
    return [
      ...consentimentos.filter(({ nomeTermo }) => nomeTermo !== notices.nomeTermo),
      {
        ...toConsentimento(notices.nomeTermo, notices, answers.get(notices.nomeTermo) ?? []),
        aceito: row.aceita_notificacao,
      },
    ];
  }

  return {
    /** Lists every answered term, and the notification consent. */
    list,
    /** Stores a changed answer. Throws consumidor.aceiteObrigatorio, and requisicao.invalida for an unknown term. */
    async change(request: PerfilRequest, nomeTermo: string, aceito: boolean): Promise<Consentimento[]> {
      const { hospedagem, endereco } = request;
      const { consumidorId } = request.sessao;
      if (nomeTermo === termoNotificacao.nomeTermo) {
        await perfis.saveColumns(request, { aceita_notificacao: aceito });
        return list(hospedagem, consumidorId);
      }
      const termo = listTermos(hospedagem).find((known) => known.nomeTermo === nomeTermo);
      if (!termo) {
        throw refuse('requisicao.invalida', {}, [{ campo: 'nomeTermo', mensagem: detalheText.foraDaLista }]);
      }
      if (termo.obrigatorio && !aceito) throw refuse('consumidor.aceiteObrigatorio', { termo: nomeTermo });
      const { campanhaId } = hospedagem.principal;
      const novos = toAceitesNovos([termo], [{ nomeTermo, aceito }], { campanhaId, endereco });
      await store.createAceites(consumidorId, novos, clock.now());
      return list(hospedagem, consumidorId);
    },
  };
}

/** Lists the terms of a host. A mandatory acceptance is mandatory both at sign-up and in the later panel. */
function listTermos(hospedagem: Hospedagem): Termo[] {
  const obrigatorios = new Set(
    listAceites(hospedagem)
      .filter(({ obrigatorio }) => obrigatorio)
      .map(({ nomeTermo }) => nomeTermo),
  );
  return listTermosCadastro(hospedagem).map((termo) => ({
    ...termo,
    obrigatorio: termo.obrigatorio || obrigatorios.has(termo.nomeTermo),
  }));
}

/** Enough to distinguish two texts; the data export contains the whole hash. */
const versaoCharacters = 8;

/** @param rows the answers, latest first */
function toConsentimento(
  nomeTermo: string,
  termo: Termo | undefined,
  rows: readonly AceiteRow[],
): Consentimento {
  const textoAtual = termo && hashTexto(termo.texto);
  return {
    nomeTermo,
    obrigatorio: termo?.obrigatorio ?? false,
    vigente: termo !== undefined,
    aceito: rows[0]?.aceito ?? null,
    historico: rows.map(({ aceito, respondido_em, texto_hash }) => ({
      aceito,
      respondidoEm: respondido_em.toISOString(),
      versao: texto_hash.slice(0, versaoCharacters),
      versaoAtual: texto_hash === textoAtual,
    })),
  };
}
