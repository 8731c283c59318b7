import type { BodyOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { contaText } from '@trevo/contract/palavras.text';
import { getPorVez } from '@trevo/rules/operador/tetos';
import { toPrazo } from '@trevo/rules/conta/prazo-conta';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { type CampanhaPublicada, refuseSozinho } from '../campanha/public.ts';
import type { ContaCorrenteModule } from '../conta-corrente/public.ts';
import type { TetosDiarios } from '../teto/public.ts';
import { ajusteContaText as text } from './ajuste-conta.text.ts';
import type { createAtoPessoaService } from './ato-pessoa.service.ts';
import { toPseudonimo } from './mascara.ts';

type Ajuste = BodyOf<Calls['operador.ajustarConta']>;

export interface AjusteContaParts extends Pick<ContaCorrenteModule, 'contas'> {
  readonly atos: Pick<ReturnType<typeof createAtoPessoaService>, 'getAtiva'>;
  readonly tetosDiarios: Pick<TetosDiarios, 'spend'>;
  readonly clock: Clock;
}

/** Adjustment of points and cashback by an administrator. */
export function createAjusteContaService({ contas, atos, tetosDiarios, clock }: AjusteContaParts) {
  /** Throws atendimento.nenhumaPessoa, atendimento.contaExcluida and atendimento.moedaFora. */
  async function check(publicada: CampanhaPublicada, consumidorId: string, { moeda }: Ajuste) {
    await atos.getAtiva(publicada.promotoraId, consumidorId);
    const regra = publicada.arquivo.recompensas[moeda];
    if (!regra) throw refuse('atendimento.moedaFora', { moeda: text.moedas[moeda] });
    return regra;
  }

  return {
    /** Returns the effect in words, as of now. */
    async preview(publicada: CampanhaPublicada, consumidorId: string, ajuste: Ajuste) {
      await check(publicada, consumidorId, ajuste);
      const { moeda, valor, motivo } = ajuste;
      const { disponivel } = await contas.getSaldo(publicada, consumidorId, moeda);
      const write = (quanto: number) => contaText.valor(moeda, quanto);
      return {
        resumo: text.resumo(write(Math.abs(valor)), valor > 0, toPseudonimo(consumidorId)),
        titulo: text.titulo,
        frases: [text.saldo(write(disponivel), write(disponivel + valor)), text.motivo(motivo)],
      };
    },
    /** Throws operador.precisaSegundaPessoa above a ceiling: of the act, and of the day and the campaign for author and person. */
    async adjust(
      publicada: CampanhaPublicada,
      consumidorId: string,
      ajuste: Ajuste,
      { ator, isSozinho }: { readonly ator: Ator; readonly isSozinho: boolean },
    ): Promise<RetornoOf<Calls['operador.ajustarConta']>> {
      const regra = await check(publicada, consumidorId, ajuste);
      const { ajusteID: ajusteId, moeda, valor, motivo } = ajuste;
      const teto = moeda === 'pontos' ? 'ajustePontos' : 'ajusteCashback';
      const quanto = Math.abs(valor);
      const maximo = getPorVez(teto, publicada.arquivo);
      if (isSozinho && quanto > maximo) {
        const mensagem = text.porque(contaText.valor(moeda, quanto), contaText.valor(moeda, maximo));
        throw refuseSozinho('valor', mensagem);
      }
      const { expiraEm } = toPrazo(regra, clock.now());
      const conta = { consumidorId, campanhaId: publicada.campanhaId, moeda };
      const novo = { ajusteId, valor, motivo, expiraEm, ator };
      // A repeated request must find its adjustment also when the ceiling is used up by then.
      if (!(await contas.hasAjuste(conta, novo)))
        await tetosDiarios.spend(
          publicada,
          [{ teto, quanto, campo: 'valor' }],
          { ator, isSozinho, pessoaId: consumidorId },
          async () => ({ isFeito: await contas.adjust(conta, novo) }),
        );
      const saldo = await contas.getSaldo(publicada, consumidorId, moeda);
      return { disponivel: saldo.disponivel, aLiberar: saldo.a_liberar };
    },
  };
}
