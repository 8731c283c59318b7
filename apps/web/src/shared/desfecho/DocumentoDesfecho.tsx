import { getTelaAposEscanear } from '@trevo/config/configuracao-questions';
import { CircleAlert, Hourglass, PartyPopper, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Celebration } from '../../ui/celebration/Celebration.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Timeline } from '../../ui/display/Timeline.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useAgora } from '../clock/use-agora.ts';
import { useConfiguracao } from '../configuracao/PartidaProvider.tsx';
import { documentoFiscalText } from '../documento-fiscal/documento-fiscal.text.ts';
import type { DocumentoFiscal } from '../documento-fiscal/documento-fiscal.wire.ts';
import { toEtapas } from '../documento-fiscal/to-etapas.ts';
import { type AppPath, appPaths } from '../navigation/app-paths.ts';
import { findDestination } from '../navigation/find-destination.ts';
import { LinkButton } from '../navigation/LinkButton.tsx';
import styles from './Desfecho.module.css';
import { desfechoText as text } from './desfecho.text.ts';
import { DesfechoPage } from './DesfechoPage.tsx';
import { NumerosGanhos } from './NumerosGanhos.tsx';

/** What this kind of purchase is called in each of its three states. */
export interface DesfechoTitulos {
  readonly pendente: string;
  readonly aprovada: string;
  readonly recusada: string;
}

export interface DocumentoDesfechoProps {
  documento: DocumentoFiscal;
  titulos: DesfechoTitulos;
  /** A first look at what it earned is celebrated. */
  celebrates?: boolean;
  /** Before the two links that every result has: registering another one. */
  action?: ReactNode;
  /** More about the purchase, under what it earned. */
  children?: ReactNode;
}

/** The answer to a purchase or a coupon: what it earned, where it stands, or why it does not count. */
export function DocumentoDesfecho(props: DocumentoDesfechoProps) {
  const { documento, titulos, celebrates = true, action, children } = props;
  const agora = useAgora();
  const { apuracao, numeros, protocolo } = documento;
  const { status, motivo } = apuracao;
  const isEarning = status === 'VALIDO' && (numeros.length > 0 || documento.raspadinhas > 0);
  const timeline = (
    <Card>
      <h2>{text.andamento}</h2>
      <Timeline steps={toEtapas(documento, agora)} stateLabels={documentoFiscalText.etapas} />
    </Card>
  );
  const looks = {
    PENDENTE: {
      tone: 'alerta',
      icon: <Hourglass />,
      title: titulos.pendente,
      message: motivo?.cura ?? text.pendenteDetalhe,
    },
    INVALIDO: {
      tone: 'perigo',
      icon: <CircleAlert />,
      title: titulos.recusada,
      message: motivo?.mensagem,
    },
    VALIDO: {
      tone: isEarning ? 'sucesso' : 'marca',
      icon: isEarning ? <PartyPopper /> : <ReceiptText />,
      title: numeros.length > 0 ? text.ganhou(numeros.length) : titulos.aprovada,
      // A limit that took numbers away is said where the numbers are celebrated.
      message: motivo?.mensagem ?? (isEarning ? text.boaSorte : undefined),
    },
  } as const;
  return (
    <DesfechoPage
      {...looks[status]}
      actions={
        <>
          <NextLink isApproved={status === 'VALIDO'} />
          {action}
        </>
      }
    >
      <Celebration active={celebrates && isEarning} />
      {status === 'VALIDO' && <NumerosGanhos documento={documento} />}
      {status === 'INVALIDO' && motivo?.cura && <Notice>{motivo.cura}</Notice>}
      {status === 'VALIDO' && !isEarning && motivo?.cura && <Notice>{motivo.cura}</Notice>}
      {children}
      {status !== 'VALIDO' && timeline}
      {protocolo && <p className={styles.nota}>{text.protocolo(protocolo)}</p>}
    </DesfechoPage>
  );
}

/** The numbers or the receipts, unless the campaign has a screen of its own for this moment. */
function NextLink({ isApproved }: { isApproved: boolean }) {
  const configuracao = useConfiguracao();
  const isOwn = isApproved && getTelaAposEscanear(configuracao) !== null;
  const own = findDestination(configuracao, { momento: 'aposEscanear' }) as AppPath;
  const to = isOwn ? own : isApproved ? appPaths.cupons : appPaths.documentosFiscais;
  return (
    <LinkButton to={to} wide replace>
      {isOwn ? text.continuar : isApproved ? text.verNumeros : text.verNotas}
    </LinkButton>
  );
}
