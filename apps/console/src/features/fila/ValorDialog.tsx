import { formatCentavos } from '@trevo/client/format.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { MoneyInput } from '@trevo/ui/field/MoneyInput.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRead } from '../../platform/api/console-client.ts';
import { consolePlatformText } from '../../platform/console-platform.text.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { listGanhos, listRessalvas } from './describe-nota.ts';
import { filaConsoleText } from './fila-console.text.ts';
import type { Nota } from './fila-estado.ts';
import styles from './Dialogos.module.css';

const text = filaConsoleText.valorDialogo;
const quietMilliseconds = 200;

/** The amount as on the receipt, with what it would earn while it is typed; approves with it. */
export function ValorDialog(props: {
  campanha: CampanhaDaPromotora;
  nota: Nota;
  onClose: () => void;
  onApprove: (valorCentavos: number, isAcimaDoTeto: boolean) => void;
}) {
  const { campanha, nota, onClose, onApprove } = props;
  const { ano, identificacao } = campanha;
  const [valor, setValor] = useState(nota.valorCentavos);
  const [wasSent, setSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const previsto = useQuiet(valor);
  const efeito = useRead(
    'operador.preverVeredito',
    {
      params: {
        ano,
        identificacao,
        consumidorID: nota.consumidorID,
        documentoFiscalID: nota.documentoFiscalID,
      },
      query: { status: 'VALIDO', valorCentavos: String(previsto ?? 0) },
    },
    { enabled: previsto !== null },
  );
  const isCurrent = previsto === valor && efeito.data !== undefined && !efeito.isPlaceholderData;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    if (valor === null) return field.current?.focus();
    if (isCurrent) onApprove(valor, efeito.data.acimaDoTeto);
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={text.titulo}
      closeLabel={consolePlatformText.fechar}
      initialFocus={field}
      actions={
        <>
          <Button type="submit" form="valor" pending={valor !== null && !isCurrent && !efeito.error}>
            {text.aprovar}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {consolePlatformText.cancelar}
          </Button>
        </>
      }
    >
      <form id="valor" className={styles.form} noValidate onSubmit={submit}>
        <Field label={text.rotulo} error={wasSent && valor === null && text.faltaValor}>
          <MoneyInput ref={field} value={valor} format={formatCentavos} onValueChange={setValor} />
        </Field>
      </form>
      <div aria-live="polite" className={styles.effect}>
        {valor !== null && efeito.data && (
          <>
            <p>
              {filaConsoleText.seAprovada}: <strong>{listGanhos(efeito.data).join(' · ')}</strong>
            </p>
            {listRessalvas(efeito.data).map((ressalva) => (
              <p key={ressalva}>{ressalva}</p>
            ))}
            {efeito.data.acimaDoTeto && <Notice tone="alerta">{filaConsoleText.efeito.acimaDoTeto}</Notice>}
          </>
        )}
      </div>
      <Recusa error={efeito.error} />
    </Modal>
  );
}

/** Returns a value once it stays the same for a moment: each key would ask the server otherwise. */
function useQuiet<T>(value: T): T {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), quietMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return quiet;
}
