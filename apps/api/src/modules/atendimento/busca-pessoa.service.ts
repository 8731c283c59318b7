import type { BodyOf, RetornoOf } from '@trevo/contract/call';
import { isBuscaPermitida, tiposBusca } from '@trevo/contract/atendimento/tipos-busca';
import type { Calls } from '@trevo/contract/calls';
import { parseCodigoPremio } from '@trevo/rules/sorte/premios/codigo-premio';
import { refuse } from '../../kernel/domain-error.ts';
import type { CampanhaId, CampanhaPublicada, HospedagemService } from '../campanha/public.ts';
import type { FidelidadeModule } from '../fidelidade/public.ts';
import type { FindDono } from '../cupom/public.ts';
import type { BuscaPessoaViews } from './busca-pessoa.views.ts';
import type { FichaPessoaService } from './ficha-pessoa.service.ts';
import type { CountUso, Quem } from './quem.ts';

type Busca = BodyOf<Calls['operador.procurarPessoa']>;
type Achadas = RetornoOf<Calls['operador.procurarPessoa']>;

/** Searches of one operator: enough for a busy phone line, too few to list a campaign's people. */
const buscasPor = [
  [30, 60],
  [600, 86_400],
] as const;

export function createBuscaPessoaService(parts: {
  readonly views: BuscaPessoaViews;
  readonly fichas: Pick<FichaPessoaService, 'findNaLista'>;
  readonly hospedagens: Pick<HospedagemService, 'listDaPromotora'>;
  readonly findDono: FindDono;
  readonly vouchers: Pick<FidelidadeModule['vouchers'], 'listDonos'>;
  readonly countUso: CountUso;
}) {
  const { views, fichas, hospedagens, vouchers } = parts;

  async function findIds(promotoraId: string, busca: Busca): Promise<string[]> {
    const { cpf, telefone, email, numero, chaveAcesso, protocolo, codigo } = busca;
    if (cpf !== undefined) return views.findByCpf(promotoraId, cpf);
    if (telefone !== undefined) return views.findByTelefone(promotoraId, telefone);
    if (email !== undefined) return views.findByEmail(promotoraId, email);
    const campanhas = await hospedagens.listDaPromotora(promotoraId);
    if (numero) return findByNumero(campanhas, numero);
    const ids = campanhas.map(({ campanhaId }) => campanhaId);
    if (chaveAcesso !== undefined) return views.findByChave(ids, chaveAcesso);
    if (protocolo !== undefined) return views.findByProtocolo(ids, protocolo.replace('-', '').toLowerCase());
    return codigo === undefined ? [] : findByCodigo(ids, codigo);
  }

  /** By the code of an instant prize, or of a voucher that the person exchanged. */
  async function findByCodigo(ids: readonly CampanhaId[], codigo: string): Promise<string[]> {
    const doPremio = parseCodigoPremio(codigo);
    const donos = await Promise.all([
      doPremio === null ? [] : views.findByCodigo(ids, doPremio),
      vouchers.listDonos(ids, codigo),
    ]);
    return [...new Set(donos.flat())];
  }

  async function findByNumero(
    campanhas: readonly CampanhaPublicada[],
    { ano, identificacao, serie, numero }: NonNullable<Busca['numero']>,
  ): Promise<string[]> {
    const publicada = campanhas.find(
      ({ campanha }) => campanha.ano === ano && campanha.identificacao === identificacao,
    );
    const dono = publicada && (await parts.findDono(publicada, { serie, numero }));
    return dono === undefined ? [] : [dono];
  }

  return {
    /**
     * Finds the promoter's people by one exact value. Throws operador.semPermissao, requisicao.muitas and
     * atendimento.nenhumaPessoa, also for a person of another promoter.
     */
    async search(promotoraId: string, busca: Busca, { ator, papel }: Quem): Promise<Achadas> {
      const tipo = tiposBusca.find((one) => busca[one] !== undefined);
      if (tipo && !isBuscaPermitida(papel, tipo)) throw refuse('operador.semPermissao');
      for (const frequencia of buscasPor)
        await parts.countUso(`procurarPessoa:${ator.tipo}:${ator.id}`, frequencia);
      const ids = await findIds(promotoraId, busca);
      const achadas = await Promise.all(ids.map((id) => fichas.findNaLista(promotoraId, id, papel)));
      const known = achadas.filter((pessoa) => pessoa !== undefined);
      if (known.length === 0) throw refuse('atendimento.nenhumaPessoa');
      return known;
    },
  };
}
