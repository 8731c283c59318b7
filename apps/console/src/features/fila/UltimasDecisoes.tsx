import { Button } from '@trevo/ui/action/Button.tsx';
import { useState } from 'react';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { describeLoja } from './nota/describe-nota.ts';
import { DevolverDialog } from './DevolverDialog.tsx';
import { filaConsoleText as text } from './fila-console.text.ts';
import type { Decidida, LoteFeito } from './fila-estado.ts';
import type { FilaStore } from './fila-store.ts';
import styles from './FilaScreen.module.css';

/** The last sent verdicts, each with a way to change it. */
export function UltimasDecisoes(props: {
  campanha: CampanhaDaPromotora;
  ultimas: readonly Decidida[];
  loteFeito: LoteFeito | null;
  fila: FilaStore;
}) {
  const { campanha, ultimas, loteFeito, fila } = props;
  const [devolvida, setDevolvida] = useState<Decidida>();
  const close = () => setDevolvida(undefined);
  if (ultimas.length === 0 && !loteFeito) return null;
  return (
    <section className={styles.last} aria-label={text.ultimas.titulo}>
      <h3>{text.ultimas.titulo}</h3>
      {loteFeito && <ResultadoLote feito={loteFeito} />}
      <ul>
        {ultimas.map((decidida) => (
          <li key={`${decidida.nota.documentoFiscalID} ${decidida.decisao.status}`}>
            <Ultima
              decidida={decidida}
              onChange={() => void fila.rejudge(decidida)}
              onReturn={() => setDevolvida(decidida)}
            />
          </li>
        ))}
      </ul>
      {devolvida && (
        <DevolverDialog
          campanha={campanha}
          nota={devolvida.nota}
          statusVisto={devolvida.decisao.status}
          onClose={close}
          onDone={() => {
            fila.forgetDecidida(devolvida);
            close();
          }}
        />
      )}
    </section>
  );
}

/** The result of the last bulk verdict, with the receipts that it left out. */
function ResultadoLote({ feito: { resultado, error } }: { feito: LoteFeito }) {
  if (!resultado) return <p className={styles.failed}>{text.ultimas.naoEnviada(error?.mensagem ?? '')}</p>;
  const { julgadas, deFora } = resultado;
  const razoes = [...new Set(deFora.map(({ mensagem }) => mensagem))].join(' ');
  return (
    <p role="status">
      <strong>{text.lote.feito(julgadas)}</strong>
      {deFora.length > 0 && ` · ${text.lote.ficaram(deFora.length)} ${razoes}`}
    </p>
  );
}

function Ultima(props: { decidida: Decidida; onChange: () => void; onReturn: () => void }) {
  const { decidida, onChange, onReturn } = props;
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
      <Button variant="ghost" size="small" aria-label={text.ultimas.devolver(loja)} onClick={onReturn}>
        {text.devolver.abrir}
      </Button>
    </>
  );
}
