import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { contaText } from '@trevo/contract/palavras.text';
import { formatDiaMesAno } from '@trevo/rules/texto/mask';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { type CampanhaPublicada, type HospedagemService, refuseSozinho } from '../campanha/public.ts';
import type { PessoaModule } from '../consumidor/public.ts';
import type { FichaPessoaService } from './ficha-pessoa.service.ts';
import { exclusaoPessoaText as text } from './exclusao-pessoa.text.ts';

type Previsao = RetornoOf<Calls['operador.preverExclusaoPessoa']>;

/** Orders that still need name and address. */
const emAndamento = ['PENDENTE', 'APROVADO', 'SEPARACAO', 'ENVIADO'];

export interface ExclusaoPessoaParts extends Pick<PessoaModule, 'exclusoes'> {
  readonly fichas: Pick<FichaPessoaService, 'read'>;
  readonly hospedagens: Pick<HospedagemService, 'get'>;
  readonly clock: Clock;
}

/** Deletion of an account at the request that its owner made to support. */
export function createExclusaoPessoaService({ fichas, hospedagens, exclusoes, clock }: ExclusaoPessoaParts) {
  const getHospedagem = ({ arquivo }: CampanhaPublicada) => hospedagens.get(arquivo.hosts[0]!);

  /** Returns the effects as of now. Throws atendimento.nenhumaPessoa and atendimento.contaExcluida. */
  async function preview(
    publicada: CampanhaPublicada,
    consumidorId: string,
  ): Promise<Previsao & { readonly pseudonimo: string }> {
    const ficha = await fichas.read(publicada, consumidorId, null);
    if (ficha.excluidaEm !== null) throw refuse('atendimento.contaExcluida');
    const guardadaAte = exclusoes.toReterAte(await getHospedagem(publicada));
    const aReceber = ficha.premios.filter(({ situacao }) => situacao === 'A_RECEBER').map(({ nome }) => nome);
    const pedidos = ficha.pedidos.filter(({ situacao }) => emAndamento.includes(situacao)).length;
    const perde = [
      ...(aReceber.length > 0 ? [text.premios(aReceber)] : []),
      ...ficha.contas
        .filter(({ disponivel, aLiberar }) => disponivel + aLiberar > 0)
        .map(({ moeda, disponivel, aLiberar }) => text.saldo(contaText.valor(moeda, disponivel + aLiberar))),
      ...ficha.numeros.sorteios
        .filter(({ realizado, numeros }) => !realizado && numeros > 0)
        .map(({ nome, numeros }) => text.numeros(numeros, nome)),
      ...(pedidos > 0 ? [text.pedidos(pedidos)] : []),
    ];
    return {
      pseudonimo: ficha.pseudonimo,
      perde: perde.length > 0 ? perde : [text.nada],
      apaga: [...text.apaga],
      fica: [text.identidade(formatDiaMesAno(guardadaAte)), ...text.fica],
      guardadaAte,
    };
  }

  return {
    preview,
    /** Throws operador.precisaSegundaPessoa for a person acting alone; nothing was deleted. */
    async exclude(
      publicada: CampanhaPublicada,
      consumidorId: string,
      { isSozinho }: { readonly isSozinho: boolean },
    ): Promise<Date> {
      await preview(publicada, consumidorId);
      if (isSozinho) throw refuseSozinho('consumidorID', text.porque);
      await exclusoes.excludeForOwner(await getHospedagem(publicada), consumidorId);
      return clock.now();
    },
  };
}
