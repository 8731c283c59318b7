import { formatStatus } from '@trevo/rules/documento-fiscal-status';
import { formatCnpj, formatCpf } from '@trevo/rules/mask';
import { ReceiptText } from 'lucide-react';
import { useAgora } from '../../platform/browser/use-agora.ts';
import { formatMomento } from '../../platform/format/format.ts';
import { ListRow } from '../../ui/display/ListRow.tsx';
import { Badge, type BadgeProps } from '../../ui/feedback/Badge.tsx';
import { documentoFiscalText as text } from './documento-fiscal.text.ts';
import type { DocumentoFiscal } from './documento-fiscal.wire.ts';
import styles from './DocumentoRow.module.css';

/** The issuer as people know it: CNPJ with its punctuation, or CPF when a person issued it (`000` and 11 digits). */
export function formatEmitente({ emitente, modelo }: Pick<DocumentoFiscal, 'emitente' | 'modelo'>): string {
  if (!emitente) return text.semLoja;
  const isPessoa = modelo === '55' && emitente.startsWith('000') && !emitente.startsWith('00000000');
  return isPessoa ? formatCpf(emitente.slice(3)) : formatCnpj(emitente);
}

/** A receipt in a list: which shop, when, what it earned and how it stands. */
export function DocumentoRow({ documento, onClick }: { documento: DocumentoFiscal; onClick?(): void }) {
  const agora = useAgora();
  const { registradoEm, numeros, apuracao, tipo, cabecalho } = documento;
  // A coupon goes by its code.
  const isCupom = tipo === 'Cupom' && cabecalho.coo !== null;
  const earned = numeros.length > 0 ? ` · ${text.numeros(numeros.length)}` : '';
  return (
    <ListRow
      leading={<ReceiptText />}
      title={isCupom ? text.cupom(cabecalho.coo!) : formatEmitente(documento)}
      detail={
        <span className={styles.detail}>
          {formatMomento(registradoEm, agora)}
          {earned}
          <DocumentoStatus status={apuracao.status} />
        </span>
      }
      onClick={onClick}
    />
  );
}

const tones: Readonly<Record<string, BadgeProps['tone']>> = {
  VALIDO: 'sucesso',
  INVALIDO: 'perigo',
};

/** The status of a receipt as a pill; what is unknown counts as pending. */
export function DocumentoStatus({ status }: { status: string | null | undefined }) {
  return (
    <Badge tone={tones[status ?? ''] ?? 'alerta'} dot>
      {formatStatus(status)}
    </Badge>
  );
}
