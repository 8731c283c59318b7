import {
  getTextoAvisoApple,
  getTipoIdentificacao,
  isAvisoAppleEnabled,
} from '@trevo/config/configuracao-questions';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useConfiguracao } from '../../../shared/configuracao/PartidaProvider.tsx';
import { IdentificacaoField } from '../../../shared/identificacao/IdentificacaoField.tsx';
import { appPaths } from '../../../shared/navigation/app-paths.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { InfoModal } from '../../../ui/dialog/InfoModal.tsx';
import { LiveRegion } from '../../../ui/feedback/LiveRegion.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { BottomBar } from '../../../ui/layout/BottomBar.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { entradaText as text } from '../entrada.text.ts';
import { isAppleDevice } from '../is-apple-device.ts';
import type { EntradaQuery } from '../read-entrada-query.ts';
import { useAutoSignIn } from '../use-auto-sign-in.ts';
import type { CadastroBloqueio } from '../use-cadastro-bloqueio.ts';
import { useEntrada } from '../use-entrada.ts';
import styles from './EntradaForm.module.css';
import { EsqueciSenhaModal } from './EsqueciSenhaModal.tsx';
import { MarcaHero } from './MarcaHero.tsx';
import { SenhaPasso } from './SenhaPasso.tsx';

const formId = 'entrada';

export interface EntradaFormProps {
  readonly isLogin: boolean;
  readonly query: EntradaQuery;
  readonly bloqueio: CadastroBloqueio;
}

/** Number, then password: one question at a time, or both together on the login address. */
export function EntradaForm({ isLogin, query, bloqueio }: EntradaFormProps) {
  const configuracao = useConfiguracao();
  const entrada = useEntrada({ isLogin, query, cadastroBloqueio: bloqueio.mensagem });
  const { usuario, passo, pending, usuarioErro, senhaErro, modal, say } = entrada;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const numero = useRef<HTMLInputElement>(null);
  const senha = useRef<HTMLInputElement>(null);
  useAutoSignIn(query, entrada.signIn);

  useEffect(() => {
    if (passo === 'senha' && !isLogin) senha.current?.focus();
  }, [passo, isLogin]);
  useEffect(() => {
    if (senhaErro) senha.current?.select();
  }, [senhaErro]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (entrada.submit() === 'usuario') numero.current?.focus();
  }

  const isReturning = passo === 'senha' && !isLogin;
  const titulo = isLogin ? text.tituloLogin : isReturning ? text.tituloSenha : text.titulo;
  const subtitulo = isLogin
    ? text.subtituloLogin
    : isReturning
      ? text.subtituloSenha
      : text.subtitulo[getTipoIdentificacao(configuracao)];
  return (
    <Page
      footer={
        <EntradaBar links={isLogin ? <CriarConta /> : <Documentos />}>
          <Button
            // Each step has its own lock: the second press is another question.
            key={passo}
            type="submit"
            form={formId}
            wide
            lockMs={1000}
            pending={pending}
            pendingLabel={passo === 'senha' ? text.entrando : text.verificando}
          >
            {isLogin ? say(text.entrarLogin) : isReturning ? say(text.entrar) : text.continuar}
          </Button>
        </EntradaBar>
      }
    >
      <MarcaHero compact={isReturning} />
      <div className={styles.intro}>
        <h1>{titulo}</h1>
        <p>{subtitulo}</p>
      </div>
      {bloqueio.situacao === 'encerrada' && (
        <Notice tone="alerta" title={text.encerrada}>
          {bloqueio.mensagem}
        </Notice>
      )}
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <IdentificacaoField
          inputRef={numero}
          value={usuario}
          onValueChange={entrada.changeUsuario}
          error={usuarioErro}
          large
          enterKeyHint={isLogin ? 'next' : 'go'}
        />
        {passo === 'senha' && (
          <SenhaPasso
            inputRef={senha}
            value={entrada.senha}
            onValueChange={entrada.changeSenha}
            error={senhaErro}
            forgotLabel={say(text.esqueciSenha)}
            onForgot={() => setHelpOpen(true)}
          />
        )}
      </form>
      {isAvisoAppleEnabled(configuracao) && isAppleDevice(navigator) && (
        <p className={styles.aviso}>{getTextoAvisoApple(configuracao)}</p>
      )}
      <LiveRegion>{isReturning ? text.pedeSenha : ''}</LiveRegion>
      <InfoModal
        open={modal !== null}
        onClose={entrada.closeModal}
        tone="alerta"
        title={modal?.titulo}
        message={modal?.mensagem}
      >
        {modal?.cura && <p className={styles.cura}>{modal.cura}</p>}
      </InfoModal>
      <EsqueciSenhaModal open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </Page>
  );
}

/** The links stand under the bar: with large letters they scroll away, and the button stays. */
function EntradaBar({ links, children }: { links: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.footer}>
      <BottomBar>{children}</BottomBar>
      {links}
    </div>
  );
}

function Documentos() {
  return (
    <p className={styles.links}>
      <Link to={appPaths.regulamento}>{text.regulamento}</Link>
      <Link to={appPaths.politicaPrivacidade}>{text.politicaPrivacidade}</Link>
    </p>
  );
}

function CriarConta() {
  return (
    <p className={styles.links}>
      <span>{text.primeiraVez}</span>
      <Link to={appPaths.raiz}>{text.criarConta}</Link>
    </p>
  );
}
