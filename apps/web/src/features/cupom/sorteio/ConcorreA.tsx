import { hasParticipacao } from '@trevo/rules/sorte/sorteio/sorteio-participacao';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { countDiasAte, formatDia } from '@trevo/client/format.ts';
import { CalendarDays, CalendarPlus } from 'lucide-react';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { type CampanhaWire, toMiniatura, useCampanha } from '../../campanha/public.ts';
import { cupomText as text } from '../cupom.text.ts';
import styles from './SorteiosSecao.module.css';
import { saveEvento } from './save-evento.ts';
import { isEncerrado, useSorteios } from './use-sorteios.ts';

export interface ConcorreAProps {
  /** Registration of the receipt, which decides about its draws, and time of the grant; ISO instants. */
  participaEm: string;
  concedidoEm: string;
}

/** The coming draws of the numbers of a receipt, each with its prize, its day and a calendar entry. */
export function ConcorreA(props: ConcorreAProps) {
  const { campanha } = useCampanha();
  return campanha ? <Sorteios campanha={campanha} {...props} /> : null;
}

function Sorteios({ campanha, participaEm, concedidoEm }: ConcorreAProps & { campanha: CampanhaWire }) {
  const agora = useAgora();
  const hoje = toSaoPaulo(agora).dia;
  const todos = useSorteios(campanha);
  const numero = { participaEm: new Date(participaEm), concedidoEm: new Date(concedidoEm) };
  const sorteios = todos.filter(
    (sorteio) => !isEncerrado(todos, sorteio.data, hoje) && hasParticipacao(sorteio, numero),
  );
  if (sorteios.length === 0) return null;
  return (
    <section aria-labelledby="concorre" className={styles.secao}>
      <h2 id="concorre" className={styles.titulo}>
        {text.concorreTitulo}
      </h2>
      <Card padding="none">
        <div>
          {sorteios.map((sorteio) => (
            <ListRow
              key={sorteio.data}
              {...toMiniatura(sorteio.imagem, <CalendarDays />)}
              title={sorteio.premio}
              detail={text.concorreQuando(
                sorteio.nome,
                formatDia(sorteio.data, hoje),
                countDiasAte(sorteio.data, hoje),
              )}
              trailing={
                <IconButton
                  label={text.calendario(sorteio.nome)}
                  icon={<CalendarPlus />}
                  onClick={() => void saveEvento(campanha, sorteio, agora)}
                />
              }
            />
          ))}
        </div>
      </Card>
    </section>
  );
}
