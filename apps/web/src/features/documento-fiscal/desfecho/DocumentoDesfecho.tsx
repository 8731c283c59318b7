import { formatChaveAcesso } from '@trevo/rules/mask';
import { CircleAlert, Hourglass, PartyPopper, ReceiptText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Celebration } from '../../../ui/celebration/Celebration.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { Timeline } from '../../../ui/display/Timeline.tsx';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { ContestarPedido } from '../ContestarPedido.tsx';
import { documentoFiscalText } from '../documento-fiscal.text.ts';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import { toEtapas } from '../to-etapas.ts';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { findLook } from '../../raspadinha/public.ts';
import { Cura } from './Cura.tsx';
import styles from './Desfecho.module.css';
import { desfechoText as text } from './desfecho.text.ts';
import { DesfechoPage } from './DesfechoPage.tsx';
import { NumerosGanhos } from './NumerosGanhos.tsx';
import { RaspadinhasGanhas } from './RaspadinhasGanhas.tsx';
import { type DesfechoTitulos, sayDesfecho } from './say-desfecho.ts';
import { useProximaTela } from './use-proxima-tela.ts';

export interface DocumentoDesfechoProps {
  documento: DocumentoFiscal;
  titulos: DesfechoTitulos;
  /** A first look at what it earned is celebrated. */
  celebrates?: boolean;
  /** After the way to the numbers or the receipts: registering another one. */
  action?: ReactNode;
  /** All the next steps, the main one first, instead of that way and `action`. */
  toActions?(documento: DocumentoFiscal): ReactNode;
  /** More about the purchase, under what it earned. */
  children?: ReactNode;
}

/** The answer to a receipt, a purchase or a coupon: what it earned, where it stands, or why it does not count. */
export function DocumentoDesfecho(props: DocumentoDesfechoProps) {
  const { titulos, celebrates = true, action, toActions, children } = props;
  const [reopened, setReopened] = useState<DocumentoFiscal | null>(null);
  const documento = reopened ?? props.documento;
  const { apuracao, numeros, raspadinhas, protocolo, cabecalho } = documento;
  const { status, motivo } = apuracao;
  const isEarning = status === 'VALIDO' && numeros.length + raspadinhas > 0;
  const look = useLook(documento, titulos, isEarning);
  return (
    <DesfechoPage
      // Another answer is another heading to hear.
      key={status}
      {...look}
      actions={
        toActions?.(documento) ?? (
          <>
            <NextLink isApproved={status === 'VALIDO'} />
            {action}
          </>
        )
      }
    >
      <Celebration active={celebrates && isEarning} />
      {isEarning && (
        <>
          <NumerosGanhos {...documento} />
          <RaspadinhasGanhas total={raspadinhas} isExtra={numeros.length > 0} />
        </>
      )}
      {status !== 'PENDENTE' && !isEarning && <Cura>{motivo?.cura}</Cura>}
      {children}
      {status === 'PENDENTE' && <Andamento documento={documento} />}
      {documento.contestavel && (
        <div className={styles.contestar}>
          <ContestarPedido documento={documento} onReopened={setReopened} />
        </div>
      )}
      <div className={styles.nota}>
        {cabecalho.chaveAcesso && <p>{text.chave(formatChaveAcesso(cabecalho.chaveAcesso))}</p>}
        {protocolo && <p>{text.protocolo(protocolo)}</p>}
      </div>
    </DesfechoPage>
  );
}

function useLook(documento: DocumentoFiscal, titulos: DesfechoTitulos, isEarning: boolean) {
  const cards = findLook(useConfiguracao());
  const { status, motivo } = documento.apuracao;
  const title = sayDesfecho(documento, titulos, cards);
  const looks = {
    PENDENTE: {
      tone: 'alerta',
      icon: <Hourglass />,
      title,
      message: motivo?.cura ?? text.pendenteDetalhe,
    },
    INVALIDO: {
      tone: 'perigo',
      icon: <CircleAlert />,
      title,
      message: motivo?.mensagem,
    },
    VALIDO: {
      tone: isEarning ? 'sucesso' : 'marca',
      icon: isEarning ? <PartyPopper /> : <ReceiptText />,
      title,
      // A limit that took numbers away is said where the numbers are celebrated.
      message: motivo?.mensagem ?? (isEarning ? text.boaSorte : undefined),
    },
  } as const;
  return looks[status];
}

function Andamento({ documento }: { documento: DocumentoFiscal }) {
  const agora = useAgora();
  return (
    <Card>
      <h2>{text.andamento}</h2>
      <Timeline steps={toEtapas(documento, agora)} stateLabels={documentoFiscalText.etapas} />
    </Card>
  );
}

function NextLink({ isApproved }: { isApproved: boolean }) {
  const proxima = useProximaTela();
  return (
    <LinkButton to={isApproved ? proxima.to : appPaths.documentosFiscais} wide replace>
      {isApproved ? proxima.label : text.verNotas}
    </LinkButton>
  );
}
