import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { isSessaoRecusada } from '../../../platform/session/use-leave.ts';
import { network } from '@trevo/client/request/network-state.ts';
import { SessaoModal } from '../../../platform/session/EntrarDeNovo.tsx';
import { Button } from '@trevo/ui/action/Button.tsx';
import { InfoModal } from '@trevo/ui/dialog/InfoModal.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { ShapedInput } from '@trevo/ui/field/mask/ShapedInput.tsx';
import { FormPage } from '@trevo/ui/layout/FormPage.tsx';
import { useCampanha } from '../../campanha/public.ts';
import { MultiplicadorFaixa } from '../../cupom/public.ts';
import { LimiteDica, ParticipacaoGate } from '../../participacao/public.ts';
import { codigoCupomText as text } from '../codigo-cupom.text.ts';
import { cleanCodigo, readCodigo } from '../codigo-digitado.ts';
import { isAtCodigo, toCupomErro } from '../cupom-erros.ts';
import { CupomDesfecho } from '../parts/CupomDesfecho.tsx';
import { useRegisterCupom } from '../use-register-cupom.ts';
import styles from './CadastrarCupomScreen.module.css';

/** Form to type or paste a coupon's code; then shows its earnings. */
export function CadastrarCupomScreen() {
  const { documento, error, pending, register, reset } = useRegisterCupom();
  const { campanha, situacao, error: campanhaError, retry } = useCampanha();
  const [value, setValue] = useState('');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  /** Submitted before the campaign loaded; sent as soon as it loads. */
  const [held, setHeld] = useState(false);
  const latest = useRef(register);
  latest.current = register;
  useEffect(() => {
    if (!held || (situacao === 'carregando' && !campanhaError)) return;
    setHeld(false);
    const cupom = campanha && readCodigo(value, campanha).cupom;
    if (cupom) latest.current(cupom);
  }, [held, campanha, situacao, campanhaError, value]);
  useEffect(() => {
    if (error && isAtCodigo(error)) field.current?.focus();
  }, [error]);
  const goBack = useGoBack();
  const texto = useTexto();

  if (documento) {
    const again = () => {
      setValue('');
      setAsked(false);
      reset();
    };
    return (
      <CupomDesfecho
        documento={documento}
        action={
          <Button wide variant="ghost" onClick={again}>
            {text.outro}
          </Button>
        }
      />
    );
  }

  const lido = campanha && readCodigo(value, campanha);
  // A code can only be registered in a known campaign.
  const failure = error ?? (asked && !campanha ? campanhaError : null);
  const refused = failure && toCupomErro(failure, network.isOnline(), texto);
  const wrong = asked && lido?.motivo ? text[lido.motivo] : null;
  const isAtField = refused?.lugar === 'campo';
  const isSessao = isSessaoRecusada(failure?.codigo);
  const dismiss = () => {
    setAsked(false);
    reset();
  };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setAsked(true);
    if (!campanha) {
      if (campanhaError) retry();
      else setHeld(true);
    } else if (lido?.cupom && !pending) register(lido.cupom);
    else field.current?.focus();
  }

  return (
    <ParticipacaoGate title={text.titulo}>
      <FormPage
        title={text.titulo}
        subtitle={text.subtitulo}
        onBack={goBack}
        backLabel={text.voltar}
        submitLabel={text.cadastrar}
        pending={pending || held}
        pendingLabel={text.cadastrando}
        above={
          <>
            <MultiplicadorFaixa />
            <LimiteDica />
          </>
        }
        below={
          <>
            <ExemploCupom />
            <SessaoModal error={isSessao ? failure : null} onClose={dismiss} />
            <InfoModal
              open={refused?.lugar === 'modal' && !isSessao}
              onClose={dismiss}
              tone="alerta"
              title={texto(text.ops.id, text.ops.texto)}
              message={[refused?.mensagem, refused?.cura].filter(Boolean).join(' ')}
              buttonLabel={texto(text.ok.id, text.ok.texto)}
            />
          </>
        }
        onSubmit={submit}
      >
        <Field
          label={text.codigo}
          required
          hint={text.dica}
          isLate={isAtField}
          error={wrong ?? (isAtField ? [refused.mensagem, refused.cura].filter(Boolean).join(' ') : null)}
        >
          <ShapedInput
            ref={field}
            large
            figures
            name="numeroAleatorio"
            value={value}
            shape={(typed) => cleanCodigo(typed, campanha)}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="send"
            maxLength={200}
            onValueChange={(typed) => {
              setValue(typed);
              if (error) reset();
            }}
          />
        </Field>
      </FormPage>
    </ParticipacaoGate>
  );
}

/** Drawing of a coupon that marks where the code is printed. Decorative. */
function ExemploCupom() {
  return (
    <svg className={styles.cupom} viewBox="0 0 220 96" aria-hidden="true">
      <path
        className={styles.paper}
        d="M14 6h192a8 8 0 0 1 8 8v22a12 12 0 0 0 0 24v22a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8V60a12 12 0 0 0 0-24V14a8 8 0 0 1 8-8Z"
      />
      <path className={styles.dash} d="M156 16v64" />
      <path className={styles.line} d="M26 24h76M26 36h52" />
      <rect className={styles.code} x="22" y="52" width="118" height="26" rx="8" />
      <path className={styles.figures} d="M34 65h12M54 65h12M74 65h12M94 65h12M114 65h12" />
      <path
        className={styles.star}
        d="m185 32 4.9 10 11 1.6-8 7.7 1.9 11L185 57l-9.8 5.3 1.9-11-8-7.7 11-1.6Z"
      />
    </svg>
  );
}
