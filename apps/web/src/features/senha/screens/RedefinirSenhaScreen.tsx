import { type FormEvent, useId, useRef } from 'react';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { useLinkToken } from '../../../platform/navigation/use-link-token.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { InfoModal } from '@trevo/ui/dialog/InfoModal.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { PasswordInput } from '@trevo/ui/field/PasswordInput.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { SenhaChecklist, senhaText } from '../../consumidor/public.ts';
import { redefinirText } from '../senha.text.ts';
import { useRedefinir } from '../use-redefinir.ts';
import styles from './RedefinirSenhaScreen.module.css';
import { LinkMorto } from '../parts/LinkMorto.tsx';

/** Target of the password reset link. */
export function RedefinirSenhaScreen() {
  const token = useLinkToken();
  const goBack = useGoBack(appPaths.raiz);
  if (token) return <RedefinirForm token={token} onBack={goBack} />;
  return (
    <Page
      header={<PageHeader title={redefinirText.titulo} onBack={goBack} backLabel={redefinirText.voltar} />}
    >
      <LinkMorto />
    </Page>
  );
}

/** New password with its live checklist of rules, and the confirmation. */
function RedefinirForm({ token, onBack }: { token: string; onBack(): void }) {
  const texto = useTexto();
  const redefinir = useRedefinir(token);
  const inputs = { senha: useRef<HTMLInputElement>(null), confirmacao: useRef<HTMLInputElement>(null) };
  const [formId, checklistId] = [useId(), useId()];
  const words = { showLabel: senhaText.mostrarSenha, hideLabel: senhaText.esconderSenha };
  if (redefinir.link !== 'vale') {
    return (
      <Page
        header={<PageHeader title={redefinirText.titulo} onBack={onBack} backLabel={redefinirText.voltar} />}
      >
        {redefinir.link === 'morto' ? (
          <LinkMorto />
        ) : (
          <SkeletonGroup label={redefinirText.conferindo}>
            <Skeleton width="70%" />
            <Skeleton />
            <Skeleton width="45%" />
          </SkeletonGroup>
        )}
      </Page>
    );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wrong = redefinir.submit();
    if (wrong) inputs[wrong].current?.focus();
  }

  return (
    <Page
      header={
        <PageHeader
          title={redefinirText.titulo}
          subtitle={redefinirText.subtitulo}
          onBack={onBack}
          backLabel={redefinirText.voltar}
        />
      }
      footer={
        <BottomBar>
          <Button
            type="submit"
            form={formId}
            wide
            lockMs={1000}
            pending={redefinir.pending}
            pendingLabel={redefinirText.salvando}
          >
            {redefinirText.salvar}
          </Button>
        </BottomBar>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <Field label={redefinirText.nova} required error={redefinir.erros.senha}>
          <PasswordInput
            {...words}
            ref={inputs.senha}
            name="novaSenha"
            autoComplete="new-password"
            aria-describedby={checklistId}
            value={redefinir.senha}
            onBlur={() => redefinir.leave('senha')}
            onChange={(event) => redefinir.changeSenha(event.currentTarget.value)}
          />
        </Field>
        <SenhaChecklist id={checklistId} senha={redefinir.senha} />
        <Field label={redefinirText.confirmacao} required error={redefinir.erros.confirmacao}>
          <PasswordInput
            {...words}
            ref={inputs.confirmacao}
            name="confirmacao"
            autoComplete="new-password"
            enterKeyHint="go"
            value={redefinir.confirmacao}
            onBlur={() => redefinir.leave('confirmacao')}
            onChange={(event) => redefinir.changeConfirmacao(event.currentTarget.value)}
          />
        </Field>
      </form>
      <InfoModal
        open={redefinir.modal !== null}
        onClose={redefinir.closeModal}
        tone="alerta"
        title={texto(redefinirText.ops.id, redefinirText.ops.texto)}
        message={redefinir.modal}
      />
    </Page>
  );
}
