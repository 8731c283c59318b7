import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import {
  type Provedor,
  type ProvedorServico,
  provedorServicos,
} from '@trevo/contract/provedor/provedor.calls';
import type { Senders } from '../../adapters/senders.port.ts';
import type { Cifra } from '../../kernel/auth/cifra.ts';
import { toAtor } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Comunicado } from '../comunicado/public.ts';
import {
  type Autor,
  createComunicadosProvedor,
  type ListAvisados,
  type Mudanca,
} from './comunicados-provedor.ts';
import { describeProvedor } from './describe-provedor.ts';
import type { ProvedorStore } from './provedor.store.ts';

/** Cache TTL after which changes by other processes become visible. */
const keptMilliseconds = 30_000;

/** Default senders, and a factory for a promoter's own. */
export interface SenderSources {
  /** Senders configured by environment variables. */
  readonly program: Partial<Senders>;
  /** Local fallback senders. */
  readonly local: Senders;
  readonly open: (provedores: readonly Provedor[]) => Partial<Senders>;
  /** Returns whether requests to an address are allowed (SSRF guard). */
  readonly isAskable: (url: string) => boolean;
}

interface Opened {
  /** Sealed configurations of the opened senders, to detect changes. */
  readonly selo: string;
  readonly senders: Partial<Senders>;
}

/** The provider that a service uses, and its author. */
export type ProvedorEmUso = Omit<RetornoOf<Calls['operador.provedores']>[number], 'pendente'>;

type RequireDois = (servico: ProvedorServico) => void;

export function createProvedorService(parts: {
  readonly store: ProvedorStore;
  readonly cifra: Cifra;
  readonly sources: SenderSources;
  readonly listAvisados: ListAvisados;
  readonly clock: Clock;
  readonly log: Logger;
}) {
  const { store, cifra, sources, clock, log } = parts;
  const kept = new Map<string, { readonly until: number; readonly opened: Promise<Opened> }>();

  const unseal = (cifrado: string): Provedor =>
    JSON.parse(cifra.open(Buffer.from(cifrado, 'base64')).toString('utf8')) as Provedor;

  const comunicados = createComunicadosProvedor({ unseal, listAvisados: parts.listAvisados, log });

  const findRow = async ({ promotoraId, servico }: Pick<Mudanca, 'promotoraId' | 'servico'>) =>
    (await store.list(promotoraId)).find((one) => one.servico === servico);

  /** Requires an address that may be asked. Throws operador.destinoNaoPermitido. */
  const requireAskable = (provedor: Provedor): void => {
    if ('url' in provedor && !sources.isAskable(toBare(provedor)))
      throw refuse('operador.destinoNaoPermitido');
  };

  /** Opens a promoter's own senders; keeps unchanged ones, because they hold connections. */
  async function open(promotoraId: string, before?: Opened): Promise<Opened> {
    const cifrados = (await store.list(promotoraId)).map(({ cifrado }) => cifrado);
    const selo = cifrados.join();
    if (before?.selo === selo) return before;
    return { selo, senders: sources.open(cifrados.map(unseal)) };
  }

  /** Returns a promoter's own senders; concurrent calls share one lookup. */
  function getOwn(promotoraId: string): Promise<Opened> {
    const found = kept.get(promotoraId);
    if (found && performance.now() < found.until) return found.opened;
    const opened = found ? found.opened.then((before) => open(promotoraId, before)) : open(promotoraId);
    kept.set(promotoraId, { until: performance.now() + keptMilliseconds, opened });
    opened.catch(() => kept.delete(promotoraId));
    return opened;
  }

  async function list(promotoraId: string): Promise<ProvedorEmUso[]> {
    if (!(await store.hasPromotora(promotoraId))) throw refuse('operador.promotoraNaoEncontrada');
    const own = new Map((await store.list(promotoraId)).map((row) => [row.servico, row]));
    return provedorServicos.map((servico) => {
      const row = own.get(servico);
      return {
        servico,
        origem: row ? 'promotora' : sources.program[servico] ? 'programa' : 'nenhum',
        definidoEm: row?.definido_em.toISOString() ?? null,
        ator: row ? toAtor(row.ator) : null,
      };
    });
  }

  return {
    /**
     * Returns the sender for a promoter: its own, else the environment's, else the local one. Rejects when its
     * own cannot be opened; a message is never sent with another promoter's or the installation's credentials
     * instead.
     */
    async getSender<S extends ProvedorServico>(promotoraId: string, servico: S): Promise<Senders[S]> {
      const { senders }: Opened = await getOwn(promotoraId);
      return senders[servico] ?? sources.program[servico] ?? sources.local[servico];
    },
    list,
    /**
     * Describes a change for its second person; `depois` is undefined for a removal. Throws operador.destinoNaoPermitido and
     * operador.promotoraNaoEncontrada.
     */
    async preview({ promotoraId, servico, depois }: Mudanca) {
      if (depois) requireAskable(depois);
      if (!(await store.hasPromotora(promotoraId))) throw refuse('operador.promotoraNaoEncontrada');
      const row = await findRow({ promotoraId, servico });
      return { antes: describeProvedor(comunicados.findAntes(row)), depois: describeProvedor(depois) };
    },
    /** Returns the e-mail about a proposed change. */
    toProposto: async (
      mudanca: Mudanca,
      quem: { readonly nome: string; readonly motivo: string },
    ): Promise<Comunicado> => comunicados.toProposto(mudanca, await findRow(mudanca), quem),
    /**
     * Sets or replaces a promoter's provider of a service, and tells the operators and the contact of before.
     *
     * @param requireDois throws when the change needs a second person
     */
    async set(promotoraId: string, provedor: Provedor, autor: Autor, requireDois?: RequireDois) {
      requireAskable(provedor);
      requireDois?.(provedor.servico);
      const { servico } = provedor;
      const cifrado = cifra.seal(Buffer.from(JSON.stringify(provedor))).toString('base64');
      await store.set(
        { promotoraId, servico, ator: autor.ator, agora: clock.now() },
        { cifrado, chave: cifra.keyId() },
        comunicados.toFeito({ promotoraId, servico, depois: provedor }, autor),
      );
      kept.delete(promotoraId);
      log.warn({ event: 'provider_set', promotoraId, servico }, 'Operator set a provider of a promoter');
      return list(promotoraId);
    },
    /** Removes a promoter's provider of a service; idempotent. */
    async remove(promotoraId: string, servico: ProvedorServico, autor: Autor, requireDois?: RequireDois) {
      if (!(await store.hasPromotora(promotoraId))) throw refuse('operador.promotoraNaoEncontrada');
      requireDois?.(servico);
      const mudanca = { promotoraId, servico, depois: undefined };
      await store.delete(promotoraId, servico, comunicados.toFeito(mudanca, autor), clock.now());
      kept.delete(promotoraId);
      log.warn(
        { event: 'provider_removed', promotoraId, servico },
        'Operator removed a provider of a promoter',
      );
      return list(promotoraId);
    },
  };
}

/** SNS URLs contain the access key; other URLs must not contain credentials. */
function toBare({ servico, url }: Extract<Provedor, { url: string }>): string {
  if (servico !== 'sns') return url;
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  return bare.href;
}
