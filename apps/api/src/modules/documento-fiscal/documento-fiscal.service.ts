import type { BodyOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import {
  type ChaveAcesso,
  type ChaveMotivo,
  type ChaveRecusada,
  type ChaveResultado,
  nameModelo,
  parseChaveAcesso,
} from '@trevo/rules/documento-fiscal/chave-acesso';
import type { FatosNota } from '@trevo/rules/documento-fiscal/fonte-valor';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { ErrorCode } from '@trevo/contract/errors';
import { findFimContestacao, isDentroDoPrazo } from '@trevo/rules/tempo/campanha-window';
import { findChange } from '@trevo/rules/documento-fiscal/documento-fiscal-status';
import type { Sessao } from '../../kernel/auth/sessao.ts';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError, refuse } from '../../kernel/domain-error.ts';
import { type CampanhaPublicada, toFimSorte } from '../campanha/public.ts';
import { judgeNota } from './ganho/apuracao.ts';
import { wait } from './ganho/veredito-nota.ts';
import { buildDocumento } from './registro/build-documento.ts';
import type { Chegada } from './registro/chegada.ts';
import type { DocumentoFiscalStore } from './documento-fiscal.store.ts';
import { findItensDaProva } from './prova/prova-da-nota.ts';
import { findFatos, type Prova } from './prova/prova.ts';
import type { ProvaService } from './prova/prova.service.ts';
import type { DocumentoFiscalView, DocumentoFiscalViews } from './documento-fiscal.views.ts';
import type { Compra, RegistroService } from './registro/registro.service.ts';

export type DocumentoPendente = BodyOf<Calls['documentoFiscal.pendentes.enviar']>;

/** Network (`toNetwork`) and IP address of a sender; null when unknown. */
export interface Lugar {
  readonly rede: string | null;
  readonly endereco: string | null;
}

const semLugar: Lugar = { rede: null, endereco: null };

export type DocumentoFiscalService = ReturnType<typeof createDocumentoFiscalService>;

export function createDocumentoFiscalService(parts: {
  store: DocumentoFiscalStore;
  views: DocumentoFiscalViews;
  registros: RegistroService;
  provas: ProvaService;
  clock: Clock;
}) {
  const { store, views, registros, provas, clock } = parts;
  /** Queries the sources at registration time, without requesting the state's page. */
  const prove = (
    publicada: CampanhaPublicada,
    chave: ChaveAcesso,
    pendente: DocumentoPendente,
    agora: Date,
  ) =>
    provas.look(
      publicada,
      { ...chave, consultaQr: pendente.consultaQr ?? null, codigo: toCodigo(chave, pendente) },
      { registradoEm: agora, agora },
      [],
      false,
    );

  return {
    /** Registers a receipt by its access key and returns it with its rewards. */
    async register(
      sessao: Sessao,
      publicada: CampanhaPublicada,
      pendente: DocumentoPendente,
      idempotencia: string | null,
      lugar: Lugar = semLugar,
    ): Promise<DocumentoFiscalView> {
      const agora = clock.now();
      const parsed = parseChaveAcesso(pendente.chaveAcesso, toSaoPaulo(agora).anoMes);
      const toNova = (chegada: Chegada, prova: Prova) =>
        toCompra(sessao, publicada, pendente, { parsed, agora, idempotencia, chegada, prova, lugar });
      const emissoes = [pendente.emitidoEm, parsed.ok ? parsed.chave.anoMes : undefined];
      const relogio = { ...pendente, emissoes };
      const late = { desvioRelogioSegundos: null, isRelogioDivergente: false, participaEm: null };
      const recebida = await registros.receive(
        publicada,
        agora,
        relogio,
        () => toNova(late, nenhuma).documento,
      );
      if (recebida.resultado === 'repetida') return recebida.documento;
      const prova = parsed.ok ? await prove(publicada, parsed.chave, pendente, agora) : nenhuma;
      return registros.register(publicada, toNova(recebida.chegada, prova));
    },

    /** Requests another review of a refused receipt, once per receipt. Throws when that is not possible. */
    async contest(
      { consumidorId }: Sessao,
      documentoFiscalId: string,
      mensagem: string,
      campanhas: readonly CampanhaPublicada[],
    ): Promise<DocumentoFiscalView> {
      const view = await views.get(consumidorId, documentoFiscalId);
      const publicada = campanhas.find(({ campanhaId }) => campanhaId === view?.campanha_id);
      if (!view || !publicada) throw refuse('documentoFiscal.nenhum');
      const recusa = refuseContestacao(view, publicada, clock.now());
      if (recusa) throw recusa;
      const ref = { consumidorId, documentoFiscalId };
      const { resultado } = await store.reopen(ref, clock.now(), mensagem || null);
      if (resultado !== 'reaberto') throw refuse(`documentoFiscal.${resultado}`);
      return (await views.get(consumidorId, documentoFiscalId))!;
    },
  };
}

/** Proof without any source queried. */
const nenhuma: Prova = { passo: { passo: 'conferir', fatos: undefined }, ditos: [] };

/** Returns the facts contained in the QR code. */
const toCodigo = (chave: ChaveAcesso, { emitidoEm, valorCentavos }: DocumentoPendente): FatosNota => ({
  emitente: chave.emitente,
  emitidoEm: emitidoEm ?? null,
  valorCentavos: carriesValor(chave) ? (valorCentavos ?? null) : null,
  quantidade: null,
  itens: null,
  cancelada: false,
});

/** Only SAT and off-line codes contain the amount; beside any other key an amount is forged input. */
const carriesValor = ({ modelo, contingencia }: ChaveAcesso) => modelo === '59' || contingencia;

/** Fernando de Noronha's clock is one hour ahead of Brasília. */
const addDay = (instant: Date) => new Date(instant.getTime() + 86_400_000);

function toCompra(
  sessao: Sessao,
  publicada: CampanhaPublicada,
  pendente: DocumentoPendente,
  parts: {
    parsed: ChaveResultado;
    agora: Date;
    idempotencia: string | null;
    chegada: Chegada;
    prova: Prova;
    lugar: Lugar;
  },
): Compra {
  const { parsed, agora, idempotencia, chegada, prova, lugar } = parts;
  if (!parsed.ok) throw refuseChave(parsed);
  if (pendente.ambiente === '2') throw refuse('documentoFiscal.notaDeTeste');
  if (pendente.emitidoEm && pendente.emitidoEm > toSaoPaulo(addDay(agora)).dia)
    throw refuse('documentoFiscal.dataFutura');
  const { chave } = parsed;
  const codigo = toCodigo(chave, pendente);
  const dito = findFatos(prova.passo);
  const documento = buildDocumento(sessao, publicada, {
    idempotencia,
    tipo: 'Fiscal',
    chaveAcesso: chave.chaveAcesso,
    modelo: chave.modelo,
    uf: chave.uf,
    emitente: chave.emitente,
    emitidoEm: dito?.emitidoEm ?? codigo.emitidoEm,
    valorCentavos: dito ? dito.valorCentavos : codigo.valorCentavos,
    quantidade: dito?.quantidade ?? null,
    consultaQr: pendente.consultaQr ?? null,
    ditos: prova.ditos,
    origem: pendente.origem,
    capturadoEm: pendente.capturadoEm,
    desvioRelogioSegundos: chegada.desvioRelogioSegundos,
    participaEm: chegada.participaEm,
    agora,
  });
  // SAT receipts carry the same facts as off-line ones but are complete when printed.
  const offline = chave.contingencia || (pendente.offline && chave.modelo === '65');
  return {
    documento,
    reivindicacao: { identidade: chave.chaveAcesso, codigo: null },
    remetente: { aparelho: pendente.aparelho ?? null, rede: lugar.rede },
    endereco: lugar.endereco,
    judge(participante) {
      const momento = { registradoEm: agora, agora, isChegada: true };
      const itens = findItensDaProva(prova, publicada.arquivo.documentos.valor);
      const fatos = { ...documento, itens, chave, offline };
      const veredito = judgeNota(publicada.arquivo, fatos, prova.passo, participante, momento);
      const isUndecided = chegada.isRelogioDivergente && veredito.status !== 'INVALIDO';
      return isUndecided ? wait('documentoFiscal.relogioDivergente') : veredito;
    },
  };
}

const codes: Record<ChaveMotivo, ErrorCode> = {
  vazia: 'documentoFiscal.chaveVazia',
  tamanho: 'documentoFiscal.chaveTamanho',
  caractere: 'documentoFiscal.chaveCaractere',
  boleto: 'documentoFiscal.boleto',
  ufInexistente: 'documentoFiscal.ufInexistente',
  mesInexistente: 'documentoFiscal.mesInexistente',
  mesFuturo: 'documentoFiscal.mesFuturo',
  emitenteInvalido: 'documentoFiscal.emitenteInvalido',
  modeloNaoAceito: 'documentoFiscal.modeloDesconhecido',
  digitoInvalido: 'documentoFiscal.chaveInvalida',
};

/** Maps an invalid access key to its error, with the 4-digit group to check when it is known. */
export function refuseChave(recusada: ChaveRecusada): DomainError {
  const { motivo, grupo, modelo } = recusada;
  const nome = modelo ? nameModelo(modelo) : null;
  return new DomainError(
    codes[motivo],
    {
      ...(grupo ? { grupo } : {}),
      ...(motivo === 'modeloNaoAceito' ? { nome: nome ?? 'tipo desconhecido' } : {}),
    },
    [{ campo: 'chaveAcesso', mensagem: motivo }],
  );
}

/**
 * Returns the reason against another review now, or undefined when one is allowed. Shared by the presenter that
 * offers it and the handler that accepts it.
 */
export function refuseContestacao(
  { status, contestado_em, apurado_em, registrado_em }: DocumentoFiscalView,
  publicada: CampanhaPublicada,
  agora: Date,
): DomainError | undefined {
  if (findChange(status, 'PENDENTE') !== 'reopen' || contestado_em !== null)
    return refuse('documentoFiscal.naoContestavel');
  const fim = findFimContestacao(publicada.campanha, apurado_em ?? registrado_em, toFimSorte(publicada));
  if (isDentroDoPrazo(fim, agora)) return undefined;
  return refuse('documentoFiscal.contestacaoEncerrada', { fim });
}
