import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Papel } from '@trevo/contract/operador/papeis';
import {
  hasParticipacao,
  isExtraido,
  withCongelamentos,
} from '@trevo/rules/sorte/sorteio/sorteio-participacao';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { BloqueioEnvioService } from '../bloqueio/public.ts';
import type { CampanhaPublicada, CpfRestritoService, HospedagemService } from '../campanha/public.ts';
import type { ContaCorrenteModule } from '../conta-corrente/public.ts';
import type { CupomModule } from '../cupom/public.ts';
import { toProtocolo } from '../documento-fiscal/public.ts';
import type { PremioModule } from '../premio/public.ts';
import type { SorteioModule } from '../sorteio/public.ts';
import { type CampoRevelavel, revealCampo } from './campo-revelado.ts';
import { maskPessoa, toPseudonimo } from './mascara.ts';
import type { NotaView, PessoaView, PessoaViews } from './pessoa.views.ts';
import type { CountUso, Quem } from './quem.ts';

type Ficha = RetornoOf<Calls['operador.pessoa']>;
type NaLista = RetornoOf<Calls['operador.procurarPessoa']>[number];

/** Fields that one operator reveals per minute. */
const reveladosPor = [20, 60] as const;

export interface FichaPessoaParts
  extends
    Pick<PremioModule, 'entregas'>,
    Pick<CupomModule, 'listCongelamentos'>,
    Pick<SorteioModule, 'listNumerosPorNota'> {
  readonly views: PessoaViews;
  readonly hospedagens: Pick<HospedagemService, 'listDaPromotora'>;
  readonly cpfsRestritos: Pick<CpfRestritoService, 'isConsumidorRestrito'>;
  readonly bloqueiosDoEnvio: Pick<BloqueioEnvioService, 'listDaPessoa'>;
  readonly contas: ContaCorrenteModule['contas'];
  readonly countUso: CountUso;
  readonly clock: Clock;
}

export type FichaPessoaService = ReturnType<typeof createFichaPessoaService>;

/** The card of a person for support: masked contact, state of the account, and holdings in a campaign. */
export function createFichaPessoaService(parts: FichaPessoaParts) {
  const { views, hospedagens } = parts;

  /** Throws atendimento.nenhumaPessoa, also for a person of another promoter. */
  const get = async (promotoraId: string, consumidorId: string): Promise<PessoaView> => {
    const pessoa = await views.find(promotoraId, consumidorId);
    if (!pessoa) throw refuse('atendimento.nenhumaPessoa');
    return pessoa;
  };

  /** Lists the campaigns in which a person takes part; without any rows the promoter's newest one. */
  const listCampanhas = async (promotoraId: string, consumidorId: string) => {
    const [ids, todas] = await Promise.all([
      views.listCampanhas(consumidorId),
      hospedagens.listDaPromotora(promotoraId),
    ]);
    const known = new Set(ids);
    const newest = todas.toSorted((a, b) => b.campanha.dataInicial.localeCompare(a.campanha.dataInicial));
    const own = newest.filter(({ campanhaId }) => known.has(campanhaId));
    return (own.length > 0 ? own : newest.slice(0, 1)).map(toCampanhaWire);
  };

  return {
    get,
    /** Finds a person as a row of search results; undefined for one of another promoter. */
    async findNaLista(
      promotoraId: string,
      consumidorId: string,
      papel: Papel | null,
    ): Promise<NaLista | undefined> {
      const pessoa = await views.find(promotoraId, consumidorId);
      if (!pessoa) return undefined;
      const { nome, cpf } = maskPessoa(pessoa, papel);
      return {
        consumidorID: consumidorId,
        pseudonimo: toPseudonimo(consumidorId),
        nome,
        cpf,
        excluidaEm: pessoa.excluido_em?.toISOString() ?? null,
        campanhas: await listCampanhas(promotoraId, consumidorId),
      };
    },
    async read(publicada: CampanhaPublicada, consumidorId: string, papel: Papel | null): Promise<Ficha> {
      const { promotoraId, campanhaId } = publicada;
      const pessoa = await get(promotoraId, consumidorId);
      const [campanhas, bloqueada, bloqueios, notas, posses, numeros, sorteios, contas, premios, pedidos] =
        await Promise.all([
          listCampanhas(promotoraId, consumidorId),
          parts.cpfsRestritos.isConsumidorRestrito(publicada, () => Promise.resolve(pessoa.cpf)),
          parts.bloqueiosDoEnvio.listDaPessoa(campanhaId, consumidorId),
          views.listNotas(consumidorId, campanhaId),
          views.countPosses(consumidorId, campanhaId),
          views.listNumeros(consumidorId, campanhaId),
          listSorteios(parts, publicada, consumidorId),
          listContas(parts, publicada, consumidorId),
          listPremios(parts, publicada, consumidorId),
          views.listPedidos(consumidorId, campanhaId),
        ]);
      return {
        consumidorID: consumidorId,
        pseudonimo: toPseudonimo(consumidorId),
        campanha: toCampanhaWire(publicada),
        campanhas,
        ...maskPessoa(pessoa, papel),
        emailConfirmado: pessoa.email_verificado,
        aceitaNotificacao: pessoa.aceita_notificacao,
        cadastradaEm: pessoa.criado_em.toISOString(),
        ultimoAcessoEm: pessoa.usado_em.toISOString(),
        cadastroIncompleto: pessoa.ativo && pessoa.cadastro_inicial,
        bloqueada,
        bloqueios: bloqueios.map(({ bloqueio_id, tipo, motivo, ate }) => ({
          bloqueioID: bloqueio_id,
          tipo,
          motivo,
          ate,
        })),
        excluidaEm: pessoa.excluido_em?.toISOString() ?? null,
        guardadaAte: pessoa.reter_ate,
        notas: notas.map((nota) => toNotaWire(publicada, nota)),
        numeros: {
          validos: posses.validos,
          cancelados: posses.cancelados,
          ultimos: numeros.map(({ serie, numero, concedido_em, cancelado_em }) => ({
            serie,
            numero,
            concedidoEm: concedido_em.toISOString(),
            cancelado: cancelado_em !== null,
          })),
          sorteios,
        },
        contas,
        raspadinhas: { fechadas: posses.fechadas, abertas: posses.abertas },
        premios,
        pedidos: pedidos.map(({ pedido_id, situacao, criado_em, moeda, total, itens }) => ({
          pedidoID: pedido_id,
          situacao,
          criadoEm: criado_em.toISOString(),
          moeda,
          total,
          itens,
        })),
      };
    },
    /** Returns a field in full. Throws requisicao.muitas, atendimento.nenhumaPessoa and atendimento.campoVazio. */
    async reveal(
      promotoraId: string,
      consumidorId: string,
      campo: CampoRevelavel,
      { ator }: Quem,
    ): Promise<{ campo: CampoRevelavel; valor: string }> {
      await parts.countUso(`revelarCampo:${ator.tipo}:${ator.id}`, reveladosPor);
      const valor = revealCampo(await get(promotoraId, consumidorId), campo);
      if (valor === '') throw refuse('atendimento.campoVazio');
      return { campo, valor };
    },
  };
}

const toCampanhaWire = ({ campanha: { ano, identificacao, descricao } }: CampanhaPublicada) => ({
  ano,
  identificacao,
  descricao,
});

async function listContas(
  { contas }: FichaPessoaParts,
  publicada: CampanhaPublicada,
  consumidorId: string,
): Promise<Ficha['contas']> {
  const moedas = ['pontos', 'cashback'] as const;
  const found = await Promise.all(
    moedas.map(async (moeda) => {
      const saldo = await contas.findSaldo(publicada, consumidorId, moeda);
      if (!saldo) return [];
      const { disponivel, a_liberar: aLiberar, devido, vencimentos } = saldo;
      const proximos = vencimentos.map(({ em, valor }) => ({ em: em.toISOString(), valor }));
      return [{ moeda, disponivel, aLiberar, devido, vencimentos: proximos }];
    }),
  );
  return found.flat();
}

async function listPremios(
  { entregas, views }: FichaPessoaParts,
  publicada: CampanhaPublicada,
  consumidorId: string,
): Promise<Ficha['premios']> {
  const [instantaneos, sorteados] = await Promise.all([
    entregas.listDaPessoa(publicada, consumidorId),
    views.listSorteados(consumidorId, publicada.campanhaId),
  ]);
  const premios: Ficha['premios'] = [
    ...instantaneos.map(({ premio, ganhoEm, situacao, entregueEm, entreguePor }) => ({
      tipo: 'instantaneo' as const,
      nome: premio.nome,
      ganhoEm,
      situacao,
      retiradaAte: premio.retiradaAte,
      entregueEm,
      entreguePor,
      comoRecebe: premio.instrucoes,
    })),
    ...sorteados.map(({ premio, registrado_em, cancelado }) => ({
      tipo: 'sorteio' as const,
      nome: premio,
      ganhoEm: registrado_em.toISOString(),
      situacao: cancelado ? ('PERDIDO' as const) : ('SORTEADO' as const),
      retiradaAte: null,
      entregueEm: null,
      entreguePor: null,
      comoRecebe: null,
    })),
  ];
  return premios.sort((a, b) => b.ganhoEm.localeCompare(a.ganhoEm));
}

function toNotaWire({ arquivo }: CampanhaPublicada, nota: NotaView): Ficha['notas'][number] {
  const loja = arquivo.associados.find(({ cnpj }) => cnpj === nota.emitente)?.nome;
  return {
    documentoFiscalID: nota.documento_fiscal_id,
    protocolo: toProtocolo(nota.idempotencia),
    loja: loja ?? null,
    emitidoEm: nota.emitido_em,
    valorCentavos: nota.valor_centavos,
    registradoEm: nota.registrado_em.toISOString(),
    status: nota.status,
    numeros: nota.numeros,
  };
}

async function listSorteios(
  { listNumerosPorNota, listCongelamentos, clock }: FichaPessoaParts,
  { campanhaId, arquivo }: CampanhaPublicada,
  consumidorId: string,
): Promise<Ficha['numeros']['sorteios']> {
  const [notas, congelamentos] = await Promise.all([
    listNumerosPorNota(consumidorId, campanhaId),
    listCongelamentos(campanhaId),
  ]);
  const agora = clock.now();
  return withCongelamentos(arquivo.sorteios, congelamentos).map((sorteio) => ({
    nome: sorteio.nome,
    data: sorteio.data,
    numeros: notas
      .filter((nota) => hasParticipacao(sorteio, nota))
      .reduce((sum, { numeros }) => sum + numeros, 0),
    realizado: isExtraido(sorteio, agora),
  }));
}
