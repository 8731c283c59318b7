import { formatDiaCurto } from '@trevo/client/format.ts';
import { formatNumeroSorte } from '@trevo/rules/texto/mask';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { Link } from 'react-router';
import { Momento } from '../../platform/screen/Momento.tsx';
import { type Entrega, type SorteioRef, toEntregaAddress } from './sorteio-address.ts';
import { sorteioConsoleText } from './sorteio-console.text.ts';
import styles from './Sorteio.module.css';

const text = sorteioConsoleText.entrega;
const tons = {
  GANHO: 'alerta',
  AVISADO: 'info',
  DOCUMENTOS: 'info',
  RETIDO: 'perigo',
  VENCIDO: 'neutro',
  ENTREGUE: 'sucesso',
} as const;

/** The delivery of a winner's prize: its open condition, its deadline, and the time of the notice to the winner. */
export function EntregaPremiado({ params, premio }: { params: SorteioRef; premio: Entrega }) {
  const { situacao, pausa, ganhoEm, avisadoEm, entregueEm, numero } = premio;
  const rotulo = numero ? text.abrirDe(formatNumeroSorte(numero.serie, numero.numero)) : undefined;
  return (
    <span className={styles.what}>
      <span>
        <Badge dot tone={tons[situacao]}>
          {text.situacoes[situacao]}
        </Badge>{' '}
        {pausa !== null && <Badge tone="alerta">{text.pausado}</Badge>}
      </span>
      <small>
        {text.noApp} <Momento em={ganhoEm} />
        {avisadoEm !== null && (
          <>
            {text.e} {text.porContato} <Momento em={avisadoEm} />
          </>
        )}
      </small>
      <small>
        {entregueEm !== null ? (
          <>
            {text.entregue} <Momento em={entregueEm} />
          </>
        ) : (
          toPrazo(premio)
        )}
      </small>
      <Link to={toEntregaAddress(params, premio)} aria-label={rotulo}>
        {text.abrir}
      </Link>
    </span>
  );
}

const toPrazo = ({ situacao, entregarAte, caducaEm }: Entrega): string =>
  situacao === 'VENCIDO'
    ? text.venceu(formatDiaCurto(caducaEm))
    : text.prazo(formatDiaCurto(entregarAte), formatDiaCurto(caducaEm));
