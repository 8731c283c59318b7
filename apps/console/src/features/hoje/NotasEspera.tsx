import { useRead } from '../../platform/api/console-client.ts';
import { formatCompleto, formatIdade } from '../../platform/format/momento.ts';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { hojeText as text } from './hoje.text.ts';
import { Ladrilho } from './Ladrilho.tsx';
import styles from './NotasEspera.module.css';

/** How many receipts of a campaign wait for a person, and since when the oldest does. */
export function NotasEspera({ campanha }: { campanha: CampanhaDaPromotora }) {
  const { ano, identificacao, descricao } = campanha;
  const pendentes = useRead('operador.listarPendentes', {
    params: { ano, identificacao, perPage: 1 },
    query: { espera: 'pessoa' },
  });
  return (
    <Ladrilho campanha={descricao}>
      <Leitura lida={pendentes} linhas={1}>
        {({ total, retorno: [antiga] }) =>
          antiga ? (
            <>
              <p className={styles.count}>{text.esperam(total)}</p>
              <p>
                <time dateTime={antiga.registradoEm} title={formatCompleto(antiga.registradoEm)}>
                  {text.maisAntiga(formatIdade(antiga.registradoEm))}
                </time>
              </p>
            </>
          ) : (
            <p>{text.nenhuma}</p>
          )
        }
      </Leitura>
    </Ladrilho>
  );
}
