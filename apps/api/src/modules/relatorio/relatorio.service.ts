import { detalheText } from '@trevo/contract/palavras.text';
import {
  countDias,
  maximoDiasRelatorio,
  type Periodo,
  toAnterior,
  toDiferencaDias,
} from '@trevo/rules/relatorio/periodo-relatorio';
import { addDias, startOfDia, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { createSlowQueryCache } from '../../kernel/slow-query-cache.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { CupomModule } from '../cupom/public.ts';
import { toCusto } from './custo-relatorio.ts';
import { toEstados, toLojas } from './grupos-relatorio.ts';
import { toAgora } from './resumo/resumo-foto.presenter.ts';
import {
  type RelatorioWire,
  toDias,
  toFunil,
  toHoras,
  toMensagens,
  toMotivos,
  toOrigens,
  toPrazos,
  toSinais,
  toTotais,
} from './relatorio.presenter.ts';
import type { Intervalo, RelatorioViews } from './relatorio.views.ts';

const dayMilliseconds = 86_400_000;

export type RelatorioService = ReturnType<typeof createRelatorioService>;

/** Reports of campaigns, from roll-ups by hour (ADR 0091). */
export function createRelatorioService(parts: {
  views: RelatorioViews;
  measureRestam: CupomModule['measureRestam'];
  clock: Clock;
}) {
  const { views, clock } = parts;
  const recall = createSlowQueryCache<RelatorioWire>();

  async function read(publicada: CampanhaPublicada, periodo: Periodo): Promise<RelatorioWire> {
    const { campanhaId, arquivo } = publicada;
    const estado = await views.findEstado(campanhaId);
    const atual: Intervalo = {
      campanhaId,
      de: startOfDia(periodo.de),
      ate: startOfDia(addDias(periodo.ate, 1)),
    };
    const anterior = toComparado(atual, periodo, clock.now());
    const [notas, antes] = [await views.sumNotas(atual), await views.sumNotas(anterior)];
    const [horas, horasAntes] = [await views.listHoras(atual), await views.listHoras(anterior)];
    const [pessoas, pessoasAntes] = [await views.listPessoas(atual), await views.listPessoas(anterior)];
    const lojas = await views.sumLojas(campanhaId, periodo);
    const pessoasLojas = await views.listPessoasLojas(campanhaId, periodo);
    const contagens = await views.sumContagens(atual);
    const totais = toTotais(notas);
    return {
      periodo,
      anterior: toAnterior(periodo),
      atualizadoEm: estado?.atualizada_em?.toISOString() ?? null,
      funil: { atual: toFunil(pessoas), anterior: toFunil(pessoasAntes) },
      totais: { atual: totais, anterior: toTotais(antes) },
      dias: toDias(periodo, pessoas, horas),
      horas: toHoras(horas, horasAntes),
      estados: toEstados(lojas, pessoasLojas),
      lojas: toLojas(lojas, pessoasLojas, arquivo.associados),
      origens: toOrigens(notas),
      motivos: toMotivos(publicada, notas, antes),
      prazos: toPrazos(await views.sumPrazos(atual)),
      sinais: toSinais(contagens),
      mensagens: toMensagens(contagens),
      agora: {
        ...toAgora(await views.listFotos(campanhaId), arquivo),
        lidoEm: estado?.fotografada_em?.toISOString() ?? null,
        numeros: await parts.measureRestam(publicada, toSaoPaulo(clock.now()).dia),
      },
      custo: toCusto(totais, contagens, arquivo),
    };
  }

  return {
    /** Reads the report of a period. Throws requisicao.invalida for one that is reversed or too long. */
    async read(publicada: CampanhaPublicada, periodo: Periodo): Promise<RelatorioWire> {
      const dias = countDias(periodo);
      const mensagem =
        dias < 1
          ? detalheText.periodo
          : dias > maximoDiasRelatorio
            ? detalheText.periodoLongo(maximoDiasRelatorio)
            : undefined;
      if (mensagem) throw refuse('requisicao.invalida', {}, [{ campo: 'ate', mensagem }]);
      const key = `${publicada.campanhaId}/${publicada.arquivoHash}/${periodo.de}/${periodo.ate}`;
      return recall(key, () => read(publicada, periodo));
    },
  };
}

/** Returns the compared hours: those of the period before, without the ones that are still to come in this period. */
function toComparado({ campanhaId, de, ate }: Intervalo, periodo: Periodo, agora: Date): Intervalo {
  const shift = toDiferencaDias(periodo) * dayMilliseconds;
  const end = Math.max(de.getTime(), Math.min(ate.getTime(), agora.getTime()));
  return { campanhaId, de: new Date(de.getTime() - shift), ate: new Date(end - shift) };
}
