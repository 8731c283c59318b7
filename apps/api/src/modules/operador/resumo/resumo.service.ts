import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Marco } from '@trevo/contract/operador/resumo.calls';
import type { AvisoCodigo } from '@trevo/contract/operador/operador.calls';
import { isExtraido } from '@trevo/rules/sorte/sorteio/sorteio-participacao';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../../kernel/clock.ts';
import { createSlowQueryCache } from '../../../kernel/slow-query-cache.ts';
import type { CampanhaModule, CampanhaPublicada } from '../../campanha/public.ts';
import type { ConsultaModule } from '../../consulta/public.ts';
import type { CupomModule } from '../../cupom/public.ts';
import type { EncerramentoModule } from '../../encerramento/public.ts';
import type { DocumentoFiscalModule } from '../../documento-fiscal/public.ts';
import type { IndicacaoModule } from '../../indicacao/public.ts';
import type { NotificacaoModule } from '../../notificacao/public.ts';
import type { PedidoModule } from '../../pedido/public.ts';
import type { ProvedorModule } from '../../provedor/public.ts';
import type { RaspadinhaModule } from '../../raspadinha/public.ts';
import type { SorteioModule } from '../../sorteio/public.ts';

type ResumoWire = RetornoOf<Calls['operador.resumo']>;
type CampanhaResumo = ResumoWire['campanhas'][number];
type Espera = CampanhaResumo['espera']['notas'];

export type ResumoDeps = Pick<CampanhaModule, 'hospedagens'> &
  Pick<ConsultaModule, 'paginas'> &
  Pick<CupomModule, 'measureRestam'> &
  Pick<DocumentoFiscalModule, 'fichas'> &
  Pick<EncerramentoModule, 'paineis'> &
  Pick<IndicacaoModule, 'premios'> &
  Pick<NotificacaoModule, 'listParados'> &
  Pick<PedidoModule, 'pedidos'> &
  Pick<ProvedorModule, 'provedores'> &
  Pick<RaspadinhaModule, 'raspadinhas'> &
  Pick<SorteioModule, 'sorteios'> & {
    readonly avisos: readonly AvisoCodigo[];
    readonly clock: Clock;
  };

/** Days after the end of a campaign for which it is shown: its last legal term is 45 days after the lapse of its prizes. */
const shownDias = 240;

/** Warnings about a missing sender of the program. */
const semProvedor: Partial<Record<AvisoCodigo, 'email' | 'sms'>> = {
  'envio.semEmail': 'email',
  'envio.semSms': 'sms',
};

/** Figures of a promoter's day, from counters and indexed reads. */
export function createResumoService(parts: ResumoDeps) {
  const { hospedagens, clock } = parts;
  const recall = createSlowQueryCache<ResumoWire>();

  /** Counts the pending work of a campaign. */
  async function readEspera(publicada: CampanhaPublicada, agora: Date): Promise<CampanhaResumo['espera']> {
    const { campanhaId, arquivo } = publicada;
    const extraidos = arquivo.sorteios.some((sorteio) => isExtraido(sorteio, agora))
      ? (await parts.sorteios.list(publicada, null)).filter((sorteio) => isExtraido(sorteio, agora))
      : [];
    const notas = await parts.fichas.listPendentes(campanhaId, 'pessoa', 1, undefined);
    const indicacoes = await parts.premios.listEmAnalise(publicada, 1, undefined);
    const pedidos = await parts.pedidos.listBySituacao(campanhaId, 'PENDENTE', 1, undefined);
    return {
      notas: toEspera(notas.total, notas.documentos[0]?.registrado_em),
      indicacoes: toEspera(indicacoes.total, indicacoes.rows[0]?.apurado_em),
      pedidos: toEspera(pedidos.total, pedidos.pedidos[0]?.criado_em),
      sorteios: extraidos
        .filter(({ apurado }) => !apurado)
        .map(({ nome, data: dia }) => ({ nome, data: dia }))
        .sort((a, b) => (a.data < b.data ? -1 : 1)),
    };
  }

  async function readPremios({ campanhaId, arquivo }: CampanhaPublicada): Promise<CampanhaResumo['premios']> {
    if (!arquivo.premios) return null;
    const total = arquivo.premios.itens.reduce((sum, { quantidade }) => sum + quantidade, 0);
    const usados = [...(await parts.raspadinhas.countUsados(campanhaId)).values()];
    return { total, restam: total - usados.reduce((sum, count) => sum + count, 0) };
  }

  async function readCampanha(publicada: CampanhaPublicada, agora: Date): Promise<CampanhaResumo> {
    const { ano, identificacao, descricao } = publicada.campanha;
    return {
      ano,
      identificacao,
      descricao,
      espera: await readEspera(publicada, agora),
      marcos: listMarcos(publicada, agora),
      prazos: (await parts.paineis.listAvisos(publicada)).map(toPrazo),
      premios: await readPremios(publicada),
      numeros: await parts.measureRestam(publicada, toSaoPaulo(agora).dia),
    };
  }

  /** Lists the senders by which no message of the promoter leaves. */
  async function listEnvios(promotoraId: string, agora: Date): Promise<ResumoWire['envios']> {
    const origens = new Map(
      (await parts.provedores.list(promotoraId)).map(({ servico, origem }) => [servico, origem]),
    );
    const missing = parts.avisos
      .map((codigo) => semProvedor[codigo])
      .filter((servico) => servico !== undefined && origens.get(servico) !== 'promotora')
      .map((servico) => ({ servico: servico!, problema: 'semProvedor' as const, falhas: null, ate: null }));
    const parados = (await parts.listParados(promotoraId, agora)).map(({ servico, falhas, parado_ate }) => ({
      servico,
      problema: 'parado' as const,
      falhas,
      ate: parado_ate.toISOString(),
    }));
    return [...missing, ...parados];
  }

  async function read(promotoraId: string): Promise<ResumoWire> {
    const agora = clock.now();
    const since = addDias(toSaoPaulo(agora).dia, -shownDias);
    const campanhas: CampanhaResumo[] = [];
    // In turn: one operator's screen takes one connection.
    for (const publicada of await hospedagens.listDaPromotora(promotoraId))
      if (publicada.campanha.dataFinal >= since) campanhas.push(await readCampanha(publicada, agora));
    const envios = await listEnvios(promotoraId, agora);
    const paginas = (await parts.paginas.listParadas()).map(({ uf, desligada_em, pausa_ate }) => ({
      uf,
      desligadaEm: desligada_em?.toISOString() ?? null,
      pausaAte: desligada_em ? null : (pausa_ate?.toISOString() ?? null),
    }));
    return { campanhas, envios, paginas };
  }

  return { read: (promotoraId: string): Promise<ResumoWire> => recall(promotoraId, () => read(promotoraId)) };
}

const toEspera = (total: number, desde: Date | null | undefined): Espera => ({
  total,
  desde: desde?.toISOString() ?? null,
});

/** Lists the days ahead of a campaign, the next first. */
const toPrazo = ({
  nome,
  sorteio,
  dia,
  faltam,
  situacao,
}: Awaited<ReturnType<ResumoDeps['paineis']['listAvisos']>>[number]): CampanhaResumo['prazos'][number] => ({
  nome: sorteio ? `${nome} (${sorteio.nome})` : nome,
  dia,
  faltam,
  situacao: situacao === 'perto' || situacao === 'hoje' ? situacao : 'vencido',
});

function listMarcos({ campanha, arquivo }: CampanhaPublicada, agora: Date): CampanhaResumo['marcos'] {
  const hoje = toSaoPaulo(agora).dia;
  const dias: readonly (readonly [Marco, string])[] = [
    ['inicio', campanha.dataInicial],
    ['compras', campanha.dataFinalCompras],
    ['cadastros', campanha.dataFinalCadastros],
    ['fim', campanha.dataFinal],
  ];
  const sorteios = arquivo.sorteios
    .filter((sorteio) => !isExtraido(sorteio, agora))
    .map(({ nome, data: dia }) => ({ tipo: 'sorteio' as const, dia, nome }));
  return [...dias.map(([tipo, dia]) => ({ tipo, dia, nome: null })), ...sorteios]
    .filter(({ tipo, dia }) => (tipo === 'inicio' ? dia > hoje : dia >= hoje))
    .sort((a, b) => (a.dia < b.dia ? -1 : a.dia > b.dia ? 1 : 0));
}
