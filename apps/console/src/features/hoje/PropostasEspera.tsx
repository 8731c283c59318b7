import { useRead } from '../../platform/api/console-client.ts';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { hojeText as text } from './hoje.text.ts';
import { Ladrilho } from './Ladrilho.tsx';
import styles from './PropostasEspera.module.css';

/** How many proposals wait for the operator's decision; nothing without one. */
export function PropostasEspera() {
  const propostas = useRead('operador.propostas', {
    params: { perPage: 1 },
    query: { situacao: 'aberta' },
  });
  return (
    <Leitura lida={propostas} linhas={1}>
      {({ esperam }) =>
        esperam > 0 && (
          <Secao titulo={text.propostas}>
            <div className={styles.tiles}>
              <Ladrilho campanha={text.segundaPessoa}>
                <p className={styles.count}>{text.esperamVoce(esperam)}</p>
                <div>
                  <LinkComoBotao to="/propostas">{text.verPropostas}</LinkComoBotao>
                </div>
              </Ladrilho>
            </div>
          </Secao>
        )
      }
    </Leitura>
  );
}
