import { createHash } from 'node:crypto';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { findFalhaPremios, type FalhaPremios } from '@trevo/rules/sorte/premios/conferencia-premios';
import { collectAberturas } from '@trevo/rules/sorte/premios/registro-aberturas';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { withStatementLimit } from '../../kernel/statement-limit.ts';
import type { CampanhaId, CampanhaPublicada } from '../campanha/public.ts';
import type { RaspadinhaModule } from '../raspadinha/public.ts';
import type { SorteioModule } from '../sorteio/public.ts';
import type { Diferencas, LivroStore } from './livro.store.ts';

/** An inconsistency of a ledger, as `conferirContas` lists it. */
export interface DiferencaConta {
  readonly regra: string;
  readonly campanhaID: string;
  readonly nome: string;
  readonly esperado: number;
  readonly encontrado: number;
}

/** Lists the inconsistencies of the ledgers of a campaign. */
export type ConferirContas = (
  campanhaId: CampanhaId,
) => Promise<Readonly<Record<string, readonly DiferencaConta[]>>>;

/** The check of instant prizes against their sealed list. */
interface PremiosConferidos {
  readonly compromisso: string;
  readonly unidades: number;
  readonly dias: number;
  readonly aberturas: number;
  /** The first failure; `lacrada` while cards can be opened. */
  readonly falha: FalhaPremios | { readonly em: 'lacrada' } | null;
}

/** A check of all books of a campaign. */
export interface Conferencia {
  readonly em: Date;
  readonly diferencas: Diferencas;
  readonly numeros: RetornoOf<Calls['operador.medirNumeros']>;
  readonly premios: PremiosConferidos | null;
  readonly contas: Readonly<Record<string, readonly DiferencaConta[]>>;
}

/** A full audit reads every entry: about 8 s per million. */
const auditSeconds = 3_600;

export type ConferenciaService = ReturnType<typeof createConferenciaService>;

/** Checks that numbers, instant prizes and accounts of a campaign agree with each other. */
export function createConferenciaService(parts: {
  store: Pick<LivroStore, 'saveConferencia'>;
  sorteios: Pick<SorteioModule['sorteios'], 'measureNow'>;
  raspadinhas: Pick<RaspadinhaModule['raspadinhas'], 'openAgenda' | 'listAberturas'>;
  aberturas: Pick<RaspadinhaModule['aberturas'], 'list'>;
  conferirContas: ConferirContas;
  clock: Clock;
}) {
  async function checkPremios(publicada: CampanhaPublicada): Promise<PremiosConferidos | null> {
    const { compromissoPremios: compromisso, lacreComNonce } = publicada;
    if (!publicada.arquivo.premios || compromisso === null) return null;
    try {
      const agenda = await parts.raspadinhas.openAgenda(publicada);
      const { dias } = lacreComNonce ? await parts.aberturas.list(publicada) : { dias: [] };
      const aberturas = lacreComNonce
        ? await collectAberturas((depois) => parts.raspadinhas.listAberturas(publicada, depois))
        : [];
      const falha = await findFalhaPremios({ ...agenda, compromisso, dias, aberturas }, async (bytes) =>
        createHash('sha256').update(bytes).digest(),
      );
      return {
        compromisso,
        unidades: agenda.unidades.length,
        dias: dias.length,
        aberturas: aberturas.length,
        falha: falha ?? null,
      };
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'raspadinha.agendaLacrada') throw error;
      return { compromisso, unidades: 0, dias: 0, aberturas: 0, falha: { em: 'lacrada' } };
    }
  }

  return {
    /** Checks the books now and stores how many differences were found, unless they are closed. */
    check: (publicada: CampanhaPublicada): Promise<Conferencia> =>
      withStatementLimit(auditSeconds, async () => {
        const { campanhaId } = publicada;
        const numeros = await parts.sorteios.measureNow(publicada);
        const premios = await checkPremios(publicada);
        const contas = await parts.conferirContas(campanhaId);
        const diferencas: Diferencas = {
          numeros:
            Math.abs(numeros.diferencaNumeros) + Math.abs(numeros.diferencaRaspadinhas) + numeros.repetidos,
          premios: premios && Number(premios.falha !== null),
          contas: Object.values(contas).reduce((sum, { length }) => sum + length, 0),
        };
        const em = parts.clock.now();
        await parts.store.saveConferencia(campanhaId, diferencas, em);
        return { em, diferencas, numeros, premios, contas };
      }),
  };
}
