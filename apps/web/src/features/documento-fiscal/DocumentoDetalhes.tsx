import { formatChaveAcesso, formatDiaMesAno } from '@trevo/rules/mask';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAgora } from '../../platform/browser/use-agora.ts';
import { formatCentavos, formatContagem } from '../../platform/format/format.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Timeline } from '../../ui/display/Timeline.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { NumeroSorte } from '../cupom/public.ts';
import { DeclararNota } from './DeclararNota.tsx';
import { LerNota } from './LerNota.tsx';
import { ContestarPedido } from './ContestarPedido.tsx';
import { documentoFiscalText } from './documento-fiscal.text.ts';
import type { DocumentoFiscal } from './documento-fiscal.wire.ts';
import styles from './DocumentoDetalhes.module.css';
import { DocumentoStatus } from './DocumentoRow.tsx';
import { documentosText as text } from './documentos.text.ts';
import { ImagemNota } from './parts/ImagemNota.tsx';
import { toEtapas } from './to-etapas.ts';

const tones = { PENDENTE: 'alerta', INVALIDO: 'perigo', VALIDO: 'info' } as const;

export interface DocumentoDetalhesProps {
  documento: DocumentoFiscal;
  /** The receipt changed while it was looked at. */
  onChange(documento: DocumentoFiscal): void;
  /** Says the day and the amount itself, and what else is known of the purchase. */
  compra?: ReactNode;
}

/** How a receipt stands, what it earned, its history and what names it. */
export function DocumentoDetalhes({ documento, onChange, compra }: DocumentoDetalhesProps) {
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
        {!compra && emitidoEm && <Fact label={text.compra}>{formatDiaMesAno(emitidoEm)}</Fact>}
        {raspadinhas > 0 && <Fact label={text.raspadinhas}>{raspadinhas}</Fact>}
        {documento.pontos > 0 && <Fact label={text.pontos}>{formatContagem(documento.pontos)}</Fact>}
        {documento.cashbackCentavos > 0 && (
          <Fact label={text.cashback}>{formatCentavos(documento.cashbackCentavos)}</Fact>
        )}
        {protocolo && <Fact label={text.protocolo}>{protocolo}</Fact>}
        {!compra && valorCentavos !== null && <Fact label={text.valor}>{formatCentavos(valorCentavos)}</Fact>}
      </dl>
      {compra}
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
      <LerNota documento={documento} />
      <DeclararNota key={documento.documentoFiscalID} documento={documento} onDeclared={onChange} />
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
