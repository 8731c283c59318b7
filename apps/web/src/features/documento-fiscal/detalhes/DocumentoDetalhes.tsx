import { formatChaveAcesso } from '@trevo/rules/texto/mask';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { formatCentavos, formatDia } from '@trevo/client/format.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { toasts } from '../../../platform/toast/toasts.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Timeline } from '@trevo/ui/display/Timeline.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { NumeroSorte } from '../../cupom/public.ts';
import { findLook } from '../../raspadinha/public.ts';
import { ContestarPedido } from '../prova/ContestarPedido.tsx';
import { documentoFiscalText } from '../documento-fiscal.text.ts';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import styles from './DocumentoDetalhes.module.css';
import { DocumentoStatus } from '../DocumentoRow.tsx';
import { documentosText as text } from '../documentos.text.ts';
import { FotoDaNota } from '../prova/FotoDaNota.tsx';
import { findPassoFoto } from '../leitura/passo-foto.ts';
import { LerNota } from '../prova/LerNota.tsx';
import { listGanhos } from './list-ganhos.ts';
import { formatEmitente, nameNota } from '../name-nota.ts';
import { Ganhos } from '../parts/Ganhos.tsx';
import { ImagemNota } from '../parts/ImagemNota.tsx';
import { ItensDaNota } from '../parts/ItensNota.tsx';
import { PorQueDaNota } from '../parts/PorQueRendeu.tsx';
import { ProximoPasso } from '../parts/ProximoPasso.tsx';
import { describeCura } from './describe-cura.ts';
import { toEtapas } from './to-etapas.ts';

export interface DocumentoDetalhesProps {
  documento: DocumentoFiscal;
  /** Receives the receipt after it changed while it was shown. */
  onChange(documento: DocumentoFiscal): void;
  /** Replaces day and amount with the details of the purchase. */
  compra?: ReactNode;
}

/** Details of a receipt: earnings, status, history and identification. */
export function DocumentoDetalhes({ documento, onChange, compra }: DocumentoDetalhesProps) {
  const agora = useAgora();
  const { cabecalho, apuracao, numeros, uriImagem, protocolo } = documento;
  const cura = describeCura(apuracao);
  return (
    <div className={styles.detalhes}>
      <Resumo documento={documento} hasCompra={compra !== undefined} />
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
      {compra === undefined && <PorQueDaNota documento={documento} />}
      <section className={styles.part}>
        <h3>{text.historico}</h3>
        <Timeline steps={toEtapas(documento, agora)} stateLabels={documentoFiscalText.etapas} />
      </section>
      {cura && <Notice tone="info">{cura}</Notice>}
      <LerNota documento={documento} />
      <FotoDaNota key={documento.documentoFiscalID} documento={documento} onChange={onChange} />
      <ContestarPedido documento={documento} onReopened={onChange} />
      <ProximoPasso documento={documento} />
      {uriImagem && findPassoFoto(documento) === null && (
        <ImagemNota documentoFiscalID={documento.documentoFiscalID} uri={uriImagem} />
      )}
      <Identificacao {...cabecalho} />
      {compra === undefined && <ItensDaNota documento={documento} />}
      {compra === undefined && (
        <LinkButton
          to={`${appPaths.detalhesCompra}?id=${documento.documentoFiscalID}`}
          variant="ghost"
          size="small"
        >
          {text.verCompra}
        </LinkButton>
      )}
      {protocolo && <p className={styles.small}>{text.protocolo(protocolo)}</p>}
    </div>
  );
}

/** Summary: origin, earnings and status. */
function Resumo({ documento, hasCompra }: { documento: DocumentoFiscal; hasCompra: boolean }) {
  const agora = useAgora();
  const ganhos = listGanhos(documento, findLook(useConfiguracao()));
  const { emitidoEm, valorCentavos } = documento;
  const known = [
    emitidoEm && text.compra(formatDia(emitidoEm, toSaoPaulo(agora).dia)),
    valorCentavos !== null && formatCentavos(valorCentavos),
  ].filter(Boolean);
  return (
    <div className={styles.resumo}>
      <p className={styles.nome}>{nameNota(documento, agora)}</p>
      <Ganhos ganhos={ganhos} large />
      <DocumentoStatus status={documento.apuracao.status} />
      {!hasCompra && known.length > 0 && <p>{known.join(' · ')}</p>}
      {!hasCompra && documento.emitente && <p className={styles.small}>{formatEmitente(documento)}</p>}
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
    // Clipboard access was denied: the key can still be selected on the screen.
  }
}
