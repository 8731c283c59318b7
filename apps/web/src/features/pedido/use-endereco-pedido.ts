import { getCadastroBairroMinimo } from '@trevo/config/configuracao/telas-questions';
import { checkEndereco, type EnderecoParte } from '@trevo/config/pessoa/check-endereco';
import { useRef, useState } from 'react';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { type EnderecoForm, enderecoPartes, fromEnderecoWire, useEndereco } from '../consumidor/public.ts';

export type EnderecoPedido = ReturnType<typeof useEnderecoPedido>;

/** The address form of an order. */
export function useEnderecoPedido() {
  const bairroMinimo = getCadastroBairroMinimo(useConfiguracao());
  const [form, setForm] = useState<EnderecoForm>(() => fromEnderecoWire({}));
  const [judged, setJudged] = useState<ReadonlySet<EnderecoParte>>(new Set());
  const controls = useRef(new Map<EnderecoParte, { focus(): void }>());
  const fill = (parts: Partial<EnderecoForm>) => setForm((before) => ({ ...before, ...parts }));
  const lookup = useEndereco(form, fill);
  const { municipios, bairroFromCep } = lookup;
  const wrong = checkEndereco(form, { isRequired: true, bairroMinimo, municipios, bairroFromCep });
  const errors = Object.fromEntries(
    enderecoPartes.filter((parte) => judged.has(parte)).map((parte) => [parte, wrong[parte]]),
  );
  return {
    form,
    lookup,
    errors,
    change: (parte: EnderecoParte, text: string) => fill({ [parte]: text }),
    /** Shows the error of a part that the user left with a text. */
    judge: (parte: EnderecoParte) => {
      if (form[parte] !== '') setJudged((before) => new Set([...before, parte]));
    },
    toRef: (parte: EnderecoParte) => (control: { focus(): void } | null) => {
      if (control) controls.current.set(parte, control);
    },
    /** Returns whether the address is valid; shows the errors and focuses the first one otherwise. */
    check(): boolean {
      setJudged(new Set(enderecoPartes));
      const first = enderecoPartes.find((parte) => wrong[parte]);
      if (first !== undefined) controls.current.get(first)?.focus();
      return first === undefined;
    },
  };
}
