import { findEstado, findEstadoByIbge } from '@trevo/rules/pessoa/endereco/estados';
import { listMunicipiosIbge, type MunicipioIbge } from '@trevo/rules/pessoa/endereco/municipios-ibge';
import type { CepLookup, EnderecoCep } from '../../adapters/cep/cep.port.ts';
import type { Geocoder, LugarAchado } from '../../adapters/geocodificacao/geocodificacao.port.ts';
import { refuse } from '../../kernel/domain-error.ts';

// CEPs of a campaign's region repeat often.
const cacheSize = 20_000;

/** Providers: the installation's defaults, and factories for providers configured by a campaign. */
export interface Provedores {
  readonly cep: CepLookup;
  readonly openCep: (url: string) => CepLookup;
  readonly geocoder: Geocoder;
  readonly openGeocoder: (url: string) => Geocoder;
}

export type ExternoService = ReturnType<typeof createExternoService>;

/** Looks up public address data from external services and caches it. */
export function createExternoService(provedores: Provedores) {
  const enderecos = new Map<string, EnderecoCep | undefined>();
  const municipios = new Map<string, readonly MunicipioIbge[]>();

  const listByUf = (uf: string): readonly MunicipioIbge[] => {
    const known = municipios.get(uf);
    if (known) return known;
    const list = listMunicipiosIbge(uf);
    municipios.set(uf, list);
    return list;
  };

  return {
    /**
     * Finds an address; undefined for an unknown CEP. Throws externo.indisponivel.
     *
     * @param cep eight digits
     * @param provedor address of the campaign's own provider, or null
     */
    async findCep(cep: string, provedor: string | null): Promise<EnderecoCep | undefined> {
      const key = `${provedor ?? ''} ${cep}`;
      if (enderecos.has(key)) return enderecos.get(key);
      const found = await (provedor ? provedores.openCep(provedor) : provedores.cep).find(cep);
      if (enderecos.size >= cacheSize) enderecos.clear();
      enderecos.set(key, found);
      return found;
    },
    /** Throws externo.estadoNaoEncontrado. `idEstado`: two-digit IBGE code. */
    listMunicipios(idEstado: string): readonly MunicipioIbge[] {
      const estado = findEstadoByIbge(idEstado);
      if (!estado) throw refuse('externo.estadoNaoEncontrado');
      return listByUf(estado.codigo);
    },
    /** Lists the names of a state's municipalities by its two-letter code; empty for an unknown one. */
    listNomes: (uf: string): readonly string[] =>
      findEstado(uf) ? listByUf(uf.toUpperCase()).map(({ nome }) => nome) : [],
    /** Throws externo.enderecoNaoEncontrado and externo.indisponivel. */
    async findCoordenadas(endereco: string, provedor: string | null): Promise<LugarAchado> {
      const geocoder = provedor ? provedores.openGeocoder(provedor) : provedores.geocoder;
      const found = await geocoder.find(endereco);
      if (!found) throw refuse('externo.enderecoNaoEncontrado');
      return found;
    },
  };
}
