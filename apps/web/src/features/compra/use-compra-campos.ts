import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { useEffect, useRef, useState, type Ref } from 'react';
import type { CampanhaWire } from '../campanha/public.ts';
import { useAgora } from '../../platform/browser/use-agora.ts';
import type { CompraTela } from './compra-draft.ts';
import { checkCompra, compraCampos, type CompraCampo, type CompraErros } from './check-compra.ts';
import type { ConfiguracaoCompra } from './compra-form.ts';
import type { Compra } from './use-compra.ts';

export interface CompraCamposState {
  /** Errors shown below the fields: of blurred fields, and those of the server's refusal. */
  readonly erros: CompraErros;
  readonly hoje: string;
  leave(campo: CompraCampo): void;
  toRef(campo: CompraCampo): Ref<never>;
  /** Returns whether the form is valid; otherwise shows all errors and focuses the first. */
  check(): boolean;
  /** Focuses the control of a field. */
  focus(campo: CompraCampo): void;
  /** Marks all fields as untouched. */
  reset(): void;
}

/** Decides which errors of a purchase are shown and moves the focus. */
export function useCompraCampos(
  tela: CompraTela,
  campanha: CampanhaWire,
  configuracao: ConfiguracaoCompra,
  { form, foto, recusa, soFoto }: Compra,
): CompraCamposState {
  const [left, setLeft] = useState<ReadonlySet<CompraCampo>>(new Set());
  const controls = useRef<Partial<Record<CompraCampo, HTMLElement | null>>>({});
  useEffect(() => {
    const first = compraCampos.find((campo) => recusa?.campos[campo]);
    if (first) controls.current[first]?.focus();
  }, [recusa]);
  const hoje = toSaoPaulo(useAgora()).dia;
  const found = checkCompra(form, {
    tela,
    configuracao,
    hoje,
    inicio: campanha.dataInicial,
    fim: campanha.dataFinalCompras,
    hasFoto: foto.foto.situacao !== 'vazia',
    soFoto,
  });
  const said = Object.entries(found).filter(([campo]) => left.has(campo as CompraCampo));
  return {
    erros: { ...Object.fromEntries(said), ...recusa?.campos },
    hoje,
    leave: (campo) => setLeft((before) => new Set([...before, campo])),
    toRef: (campo) =>
      ((element: HTMLElement | null) => {
        controls.current[campo] = element;
      }) as Ref<never>,
    check() {
      setLeft(new Set(compraCampos));
      const first = compraCampos.find((campo) => found[campo]);
      if (first) controls.current[first]?.focus();
      return first === undefined;
    },
    focus: (campo) => controls.current[campo]?.focus(),
    reset: () => setLeft(new Set()),
  };
}
