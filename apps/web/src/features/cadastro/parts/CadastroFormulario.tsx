import { useId } from 'react';
import type { CadastroDraft } from '../../../shared/cadastro/cadastro-draft.ts';
import { useConfiguracao } from '../../../shared/configuracao/PartidaProvider.tsx';
import { useTexto } from '../../../shared/configuracao/use-texto.ts';
import { appPaths } from '../../../shared/navigation/app-paths.ts';
import { useGoBack } from '../../../shared/navigation/use-go-back.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { InfoModal } from '../../../ui/dialog/InfoModal.tsx';
import { Stepper } from '../../../ui/display/Stepper.tsx';
import { BottomBar } from '../../../ui/layout/BottomBar.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import type { CampoPedido } from '../cadastro-form.ts';
import { cadastroText as text } from '../cadastro.text.ts';
import { listLgpdItens } from '../lgpd-itens.ts';
import { useCadastro } from '../use-cadastro.ts';
import { AceiteCampo } from './AceiteCampo.tsx';
import styles from './CadastroFormulario.module.css';
import { CampoControl } from './CampoControl.tsx';
import { NotificacaoCampo } from './NotificacaoCampo.tsx';
import { SenhaCampo } from './SenhaCampo.tsx';
import { toCampoLabel } from './to-campo-label.ts';

const isConsent = ({ campo }: CampoPedido) => campo === 'aceitaTermos' || campo === 'aceitaRegulamento';
const isSenha = ({ campo }: CampoPedido) => campo === 'senha' || campo === 'confirmacao';

/** The form in three parts: who you are, your password, what you agree to. */
export function CadastroFormulario({ draft }: { draft: CadastroDraft }) {
  const configuracao = useConfiguracao();
  const texto = useTexto();
  const goBack = useGoBack(appPaths.preRegistro);
  const { form, campos, modal, closeModal, submit } = useCadastro(draft);
  const { errors, isSubmitting, submitCount } = form.formState;
  const formId = useId();
  const hasSteps = listLgpdItens(configuracao).length > 0;
  const wrong = campos.filter(({ campo }) => errors[campo]);
  const { camposInvalidos } = text.erros;
  const summary =
    submitCount > 0 && wrong.length > 0
      ? texto(camposInvalidos.id, camposInvalidos.texto) +
        wrong.map(({ campo }) => toCampoLabel(campo, configuracao, form.getValues('usuario'))).join(', ')
      : null;
  return (
    <Page
      header={
        <PageHeader title={text.titulo} subtitle={text.subtitulo} onBack={goBack} backLabel={text.voltar} />
      }
      footer={
        <BottomBar
          note={
            <p role="alert" className={styles.summary}>
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
      {hasSteps && <Stepper current={2} total={2} label={text.passo(2, 2)} />}
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void submit(event);
        }}
      >
        {campos
          .filter((pedido) => !isConsent(pedido) && !isSenha(pedido))
          .map((pedido) => (
            <CampoControl key={pedido.campo} pedido={pedido} form={form} />
          ))}
        <h2 className={styles.section}>{text.senhaTitulo}</h2>
        <SenhaCampo form={form} />
        <div>
          <NotificacaoCampo form={form} />
          {campos.filter(isConsent).map(({ campo }) => (
            <AceiteCampo key={campo} campo={campo as 'aceitaTermos' | 'aceitaRegulamento'} form={form} />
          ))}
        </div>
      </form>
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
