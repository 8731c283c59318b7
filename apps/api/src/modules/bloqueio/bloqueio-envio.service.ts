import { bloqueioTiposPessoais, type BloqueioTipo } from '@trevo/contract/bloqueio/bloqueio.calls';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../kernel/clock.ts';
import { type DomainError, refuse } from '../../kernel/domain-error.ts';
import type { CampanhaId } from '../campanha/public.ts';
import type { ConsumidorService } from '../consumidor/public.ts';
import type { EvidenciaModule } from '../evidencia/public.ts';
import type { BloqueioRow, BloqueioStore, Procurado } from './bloqueio.store.ts';
import { toEmitentes, toEndereco } from './valor-bloqueado.ts';

/** A purchase that can be blocked. */
export interface Envio {
  readonly consumidorId: string;
  /** CNPJ or CPF of the issuer. */
  readonly emitente: string | null;
  /** Device and IP address of the sender; null when unknown. */
  readonly aparelho: string | null;
  readonly endereco: string | null;
}

/** Lifetime of the cached kinds: the delay after which other processes notice the first block of a kind. */
const lembradoMilissegundos = 5_000;

export type BloqueioEnvioService = ReturnType<typeof createBloqueioEnvioService>;

/** Finds the blocks of purchases: they refuse new receipts, codes and purchases. */
export function createBloqueioEnvioService(parts: {
  readonly store: Pick<BloqueioStore, 'listTipos' | 'listAtivos'>;
  readonly evidencias: Pick<EvidenciaModule['evidencias'], 'hashAparelho'>;
  readonly consumidores: Pick<ConsumidorService, 'find'>;
  readonly clock: Clock;
}) {
  const { store, evidencias, consumidores, clock } = parts;
  const lembrados = new Map<CampanhaId, { readonly ate: number; readonly tipos: Promise<BloqueioTipo[]> }>();

  /** Lists the kinds that a campaign blocks, cached, so that a campaign without blocks pays no statement per receipt. */
  const listTipos = (campanhaId: CampanhaId): Promise<BloqueioTipo[]> => {
    const known = lembrados.get(campanhaId);
    const agora = performance.now();
    if (known && known.ate > agora) return known.tipos;
    const tipos = store.listTipos(campanhaId);
    lembrados.set(campanhaId, { ate: agora + lembradoMilissegundos, tipos });
    tipos.catch(() => lembrados.delete(campanhaId));
    return tipos;
  };

  const listDaPessoa = async (tipos: readonly BloqueioTipo[], consumidorId: string): Promise<Procurado[]> => {
    if (!tipos.some((tipo) => bloqueioTiposPessoais.includes(tipo))) return [];
    const pessoa = await consumidores.find(consumidorId);
    if (!pessoa) return [];
    // The login is a CPF or a phone.
    const { cpf, telefone_contato: telefone, usuario } = pessoa;
    const known = (valores: readonly (string | null)[]) => new Set(valores.filter((valor) => valor !== null));
    return [
      ...[...known([cpf, usuario])].map((valor) => ({ tipo: 'cpf' as const, valor })),
      ...[...known([telefone, usuario])].map((valor) => ({ tipo: 'celular' as const, valor })),
    ];
  };

  /** Lists the active blocks of a purchase, the oldest first. */
  const listDoEnvio = async (campanhaId: CampanhaId, envio: Envio): Promise<BloqueioRow[]> => {
    const tipos = await listTipos(campanhaId);
    if (tipos.length === 0) return [];
    const { consumidorId, emitente, aparelho, endereco } = envio;
    const aparelhos = aparelho === null ? [] : evidencias.hashAparelho(campanhaId, aparelho);
    const procurados: Procurado[] = [
      ...(await listDaPessoa(tipos, consumidorId)),
      ...(emitente === null ? [] : toEmitentes(emitente)).map((valor) => ({
        tipo: 'emitente' as const,
        valor,
      })),
      ...aparelhos.map((valor) => ({ tipo: 'aparelho' as const, valor })),
    ];
    const wanted = procurados.filter(({ tipo }) => tipos.includes(tipo));
    const ip = tipos.includes('rede') && endereco !== null ? toEndereco(endereco) : null;
    if (wanted.length === 0 && ip === null) return [];
    return store.listAtivos(campanhaId, toSaoPaulo(clock.now()).dia, wanted, ip);
  };

  return {
    listDoEnvio,
    /** Lists the active blocks of a person's document and phone. */
    listDaPessoa: (campanhaId: CampanhaId, consumidorId: string): Promise<BloqueioRow[]> =>
      listDoEnvio(campanhaId, { consumidorId, emitente: null, aparelho: null, endereco: null }),
    /** Reads the kinds of a campaign again, after a change. */
    forget: (campanhaId: CampanhaId): void => void lembrados.delete(campanhaId),
  };
}

/** Returns the refusal of a purchase with these blocks; undefined where only the issuer is blocked. */
export const refuseBloqueados = (bloqueios: readonly BloqueioRow[]): DomainError | undefined =>
  bloqueios.some(({ tipo }) => tipo !== 'emitente') ? refuse('bloqueio.participacao') : undefined;
