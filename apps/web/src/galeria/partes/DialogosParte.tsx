import { Bell, LifeBuoy, LogOut, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@trevo/ui/action/Button.tsx';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { Drawer } from '@trevo/ui/dialog/Drawer.tsx';
import { FullScreen } from '@trevo/ui/dialog/FullScreen.tsx';
import { InfoModal } from '@trevo/ui/dialog/InfoModal.tsx';
import { PeekPanel } from '@trevo/ui/dialog/PeekPanel.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { BarCode } from '@trevo/ui/display/code/BarCode.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { PasswordInput } from '@trevo/ui/field/PasswordInput.tsx';
import { createToastStore } from '@trevo/ui/feedback/toast/toast-store.ts';
import { Toasts } from '@trevo/ui/feedback/toast/Toasts.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';

type Aberto = 'info' | 'confirma' | 'formulario' | 'folha' | 'gaveta' | 'painel' | 'telaCheia' | null;

const avisos = createToastStore();

/** Modals, sheet, drawer and toasts; `?abrir=` opens one at once. */
export function DialogosParte() {
  const [aberto, setAberto] = useState<Aberto>(null);
  const close = () => setAberto(null);
  useEffect(() => {
    const pedido = new URLSearchParams(location.search).get('abrir');
    if (pedido === 'aviso') showToasts();
    else if (pedido) setAberto(pedido as Aberto);
  }, []);
  return (
    <Page header={<PageHeader title="Diálogos" />}>
      <Button onClick={() => setAberto('info')}>Aviso</Button>
      <Button onClick={() => setAberto('confirma')}>Pergunta</Button>
      <Button onClick={() => setAberto('formulario')}>Formulário</Button>
      <Button onClick={() => setAberto('folha')}>Folha</Button>
      <Button onClick={() => setAberto('gaveta')}>Gaveta</Button>
      <Button onClick={() => setAberto('painel')}>Painel</Button>
      <Button onClick={() => setAberto('telaCheia')}>Tela cheia</Button>
      <Button variant="secondary" onClick={showToasts}>
        Toasts
      </Button>
      <InfoModal
        open={aberto === 'info'}
        onClose={close}
        tone="alerta"
        title="Ops..."
        message="Essa nota já foi registrada. Cada nota vale uma vez só."
      />
      <ConfirmModal
        open={aberto === 'confirma'}
        title="Tem certeza?"
        message="Você vai precisar da senha para entrar de novo."
        icon={<LogOut />}
        confirmLabel="Sair"
        cancelLabel="Voltar"
        dangerous
        onConfirm={close}
        onCancel={close}
      />
      <Modal
        open={aberto === 'formulario'}
        onClose={close}
        title="Trocar senha"
        closeLabel="Fechar"
        actions={<Button wide>Salvar</Button>}
      >
        <Field label="Senha atual" required>
          <PasswordInput showLabel="Mostrar" hideLabel="Esconder" autoComplete="current-password" />
        </Field>
        <Field label="Nova senha" required error="Use 8 caracteres ou mais.">
          <PasswordInput
            showLabel="Mostrar"
            hideLabel="Esconder"
            autoComplete="new-password"
            defaultValue="123"
          />
        </Field>
      </Modal>
      <PeekPanel open={aberto === 'painel'} onClose={close} title="Nota" closeLabel="Fechar">
        <p>Os detalhes de um item da lista.</p>
      </PeekPanel>
      <FullScreen
        open={aberto === 'telaCheia'}
        onClose={close}
        title="Café com pão de queijo"
        closeLabel="Fechar"
      >
        <div style={{ width: '100%', height: '10rem' }}>
          <BarCode text="4A15C6F5CC" label="Código de barras" />
        </div>
        <strong>4A15C6F5CC</strong>
      </FullScreen>
      <Sheet
        open={aberto === 'folha'}
        onClose={close}
        title="Minha conta"
        bleed
        closeLabel="Fechar"
        actions={<Button wide>Pronto</Button>}
      >
        <div>
          <ListRow title="Meus dados" onClick={close} />
          <ListRow title="Trocar senha" onClick={close} />
          <ListRow title="Regulamento" onClick={close} />
          <ListRow title="Sair" tone="danger" onClick={close} />
        </div>
      </Sheet>
      <Drawer open={aberto === 'gaveta'} onClose={close} title="Sua conta" closeLabel="Fechar">
        <div>
          <ListRow leading={<UserRound />} title="Meus dados" onClick={close} />
          <ListRow leading={<Bell />} title="Notificações" onClick={close} />
          <ListRow leading={<LifeBuoy />} title="Ajuda" onClick={close} />
          <ListRow leading={<LogOut />} title="Sair" arrow={false} onClick={close} />
        </div>
      </Drawer>
      <Toasts store={avisos} label="Avisos" closeLabel="Fechar aviso" />
    </Page>
  );
}

function showToasts() {
  avisos.show('Nota registrada. Você ganhou 3 números!', { tone: 'sucesso', duration: 0 });
  avisos.show('Sem internet: sua nota será enviada depois.', {
    tone: 'alerta',
    duration: 0,
    action: { label: 'Ver', run() {} },
  });
}
