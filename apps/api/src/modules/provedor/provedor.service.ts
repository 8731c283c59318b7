import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import {
  type Provedor,
  type ProvedorServico,
  provedorServicos,
} from '@trevo/contract/provedor/provedor.calls';
import type { Senders } from '../../adapters/senders.port.ts';
import type { Cifra } from '../../kernel/auth/cifra.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Logger } from '../../kernel/log.ts';
import type { ProvedorStore } from './provedor.store.ts';

/** Time after which a process looks for changes by other processes. */
const keptMilliseconds = 30_000;

/** Senders of the program, and what opens those of a promoter. */
export interface SenderSources {
  /** Those that the environment names. */
  readonly program: Partial<Senders>;
  /** What stands where there is none. */
  readonly local: Senders;
  readonly open: (provedores: readonly Provedor[]) => Partial<Senders>;
  /** Whether the program may ask an address. */
  readonly isAskable: (url: string) => boolean;
}

interface Opened {
  /** The sealed configurations that they were opened from. */
  readonly selo: string;
  readonly senders: Partial<Senders>;
}

export function createProvedorService(parts: {
  readonly store: ProvedorStore;
  readonly cifra: Cifra;
  readonly sources: SenderSources;
  readonly clock: Clock;
  readonly log: Logger;
}) {
  const { store, cifra, sources, clock, log } = parts;
  const kept = new Map<string, { readonly until: number; readonly opened: Promise<Opened> }>();

  /** Opens a promoter's own senders; those from before stay where nothing changed, because they keep connections. */
  async function open(promotoraId: string, before?: Opened): Promise<Opened> {
    const cifrados = (await store.list(promotoraId)).map(({ cifrado }) => cifrado);
    const selo = cifrados.join();
    if (before?.selo === selo) return before;
    const provedores = cifrados.map(
      (cifrado) => JSON.parse(cifra.open(Buffer.from(cifrado, 'base64')).toString('utf8')) as Provedor,
    );
    return { selo, senders: sources.open(provedores) };
  }

  /** A promoter's own senders, looked up once for all that ask at the same time. */
  function getOwn(promotoraId: string): Promise<Opened> {
    const found = kept.get(promotoraId);
    if (found && performance.now() < found.until) return found.opened;
    const opened = found ? found.opened.then((before) => open(promotoraId, before)) : open(promotoraId);
    kept.set(promotoraId, { until: performance.now() + keptMilliseconds, opened });
    opened.catch(() => kept.delete(promotoraId));
    return opened;
  }

  async function list(promotoraId: string): Promise<RetornoOf<Calls['operador.provedores']>> {
    if (!(await store.hasPromotora(promotoraId))) throw refuse('operador.promotoraNaoEncontrada');
    const own = new Map((await store.list(promotoraId)).map((row) => [row.servico, row.definido_em]));
    return provedorServicos.map((servico) => ({
      servico,
      origem: own.has(servico) ? 'promotora' : sources.program[servico] ? 'programa' : 'nenhum',
      definidoEm: own.get(servico)?.toISOString() ?? null,
    }));
  }

  return {
    /**
     * What sends for a promoter: its own, else the program's, else what stands where there is none. Rejects when its own
     * cannot be opened; a message never leaves in another promoter's or the program's name instead.
     */
    async getSender<S extends ProvedorServico>(promotoraId: string, servico: S): Promise<Senders[S]> {
      const { senders }: Opened = await getOwn(promotoraId);
      return senders[servico] ?? sources.program[servico] ?? sources.local[servico];
    },
    list,
    /** Sets a promoter's provider of a service, in the place of the one before. */
    async set(promotoraId: string, provedor: Provedor) {
      if ('url' in provedor && !sources.isAskable(toBare(provedor)))
        throw refuse('operador.destinoNaoPermitido');
      const cifrado = cifra.seal(Buffer.from(JSON.stringify(provedor))).toString('base64');
      await store.set(promotoraId, provedor.servico, { cifrado, chave: cifra.keyId() }, clock.now());
      kept.delete(promotoraId);
      log.warn({ promotoraId, servico: provedor.servico }, 'an operator set a provider of a promoter');
      return list(promotoraId);
    },
    async remove(promotoraId: string, servico: ProvedorServico) {
      await store.delete(promotoraId, servico);
      kept.delete(promotoraId);
      log.warn({ promotoraId, servico }, 'an operator removed a provider of a promoter');
      return list(promotoraId);
    },
  };
}

/** Amazon's address carries its key, which the others must not. */
function toBare({ servico, url }: Extract<Provedor, { url: string }>): string {
  if (servico !== 'sns') return url;
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  return bare.href;
}
