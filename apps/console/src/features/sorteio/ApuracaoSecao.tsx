import { formatContagem } from '@trevo/client/format.ts';
import { formatNumeroSorte } from '@trevo/rules/texto/mask';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Disclosure } from '@trevo/ui/display/Disclosure.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useRead } from '../../platform/api/console-client.ts';
import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Fatos } from '../../platform/screen/Fatos.tsx';
import { Leitura, Recusa } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { ConfirmacaoSecao } from './ConfirmacaoSecao.tsx';
import type { Apuracao, SorteioRef } from './sorteio-address.ts';
import { sorteioConsoleText } from './sorteio-console.text.ts';
import { Desclassificados, TitularesTabela } from './TitularesTabela.tsx';
import styles from './Sorteio.module.css';

const text = sorteioConsoleText.apuracao;

/** The result stands, and the draw was not computed. */
export function ApuracaoFalta({ params }: { params: SorteioRef }) {
  const isPermitido = usePermissao();
  return (
    <Secao titulo={text.titulo}>
      <p>{text.falta}</p>
      {isPermitido('operador.apurarSorteio') ? (
        <Apurar params={params} fazer={text.apurar} />
      ) : (
        <p className={styles.quiet}>{text.espera}</p>
      )}
    </Secao>
  );
}

/** The newest version of a computed draw: each step in words, winners, alternates, and the confirmation. */
export function ApuracaoSecao({ params }: { params: SorteioRef }) {
  const apuracao = useRead('operador.apuracao', { params });
  return (
    <Leitura lida={apuracao} linhas={8}>
      {(lida) => (
        <>
          <ConfirmacaoSecao params={params} apuracao={lida} />
          <Lida params={params} apuracao={lida} />
        </>
      )}
    </Leitura>
  );
}

function Lida({ params, apuracao }: { params: SorteioRef; apuracao: Apuracao }) {
  const { premiados, suplentes, desclassificados, passos, versoes } = apuracao;
  const isPermitido = usePermissao();
  const isAberta = apuracao.confirmada === null;
  const desclassifica =
    isAberta && isPermitido('operador.desclassificar') ? { params, versao: apuracao.versao } : undefined;
  return (
    <>
      <Secao titulo={text.titulo}>
        <Avisos params={params} apuracao={apuracao} />
        <Fatos
          linhas={[
            [text.sorteados, <Sorteados key="sorteados" apuracao={apuracao} />],
            [
              text.versoes,
              <ol key="versoes" className={styles.plain}>
                {versoes.map(({ versao, em, ator, motivo }) => (
                  <li key={versao}>
                    {text.versaoDe(versao, motivo)}{' '}
                    <small>
                      <Momento em={em} />, {ator.nome}
                    </small>
                  </li>
                ))}
              </ol>,
            ],
          ]}
        />
        {passos.length > 0 && (
          <Disclosure title={text.passos(formatContagem(passos.length))}>
            <Passos passos={passos} />
          </Disclosure>
        )}
      </Secao>
      <Secao titulo={text.premiados}>
        {!isAberta && isPermitido('operador.premios') ? (
          <Entregas params={params} titulares={premiados} />
        ) : (
          <TitularesTabela nome={text.premiados} titulares={premiados} desclassifica={desclassifica} />
        )}
      </Secao>
      {suplentes.length > 0 && (
        <Secao titulo={text.suplentes}>
          <TitularesTabela nome={text.suplentes} titulares={suplentes} desclassifica={desclassifica} />
        </Secao>
      )}
      {desclassificados.length > 0 && (
        <Secao titulo={text.desclassificados}>
          <Desclassificados desclassificados={desclassificados} />
        </Secao>
      )}
    </>
  );
}

const maximoEntregas = 100;

/** The winners of a confirmed draw, each with the delivery of the prize. */
function Entregas({ params, titulares }: { params: SorteioRef; titulares: Apuracao['premiados'] }) {
  const { ano, identificacao, date } = params;
  const premios = useRead('operador.premios', {
    params: { ano, identificacao, perPage: maximoEntregas },
    query: { premio: date },
  });
  return (
    <Leitura lida={premios} linhas={3}>
      {(lidos) => (
        <TitularesTabela
          nome={text.premiados}
          titulares={titulares}
          entregas={{ params, premios: lidos.retorno }}
        />
      )}
    </Leitura>
  );
}

function Avisos({ params, apuracao }: { params: SorteioRef; apuracao: Apuracao }) {
  const { isDesatualizada, confirmada } = apuracao;
  const isPermitido = usePermissao();
  return (
    <>
      {isDesatualizada && confirmada === null && (
        <Notice
          tone="alerta"
          title={text.desatualizada}
          action={
            isPermitido('operador.apurarSorteio') && <Apurar params={params} fazer={text.apurarDeNovo} />
          }
        >
          {text.desatualizadaMensagem}
        </Notice>
      )}
      {apuracao.semGanhador > 0 && (
        <Notice tone="alerta" title={text.semPremiado(apuracao.semGanhador)}>
          {text.semPremiadoMensagem}
        </Notice>
      )}
    </>
  );
}

/** The drawn numbers, each with the first prize of its search. */
const Sorteados = ({ apuracao: { sorteados } }: { apuracao: Apuracao }) => (
  <ul className={styles.plain}>
    {sorteados.map(({ premio, serie, numero }) => (
      <li key={`${premio} ${serie} ${numero}`}>
        {text.sorteado(premio, formatNumeroSorte(serie, numero).replace(' ', '\u00a0'))}
      </li>
    ))}
  </ul>
);

/** Each looked-at number in a sentence. */
const Passos = ({ passos }: { passos: Apuracao['passos'] }) => (
  <ol className={styles.proof}>
    {passos
      .map(({ frase }, at) => ({ ordem: at + 1, frase }))
      .map(({ ordem, frase }) => (
        <li key={ordem}>{frase}</li>
      ))}
  </ol>
);

function Apurar({ params, fazer }: { params: SorteioRef; fazer: string }) {
  const apurar = useAct('operador.apurarSorteio');
  async function send(): Promise<void> {
    if (await apurar.run({ params, body: {} })) avisos.show(text.apurado, { tone: 'sucesso' });
  }
  return (
    <>
      <div className={styles.buttons}>
        <Button pending={apurar.isPending} onClick={() => void send()}>
          {fazer}
        </Button>
      </div>
      <Recusa error={apurar.error} />
    </>
  );
}
