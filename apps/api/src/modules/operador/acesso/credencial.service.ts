import type { BodyOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Escopo } from '@trevo/contract/operador/papeis';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { createId, createSegredo, hashSegredo } from '../../../kernel/ids.ts';
import type { CredencialRow, CredencialStore } from './credencial.store.ts';

type CredencialWire = RetornoOf<Calls['operador.encerrarCredencial']>;
type ComSegredo = RetornoOf<Calls['operador.criarCredencial']>;

/** Begin of every credential, so that secret scanners and people recognize it. */
export const credencialPrefixo = 'trevo_';
/** How long the secret of before a rotation is accepted. */
const giroHoras = 24;

const toWire = (row: CredencialRow): CredencialWire => ({
  credencialID: row.credencial_id,
  nome: row.nome,
  escopos: row.escopos,
  criadaEm: row.criada_em.toISOString(),
  ate: row.ate?.toISOString() ?? null,
  usadaEm: row.usada_em?.toISOString() ?? null,
  anteriorAte: row.anterior_ate?.toISOString() ?? null,
  encerradaEm: row.encerrada_em?.toISOString() ?? null,
});

export type CredencialService = ReturnType<typeof createCredencialService>;

/** Credentials of programs, each for one promoter. */
export function createCredencialService({ store, clock }: { store: CredencialStore; clock: Clock }) {
  const addHours = (hours: number): Date => new Date(clock.now().getTime() + hours * 3_600_000);
  return {
    /** Finds the valid credential of a bearer token. */
    find: (segredo: string): Promise<CredencialRow | undefined> =>
      store.use(hashSegredo(segredo), clock.now()),
    findEscopos: (credencialId: string): Promise<Escopo[]> => store.findEscopos(credencialId, clock.now()),
    list: async (promotoraId: string): Promise<CredencialWire[]> =>
      (await store.list(promotoraId)).map(toWire),
    async create(
      promotoraId: string,
      por: string | null,
      { nome, escopos, dias }: BodyOf<Calls['operador.criarCredencial']>,
    ): Promise<ComSegredo> {
      const segredo = credencialPrefixo + createSegredo();
      const agora = clock.now();
      const row = await store.create({
        credencialId: createId(agora.getTime()),
        promotoraId,
        nome,
        escopos: [...new Set(escopos)],
        segredoHash: hashSegredo(segredo),
        conhecidaPor: por,
        agora,
        ate: addHours(dias * 24),
      });
      return { ...toWire(row), segredo };
    },
    /** Replaces the secret, which the operator `por` sees. Throws operador.credencialEncerrada. */
    async rotate(promotoraId: string, por: string | null, credencialId: string): Promise<ComSegredo> {
      const segredo = credencialPrefixo + createSegredo();
      const row = await store.rotate(
        promotoraId,
        credencialId,
        hashSegredo(segredo),
        por,
        clock.now(),
        addHours(giroHoras),
      );
      if (!row) throw refuse('operador.credencialEncerrada');
      return { ...toWire(row), segredo };
    },
    /** Ends a credential; idempotent. Throws operador.credencialEncerrada for an unknown one. */
    async end(promotoraId: string, credencialId: string): Promise<CredencialWire> {
      const row = await store.end(promotoraId, credencialId, clock.now());
      if (!row) throw refuse('operador.credencialEncerrada');
      return toWire(row);
    },
  };
}
