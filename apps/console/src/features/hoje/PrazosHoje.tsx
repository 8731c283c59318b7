import { formatDiaMesAno } from '@trevo/rules/texto/mask';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { hojeText as text } from './hoje.text.ts';
import { Ladrilho } from './Ladrilho.tsx';
import type { PrazoDaCampanha } from './resumo-hoje.ts';
import styles from './hoje-partes.module.css';

const shown = 6;

/** Legal terms that are near or overdue, the most urgent first. */
export function PrazosHoje({ prazos }: { prazos: readonly PrazoDaCampanha[] }) {
  const isPermitido = usePermissao();
  if (prazos.length === 0) return null;
  return (
    <Secao titulo={text.prazos}>
      <ul className={styles.tiles}>
        {prazos.slice(0, shown).map(({ campanha, campanhaId, nome, dia, faltam, situacao }) => (
          <li key={`${campanhaId} ${nome} ${dia}`}>
            <Ladrilho campanha={campanha}>
              <p className={styles.count}>{nome}</p>
              <p>
                <Badge tone={situacao === 'vencido' ? 'perigo' : 'alerta'} dot>
                  {text.prazo(faltam)}
                </Badge>{' '}
                {formatDiaMesAno(dia)}
              </p>
              {isPermitido('operador.encerramento') && (
                <LinkComoBotao to={`/encerramento?campanha=${campanhaId}`}>
                  {text.abrirEncerramento}
                </LinkComoBotao>
              )}
            </Ladrilho>
          </li>
        ))}
      </ul>
      {prazos.length > shown && <p className={styles.quiet}>{text.maisPrazos(prazos.length - shown)}</p>}
    </Secao>
  );
}
