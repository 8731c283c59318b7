import { useCampanha } from '../../features/campanha/public.ts';
import { PremioItem, usePremios } from '../../features/cupom/public.ts';
import { PremiacaoInstantaneaScreen } from '../../features/raspadinha/screens/PremiacaoInstantaneaScreen.tsx';

/** All prizes of the consumidor: those of sorteios, a noun of another feature, above the instant ones. */
export function PremiosScreen() {
  const { campanha } = useCampanha();
  const premios = usePremios(campanha);
  return (
    <PremiacaoInstantaneaScreen
      doSorteio={
        campanha
          ? premios.map((premio) => <PremioItem key={premio.id} campanha={campanha} premio={premio} />)
          : []
      }
    />
  );
}
