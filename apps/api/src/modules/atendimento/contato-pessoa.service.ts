import type { BodyOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Ator } from '../../kernel/auth/ator.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { CampanhaPublicada, HospedagemService } from '../campanha/public.ts';
import type { ContatoNovo, PessoaModule } from '../consumidor/public.ts';
import type { LoginModule } from '../login/public.ts';
import type { createAtoPessoaService } from './ato-pessoa.service.ts';
import type { CountUso } from './quem.ts';

type Correcao = BodyOf<Calls['operador.corrigirContato']>;

/** Contacts that one operator corrects, and codes that one sends, in an hour. */
const correcoesPor = [20, 3600] as const;

export interface ContatoPessoaParts
  extends Pick<LoginModule, 'celulares'>, Pick<PessoaModule, 'correcoesContato'> {
  readonly atos: Pick<ReturnType<typeof createAtoPessoaService>, 'getAtiva'>;
  readonly hospedagens: Pick<HospedagemService, 'get'>;
  readonly countUso: CountUso;
}

/** Changes the phone number or e-mail address of a consumer. An operator does it when the consumer calls support. */
export function createContatoPessoaService(parts: ContatoPessoaParts) {
  const countUso = (ato: string, ator: Ator) =>
    parts.countUso(`${ato}:${ator.tipo}:${ator.id}`, correcoesPor);

  /** Throws login.codigoTemporarioInvalido and login.codigoGasto. */
  async function prove(host: string, celular: string, codigo: string, ator: Ator): Promise<void> {
    const tentativa = { quem: `operador:${ator.id}`, isConhecida: false };
    const { comprovante } = await parts.celulares.verifyCodigo(host, celular, codigo, tentativa);
    if (comprovante === null) throw refuse('login.codigoTemporarioInvalido');
  }

  return {
    /** Sends a code to the new phone, which its owner reads to the operator. */
    async sendCodigo(
      { promotoraId }: CampanhaPublicada,
      consumidorId: string,
      celular: string,
      { host, ator }: { readonly host: string; readonly ator: Ator },
    ): Promise<RetornoOf<Calls['operador.enviarCodigoContato']>> {
      await parts.atos.getAtiva(promotoraId, consumidorId);
      await countUso('enviarCodigoContato', ator);
      return parts.celulares.sendCodigo(host, celular, { consumidorId });
    },
    /** Throws login.codigoTemporarioInvalido for a phone without its code. */
    async correct(
      { promotoraId }: CampanhaPublicada,
      consumidorId: string,
      { celular, codigo, email, motivo }: Correcao,
      { host, origin, ator }: { readonly host: string; readonly origin: string; readonly ator: Ator },
    ): Promise<RetornoOf<Calls['operador.corrigirContato']>> {
      const pessoa = await parts.atos.getAtiva(promotoraId, consumidorId);
      await countUso('corrigirContato', ator);
      // A repeated request finds its code used and the phone in place.
      if (celular !== undefined && celular !== pessoa.telefone_contato)
        await prove(host, celular, codigo!, ator);
      const hospedagem = await parts.hospedagens.get(host);
      const contato: ContatoNovo = celular === undefined ? { email: email! } : { telefone_contato: celular };
      const correcao = { consumidorId, contato, ator, motivo };
      const valeEm = await parts.correcoesContato.correct({ hospedagem, origin }, correcao);
      return { valeEm: valeEm?.toISOString() ?? null };
    },
  };
}
