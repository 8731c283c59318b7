import { formatDiaCurto } from '@trevo/rules/tempo/dia-curto';
import { formatCompleto, formatIdade } from '../../platform/format/momento.ts';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { hojeText as text } from './hoje.text.ts';
import { Ladrilho } from './Ladrilho.tsx';
import type { Tarefa } from './resumo-hoje.ts';
import styles from './hoje-partes.module.css';

/** Work that waits for a person, the oldest first. */
export function TarefasHoje({ tarefas }: { tarefas: readonly Tarefa[] }) {
  const isPermitido = usePermissao();
  return (
    <Secao titulo={text.espera}>
      {tarefas.length === 0 ? (
        <p className={styles.quiet}>{text.nadaEspera}</p>
      ) : (
        <ul className={styles.tiles}>
          {tarefas.map((tarefa) => (
            <li key={`${tarefa.campanha} ${tarefa.tipo} ${tarefa.desde}`}>
              <Ladrilho campanha={tarefa.campanha}>
                <p className={styles.count}>{describeTarefa(tarefa)}</p>
                <p>{describeIdade(tarefa)}</p>
                {tarefa.tipo === 'notas' && isPermitido('operador.tomarNota') && (
                  <LinkComoBotao to={`/fila?campanha=${tarefa.campanhaId}`}>{text.abrirFila}</LinkComoBotao>
                )}
              </Ladrilho>
            </li>
          ))}
        </ul>
      )}
    </Secao>
  );
}

const describeTarefa = ({ tipo, total, nome }: Tarefa): string =>
  tipo === 'sorteio' ? text.faltamPremiados(nome ?? '') : text.esperam[tipo](total);

function describeIdade({ tipo, desde }: Tarefa) {
  if (tipo === 'sorteio') return text.sorteioFoi(formatDiaCurto(desde));
  return (
    <time dateTime={desde} title={formatCompleto(desde)}>
      {text.maisAntiga(formatIdade(desde))}
    </time>
  );
}
