import { isAreaOffered } from '@trevo/config/configuracao/areas';
import { isNotificacaoEnabled } from '@trevo/config/configuracao/telas-questions';
import { contaText } from '@trevo/contract/palavras.text';
import { formatChaveAcesso } from '@trevo/rules/texto/mask';
import { Coins, Gift, Hourglass, PartyPopper, ReceiptText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { Celebration } from '@trevo/ui/celebration/Celebration.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { Timeline } from '@trevo/ui/display/Timeline.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { VisuallyHidden } from '@trevo/ui/feedback/LiveRegion.tsx';
import { GameSymbol } from '@trevo/ui/reveal/GameSymbol.tsx';
import { useCampanha } from '../../campanha/public.ts';
import {
  CompartilharNumeros,
  ConcorreA,
  dinamicaText,
  guessDinamicas,
  NumeroSorte,
} from '../../cupom/public.ts';
import { AvisosConvite } from '../../notificacao/public.ts';
import { VerParticipantes } from '../../produto/public.ts';
import { findLook, raspadinhaContagemText } from '../../raspadinha/public.ts';
import { FotoDaNota } from '../prova/FotoDaNota.tsx';
import { findPassoFoto } from '../leitura/passo-foto.ts';
import { LerNota } from '../prova/LerNota.tsx';
import { ContestarPedido } from '../prova/ContestarPedido.tsx';
import { documentoFiscalText } from '../documento-fiscal.text.ts';
import { type DocumentoFiscal, isVezDoDono } from '../documento-fiscal.wire.ts';
import { toEtapas } from '../detalhes/to-etapas.ts';
import { RasparLink, useHasCards } from './RasparLink.tsx';
import styles from './Desfecho.module.css';
import { desfechoText as text } from './desfecho.text.ts';
import { Cura, DesfechoPage } from './DesfechoPage.tsx';
import { useProcura, useShowProcura } from '../prova/use-procura.ts';
import { type DesfechoTitulos, describeDesfecho, useProximaTela } from './describe-desfecho.ts';

export interface DocumentoDesfechoProps {
  documento: DocumentoFiscal;
  titulos: DesfechoTitulos;
  /** Whether the first view of the earnings is celebrated. */
  celebrates?: boolean;
  /** Secondary action after the link to the cards, numbers or receipts: registering another one. */
  action?: ReactNode;
  /** Returns all next steps, the primary one first; replaces that link and `action`. */
  toActions?(documento: DocumentoFiscal, hasCards: boolean): ReactNode;
  /** Additional details of the purchase, below its earnings. */
  children?: ReactNode;
}

/** Result of a receipt, a purchase or a coupon: earnings, pending status, or the reason why it does not count. */
export function DocumentoDesfecho(props: DocumentoDesfechoProps) {
  const { titulos, celebrates = true, action, toActions, children } = props;
  const [reopened, setReopened] = useState<DocumentoFiscal | null>(null);
  const documento = reopened ?? props.documento;
  const { apuracao, numeros, raspadinhas, protocolo, cabecalho } = documento;
  const { status, motivo } = apuracao;
  const saldo = documento.pontos + documento.cashbackCentavos;
  const isEarning = status === 'VALIDO' && numeros.length + raspadinhas + saldo > 0;
  const configuracao = useConfiguracao();
  const { campanha } = useCampanha();
  const look = useLook(documento, titulos, isEarning);
  const hasCards = useHasCards(documento);
  const showProcura = useShowProcura();
  useProcura([documento], (found) => {
    setReopened(found);
    // A remounted page is announced by the focus of its heading; any other change must be announced here.
    if (toPageKey(found) === toPageKey(documento)) showProcura(found);
  });
  return (
    <DesfechoPage
      key={toPageKey(documento)}
      {...look}
      actions={
        toActions?.(documento, hasCards) ?? (
          <>
            {hasCards ? (
              <RasparLink />
            ) : (
              <NextLink
                isApproved={status === 'VALIDO'}
                variant={isVezDoDono(documento) ? 'secondary' : 'primary'}
              />
            )}
            {action}
          </>
        )
      }
    >
      <Celebration active={(celebrates || reopened !== null) && isEarning} />
      {isEarning && (
        <>
          <NumerosGanhos {...documento} />
          {numeros.length > 0 && (
            <>
              <ConcorreA participaEm={documento.registradoEm} concedidoEm={findConcedidoEm(documento)} />
              {campanha && <CompartilharNumeros campanha={campanha} listNumeros={() => numeros} />}
            </>
          )}
          <RaspadinhasGanhas total={raspadinhas} isExtra={numeros.length > 0} />
          <SaldoGanho {...documento} />
          {hasCards && <NextLink isApproved variant="ghost" />}
        </>
      )}
      {status !== 'PENDENTE' && !isEarning && <Cura>{motivo?.cura}</Cura>}
      {children}
      {status === 'PENDENTE' && (
        <>
          <LerNota documento={documento} />
          <FotoDaNota documento={documento} onChange={setReopened} isResultado />
          <Andamento documento={documento} />
        </>
      )}
      {status !== 'PENDENTE' && findPassoFoto(documento) === 'lida' && (
        <FotoDaNota documento={documento} onChange={setReopened} isResultado />
      )}
      {status !== 'INVALIDO' && <VerParticipantes />}
      {documento.contestavel && (
        <div className={styles.contestar}>
          <ContestarPedido documento={documento} onReopened={setReopened} />
        </div>
      )}
      {isNotificacaoEnabled(configuracao) && status === 'PENDENTE' && !isVezDoDono(documento) && (
        <AvisosConvite motivo="resultado" />
      )}
      {isNotificacaoEnabled(configuracao) && isEarning && numeros.length > 0 && (
        <AvisosConvite motivo="sorteio" />
      )}
      <div className={styles.nota}>
        {cabecalho.chaveAcesso && <p>{text.chave(formatChaveAcesso(cabecalho.chaveAcesso))}</p>}
        {protocolo && <p>{text.protocolo(protocolo)}</p>}
      </div>
    </DesfechoPage>
  );
}

/** Key that remounts the page on a new status or step of the photo, so that its heading takes the focus again. */
const toPageKey = ({ apuracao, comprovacao }: DocumentoFiscal): string =>
  `${apuracao.status} ${comprovacao?.foto ?? ''}`;

/** Returns when the numbers were granted: at the approval, else at the registration. */
const findConcedidoEm = ({ apuracao, registradoEm }: DocumentoFiscal): string =>
  apuracao.historico.findLast(({ status }) => status === 'VALIDO')?.dataHora ?? registradoEm;

function useLook(documento: DocumentoFiscal, titulos: DesfechoTitulos, isEarning: boolean) {
  const cards = findLook(useConfiguracao());
  const { status, motivo } = documento.apuracao;
  const title = describeDesfecho(documento, titulos, cards);
  const looks = {
    PENDENTE: {
      tone: 'marca',
      icon: <Hourglass />,
      title,
      message: motivo?.cura ?? text.pendenteDetalhe,
    },
    INVALIDO: {
      tone: 'alerta',
      icon: <ReceiptText />,
      title,
      message: motivo?.mensagem,
    },
    VALIDO: {
      tone: isEarning ? 'sucesso' : 'marca',
      icon: isEarning ? <PartyPopper /> : <ReceiptText />,
      title,
      // A limit that reduced the numbers is explained next to them.
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

interface NextLinkProps {
  isApproved: boolean;
  /** Secondary when the primary action is elsewhere on the page. */
  variant: 'primary' | 'secondary' | 'ghost';
}

/** Link to the numbers, the receipts, or the next screen that the campaign configures. */
function NextLink({ isApproved, variant }: NextLinkProps) {
  const proxima = useProximaTela();
  return (
    <LinkButton to={isApproved ? proxima.to : appPaths.documentosFiscais} variant={variant} wide replace>
      {isApproved ? proxima.label : text.verNotas}
    </LinkButton>
  );
}

// Maximum of animated tickets; more would still be arriving when the user has left.
const shownNumeros = 12;

/** Lucky numbers of a purchase and the multiplier that applied; renders nothing without numbers. */
function NumerosGanhos({ numeros, multiplicador }: Pick<DocumentoFiscal, 'numeros' | 'multiplicador'>) {
  const configuracao = useConfiguracao();
  if (numeros.length === 0) return null;
  const hidden = numeros.length - shownNumeros;
  return (
    <>
      {multiplicador > 1 && (
        <p className={styles.vezes}>
          <strong>
            {dinamicaText.vezes(multiplicador)}
            <VisuallyHidden>:</VisuallyHidden>
          </strong>{' '}
          {dinamicaText.multiplicou(guessDinamicas(configuracao, multiplicador))}
        </p>
      )}
      <ul className={styles.numeros} aria-label={text.seusNumeros}>
        {numeros.slice(0, shownNumeros).map(({ serie, numero }, order) => (
          <li key={`${serie}${numero}`}>
            <NumeroSorte serie={serie} numero={numero} order={order} highlight={order === 0} />
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={styles.nota}>{text.maisNumeros(hidden)}</p>}
    </>
  );
}

/** Points and cashback of a purchase, with a link to the balance; renders nothing without any. */
function SaldoGanho({ pontos, cashbackCentavos }: Pick<DocumentoFiscal, 'pontos' | 'cashbackCentavos'>) {
  const ganhos = [
    { moeda: 'pontos', valor: pontos, to: appPaths.contaCorrente },
    { moeda: 'cashback', valor: cashbackCentavos, to: appPaths.saldoCashback },
  ] as const;
  const configuracao = useConfiguracao();
  const earned = ganhos.filter(({ moeda, valor }) => valor > 0 && isAreaOffered(configuracao, moeda));
  if (earned.length === 0) return null;
  return (
    <Card padding="none">
      {earned.map(({ moeda, valor, to }) => (
        <ListRow
          key={moeda}
          leading={<Coins />}
          title={text.ganhouSaldo[moeda]}
          trailing={`+ ${contaText.valor(moeda, valor)}`}
          render={(className, content) => (
            <Link className={className} to={to}>
              {content}
            </Link>
          )}
        />
      ))}
    </Card>
  );
}

export interface RaspadinhasGanhasProps {
  total: number;
  /** Whether numbers were earned too: then the title names those and the cards are extra. */
  isExtra: boolean;
}

/** Cards of a purchase; the link to them is the primary button below. */
function RaspadinhasGanhas({ total, isExtra }: RaspadinhasGanhasProps) {
  const configuracao = useConfiguracao();
  if (total === 0) return null;
  if (!isAreaOffered(configuracao, 'raspadinhas')) {
    return (
      <Notice tone="marca" icon={<Gift />}>
        {text.chances(total)}
      </Notice>
    );
  }
  const look = findLook(configuracao);
  return (
    <Card variant="raised">
      <div className={styles.premio}>
        <span className={styles.symbol}>
          <GameSymbol name="gift" />
        </span>
        <h2>{isExtra ? text.maisRaspadinhas(look, total) : text.suaVez[look]}</h2>
        <p>{raspadinhaContagemText.detalhe}</p>
      </div>
    </Card>
  );
}
