import { toSaoPaulo } from '@trevo/rules/sao-paulo';
import { CalendarDays, Trophy } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useSorteios } from '../../cupom/public.ts';
import type { CampanhaWire } from '../../campanha/public.ts';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { countDiasAte, formatDia } from '../../../platform/format/format.ts';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { ListRow } from '../../../ui/display/ListRow.tsx';
import { inicioText as text } from '../inicio.text.ts';
import styles from './UltimasNotas.module.css';

/** What is new: the next draw, and the latest one whose winners are known. Nothing when the campaign has none. */
export function Novidades({ campanha }: { campanha: CampanhaWire }) {
  const sorteios = useSorteios(campanha);
  const hoje = toSaoPaulo(useAgora()).dia;
  const navigate = useNavigate();
  const proximo = sorteios.find(({ apurado }) => !apurado);
  const apurado = sorteios.filter((sorteio) => sorteio.apurado).at(-1);
  if (!proximo && !apurado) return null;
  const toNumeros = () => void navigate(appPaths.cupons);
  return (
    <section className={styles.notas} aria-labelledby="novidades">
      <h2 id="novidades">{text.novidades}</h2>
      <Card padding="none">
        {apurado && (
          <ListRow
            leading={<Trophy />}
            title={`${apurado.nome}: ${apurado.premio}`}
            detail={text.ganhadoresDivulgados}
            onClick={toNumeros}
          />
        )}
        {proximo && (
          <ListRow
            leading={<CalendarDays />}
            title={`${proximo.nome}: ${proximo.premio}`}
            detail={`${formatDia(proximo.data, hoje)} · ${text.sorteioEm(countDiasAte(proximo.data, hoje))}`}
            onClick={toNumeros}
          />
        )}
      </Card>
    </section>
  );
}
