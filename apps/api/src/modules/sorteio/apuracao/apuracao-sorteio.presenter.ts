import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { motivoSorteioText } from '@trevo/contract/sorteio/motivo-sorteio.text';
import { isCpf } from '@trevo/rules/pessoa/cpf';
import { hideNome } from '@trevo/rules/pessoa/nome';
import { formatLugar } from '@trevo/rules/sorte/numeros/serie-numeros';
import { hideCpf } from '@trevo/rules/texto/mask';
import type { Ator } from '../../../kernel/auth/ator.ts';
import { apuracaoSorteioText as text } from './apuracao-sorteio.text.ts';
import type { TitularView, VersaoView } from './apuracao-sorteio.store.ts';
import { findMotivoPosterior, toNumero } from './calculo-sorteio.ts';
import type { Congelado } from '../congelamento/congelado.store.ts';
import { isMesmaPessoa } from '../congelamento/mesma-pessoa.ts';

type Wire = RetornoOf<Calls['operador.apuracao']>;

/** Renders the newest version of a computed draw for operators; holders are masked. */
export function toApuracaoWire({
  versoes,
  congelado,
  extracao,
  titulares,
  ator,
}: {
  versoes: readonly VersaoView[];
  congelado: Congelado;
  extracao: readonly string[];
  /** Current holders of winners and alternates. */
  titulares: readonly TitularView[];
  ator: Ator;
}): Wire {
  const { regra, manifesto } = congelado;
  const { apuracao, versao, desclassificados, confirmadaEm, confirmadaAtor, ...ultima } = versoes.at(-1)!;
  const nomeOf = (premio: number): string => regra.premios[premio]!.nome;
  const byLugar = new Map(titulares.map((view) => [view.lugar, view]));
  const toTitular = ({ premio, lugar }: { premio: number; lugar: number }) => {
    const view = byLugar.get(lugar);
    return {
      premio: nomeOf(premio),
      ...toNumero(lugar, manifesto.series),
      consumidorID: view?.consumidorId ?? '',
      nome: view && !view.isExcluida ? hideNome(view.nome) : null,
      cpf: view?.cpf && isCpf(view.cpf) ? hideCpf(view.cpf) : null,
    };
  };
  const prometidos = regra.premios.reduce((sum, { quantidade }) => sum + quantidade, 0);
  return {
    versao,
    versoes: versoes.map((one) => ({
      versao: one.versao,
      em: one.feitaEm.toISOString(),
      ator: one.ator,
      motivo: one.motivo,
    })),
    extracao: [...extracao],
    manifestoHash: congelado.manifestoHash,
    sorteados: apuracao.sorteados.flatMap((lugar, at) =>
      lugar === null ? [] : [{ premio: nomeOf(at), ...toNumero(lugar, manifesto.series) }],
    ),
    passos: apuracao.passos.map(({ premio, lugar, achado }) => ({
      premio: nomeOf(premio),
      ...toNumero(lugar, manifesto.series),
      frase: text.passo(formatLugar(lugar, manifesto.series), nomeOf(premio), achado),
    })),
    premiados: apuracao.premiados.map(toTitular),
    suplentes: apuracao.suplentes.map(toTitular),
    desclassificados: desclassificados.map(({ lugar, motivo, texto }) => ({
      ...toNumero(lugar, manifesto.series),
      motivo: motivoSorteioText[motivo],
      texto,
    })),
    semGanhador: prometidos - apuracao.premiados.length,
    isDesatualizada: confirmadaEm === null && titulares.some((view) => findMotivoPosterior(view)),
    isPropria: isMesmaPessoa(ultima.ator, ator),
    confirmada:
      confirmadaEm && confirmadaAtor ? { em: confirmadaEm.toISOString(), ator: confirmadaAtor } : null,
  };
}
