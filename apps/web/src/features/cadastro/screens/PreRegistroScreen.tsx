import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { cadastroDraft, type CadastroDraft } from '../../../shared/cadastro/cadastro-draft.ts';
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
import { cadastroText } from '../cadastro.text.ts';
import { listLgpdItens, type LgpdItem } from '../lgpd-itens.ts';
import { LgpdItemCard } from '../parts/LgpdItemCard.tsx';
import styles from './PreRegistroScreen.module.css';

/** What comes before the form: the documents to agree to. Without documents, or without a number, it passes on. */
export function PreRegistroScreen() {
  const itens = listLgpdItens(useConfiguracao());
  const [draft] = useState(() => cadastroDraft.get());
  if (!draft) return <Navigate to={appPaths.raiz} replace />;
  if (itens.length === 0) return <SkipStep />;
  return <LgpdStep itens={itens} draft={draft} />;
}

function SkipStep() {
  useState(() => cadastroDraft.merge({ isReady: true }));
  return <Navigate to={appPaths.cadastro} replace />;
}

function LgpdStep({ itens, draft }: { itens: readonly LgpdItem[]; draft: CadastroDraft }) {
  const text = cadastroText.lgpd;
  const texto = useTexto();
  const navigate = useNavigate();
  const goBack = useGoBack(appPaths.raiz);
  const [aceites, setAceites] = useState<Readonly<Record<string, boolean>>>(draft.aceites ?? {});
  const [missing, setMissing] = useState<string | null>(null);

  function accept(nomeTermo: string, isAccepted: boolean): void {
    const next = { ...aceites, [nomeTermo]: isAccepted };
    setAceites(next);
    // At once: the person may leave to read a document at any moment.
    cadastroDraft.merge({ aceites: next });
  }

  function goOn(): void {
    const refused = itens.filter(({ nomeTermo }) => !aceites[nomeTermo]);
    if (refused.length > 0) {
      const names = refused.map(({ nomeTermo }) => text.itens[nomeTermo].nome).join(', ');
      setMissing(texto(text.naoConcordou.id, text.naoConcordou.texto) + names);
      return;
    }
    cadastroDraft.merge({ isReady: true });
    void navigate(appPaths.cadastro);
  }

  return (
    <Page
      header={
        <PageHeader
          title={text.titulo}
          subtitle={text.subtitulo}
          onBack={goBack}
          backLabel={cadastroText.voltar}
        />
      }
      footer={
        <BottomBar>
          <Button wide lockMs={1000} onClick={goOn}>
            {text.continuar}
          </Button>
        </BottomBar>
      }
    >
      <Stepper current={1} total={2} label={cadastroText.passo(1, 2)} />
      {itens.map(({ nomeTermo, path }) => (
        <LgpdItemCard
          key={nomeTermo}
          words={text.itens[nomeTermo]}
          path={path}
          isAccepted={aceites[nomeTermo] ?? false}
          onAccept={(isAccepted) => accept(nomeTermo, isAccepted)}
        />
      ))}
      <p className={styles.guarda}>{text.guarda}</p>
      <InfoModal
        open={missing !== null}
        onClose={() => setMissing(null)}
        tone="alerta"
        title={cadastroText.ops}
        message={missing}
      />
    </Page>
  );
}
