import { isAreaOffered, listFormas } from '@trevo/config/configuracao/areas';
import { QrCode, ReceiptText, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import type { CampanhaWire } from '../../campanha/public.ts';
import type { Lista } from '@trevo/client/to-lista.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import {
  type DocumentoFiscal,
  DocumentoRow,
  DocumentosSkeleton,
  type DocumentosState,
} from '../../documento-fiscal/public.ts';
import { inicioText as text } from '../inicio.text.ts';
import styles from './UltimasNotas.module.css';

export interface UltimasNotasProps {
  lista: Lista<DocumentoFiscal>;
  count: number;
  /** Whether receipts may be registered now. */
  isAberta: boolean;
  comprovacao: CampanhaWire['comprovacao'];
  /** Age of cached receipts, shown above them. */
  idade: ReactNode;
  onRetry(): void;
}

/** Latest receipts with their status; before the first one, an explanation of how taking part works. */
export function UltimasNotas(props: UltimasNotasProps) {
  const { lista, count, isAberta, comprovacao, idade, onRetry } = props;
  const navigate = useNavigate();
  if (lista.situacao === 'vazia') return isAberta && <ComoFunciona comprovacao={comprovacao} />;
  return (
    <section className={styles.notas} aria-labelledby="ultimas-notas">
      <div className={styles.head}>
        <h2 id="ultimas-notas">{text.ultimasNotas}</h2>
        {lista.situacao === 'pronta' && (
          <Link to={appPaths.documentosFiscais} className={styles.all}>
            {text.verTodas}
          </Link>
        )}
      </div>
      {lista.situacao === 'carregando' && <DocumentosSkeleton count={count} />}
      {lista.situacao === 'erro' && (
        <ListaErro error={lista.error} pending={lista.pending} onRetry={onRetry} />
      )}
      {idade}
      {lista.situacao === 'pronta' && (
        <Card padding="none">
          <div>
            {lista.pagina.retorno.map((documento) => (
              <DocumentoRow
                key={documento.documentoFiscalID}
                documento={documento}
                onClick={() => {
                  const state: DocumentosState = { documentoFiscalID: documento.documentoFiscalID };
                  void navigate(appPaths.documentosFiscais, { state });
                }}
              />
            ))}
          </div>
        </Card>
      )}
    </section>
  );
}

const icons = [<ReceiptText key="nota" />, <QrCode key="codigo" />, <Ticket key="numero" />];

/** Three first steps, by the ways and rewards that the campaign offers. */
function ComoFunciona({ comprovacao }: Pick<UltimasNotasProps, 'comprovacao'>) {
  const configuracao = useConfiguracao();
  const { compre, escaneie, cadastre, numeros, ganho } = text.passos;
  const passos = [
    compre,
    listFormas(configuracao).includes('escanear') ? escaneie : cadastre,
    isAreaOffered(configuracao, 'numeros')
      ? {
          titulo: numeros,
          detalhe: comprovacao ? text.numerosDepois(comprovacao.esperaHoras) : text.numerosNaHora,
        }
      : ganho,
  ];
  return (
    <section aria-labelledby="como-funciona" style={{ display: 'grid', gap: 'var(--espaco-3)' }}>
      <h2 id="como-funciona">{text.comoFunciona}</h2>
      <Card padding="none">
        <ol>
          {passos.map(({ titulo, detalhe }, i) => (
            <li key={titulo}>
              <ListRow leading={icons[i]} title={titulo} detail={detalhe} />
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}
