import { useId } from 'react';
import type { CadastroDraft } from '../cadastro-draft.ts';
import { findPosicao } from '../pre-cadastro-ordem.ts';
import { Posicao } from '../passos/Moldura.tsx';
import { ConviteAviso } from '../../indicacao/public.ts';
import { codigoText, ConfirmarCelularModal } from '../../consumidor/public.ts';
import { useConfiguracao, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { InfoModal } from '@trevo/ui/dialog/InfoModal.tsx';
import { useAfterPress } from '@trevo/ui/gesture/use-after-press.ts';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { cadastroText as text } from '../cadastro.text.ts';
import { useCadastro, type Cadastro } from '../use-cadastro.ts';
import { passoPaths } from '../passos/use-passo.ts';
import { CadastroSecoes } from './CadastroSecoes.tsx';
import styles from './CadastroFormulario.module.css';
import { toCampoLabel } from './CampoControl.tsx';

/** Registration form with one submit button; the back button leads to the step that opened it. */
export function CadastroFormulario({ draft }: { draft: CadastroDraft }) {
  const configuracao = useConfiguracao();
  const texto = useTexto();
  const goBack = useGoBack(draft.origem ? passoPaths[draft.origem] : appPaths.preRegistro);
  const cadastro = useCadastro(draft);
  const { form, celular, modal, closeModal, submit } = cadastro;
  const { isSubmitting } = form.formState;
  const formId = useId();
  const summary = useAfterPress(useSummary(cadastro));
  return (
    <Page
      header={
        <PageHeader title={text.titulo} subtitle={text.subtitulo} onBack={goBack} backLabel={text.voltar} />
      }
      footer={
        <BottomBar
          note={
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- users with only a keyboard scroll it with the arrows
            <p role="alert" className={styles.summary} tabIndex={summary ? 0 : undefined}>
              {summary}
            </p>
          }
        >
          <Button
            type="submit"
            form={formId}
            wide
            lockMs={1000}
            pending={isSubmitting}
            pendingLabel={text.criando}
          >
            {text.criar}
          </Button>
        </BottomBar>
      }
    >
      <Posicao {...findPosicao(configuracao, 'formulario', draft.origem)} />
      <ConviteAviso codigo={draft.indicacao} />
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React events of a dialog's portal bubble through the form, so compare target and currentTarget.
          if (!isSubmitting && event.target === event.currentTarget) void submit(event);
        }}
      >
        <CadastroSecoes cadastro={cadastro} />
      </form>
      <ConfirmarCelularModal
        celular={celular.celular}
        onConfirm={(comprovante) => {
          toasts.show(texto(codigoText.valido.id, codigoText.valido.texto), { tone: 'sucesso' });
          celular.answer(comprovante);
        }}
        onClose={() => celular.answer(null)}
      />
      <InfoModal
        open={modal !== null}
        onClose={closeModal}
        tone="alerta"
        title={text.ops}
        message={modal?.mensagem}
      >
        {modal?.cura && <p className={styles.cura}>{modal.cura}</p>}
      </InfoModal>
    </Page>
  );
}

/** Returns the names of the invalid fields after the first submit. */
function useSummary({ form, campos }: Cadastro): string | null {
  const configuracao = useConfiguracao();
  const texto = useTexto();
  const { errors, submitCount } = form.formState;
  const wrong = campos.filter(({ campo }) => errors[campo]);
  if (submitCount === 0 || wrong.length === 0) return null;
  const names = wrong.map(({ campo }) => toCampoLabel(campo, configuracao, form.getValues('usuario')));
  return texto(text.erros.camposInvalidos.id, text.erros.camposInvalidos.texto) + names.join(', ');
}
