import type { BodyOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { LivroStore } from './livro.store.ts';

/** The market values of the prizes of draws, from which the tax is computed. */
export const createValorService = ({
  store,
  clock,
}: {
  store: Pick<LivroStore, 'setValor'>;
  clock: Clock;
}) => ({
  /** Sets the value of a prize; idempotent. Throws encerramento.premioNenhum. */
  async set(
    { campanhaId, arquivo }: CampanhaPublicada,
    { sorteio, premio, valorCentavos }: BodyOf<Calls['operador.definirValorPremio']>,
    ator: Ator,
  ): Promise<void> {
    const known = arquivo.sorteios.find((one) => one.data === sorteio);
    const nomes = known && (known.regra?.premios?.map(({ nome }) => nome) ?? [known.premio]);
    if (!nomes?.includes(premio)) throw refuse('encerramento.premioNenhum');
    await store.setValor(campanhaId, { sorteio, premio, valor_centavos: valorCentavos }, ator, clock.now());
  },
});
