import { formatChaveAcesso, formatDiaMesAno } from '@trevo/rules/mask';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { NumeroSorte } from '../../cupom/public.ts';
import { ContestarPedido } from '../ContestarPedido.tsx';
import { documentoFiscalText } from '../documento-fiscal.text.ts';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import { DocumentoStatus } from '../DocumentoRow.tsx';
import { toEtapas } from '../to-etapas.ts';
import { formatCentavos } from '../../../platform/format/format.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Timeline } from '../../../ui/display/Timeline.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { documentosText as text } from '../documentos.text.ts';
import styles from './DocumentoSheet.module.css';
import { ImagemNota } from './ImagemNota.tsx';

const tones = { PENDENTE: 'alerta', INVALIDO: 'perigo', VALIDO: 'info' } as const;

export interface DocumentoSheetProps {
  /** Stays while the sheet is closing. */
  documento: DocumentoFiscal | null;
  open: boolean;
  onClose(): void;
  /** The receipt changed while it was looked at. */
  onChange(documento: DocumentoFiscal): void;
}

/** All there is to know about a receipt. */
export function DocumentoSheet({ documento, open, onClose, onChange }: DocumentoSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={text.detalhes} closeLabel={text.fechar}>
      {documento && <Detalhes documento={documento} onChange={onChange} />}
    </Sheet>
  );
}

function Detalhes({
  documento,
  onChange,
}: Pick<DocumentoSheetProps, 'onChange'> & { documento: DocumentoFiscal }) {
  const agora = useAgora();
  const { cabecalho, apuracao, valorCentavos, emitidoEm, numeros, uriImagem, raspadinhas, protocolo } =
    documento;
  const { motivo, status } = apuracao;
  return (
    <div className={styles.detalhes}>
      <dl className={styles.facts}>
        <Fact label={text.status}>
          <DocumentoStatus status={status} />
        </Fact>
        {emitidoEm && <Fact label={text.compra}>{formatDiaMesAno(emitidoEm)}</Fact>}
        {raspadinhas > 0 && <Fact label={text.raspadinhas}>{raspadinhas}</Fact>}
        {protocolo && <Fact label={text.protocolo}>{protocolo}</Fact>}
        {valorCentavos !== null && <Fact label={text.valor}>{formatCentavos(valorCentavos)}</Fact>}
      </dl>
      {numeros.length > 0 && (
        <section className={styles.part}>
          <h3>{text.seusNumeros}</h3>
          <ul className={styles.numeros}>
            {numeros.map(({ serie, numero }) => (
              <li key={`${serie}${numero}`}>
                <NumeroSorte serie={serie} numero={numero} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.part}>
        <h3>{text.historico}</h3>
        <Timeline steps={toEtapas(documento, agora)} stateLabels={documentoFiscalText.etapas} />
      </section>
      {motivo?.cura && <Notice tone={tones[status]}>{motivo.cura}</Notice>}
      <ContestarPedido documento={documento} onReopened={onChange} />
      {uriImagem && <ImagemNota documentoFiscalID={documento.documentoFiscalID} uri={uriImagem} />}
      <Identificacao {...cabecalho} />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Identificacao({ chaveAcesso, coo }: DocumentoFiscal['cabecalho']) {
  if (!chaveAcesso) {
    return coo ? (
      <section className={styles.part}>
        <h3>{text.coo}</h3>
        <p className={styles.chave}>{coo}</p>
      </section>
    ) : null;
  }
  return (
    <section className={styles.part}>
      <h3>{text.chave}</h3>
      <p className={styles.chave}>{formatChaveAcesso(chaveAcesso)}</p>
      {'clipboard' in navigator && (
        <Button variant="ghost" size="small" icon={<Copy />} onClick={() => void copy(chaveAcesso)}>
          {text.copiar}
        </Button>
      )}
    </section>
  );
}

async function copy(chaveAcesso: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(chaveAcesso);
    toasts.show(text.copiada, { tone: 'sucesso' });
  } catch {
    // Refused by the browser: the key is on the screen and can be selected.
  }
}
