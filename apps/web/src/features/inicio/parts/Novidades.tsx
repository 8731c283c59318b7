import { isNotificacaoEnabled } from '@trevo/config/configuracao/telas-questions';
import { Bell, Trophy } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useSorteios } from '../../cupom/public.ts';
import type { CampanhaWire } from '../../campanha/public.ts';
import { useNotificacoes } from '../../notificacao/public.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { paineis } from '../../../platform/navigation/painel-store.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { inicioText as text } from '../inicio.text.ts';
import styles from './UltimasNotas.module.css';

/**
 * News: unread notifications and the latest sorteio with published winners. Renders nothing without any.
 */
export function Novidades({ campanha }: { campanha: CampanhaWire }) {
  const hasAvisos = isNotificacaoEnabled(useConfiguracao());
  const { notificacoes = [] } = useNotificacoes({ enabled: hasAvisos });
  const [aviso, ...outros] = hasAvisos ? notificacoes.filter(({ vista }) => !vista) : [];
  const sorteios = useSorteios(campanha);
  const navigate = useNavigate();
  const apurado = sorteios.filter((sorteio) => sorteio.apurado).at(-1);
  if (!aviso && !apurado) return null;
  const toNumeros = () => void navigate(appPaths.cupons);
  return (
    <section className={styles.notas} aria-labelledby="novidades">
      <h2 id="novidades">{text.novidades}</h2>
      <Card padding="none">
        <div>
          {aviso && (
            <ListRow
              leading={<Bell />}
              title={aviso.titulo}
              detail={outros.length > 0 ? text.maisAvisos(outros.length) : aviso.mensagem}
              popup
              onClick={() => paineis.open('notificacoes')}
            />
          )}
          {apurado && (
            <ListRow
              leading={<Trophy />}
              title={`${apurado.nome}: ${apurado.premio}`}
              detail={text.ganhadoresDivulgados}
              onClick={toNumeros}
            />
          )}
        </div>
      </Card>
    </section>
  );
}
