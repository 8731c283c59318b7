import { findEstado } from '@trevo/rules/pessoa/estados';
import { findMunicipio } from '@trevo/rules/pessoa/municipio';
import { useEffect, useRef, useState } from 'react';
import { readCall } from '../../../platform/api/read-call.ts';
import type { EnderecoForm } from './endereco-form.ts';
import { enderecoText as text } from '../consumidor.text.ts';

export interface EnderecoLookup {
  /** Names of the state's municipalities; undefined while the list could not be had, and then any city passes. */
  readonly municipios: readonly string[] | undefined;
  /** The neighbourhood that the postal code answered. */
  readonly bairroFromCep: string | undefined;
  readonly isLooking: boolean;
  /** What the lookup of the postal code said, or null. */
  readonly aviso: { readonly tone: 'info' | 'alerta'; readonly mensagem: string } | null;
  /** Takes what was typed into the postal code, bare digits; the eighth asks who lives there. */
  changeCep(cep: string): void;
}

/**
 * What an address form learns from outside: the address of its postal code and its state's cities. Both may fail,
 * and then everything is typed.
 *
 * @param onFill gets the parts that the postal code answered
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
      // Another postal code was typed meanwhile.
      if (last.current !== cep) return;
      if (found.erro) return setAviso({ tone: 'alerta', mensagem: text.naoEncontrado });
      setBairroFromCep(found.bairro || undefined);
      onFill({
        cep,
        estado: found.uf,
        cidade: found.localidade,
        // One postal code may cover a whole town: what the person typed stays.
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

/** The official name of a city in the state's list, or what was typed. */
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
        // Without the list the city is typed freely, and the server judges.
      },
    );
    return () => {
      isGone = true;
    };
  }, [estado, idEstado]);
  return known?.estado === estado ? known.nomes : undefined;
}
