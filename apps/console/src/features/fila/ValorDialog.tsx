import { formatCentavos } from '@trevo/client/format.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { QuantityInput } from '@trevo/ui/field/QuantityInput.tsx';
import { MoneyInput } from '@trevo/ui/field/MoneyInput.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRead } from '../../platform/api/console-client.ts';
import { consolePlatformText } from '../../platform/console-platform.text.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { findValor, listGanhos, listRessalvas } from './nota/describe-nota.ts';
import { filaConsoleText } from './fila-console.text.ts';
import type { Decisao, Nota } from './fila-estado.ts';
import styles from './Dialogos.module.css';

const text = filaConsoleText.valorDialogo;
const quietMilliseconds = 200;

/** Products that the operator read, by list; undefined in a campaign without rules by product. */
type Produtos = Decisao['produtos'];

/**
 * The amount as on the receipt, and the units of participating products, with their earnings while they are typed;
 * approves with them.
 */
export function ValorDialog(props: {
  campanha: CampanhaDaPromotora;
  nota: Nota;
  onClose: () => void;
  onApprove: (lidos: { valorCentavos: number; produtos?: Produtos }, isAcimaDoTeto: boolean) => void;
}) {
  const { campanha, nota, onClose, onApprove } = props;
  const { ano, identificacao } = campanha;
  const { listasProdutos: listas } = nota;
  const [valor, setValor] = useState(findValor(nota));
  const [unidades, setUnidades] = useState<Readonly<Record<string, number>>>({});
  const hasItens = nota.fontes.some(({ itens }) => itens !== null);
  // Untouched fields leave the items of a source as they are.
  const isLida = listas.length > 0 && (!hasItens || Object.keys(unidades).length > 0);
  const produtos = isLida ? toProdutos(listas, unidades) : undefined;
  const [wasSent, setSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const escrito = produtos?.map((one) => `${one.lista}:${one.unidades}`).join(',');
  const previsto = useQuiet(valor);
  const previstos = useQuiet(escrito);
  const efeito = useRead(
    'operador.preverVeredito',
    {
      params: {
        ano,
        identificacao,
        consumidorID: nota.consumidorID,
        documentoFiscalID: nota.documentoFiscalID,
      },
      query: {
        status: 'VALIDO',
        valorCentavos: String(previsto ?? 0),
        ...(previstos !== undefined && { produtos: previstos }),
      },
    },
    { enabled: previsto !== null },
  );
  const isCurrent =
    previsto === valor && previstos === escrito && efeito.data !== undefined && !efeito.isPlaceholderData;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    if (valor === null) return field.current?.focus();
    if (!isCurrent) return;
    onApprove({ valorCentavos: valor, ...(produtos && { produtos }) }, efeito.data.acimaDoTeto);
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={listas.length > 0 ? text.tituloProdutos : text.titulo}
      closeLabel={consolePlatformText.fechar}
      initialFocus={field}
      actions={
        <>
          <Button type="submit" form="valor" pending={valor !== null && !isCurrent && !efeito.error}>
            {listas.length > 0 ? text.aprovarProdutos : text.aprovar}
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
        {listas.length > 0 && hasItens && <p>{text.ouDaFonte}</p>}
        {listas.map(({ id, nome }) => (
          <Field key={id} label={text.unidadesDe(nome)}>
            <QuantityInput
              value={unidades[id] ?? 0}
              min={0}
              decreaseLabel={text.menos(nome)}
              increaseLabel={text.mais(nome)}
              onValueChange={(quantas) => setUnidades({ ...unidades, [id]: quantas })}
            />
          </Field>
        ))}
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

const toProdutos = (listas: Nota['listasProdutos'], unidades: Readonly<Record<string, number>>) =>
  listas.flatMap(({ id }) => (unidades[id] ? [{ lista: id, unidades: unidades[id] }] : []));

/** Returns a value once it stays the same for a moment: each key would ask the server otherwise. */
function useQuiet<T>(value: T): T {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), quietMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return quiet;
}
