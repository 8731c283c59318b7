import { Button } from '@trevo/ui/action/Button.tsx';
import { describeLoja } from './describe-nota.ts';
import { filaConsoleText as text } from './fila-console.text.ts';
import type { Decidida, FilaStore } from './fila-store.ts';
import styles from './FilaScreen.module.css';

/** The last sent verdicts, each with a way to change it. */
export function UltimasDecisoes({ ultimas, fila }: { ultimas: readonly Decidida[]; fila: FilaStore }) {
  if (ultimas.length === 0) return null;
  return (
    <section className={styles.last} aria-label={text.ultimas.titulo}>
      <h3>{text.ultimas.titulo}</h3>
      <ul>
        {ultimas.map((decidida) => (
          <li key={`${decidida.nota.documentoFiscalID} ${decidida.decisao.status}`}>
            <Ultima decidida={decidida} onChange={() => void fila.rejudge(decidida)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ultima({ decidida, onChange }: { decidida: Decidida; onChange: () => void }) {
  const { nota, decisao, error } = decidida;
  const loja = describeLoja(nota);
  const isValida = decisao.status === 'VALIDO';
  if (error)
    return (
      <p className={styles.failed}>
        {loja}: {text.ultimas.naoEnviada(error.mensagem)}
      </p>
    );
  return (
    <>
      <span>
        {loja}: {isValida ? text.ultimas.aprovada : text.ultimas.recusada}
      </span>
      <Button
        variant="ghost"
        size="small"
        aria-label={isValida ? text.ultimas.mudarParaRecusada(loja) : text.ultimas.mudarParaAprovada(loja)}
        onClick={onChange}
      >
        {isValida ? text.ultimas.recusarMesmo : text.ultimas.aprovarMesmo}
      </Button>
    </>
  );
}
