import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { type Ref, useRef, useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { showDeclarada } from '../prova/DeclararNota.tsx';
import type { FotoDaNotaProps } from '../prova/FotoDaNota.tsx';
import { useRefreshNumeros } from '../envio/use-refresh-numeros.ts';
import {
  checkCorrecao,
  type Correcao,
  type CorrecaoCampo,
  correcaoCampos,
  type CorrecaoErros,
  toCorrecao,
  toCorrecaoErros,
  toDeclaracaoBody,
} from './corrigir-leitura.ts';
import type { LeituraFoto } from './leitura.wire.ts';

/** State of the form that corrects a reading: prefilled, checked, and sent with the picture that was read. */
export function useCorrecao({ documento, onChange }: FotoDaNotaProps, leitura: LeituraFoto) {
  const { documentoFiscalID, uriImagem, cabecalho } = documento;
  const refresh = useRefreshNumeros();
  const hoje = toSaoPaulo(useAgora()).dia;
  const asksChave = cabecalho.chaveAcesso === null;
  const lida = toCorrecao(leitura);
  const [form, setForm] = useState<Correcao>(lida);
  const [erros, setErros] = useState<CorrecaoErros>({});
  const [pending, setPending] = useState(false);
  const controls = useRef<Partial<Record<CorrecaoCampo, HTMLElement | null>>>({});

  /** Shows the errors and focuses the first of them; returns whether there are any. */
  function show(found: CorrecaoErros): boolean {
    setErros(found);
    const first = correcaoCampos.find((campo) => found[campo]);
    if (first) controls.current[first]?.focus();
    return first !== undefined;
  }

  return {
    form,
    lida,
    erros,
    hoje,
    asksChave,
    pending,
    toRef: (campo: CorrecaoCampo): Ref<never> =>
      ((element: HTMLElement | null) => {
        controls.current[campo] = element;
      }) as Ref<never>,
    change(part: Partial<Correcao>) {
      setForm((before) => ({ ...before, ...part }));
      setErros((now) =>
        Object.fromEntries(Object.entries(now).filter(([campo]) => !(campo in part) && campo !== 'envio')),
      );
    },
    blameChave: (chaveAcesso: string) => setErros((now) => ({ ...now, chaveAcesso })),
    async send(): Promise<void> {
      if (pending || uriImagem === null || show(checkCorrecao(form, { asksChave, hoje }))) return;
      setPending(true);
      try {
        const { retorno } = await callApi('documentoFiscal.declarar', {
          params: { documentoFiscalID },
          body: toDeclaracaoBody(form, asksChave, uriImagem),
        });
        refresh();
        showDeclarada(retorno);
        onChange(retorno);
      } catch (thrown) {
        const error = toApiError(thrown);
        show(toCorrecaoErros(error, asksChave));
        // The receipt changed on the server: reload it.
        if (error.codigo === 'documentoFiscal.naoEsperaComprovacao') refresh();
      } finally {
        setPending(false);
      }
    },
  };
}
