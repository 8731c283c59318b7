import { contaText } from '@trevo/contract/palavras.text';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';
import type { SentencaDe } from '../prova/sentenca.ts';
import { anotacaoText } from './anotacao.text.ts';
import type { AnotacaoStore } from './anotacao.store.ts';

export type TetoService = ReturnType<typeof createTetoService>;

/** The amount up to which one person decides: a slip of a key would grant thousands of numbers. */
export function createTetoService({ anotacoes, clock }: { anotacoes: AnotacaoStore; clock: Clock }) {
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
      const teto = arquivo.documentos.centavosPorOperador;
      if (valorCentavos === undefined || valorCentavos <= teto) return;
      const [valor, maximo] = [valorCentavos, teto].map((one) => contaText.valor('cashback', one));
      if (isSozinho) {
        const mensagem = anotacaoText.tetoPorPessoa(valor!, maximo!);
        throw refuse('operador.precisaSegundaPessoa', {}, [{ campo: 'valorCentavos', mensagem }]);
      }
      if (!confirmacao) throw refuse('documentoFiscal.acimaDoTeto', { valor: valor!, teto: maximo! });
      await anotacoes.create(ref, anotacaoText.acimaDoTeto(valor!, confirmacao.motivo), ator, clock.now());
    },
  };
}
