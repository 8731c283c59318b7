import { findEstado } from '@trevo/rules/pessoa/endereco/estados';
import { findMunicipio } from '@trevo/rules/pessoa/endereco/municipio';
import { useEffect, useRef, useState } from 'react';
import { readCall } from '../../../platform/api/read-call.ts';
import type { EnderecoForm } from './endereco-form.ts';
import { enderecoText as text } from '../consumidor.text.ts';

export interface EnderecoLookup {
  /** Names of the state's municipalities; undefined when the list is unavailable, and then any city is accepted. */
  readonly municipios: readonly string[] | undefined;
  /** Neighbourhood returned by the CEP lookup. */
  readonly bairroFromCep: string | undefined;
  readonly isLooking: boolean;
  /** Message of the CEP lookup, or null. */
  readonly aviso: { readonly tone: 'info' | 'alerta'; readonly mensagem: string } | null;
  /** Handles a change of the CEP, digits only; the eighth digit starts the lookup. */
  changeCep(cep: string): void;
}

/**
 * Looks up the address of the CEP and the cities of the state. Both may fail, and then the user types
 * everything.
 *
 * @param onFill receives the parts that the CEP lookup returned
 */
export function useEndereco(
  form: EnderecoForm,
  onFill: (parts: Partial<EnderecoForm>) => void,
): EnderecoLookup {
  const municipios = useMunicipios(form.estado);
  const [bairroFromCep, setBairroFromCep] = useState<string>();
  const [isLooking, setLooking] = useState(false);
  const [aviso, setAviso] = useState<EnderecoLookup['aviso']>(null);
  const last = useRef('');

  async function lookUp(cep: string): Promise<void> {
    setLooking(true);
    setAviso(null);
    try {
      const found = await readCall('externo.cep', { params: { cep } });
      // Stale response: another CEP was typed meanwhile.
      if (last.current !== cep) return;
      if (found.erro) return setAviso({ tone: 'alerta', mensagem: text.naoEncontrado });
      setBairroFromCep(found.bairro || undefined);
      onFill({
        cep,
        estado: found.uf,
        cidade: found.localidade,
        // A CEP may cover a whole town and return no street: keep the typed one.
        ...(found.logradouro ? { endereco: found.logradouro } : {}),
        ...(found.bairro ? { bairro: found.bairro } : {}),
      });
      setAviso({ tone: 'info', mensagem: text.encontrado });
    } catch {
      if (last.current === cep) setAviso({ tone: 'alerta', mensagem: text.indisponivel });
    } finally {
      if (last.current === cep) setLooking(false);
    }
  }

  return {
    municipios,
    bairroFromCep,
    isLooking,
    aviso,
    changeCep(cep) {
      if (cep === last.current) return;
      last.current = cep;
      setAviso(null);
      setLooking(false);
      if (cep.length === 8) void lookUp(cep);
    },
  };
}

/** Returns the official name of a city in the state's list, or the typed text. */
export const toCidadeOficial = (
  estado: string,
  cidade: string,
  municipios: readonly string[] | undefined,
): string => (municipios && findMunicipio(estado, cidade, municipios)) || cidade;

function useMunicipios(estado: string): readonly string[] | undefined {
  const [known, setKnown] = useState<{ readonly estado: string; readonly nomes: readonly string[] }>();
  const idEstado = findEstado(estado)?.ibge;
  useEffect(() => {
    if (!idEstado) return;
    let isGone = false;
    readCall('externo.municipios', { params: { idEstado } }).then(
      (found) => {
        if (!isGone) setKnown({ estado, nomes: found.map(({ nome }) => nome) });
      },
      () => {
        // Without the list any city is accepted, and the server validates it.
      },
    );
    return () => {
      isGone = true;
    };
  }, [estado, idEstado]);
  return known?.estado === estado ? known.nomes : undefined;
}
