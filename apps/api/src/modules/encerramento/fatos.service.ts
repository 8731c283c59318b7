import {
  type EncerramentoFatos,
  type ItemConferido,
  listItens,
} from '@trevo/rules/encerramento/checklist-encerramento';
import { listPrazos, type PrazoMarcado } from '@trevo/rules/encerramento/prazo-legal';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../kernel/clock.ts';
import { createSlowQueryCache } from '../../kernel/slow-query-cache.ts';
import { type CampanhaModule, type CampanhaPublicada, toFimSorte } from '../campanha/public.ts';
import type { ContagemPremios, PremioModule } from '../premio/public.ts';
import type { SorteioModule } from '../sorteio/public.ts';
import type { AnexoRow, AnexoStore } from './anexo.store.ts';
import type { EncerramentoRow, LivroStore, ValorRow } from './livro.store.ts';
import type { CountPendencias } from './pendencias.views.ts';
import type { PrazoDaCampanha, PrazoLegalService } from './prazo-legal.service.ts';
import { isCertificadoIgual } from './scpc.service.ts';
import type { ScpcStore, ScpcView } from './scpc.store.ts';

/** A signed head of the audit trail. */
export interface CabecaAuditoria {
  readonly dia: string;
  readonly ordem: number;
  readonly hash: string;
  readonly assinatura: string;
}

/** Lists the signed heads of a promoter's chain since a day. */
export type ListCabecas = (promotoraId: string, desde: string) => Promise<CabecaAuditoria[]>;

/** Prizes of a draw with their value. */
export interface PremioDoSorteio {
  readonly sorteio: string;
  readonly nomeSorteio: string;
  readonly premio: string;
  readonly ganhos: number;
  readonly caducados: number;
  readonly valorCentavos: number | null;
}

/** Facts of the end of a campaign. */
export interface FatosDaCampanha {
  readonly hoje: string;
  readonly fim: string;
  readonly arquivos: readonly AnexoRow[];
  readonly scpc: ScpcView;
  readonly livro: EncerramentoRow | undefined;
  readonly contagem: readonly ContagemPremios[];
  readonly premios: readonly PremioDoSorteio[];
  readonly tipos: readonly PrazoDaCampanha[];
  readonly prazos: readonly PrazoMarcado[];
  readonly itens: readonly ItemConferido[];
  readonly ultimaEntrega: string | null;
  /** Days of the draws whose winners are known; null for instant prizes after their end. */
  readonly apurados: ReadonlySet<string | null>;
  /** Prizes that wait for their delivery, by the day of their draw; instant prizes by null. */
  readonly abertos: ReadonlyMap<string | null, number>;
}

export interface FatosParts {
  readonly versoes: Pick<CampanhaModule['versoes'], 'count'>;
  readonly situacoes: Pick<SorteioModule['situacoes'], 'list'>;
  readonly sorteios: Pick<SorteioModule['sorteios'], 'list'>;
  readonly fechos: Pick<SorteioModule['fechos'], 'listConfirmacoes'>;
  readonly fechosPremio: Pick<PremioModule['fechosPremio'], 'count'>;
  readonly prazosLegais: Pick<PrazoLegalService, 'listDaCampanha'>;
  readonly scpcs: Pick<ScpcStore, 'find'>;
  readonly anexos: Pick<AnexoStore, 'list'>;
  readonly livros: Pick<LivroStore, 'find' | 'listValores'>;
  readonly countPendencias: CountPendencias;
  readonly listCabecas: ListCabecas;
  readonly clock: Clock;
}

export type FatosService = ReturnType<typeof createFatosService>;

/** Collects the facts of the end of a campaign from the modules that own them. */
export function createFatosService(parts: FatosParts) {
  const recallContagem = createSlowQueryCache<ContagemPremios[]>();
  const recallPendencias = createSlowQueryCache<number>();

  async function readSorteios(publicada: CampanhaPublicada) {
    const situados = await parts.situacoes.list(publicada);
    const publicos = await parts.sorteios.list(publicada, null);
    return situados.map(({ data: dia, situacao, congelado }) => ({
      data: dia,
      hasRegra: situacao !== 'SEM_REGRA',
      isCongelado: congelado !== null,
      hasResultado: situacao === 'COM_RESULTADO' || situacao === 'APURADO' || situacao === 'CONFIRMADO',
      isConfirmado:
        situacao === 'SEM_REGRA'
          ? publicos.some((sorteio) => sorteio.data === dia && sorteio.apurado)
          : situacao === 'CONFIRMADO',
    }));
  }

  return {
    /** Reads the facts; `isFresh` without the caches of slow counts. */
    async read(publicada: CampanhaPublicada, { isFresh = false } = {}): Promise<FatosDaCampanha> {
      const { campanhaId, promotoraId, arquivo, campanha } = publicada;
      const hoje = toSaoPaulo(parts.clock.now()).dia;
      const fim = toFimSorte(publicada);
      const sorteios = await readSorteios(publicada);
      const confirmados = new Map(
        (await parts.fechos.listConfirmacoes(campanhaId)).map(({ data: dia, confirmadaEm }) => [
          dia,
          toSaoPaulo(confirmadaEm).dia,
        ]),
      );
      const countPremios = () => parts.fechosPremio.count(publicada);
      const contagem = await (isFresh ? countPremios() : recallContagem(campanhaId, countPremios));
      const countPendencias = () => parts.countPendencias(campanhaId);
      const pendencias = await (isFresh ? countPendencias() : recallPendencias(campanhaId, countPendencias));
      const arquivos = await parts.anexos.list(campanhaId);
      const scpc = await parts.scpcs.find(campanhaId);
      const livro = await parts.livros.find(campanhaId);
      const premios = toPremios(publicada, contagem, await parts.livros.listValores(campanhaId));
      const tipos = await parts.prazosLegais.listDaCampanha(campanhaId);
      const cabecas = await parts.listCabecas(promotoraId, campanha.dataInicial);
      const ultimaEntrega = findUltima(contagem);
      const abertos = countAbertos(contagem);
      const sum = (counts: readonly number[]) => counts.reduce((one, other) => one + other, 0);
      const withState = (isIt: (count: ContagemPremios) => boolean) =>
        sum(contagem.filter(isIt).map(({ total }) => total));
      const fatos: EncerramentoFatos = {
        hoje,
        fim,
        hasInstantaneos: arquivo.premios !== undefined,
        sorteios,
        arquivos,
        hasCabecalho: scpc.cabecalho !== null,
        isCertificadoIgual: isCertificadoIgual(publicada, scpc) === true,
        publicacoes: await parts.versoes.count(campanhaId),
        premios: {
          // A prize that was delivered or lapsed needs no notice any more.
          semAviso: sum(contagem.filter(isAberto).map(({ semAviso }) => semAviso)),
          aEntregar: sum([...abertos.values()]),
          semRecibo: sum(
            contagem.filter(({ sorteio }) => sorteio !== null).map(({ semRecibo }) => semRecibo),
          ),
          ganhos: sum(contagem.map(({ total }) => total)),
          caducados: withState(({ situacao }) => situacao === 'VENCIDO'),
        },
        semValor: premios.filter(({ ganhos, valorCentavos }) => ganhos > 0 && valorCentavos === null).length,
        pendencias,
        livros: livro?.conferencia ?? null,
        cabecas: cabecas.length,
      };
      return {
        hoje,
        fim,
        arquivos,
        scpc,
        livro,
        contagem,
        premios,
        tipos,
        prazos: listPrazos(tipos, {
          contas: scpc.cabecalho?.contasAte ?? null,
          inicio: campanha.dataInicial,
          fim: campanha.dataFinal,
          hasInstantaneos: fatos.hasInstantaneos,
          sorteios: sorteios.map(({ data: dia }) => ({ data: dia, apuradoEm: confirmados.get(dia) ?? null })),
          ultimaEntrega,
        }),
        itens: listItens(fatos),
        ultimaEntrega,
        apurados: new Set([
          ...sorteios.filter(({ isConfirmado }) => isConfirmado).map((sorteio) => sorteio.data),
          ...(hoje > fim ? [null] : []),
        ]),
        abertos,
      };
    },
  };
}

/** Prizes whose winner can still ask for them. */
const isAberto = ({ situacao }: ContagemPremios): boolean =>
  situacao !== 'ENTREGUE' && situacao !== 'VENCIDO' && situacao !== 'RETIDO';

function countAbertos(contagem: readonly ContagemPremios[]): Map<string | null, number> {
  const abertos = new Map<string | null, number>();
  for (const count of contagem.filter(isAberto))
    abertos.set(count.sorteio, (abertos.get(count.sorteio) ?? 0) + count.total);
  return abertos;
}

const findUltima = (contagem: readonly ContagemPremios[]): string | null =>
  contagem.reduce<string | null>((last, { ultimaEntrega }) => {
    const dia = ultimaEntrega && toSaoPaulo(ultimaEntrega).dia;
    return dia !== null && (last === null || dia > last) ? dia : last;
  }, null);

/** Lists the prizes of the draws of a campaign's file with their winners and values. */
function toPremios(
  { arquivo }: CampanhaPublicada,
  contagem: readonly ContagemPremios[],
  valores: readonly ValorRow[],
): PremioDoSorteio[] {
  const known = arquivo.sorteios.flatMap(({ data: sorteio, nome: nomeSorteio, premio, regra }) =>
    (regra?.premios ?? [{ nome: premio }]).map(({ nome }) => ({ sorteio, nomeSorteio, premio: nome })),
  );
  return known.map((one) => {
    const of = contagem.filter(({ sorteio, premio }) => sorteio === one.sorteio && premio === one.premio);
    const count = (rows: readonly ContagemPremios[]) => rows.reduce((sum, { total }) => sum + total, 0);
    const valor = valores.find(({ sorteio, premio }) => sorteio === one.sorteio && premio === one.premio);
    return {
      ...one,
      ganhos: count(of),
      caducados: count(of.filter(({ situacao }) => situacao === 'VENCIDO')),
      valorCentavos: valor?.valor_centavos ?? null,
    };
  });
}
