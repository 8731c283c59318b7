import {
  getTextoAvisoApple,
  getTipoIdentificacao,
  isAssociadoEnabled,
  isAvisoAppleEnabled,
} from '@trevo/config/configuracao/configuracao-questions';
import { WifiOff } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { Button } from '@trevo/ui/action/Button.tsx';
import { AvisoModal } from '../../../platform/aviso/AvisoModal.tsx';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PremioHero, usePremiosAnunciados } from '../../campanha/public.ts';
import { cadastroDraft, facebookInfo } from '../../cadastro/public.ts';
import { IdentificacaoField } from '../../consumidor/public.ts';
import { ConviteAviso } from '../../indicacao/public.ts';
import { PasskeyLugar } from '../../passkey/public.ts';
import { entradaText as text } from '../entrada.text.ts';
import { hasSocial } from '../facebook/facebook-redirect.ts';
import { isAppleDevice } from '../is-apple-device.ts';
import { type PainelProps, useEntradaPainel } from '../painel/use-entrada-painel.ts';
import type { EntradaAddress } from '../read-entrada-query.ts';
import { type EntradaModo, useEntrada } from '../use-entrada.ts';
import { useFacebookReturn } from '../use-entrar.ts';
import { useFirstField } from '../use-first-field.ts';
import { type CadastroBloqueio, useCampanhaErro } from '../use-modal.ts';
import { CriarConta, Documentos, EntradaBar, EntradaModalView } from './EntradaBar.tsx';
import styles from './EntradaForm.module.css';
import { MarcaHero } from './MarcaHero.tsx';
import { SenhaPasso } from './SenhaPasso.tsx';

/** Only in campaigns with other ways to sign in. */
const OutrasEntradas = lazy(() =>
  import('./OutrasEntradas.tsx').then((m) => ({ default: m.OutrasEntradas })),
);
/** Only after the end of a campaign. */
const Encerrada = lazy(() => import('./Encerrada.tsx').then((m) => ({ default: m.Encerrada })));
/** Only for a link with a credential. */
const LinkConvite = lazy(() => import('./LinkConvite.tsx').then((m) => ({ default: m.LinkConvite })));

const formId = 'entrada';

export interface EntradaFormProps {
  readonly modo: EntradaModo;
  readonly tipo: 'consumidor' | 'associado';
  readonly address: EntradaAddress;
  readonly bloqueio: CadastroBloqueio;
  /** Called when the user declined the link of another account. */
  onStay(): void;
}

/** Step of the form; the login address shows number and password together. */
type Etapa = 'numero' | 'senha' | 'numeroComSenha';

/** Number, then password: one step at a time, or both together on the login address. */
export function EntradaForm({ modo, tipo, address, bloqueio, onStay }: EntradaFormProps) {
  const configuracao = useConfiguracao();
  const { query, facebook } = address;
  const paineis = useEntradaPainel();
  const entrada = useEntrada({
    modo,
    tipo,
    query,
    cadastroBloqueio: bloqueio.mensagem,
    loginBloqueio: bloqueio.loginBloqueio,
    paineis,
  });
  const { passo, modals, numero: campo, senha: campoSenha, entrar } = entrada;
  const etapa: Etapa = modo === 'login' ? 'numeroComSenha' : passo === 'senha' ? 'senha' : 'numero';
  const numero = useRef<HTMLInputElement>(null);
  const senha = useRef<HTMLInputElement>(null);
  const forgot = () => paineis.open('esqueciSenha', campo.usuario);

  useFacebookReturn(facebook, entrada, () => {
    if (bloqueio.mensagem) return modals.show({ mensagem: bloqueio.mensagem });
    cadastroDraft.start('', { ...query.cadastro, isFacebook: true });
    paineis.open('cadastro');
  });
  useFirstField(numero, entrada, getTipoIdentificacao(configuracao));
  const isBare = paineis.current === null;
  useEffect(() => {
    // An abandoned Facebook registration is cancelled here: the next user may be another person.
    if (isBare) facebookInfo.clear();
  }, [isBare]);
  useLayoutEffect(() => {
    if (etapa === 'senha') senha.current?.focus();
  }, [etapa]);
  useLayoutEffect(() => {
    if (campoSenha.erro) senha.current?.select();
  }, [campoSenha.erro]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (entrada.submit() === 'usuario') numero.current?.focus();
  }

  const { campanha } = bloqueio;
  const hasPremio = usePremiosAnunciados(campanha).length > 0 && etapa !== 'senha';
  // With other sign-in buttons on the page, the submit button is next to the field.
  const isSocial = hasSocial(configuracao);
  const button = (
    <Button
      // The key resets the pending lock, because the next step is another request.
      key={passo}
      type="submit"
      form={formId}
      wide
      lockMs={1000}
      pending={entrar.pending}
      pendingLabel={etapa === 'numero' ? text.verificando : text.entrando}
    >
      {etapa === 'numero'
        ? text.continuar
        : modals.toTexto(etapa === 'senha' ? text.entrar : text.entrarLogin)}
    </Button>
  );
  return (
    <Page
      footer={
        <EntradaBar
          links={
            modo === 'login' && tipo === 'consumidor' ? (
              <CriarConta onCreate={() => paineis.open('cadastro')} />
            ) : (
              <Documentos />
            )
          }
        >
          {!isSocial && button}
        </EntradaBar>
      }
    >
      <MarcaHero compact={etapa === 'senha'} hasPremio={hasPremio} />
      {campanha && hasPremio && <PremioHero campanha={campanha} qual="anunciado" />}
      <Intro etapa={etapa} tipo={tipo} bloqueio={bloqueio} />
      {tipo === 'consumidor' && etapa !== 'senha' && <ConviteAviso codigo={query.cadastro.indicacao} />}
      {bloqueio.situacao === 'encerrada' && (
        <Suspense fallback={null}>
          <Encerrada campanha={bloqueio.campanha} mensagem={bloqueio.mensagem} />
        </Suspense>
      )}
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <IdentificacaoField
          inputRef={numero}
          value={campo.usuario}
          onValueChange={entrada.changeUsuario}
          error={campo.erro}
          large
          enterKeyHint={etapa === 'numeroComSenha' ? 'next' : 'go'}
        />
        {etapa !== 'numero' && (
          <SenhaPasso
            inputRef={senha}
            value={campoSenha.senha}
            onValueChange={campoSenha.change}
            error={campoSenha.erro}
            forgotLabel={modals.toTexto(text.esqueciSenha)}
            onForgot={forgot}
          />
        )}
        {isSocial && button}
      </form>
      {tipo === 'consumidor' && <PasskeyLugar pending={entrar.pending} signIn={entrar.signInBy} />}
      <OutrasLugar onForgot={forgot} />
      {isAvisoAppleEnabled(configuracao) && isAppleDevice(navigator) && (
        <p className={styles.aviso}>{getTextoAvisoApple(configuracao)}</p>
      )}
      <LiveRegion>{etapa === 'senha' ? text.pedeSenha : ''}</LiveRegion>
      <PainelLugar query={query} bloqueio={bloqueio} tipo={tipo} paineis={paineis} />
      <Suspense fallback={null}>
        {query.credential && <LinkConvite query={query} onAccept={entrada.acceptLink} onDecline={onStay} />}
      </Suspense>
      <EntradaModalView modals={modals} />
      <CampanhaErroModal error={bloqueio.error} title={modals.toTexto(text.ops)} />
    </Page>
  );
}

function OutrasLugar({ onForgot }: { onForgot(): void }) {
  const configuracao = useConfiguracao();
  if (!hasSocial(configuracao) && !isAssociadoEnabled(configuracao)) return null;
  return (
    <Suspense fallback={null}>
      <OutrasEntradas onForgot={onForgot} />
    </Suspense>
  );
}

/** Error modal for campaigns that did not load. */
function CampanhaErroModal({ error, title }: { error: CadastroBloqueio['error']; title: string }) {
  const { mensagem, isOffline, close } = useCampanhaErro(error);
  return (
    <AvisoModal
      open={mensagem !== null}
      onClose={close}
      tone="alerta"
      icon={isOffline ? <WifiOff /> : undefined}
      title={title}
      message={mensagem}
    />
  );
}

function Intro(props: { etapa: Etapa } & Pick<EntradaFormProps, 'tipo' | 'bloqueio'>) {
  const { etapa, tipo, bloqueio } = props;
  const identificacao = getTipoIdentificacao(useConfiguracao());
  const [titulo, subtitulo] =
    tipo === 'associado'
      ? [text.associado.titulo, text.associado.subtitulo]
      : etapa === 'senha'
        ? [text.tituloSenha, text.subtituloSenha]
        : // While registering is blocked, only known users can continue, so the text promises no sign-up.
          etapa === 'numeroComSenha' || bloqueio.mensagem !== null
          ? [text.tituloLogin, text.subtituloLogin]
          : [text.titulo, text.subtitulo[identificacao]];
  return (
    <div className={styles.intro}>
      <h1>{titulo}</h1>
      <p>{subtitulo}</p>
    </div>
  );
}

const load = () => import('../painel/EntradaPaineis.tsx').then((m) => ({ default: m.EntradaPaineis }));
const EntradaPaineis = lazy(load);

/**
 * Delay before the panels' code is prefetched, in milliseconds, so that it does not compete with the entry's
 * requests.
 */
const quietMilliseconds = 2000;

/** Mounts the panels from a lazy import that the entry does not need. */
function PainelLugar(props: PainelProps) {
  const { current } = props.paineis;
  useEffect(() => {
    const timer = setTimeout(() => {
      // A failed prefetch is ignored: opening a panel imports again.
      load().catch(() => {});
    }, quietMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  if (!current) return null;
  return (
    <Suspense fallback={null}>
      <EntradaPaineis {...props} current={current} />
    </Suspense>
  );
}
