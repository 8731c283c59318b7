import {
  getEmailSuporte,
  getPerguntasFrequentes,
  getUrlChat,
} from '@trevo/config/configuracao/telas-questions';
import { ChevronDown, Search, X } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { TelaHeader } from '../../../platform/navigation/TelaHeader.tsx';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { toButtonClass } from '@trevo/ui/action/button-class.ts';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { ajudaText as text } from '../ajuda.text.ts';
import { groupPerguntas, searchPerguntas, type Pergunta } from '../perguntas.ts';
import styles from './AjudaScreen.module.css';

/**
 * FAQ with search and expandable answers, plus the support contacts. The questions come with the configuration,
 * so they work offline. The screen is routed at two addresses, which differ in their title.
 */
export function AjudaScreen() {
  const own = getPerguntasFrequentes(useConfiguracao());
  const isFaq = matchPath(appPaths.faq, useLocation().pathname) !== null;
  const { titulo, subtitulo } = isFaq ? text.faq : text.ajuda;
  const [busca, setBusca] = useState('');
  const asked = useDeferredValue(busca);
  const all: readonly Pergunta[] = own.length > 0 ? own : text.padrao;
  const found = useMemo(() => searchPerguntas(all, asked), [all, asked]);
  const grupos = groupPerguntas(found);
  return (
    <Page header={<TelaHeader title={titulo} subtitle={subtitulo} />}>
      <Field label={text.buscar}>
        <TextInput
          autoComplete="off"
          enterKeyHint="search"
          leading={<Search />}
          trailing={busca && <IconButton label={text.limpar} icon={<X />} onClick={() => setBusca('')} />}
          value={busca}
          onInput={({ currentTarget }) => setBusca(currentTarget.value)}
        />
      </Field>
      <LiveRegion>{asked.trim() ? text.achadas(found.length) : ''}</LiveRegion>
      {found.length === 0 && (
        <EmptyState illustration="search" title={text.vazia} message={text.vaziaDetalhe} />
      )}
      {grupos.map(({ categoria, perguntas }) => (
        <section key={categoria} className={styles.grupo}>
          {(categoria || grupos.length > 1) && (
            <h2 className={styles.categoria}>{categoria || text.outras}</h2>
          )}
          <Card padding="none">
            <div>
              {perguntas.map((pergunta) => (
                <PerguntaItem key={pergunta.titulo} pergunta={pergunta} />
              ))}
            </div>
          </Card>
        </section>
      ))}
      <Contato />
    </Page>
  );
}

function PerguntaItem({ pergunta: { titulo, texto } }: { pergunta: Pergunta }) {
  return (
    <details className={styles.pergunta}>
      <summary className={styles.titulo}>
        <span>{titulo}</span>
        <ChevronDown className={styles.seta} aria-hidden="true" />
      </summary>
      <p className={styles.texto}>{texto}</p>
    </details>
  );
}

/** Support contacts: the chat, the e-mail, and the rules, which name the promoter. */
function Contato() {
  const configuracao = useConfiguracao();
  const hasChat = getUrlChat(configuracao) !== null;
  const email = getEmailSuporte(configuracao);
  return (
    <Card className={styles.contato}>
      <h2 className={styles.categoria}>{text.contato.titulo}</h2>
      <p>{text.contato.detalhe}</p>
      {hasChat && (
        <LinkButton to={appPaths.chatSuporte} wide>
          {text.contato.atendimento}
        </LinkButton>
      )}
      {email && (
        <a className={toButtonClass({ wide: true, variant: 'secondary' })} href={`mailto:${email}`}>
          {text.contato.email}
        </a>
      )}
      <LinkButton to={appPaths.regulamento} wide variant={hasChat || email ? 'ghost' : 'secondary'}>
        {text.contato.regulamento}
      </LinkButton>
    </Card>
  );
}
