import { getPorVez } from '@trevo/rules/operador/tetos';
import { contaText } from '@trevo/contract/palavras.text';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { type CampanhaPublicada, refuseSozinho } from '../../campanha/public.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';
import type { Medida, TetosDiarios } from '../../teto/public.ts';
import type { Sentenca, SentencaDe } from '../prova/sentenca.ts';
import { anotacaoText } from './anotacao.text.ts';
import type { AnotacaoStore } from './anotacao.store.ts';

export type TetoService = ReturnType<typeof createTetoService>;

/** The amount up to which one person decides: a slip of a key would grant thousands of numbers. */
export function createTetoService({
  anotacoes,
  tetosDiarios,
  clock,
}: {
  anotacoes: AnotacaoStore;
  tetosDiarios: Pick<TetosDiarios, 'spend'>;
  clock: Clock;
}) {
  return {
    /**
     * For an amount above the campaign's ceiling throws operador.precisaSegundaPessoa when the caller acts alone,
     * and documentoFiscal.acimaDoTeto without a reason; keeps the reason as a note on the receipt, which must exist.
     */
    async require(
      { arquivo }: CampanhaPublicada,
      ref: DocumentoRef,
      {
        valorCentavos,
        confirmacao,
        isSozinho,
        ator,
      }: Pick<SentencaDe, 'valorCentavos' | 'confirmacao' | 'isSozinho' | 'ator'>,
    ): Promise<void> {
      const teto = getPorVez('notaCentavos', arquivo);
      if (valorCentavos === undefined || valorCentavos <= teto) return;
      const [valor, maximo] = [valorCentavos, teto].map((one) => contaText.valor('cashback', one));
      if (isSozinho) {
        const mensagem = anotacaoText.tetoPorPessoa(valor!, maximo!);
        throw refuseSozinho('valorCentavos', mensagem);
      }
      if (!confirmacao) throw refuse('documentoFiscal.acimaDoTeto', { valor: valor!, teto: maximo! });
      await anotacoes.create(ref, anotacaoText.acimaDoTeto(valor!, confirmacao.motivo), ator, clock.now());
    },
    /**
     * Makes a decision on a receipt within the ceilings of one person's readings and invalidations, per act, day and
     * campaign. Throws operador.precisaSegundaPessoa.
     */
    async spend<T>(
      publicada: CampanhaPublicada,
      { consumidorId }: DocumentoRef,
      { ator, isSozinho = false, ...sentenca }: SentencaDe,
      change: 'judge' | 'rejudge' | 'revoke' | 'correct',
      act: () => Promise<T>,
    ): Promise<T> {
      const sobre = { ator, isSozinho, pessoaId: consumidorId };
      const { result } = await tetosDiarios.spend(
        publicada,
        toMedidas(sentenca, change),
        sobre,
        async () => ({
          result: await act(),
          isFeito: true,
        }),
      );
      return result;
    },
  };
}

/** Measures the facts that an operator gave; a receipt and its products are not added up. */
function toMedidas(
  { status, valorCentavos = 0, quantidade = 0, produtos = [] }: Sentenca,
  change: 'judge' | 'rejudge' | 'revoke' | 'correct',
): Medida[] {
  if (change === 'revoke') return [{ teto: 'notaAnulada', quanto: 1, campo: 'status' }];
  if (status === 'INVALIDO') return [];
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
  const centavos = sum(produtos.map((one) => one.centavos ?? 0));
  const unidades = sum(produtos.map((one) => one.unidades));
  return [
    {
      teto: 'notaCentavos',
      quanto: Math.max(valorCentavos, centavos),
      campo: valorCentavos >= centavos ? 'valorCentavos' : 'produtos',
    },
    {
      teto: 'notaUnidades',
      quanto: Math.max(quantidade, unidades),
      campo: quantidade >= unidades ? 'quantidade' : 'produtos',
    },
  ];
}
