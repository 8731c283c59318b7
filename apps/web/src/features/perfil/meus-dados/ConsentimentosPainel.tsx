import { useQueryClient } from '@tanstack/react-query';
import {
  getLgpdTermos,
  toLgpdNomeTermo,
  getMenuConfiguracoes,
} from '@trevo/config/configuracao/telas-questions';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { termoNotificacao } from '@trevo/contract/palavras.text';
import { type ReactNode, useId, useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { formatMomento } from '@trevo/client/format.ts';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { paineis } from '../../../platform/navigation/painel-store.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Switch } from '@trevo/ui/choice/Switch.tsx';
import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { NotificacaoSwitch } from '../../notificacao/public.ts';
import styles from './ConsentimentosPainel.module.css';
import { consentimentosText as text } from './meus-dados.text.ts';

type Consentimento = RetornoOf<Calls['consumidor.consentimentos']>[number];

/** Consents of the consumidor with their history; optional ones can be withdrawn here. */
export function ConsentimentosPainel({ onClose }: { onClose: () => void }) {
  const { data: consentimentos, error, isFetching, refetch } = useCall('consumidor.consentimentos', {});
  return (
    <Sheet open onClose={onClose} title={text.titulo} closeLabel={text.fechar}>
      {consentimentos ? (
        <Grupos consentimentos={consentimentos} />
      ) : error ? (
        <ListaErro error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={text.carregando}>
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} shape="block" height="5rem" />
          ))}
        </SkeletonGroup>
      )}
    </Sheet>
  );
}

function Grupos({ consentimentos }: { consentimentos: readonly Consentimento[] }) {
  const obrigatorios = consentimentos.filter(({ vigente, obrigatorio }) => vigente && obrigatorio);
  const opcionais = consentimentos.filter(({ vigente, obrigatorio }) => vigente && !obrigatorio);
  const antigos = consentimentos.filter(({ vigente }) => !vigente);
  return (
    <>
      <p>{text.explicacao}</p>
      <Grupo titulo={text.opcionais}>
        {opcionais.map((each) => (
          <Opcional key={each.nomeTermo} consentimento={each} />
        ))}
      </Grupo>
      {obrigatorios.length > 0 && (
        <Grupo titulo={text.obrigatorios} after={<Sair />}>
          {obrigatorios.map((each) => (
            <Respondido key={each.nomeTermo} consentimento={each} />
          ))}
        </Grupo>
      )}
      {antigos.length > 0 && (
        <Grupo titulo={text.antigos}>
          {antigos.map((each) => (
            <Respondido key={each.nomeTermo} consentimento={each} />
          ))}
        </Grupo>
      )}
    </>
  );
}

function Grupo({ titulo, after, children }: { titulo: string; after?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.grupo} aria-labelledby={id}>
      <h3 id={id}>{titulo}</h3>
      <ul className={styles.lista}>{children}</ul>
      {after}
    </section>
  );
}

/** Explains that a mandatory consent is withdrawn by deleting the account. */
function Sair() {
  const { excluirConta } = getMenuConfiguracoes(useConfiguracao());
  const { titulo, mensagem, excluir, suporte } = text.sair;
  return (
    <Notice
      title={titulo}
      action={
        excluirConta && (
          <Button variant="secondary" onClick={() => paineis.open('excluirConta')}>
            {excluir}
          </Button>
        )
      }
    >
      {mensagem}
      {!excluirConta && ` ${suporte}`}
    </Notice>
  );
}

function Respondido({ consentimento }: { consentimento: Consentimento }) {
  const { titulo, detalhe } = useTitulo(consentimento.nomeTermo);
  return (
    <li className={styles.item}>
      <p className={styles.titulo}>{titulo}</p>
      {detalhe && <p className={styles.detalhe}>{detalhe}</p>}
      <Historico consentimento={consentimento} />
    </li>
  );
}

function Opcional({ consentimento }: { consentimento: Consentimento }) {
  const usuario = useSession()?.usuario ?? '';
  const isNotificacao = consentimento.nomeTermo === termoNotificacao.nomeTermo;
  return (
    <li className={styles.item}>
      {isNotificacao ? (
        // This switch also registers or ends the device.
        <NotificacaoSwitch usuario={usuario} initial={consentimento.aceito ?? false} />
      ) : (
        <TermoSwitch consentimento={consentimento} />
      )}
      <Historico consentimento={consentimento} />
    </li>
  );
}

/** Saved immediately (optimistic update with rollback). */
function TermoSwitch({ consentimento: { nomeTermo, aceito } }: { consentimento: Consentimento }) {
  const queries = useQueryClient();
  const { titulo, detalhe } = useTitulo(nomeTermo);
  const [asked, setAsked] = useState<boolean>();
  const [erro, setErro] = useState<string>();
  const pending = asked !== undefined;

  async function change(next: boolean): Promise<void> {
    if (pending) return;
    setAsked(next);
    setErro(undefined);
    try {
      await callApi('consumidor.alterarConsentimento', { body: { nomeTermo, aceito: next } });
      await queries.invalidateQueries({ queryKey: ['consumidor.consentimentos'] });
    } catch (thrown) {
      setErro(toApiError(thrown).mensagem);
    } finally {
      setAsked(undefined);
    }
  }

  return (
    <>
      <Switch
        label={titulo}
        detail={detalhe}
        checked={asked ?? aceito ?? false}
        aria-busy={pending || undefined}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      <div role="alert">{erro && <Notice tone="perigo">{erro}</Notice>}</div>
    </>
  );
}

/** Current answer, with the earlier ones expandable. */
function Historico({ consentimento: { historico } }: { consentimento: Consentimento }) {
  const [last, ...before] = historico;
  if (!last) return <p className={styles.detalhe}>{text.semHistorico}</p>;
  return (
    <>
      <Resposta resposta={last} hadYes={hasYes(before)} />
      {before.length > 0 && (
        <details className={styles.historico}>
          <summary>{text.historico(before.length)}</summary>
          <ol>
            {before.map((resposta, at) => (
              <li key={resposta.respondidoEm}>
                <Resposta resposta={resposta} hadYes={hasYes(before.slice(at + 1))} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

type RespostaWire = Consentimento['historico'][number];

const hasYes = (respostas: readonly RespostaWire[]) => respostas.some(({ aceito }) => aceito);

/** @param hadYes whether an earlier answer was a yes: then a no is a withdrawal */
function Resposta(props: { resposta: RespostaWire; hadYes: boolean }) {
  const { aceito, respondidoEm, versao, versaoAtual } = props.resposta;
  const agora = useAgora();
  const words = aceito ? text.aceito : props.hadYes ? text.retirado : text.recusado;
  return (
    <p className={styles.detalhe}>
      {text.resposta(words, formatMomento(respondidoEm, agora))}
      <br />
      {text.versao(versao, versaoAtual)}
    </p>
  );
}

/** Returns the title of a term, and its sentence when the name alone is not descriptive. */
function useTitulo(nomeTermo: string): { titulo: string; detalhe?: string | undefined } {
  const configuracao = useConfiguracao();
  const known: Readonly<Record<string, string>> = text.titulos;
  if (nomeTermo === termoNotificacao.nomeTermo) return { titulo: text.notificacoes };
  const lgpd = getLgpdTermos(configuracao).findIndex((_, at) => toLgpdNomeTermo(at + 1) === nomeTermo);
  if (lgpd >= 0) return { titulo: text.lgpd(String(lgpd + 1)), detalhe: getLgpdTermos(configuracao)[lgpd] };
  return { titulo: known[nomeTermo] ?? nomeTermo };
}
