import { toRegraSorteio } from '@trevo/config/campanha-file/parts/campanha-file-sorteio';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { describeRegraSorteio } from '@trevo/contract/sorteio/regra-sorteio.text';
import { toMomentosCongelamento } from '@trevo/rules/sorte/sorteio/congelamento';
import type { Clock } from '../../kernel/clock.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { ApuracaoSorteioStore } from './apuracao/apuracao-sorteio.store.ts';
import { type CongelamentoService, hasRegra, toCongeladoWire } from './congelamento/congelamento.service.ts';
import type { ResultadoStore } from './apuracao/resultado.store.ts';
import type { SorteioViews } from './sorteio.views.ts';

type NoCalendario = RetornoOf<Calls['operador.calendarioSorteios']>[number];
type Situado = RetornoOf<Calls['operador.sorteios']>[number];

/** The steps of a draw that are done. */
interface Passos {
  readonly isCongelado: boolean;
  readonly hasResultado: boolean;
  /** Whether its computation is confirmed; absent before the first one. */
  readonly isConfirmada?: boolean | null | undefined;
}

/** Lists the draws of a campaign, or of all campaigns of a promoter, with their state. */
export function createSituacaoService(parts: {
  views: Pick<SorteioViews, 'listPassos'>;
  congelamentos: Pick<CongelamentoService, 'listCongelados'>;
  resultados: Pick<ResultadoStore, 'listDias'>;
  apuracoes: Pick<ApuracaoSorteioStore, 'listDias'>;
  clock: Clock;
}) {
  return {
    /** Lists the draws of campaigns in order of their day. */
    async listCalendario(publicadas: readonly CampanhaPublicada[]): Promise<NoCalendario[]> {
      const feitos = await parts.views.listPassos(publicadas.map(({ campanhaId }) => campanhaId));
      const byRef = new Map(feitos.map((one) => [`${one.campanhaId} ${one.data}`, one]));
      const agora = parts.clock.now();
      return publicadas
        .flatMap(({ campanhaId, arquivo: { campanha, sorteios } }) =>
          sorteios.map((sorteio): NoCalendario => {
            const { data: extracao, hora, nome, premio, numerosAte } = sorteio;
            const { congelarDe, congelarAte, extraidoEm } = toMomentosCongelamento(sorteio);
            const passos = byRef.get(`${campanhaId} ${extracao}`) ?? nenhumPasso;
            const comRegra = hasRegra(sorteio);
            return {
              ano: campanha.ano,
              identificacao: campanha.identificacao,
              descricao: campanha.descricao,
              data: extracao,
              hora: hora ?? null,
              nome,
              premio,
              numerosAte,
              situacao: comRegra ? toSituacao(passos, agora >= congelarDe) : 'SEM_REGRA',
              congelarAte: comRegra ? congelarAte.toISOString() : null,
              extraidoEm: extraidoEm.toISOString(),
            };
          }),
        )
        .sort((a, b) => a.extraidoEm.localeCompare(b.extraidoEm));
    },
    async list({ campanhaId, arquivo }: CampanhaPublicada): Promise<Situado[]> {
      const [congelados, dias, computados] = await Promise.all([
        parts.congelamentos.listCongelados(campanhaId),
        parts.resultados.listDias(campanhaId),
        parts.apuracoes.listDias(campanhaId),
      ]);
      const agora = parts.clock.now();
      return arquivo.sorteios
        .map((sorteio): Situado => {
          const { data: extracao, hora, nome, premio, numerosAte, regra } = sorteio;
          const congelado = congelados.get(extracao);
          const { congelarDe, congelarAte } = toMomentosCongelamento(sorteio);
          const passos = {
            isCongelado: congelado !== undefined,
            hasResultado: dias.includes(extracao),
            isConfirmada: computados.find((one) => one.data === extracao)?.isConfirmada,
          };
          return {
            data: extracao,
            hora: hora ?? null,
            nome,
            premio,
            numerosAte,
            regra: regra ? describeRegraSorteio(toRegraSorteio(regra, premio), arquivo.numeros.series) : [],
            situacao: hasRegra(sorteio) ? toSituacao(passos, agora >= congelarDe) : 'SEM_REGRA',
            congelarAte: regra ? congelarAte.toISOString() : null,
            congelado: congelado ? toCongeladoWire(congelado) : null,
          };
        })
        .sort((a, b) => a.data.localeCompare(b.data));
    },
  };
}

const nenhumPasso: Passos = { isCongelado: false, hasResultado: false };

function toSituacao(
  { isCongelado, hasResultado, isConfirmada }: Passos,
  isDue: boolean,
): Situado['situacao'] {
  if (isConfirmada) return 'CONFIRMADO';
  if (isConfirmada === false) return 'APURADO';
  if (hasResultado) return 'COM_RESULTADO';
  if (isCongelado) return 'CONGELADO';
  return isDue ? 'A_CONGELAR' : 'ABERTO';
}
