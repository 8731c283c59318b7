import { type ActId, atos } from '@trevo/contract/operador/atos';
import type { Papel } from '@trevo/contract/operador/papeis';
import type { Permissao } from '@trevo/contract/operador/ato';
import type { Clock } from '../../../../kernel/clock.ts';
import { refuse } from '../../../../kernel/domain-error.ts';
import type { Autoria } from '../../../../kernel/auth/ator.ts';
import type { CredencialService } from '../credencial.service.ts';
import { requireEscopo, requirePapel } from '../operador-gate.ts';
import type { OperadorStore } from '../operador.store.ts';
import type { SegundaPessoaStore } from './segunda-pessoa.store.ts';
import { isElevada } from '../sessao/sessao-operador.service.ts';
import type { SessaoOperadorStore } from '../sessao/sessao-operador.store.ts';

/** A caller, or the author of a proposal. */
type Quem = Pick<Autoria, 'ator' | 'promotoraId'>;

export type Alcada = ReturnType<typeof createAlcada>;

/** Permission of a caller for a call other than the one being made. */
export function createAlcada(parts: {
  readonly operadores: Pick<OperadorStore, 'find' | 'findPapel'>;
  readonly segundaPessoa: Pick<SegundaPessoaStore, 'hasOutro'>;
  readonly sessoes: Pick<SessaoOperadorStore, 'listByOperador'>;
  readonly credenciais: Pick<CredencialService, 'findEscopos'>;
  readonly clock: Clock;
}) {
  const { operadores, sessoes, credenciais, clock } = parts;

  /** Requires role or scope for a call. Throws operador.semPermissao and operador.semEscopo. */
  const require = async ({ ator, promotoraId }: Quem, acao: ActId): Promise<void> => {
    const permissao: Permissao = atos[acao];
    if (ator.tipo === 'credencial') return requireEscopo(await credenciais.findEscopos(ator.id!), permissao);
    const operador = ator.tipo === 'operador' ? await operadores.find(ator.id!) : undefined;
    if (!operador) throw refuse('operador.semPermissao');
    await requirePapel(operadores, operador, permissao, promotoraId);
  };

  return {
    require,
    /** Requires the call's fresh verification of a session. Throws operador.confirmeQuemE. */
    async requireFresca({ sessaoOperador }: Autoria, acao: ActId): Promise<void> {
      const { isElevada: needsFresh }: Permissao = atos[acao];
      if (!needsFresh || !sessaoOperador) return;
      const agora = clock.now();
      const abertas = await sessoes.listByOperador(sessaoOperador.operadorId, agora);
      const sessao = abertas.find((one) => one.sessao_id === sessaoOperador.sessaoId);
      if (!sessao || !isElevada(sessao, agora)) throw refuse('operador.confirmeQuemE');
    },
    /** Lists the calls that an operator may make for the promoter; none for other callers. */
    async list<Id extends ActId>({ ator, promotoraId }: Autoria, acoes: readonly Id[]): Promise<Id[]> {
      if (ator.tipo !== 'operador' || promotoraId === null) return [];
      const [operador, papel] = await Promise.all([
        operadores.find(ator.id!),
        operadores.findPapel(ator.id!, promotoraId),
      ]);
      if (operador?.da_instalacao) return [...acoes];
      return acoes.filter((acao) => papel && (atos[acao].papeis as readonly Papel[]).includes(papel));
    },
    /** Whether an operator other than the caller may make the call for the promoter. */
    hasOutro: ({ ator, promotoraId }: Autoria, acao: ActId): Promise<boolean> =>
      parts.segundaPessoa.hasOutro(
        ator.tipo === 'operador' ? ator.id : null,
        promotoraId ?? '',
        atos[acao].papeis,
      ),
  };
}
